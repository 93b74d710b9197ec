import { officeCompliance as contract } from '../../../contract/features/office-compliance.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { addEvidence, decideCase, moveDeadline, noteCase, openCase, takeCase, type Acting } from './case-acts.ts';
import { decideHit } from './case-hits.ts';
import { exportCase } from './case-export.ts';
import { askFunds, endFunds, markLateFunds, withdrawFunds } from './case-funds.ts';
import { createReportSigner } from './report-signer.ts';
import { searchCases, viewCase } from './case-view.ts';
import { decideRules, loadRules, proposeRules } from './rule-changes.ts';
import { runAmlRules } from './run-rules.ts';
import { createScreeningJob, openScreening, screeningVariables } from './screening.ts';

const RULES_EVERY_MS = 60_000;
const FUNDS_EVERY_MS = 600_000;
const SCREENING_EVERY_MS = 60_000;

/** Rules against money laundering, their alerts, and the cases in which people look at them. */
export const officeCompliance = defineFeature({
  contract,
  messages: texts('office-compliance'),
  variables: [screeningVariables],
  isReserved: true,
  async open(tools) {
    const { db, em, clock, inUnitOfWork, settings } = tools;
    const { screen, simulator } = openScreening(tools);
    const signer = await createReportSigner(settings.dataDir);
    const readers = () => ({ pool: db.pool, em: em() });
    /** One act on a case, in one transaction. */
    const act = <Answer>(staff: Staff, work: (acting: Acting) => Promise<Answer>): Promise<Answer> =>
      inUnitOfWork((unit) => work({ unit, staff, at: clock.now() }));
    const done = async (staff: Staff, work: (acting: Acting) => Promise<void>): Promise<{ success: true }> => {
      await act(staff, work);
      return { success: true };
    };
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
          handle: (payload, { staff }) => act(staff, async (acting) => ({ id: await openCase(acting, payload) })),
        },
        'officeCompliance.take': {
          handle: (payload, { staff }) => done(staff, (acting) => takeCase(acting, payload)),
        },
        'officeCompliance.note': {
          handle: (payload, { staff }) => done(staff, (acting) => noteCase(acting, payload)),
        },
        'officeCompliance.moveDeadline': {
          handle: (payload, { staff }) => done(staff, (acting) => moveDeadline(acting, payload)),
        },
        'officeCompliance.addEvidence': {
          handle: (payload, { staff }) => done(staff, (acting) => addEvidence(acting, payload)),
        },
        'officeCompliance.decide': {
          handle: (payload, { staff }) =>
            done(staff, async (acting) =>
              endFunds(acting, { id: payload.id, userId: await decideCase(acting, payload) }),
            ),
        },
        'officeCompliance.askFunds': {
          handle: (payload, { staff }) => done(staff, (acting) => askFunds(acting, payload)),
        },
        'officeCompliance.decideHit': {
          handle: (payload, { staff }) => done(staff, (acting) => decideHit(acting, payload)),
        },
        'officeCompliance.withdrawFunds': {
          handle: (payload, { staff }) => done(staff, (acting) => withdrawFunds(acting, payload)),
        },
        'officeCompliance.export': {
          handle: (payload, { staff }) => exportCase(tools, signer, staff, payload),
        },
        'officeCompliance.proposeRules': {
          handle: (payload, { staff }) =>
            act(staff, async ({ unit: { em: unitEm }, at }) => ({
              version: await proposeRules(unitEm, staff, payload, at),
            })),
        },
        'officeCompliance.decideRules': {
          handle: (payload, { staff }) =>
            done(staff, ({ unit: { em: unitEm }, at }) => decideRules(unitEm, staff, payload, at)),
        },
      },
      async routes(app) {
        if (simulator) await app.register(simulator.plugin, { prefix: simulator.prefix });
      },
      jobs: [
        { name: 'rules', everyMs: RULES_EVERY_MS, run: () => runAmlRules(tools) },
        { name: 'funds', everyMs: FUNDS_EVERY_MS, run: () => markLateFunds(tools) },
        ...(screen ? [{ name: 'screening', everyMs: SCREENING_EVERY_MS, run: createScreeningJob(tools, screen) }] : []),
      ],
    };
  },
});
