import { officeCompliance as contract } from '../../../contract/features/office-compliance.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { addEvidence, decideCase, moveDeadline, noteCase, openCase, takeCase } from './case-acts.ts';
import { exportCase } from './case-export.ts';
import { createReportSigner } from './report-signer.ts';
import { searchCases, viewCase } from './case-view.ts';
import { decideRules, loadRules, proposeRules } from './rule-changes.ts';
import { runAmlRules } from './run-rules.ts';

const RULES_EVERY_MS = 60_000;

/** Rules against money laundering, their alerts, and the cases in which people look at them. */
export const officeCompliance = defineFeature({
  contract,
  messages: texts('office-compliance'),
  isReserved: true,
  async open(tools) {
    const { db, em, clock, inUnitOfWork, settings } = tools;
    const signer = await createReportSigner(settings.dataDir);
    const readers = () => ({ pool: db.pool, em: em() });
    /** A handler of an act: one transaction. */
    const act =
      <Payload, Answer extends object>(
        work: (acting: Parameters<typeof takeCase>[0], payload: Payload) => Promise<Answer | void>,
      ) =>
      async (payload: Payload, { staff }: { staff: Staff }): Promise<Answer> =>
        (await inUnitOfWork((unit) => work({ unit, staff, at: clock.now() }, payload))) ?? ({ success: true } as never);
    return {
      calls: {
        'officeCompliance.cases': {
          handle: (payload, { staff }) => searchCases(readers(), staff, payload, clock.now()),
        },
        'officeCompliance.case': {
          handle: async ({ id }, { staff }) => ({ case: await viewCase(readers(), staff, id) }),
        },
        'officeCompliance.rules': { handle: (_payload, { staff }) => loadRules(em(), staff) },
        'officeCompliance.openCase': {
          handle: act(async (acting, payload) => ({ id: await openCase(acting, payload) })),
        },
        'officeCompliance.take': { handle: act(takeCase) },
        'officeCompliance.note': { handle: act(noteCase) },
        'officeCompliance.moveDeadline': { handle: act(moveDeadline) },
        'officeCompliance.addEvidence': { handle: act(addEvidence) },
        'officeCompliance.decide': { handle: act(decideCase) },
        'officeCompliance.export': { handle: (payload, { staff }) => exportCase(tools, signer, staff, payload) },
        'officeCompliance.proposeRules': {
          handle: act(async ({ unit, staff, at }, payload) => ({
            version: await proposeRules(unit.em, staff, payload, at),
          })),
        },
        'officeCompliance.decideRules': {
          handle: act(({ unit, staff, at }, payload) => decideRules(unit.em, staff, payload, at)),
        },
      },
      jobs: [{ name: 'rules', everyMs: RULES_EVERY_MS, run: () => runAmlRules(tools) }],
    };
  },
});
