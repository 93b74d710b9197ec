import { OFFICE_CASH_ROOM, officeCash as contract } from '../../../contract/features/office-cash.contract.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { claimWithdrawal, releaseWithdrawal } from './claims.ts';
import { decideTogether } from './decide-together.ts';
import { createDeskActs } from './desk-acts.ts';
import { decide, propose } from './desk-changes.ts';
import { loadFacts, loadQueue } from './desk-queue.ts';
import { loadFigures } from './desk-figures.ts';
import { loadCatalogue, loadLoose, loadRiskResults } from './desk-views.ts';
import { texts } from '../../core/i18n/texts.ts';

const done = { success: true } as const;

/** Tells who watches the desk that something of it has changed. */
const tellDesk = ({ pushes }: FeatureTools): void =>
  pushes.everywhere.toRoom(OFFICE_CASH_ROOM, { channel: 'officeCash', type: 'changed', payload: {} });

/** Calls of cashiers and the finance team. */
export const officeCash = defineFeature({
  contract,
  messages: texts('office-cash'),
  isReserved: true,
  open(tools) {
    const acts = createDeskActs(tools);
    return {
      calls: {
        'officeCash.queue': {
          async handle(_payload, { socketId, staff }) {
            tools.pushes.join(socketId, OFFICE_CASH_ROOM);
            return { waiting: await loadQueue(tools, staff) };
          },
        },
        'officeCash.facts': { handle: ({ id }, { staff }) => loadFacts(tools, staff, id) },
        'officeCash.approve': { handle: (act, { staff }) => acts.approve(staff, act) },
        'officeCash.refuse': {
          async handle(act, { staff }) {
            await acts.refuse(staff, act);
            return done;
          },
        },
        'officeCash.claim': {
          async handle(act, { staff }) {
            const until = await claimWithdrawal(tools, staff, act);
            tellDesk(tools);
            return { until };
          },
        },
        'officeCash.release': {
          async handle(act, { staff }) {
            await releaseWithdrawal(tools, staff, act);
            tellDesk(tools);
            return done;
          },
        },
        'officeCash.decideTogether': {
          handle: async (batch, { staff, lang }) => ({
            lines: await decideTogether(tools, acts, { ...batch, staff, lang }),
          }),
        },
        'officeCash.reveal': { handle: (act, { staff }) => acts.reveal(staff, act) },
        'officeCash.askDocuments': {
          async handle(act, { staff }) {
            await acts.askDocuments(staff, act);
            return done;
          },
        },
        'officeCash.block': {
          async handle(act, { staff }) {
            const isDone = await acts.block(staff, act);
            tellDesk(tools);
            return { isDone };
          },
        },
        'officeCash.figures': { handle: (range) => loadFigures(tools, range) },
        'officeCash.loose': { handle: () => loadLoose(tools) },
        'officeCash.riskResults': { handle: () => loadRiskResults(tools) },
        'officeCash.catalogue': {
          handle(_payload, { staff, socketId }) {
            tools.pushes.join(socketId, OFFICE_CASH_ROOM);
            return loadCatalogue(tools, staff);
          },
        },
        'officeCash.propose': {
          async handle(proposal, { staff }) {
            const id = await propose(tools, staff.actorId, proposal);
            tellDesk(tools);
            return { id };
          },
        },
        'officeCash.decide': {
          async handle(decision, { staff }) {
            await decide(tools, staff, decision);
            tellDesk(tools);
            return done;
          },
        },
      },
    };
  },
});
