import { support } from 'db';
import { OFFICE_SUPPORT_ROOM, officeSupport as contract } from '../../../contract/features/office-support.contract.ts';
import {
  SUPPORT_OFFICE_PAGE,
  supportCodes,
  supportQueueRoles,
  type SupportQueue,
} from '../../../contract/features/support-values.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { assertDesk, createDeskActs } from './desk-acts.ts';
import { loadFigures } from './desk-figures.ts';
import { queuesOf, shownDesk, shownDeskMessage, viewConversation } from './desk-view.ts';
import { loadReadyAnswers, loadReadyVersions, saveReadyAnswer } from './ready-answers.ts';
import { writeLetter } from './desk-letter.ts';
import { createSupportPushes } from './support-pushes.ts';

const done = { success: true } as const;

/** Queues that are asked about. Throws CallError SUPPORT_NOT_YOUR_QUEUE. */
const askedQueues = (staff: Staff, queue: SupportQueue | undefined): SupportQueue[] => {
  const all = queuesOf(staff);
  if (queue === undefined) return all;
  if (!all.includes(queue)) throw new CallError(supportCodes.notYourQueue);
  return [queue];
};

/** The inbox of staff. A queue is for the roles of `supportQueueRoles`. */
export const officeSupport = defineFeature({
  contract,
  messages: texts('support'),
  isReserved: true,
  open(tools) {
    const { db, clock, pushes } = tools;
    const tell = createSupportPushes(tools);
    const acts = createDeskActs({ ...tools, tell });

    const changed = async (staff: Staff, uid: string) => {
      const row = await support.deskConversation(db.pool, uid);
      const [conversation] = row ? await shownDesk(db, [row], staff) : [];
      if (!conversation) throw new CallError(supportCodes.notFound);
      return { conversation };
    };

    return {
      calls: {
        'officeSupport.list': {
          async handle({ queue, state, assignee, search: text, page }, { staff, socketId }) {
            pushes.join(socketId, OFFICE_SUPPORT_ROOM);
            const queues = askedQueues(staff, queue);
            const assigneeId = assignee && (assignee === 'me' ? staff.actorId : null);
            const place = { offset: (page - 1) * SUPPORT_OFFICE_PAGE, limit: SUPPORT_OFFICE_PAGE };
            const rows = await support.findDeskConversations(db.pool, { queues, state, assigneeId, text, ...place });
            const waiting = await support.waitingByQueue(db.pool);
            const mine = queuesOf(staff);
            const roles = [...new Set(mine.flatMap((one) => [...supportQueueRoles[one]]))];
            const colleagues = await support.supportColleagues(db.pool, roles);
            return {
              conversations: await shownDesk(db, rows, staff),
              total: rows[0]?.total ?? 0,
              waiting: mine.map((one) => ({
                queue: one,
                count: waiting.find((row) => row.queue === one)?.count ?? 0,
              })),
              colleagues: colleagues.map(({ publicId: userId, nick }) => ({ userId, nick })),
            };
          },
        },
        'officeSupport.open': {
          async handle({ conversation }, { staff, socketId }) {
            pushes.join(socketId, OFFICE_SUPPORT_ROOM);
            const row = await assertDesk(db.pool, staff, conversation);
            const view = await viewConversation(db, row, staff, clock.now());
            if (row.unread > 0) tell.changedInside(row);
            return { ...view, ...(await changed(staff, conversation)) };
          },
        },
        'officeSupport.answer': {
          handle: async (written, { staff }) => ({
            message: shownDeskMessage(await acts.write(staff, 'staff', written)),
          }),
        },
        'officeSupport.write': { handle: (letter, { staff }) => writeLetter(tools, tell, staff, letter) },
        'officeSupport.note': {
          handle: async (written, { staff }) => ({
            message: shownDeskMessage(await acts.write(staff, 'note', written)),
          }),
        },
        'officeSupport.typing': {
          async handle({ conversation }, { staff }) {
            tell.houseTypes(await assertDesk(db.pool, staff, conversation));
            return done;
          },
        },
        'officeSupport.assign': {
          async handle(act, { staff }) {
            await acts.assign(staff, act);
            return changed(staff, act.conversation);
          },
        },
        'officeSupport.handOver': {
          async handle(act, { staff }) {
            await acts.handOver(staff, act);
            return changed(staff, act.conversation);
          },
        },
        'officeSupport.close': {
          async handle({ conversation }, { staff }) {
            await acts.close(staff, conversation);
            return changed(staff, conversation);
          },
        },
        'officeSupport.reopen': {
          async handle({ conversation }, { staff }) {
            await acts.reopen(staff, conversation);
            return changed(staff, conversation);
          },
        },
        'officeSupport.readyAnswers': { handle: async () => ({ answers: await loadReadyAnswers(tools) }) },
        'officeSupport.readyVersions': { handle: async ({ id }) => ({ versions: await loadReadyVersions(tools, id) }) },
        'officeSupport.saveReadyAnswer': {
          handle: async (draft, { staff }) => ({ answer: await saveReadyAnswer(tools, staff, draft) }),
        },
        'officeSupport.figures': {
          handle: ({ days }, { staff }) => loadFigures(db.pool, { queues: queuesOf(staff), days, now: clock.now() }),
        },
      },
    };
  },
});
