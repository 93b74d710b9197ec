import { officeBonus as contract } from '../../../contract/features/office-bonus.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { decideHouseChange, proposeHouseChange, subjectOf } from '../../core/house-changes/house-changes.ts';
import { describeSubjects, loadHouseChanges, loadHouseRecords } from '../../core/house-changes/list-house-changes.ts';
import { loadCosts, loadMeasured } from './bonus-costs.ts';
import { campaigns } from './campaigns.ts';
import { texts } from '../../core/i18n/texts.ts';
import { bonuses } from './registry.ts';
import { decideWaiting, loadWaiting } from './waiting-bonuses.ts';

const done = { success: true } as const;

/** Staff calls for bonuses. */
export const officeBonus = defineFeature({
  contract,
  messages: texts('office-bonus'),
  isReserved: true,
  open: (tools) => ({
    houseChanges: [campaigns(bonuses)],
    calls: {
      'officeBonus.waiting': {
        handle: async () => ({ waiting: await loadWaiting(tools) }),
      },
      'officeBonus.decide': {
        async handle({ id, ...decision }, { staff: { actorId, isExempt } }) {
          await decideWaiting(tools, { ...decision, id: BigInt(id), actorId, isExempt });
          return done;
        },
      },
      'officeBonus.costs': { handle: (asked) => loadCosts(tools, asked) },
      'officeBonus.measured': { handle: (range) => loadMeasured(tools, range) },
      'officeBonus.subjects': { handle: () => ({ subjects: describeSubjects(tools.houseSubjects.all()) }) },
      'officeBonus.records': {
        async handle({ subject }) {
          return { records: await loadHouseRecords(tools.em(), subjectOf(tools.houseSubjects, subject)) };
        },
      },
      'officeBonus.changes': {
        async handle({ subject }, { staff }) {
          return { changes: await loadHouseChanges(tools, staff, subject) };
        },
      },
      'officeBonus.propose': {
        async handle(proposal, { staff }) {
          return { id: await proposeHouseChange(tools, staff.actorId, proposal) };
        },
      },
      'officeBonus.decideChange': {
        async handle(decision, { staff }) {
          await decideHouseChange(tools, staff, decision);
          return done;
        },
      },
    },
  }),
});
