import { randomUUIDv7 } from 'node:crypto';
import { support, userRepository, type Queryable, type UnitOfWork } from 'db';
import {
  supportCodes,
  supportQueueRoles,
  type SupportQueue,
  type SupportSystemText,
} from '../../../contract/features/support-values.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { notifyAnswered } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { queuesOf } from './desk-view.ts';
import type { SupportPushes } from './support-pushes.ts';

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'inUnitOfWork'> & { tell: SupportPushes };

/** An answer or a note. */
interface Written {
  conversation: string;
  text: string;
  requestId: string;
}

/** Acts of staff on conversations. Each throws CallError, and is in the trail or signed by its author. */
export interface DeskActs {
  /** Stores an answer or a note and gives its message. An answer takes a conversation that nobody has. */
  write(staff: Staff, side: 'staff' | 'note', written: Written): Promise<support.SupportMessageRow>;
  assign(staff: Staff, act: { conversation: string; assignee: string | null; was: string | null }): Promise<void>;
  handOver(staff: Staff, act: { conversation: string; queue: SupportQueue; note: string }): Promise<void>;
  close(staff: Staff, conversation: string): Promise<void>;
  reopen(staff: Staff, conversation: string): Promise<void>;
}

/** A conversation of a queue of this member of staff. Throws CallError 404 and SUPPORT_NOT_YOUR_QUEUE. */
export const assertDesk = async (client: Queryable, staff: Staff, uid: string): Promise<support.DeskConversation> => {
  const row = await support.deskConversation(client, uid);
  if (!row) throw new CallError(supportCodes.notFound);
  if (!queuesOf(staff).includes(row.queue as SupportQueue)) throw new CallError(supportCodes.notYourQueue);
  return row;
};

export const createDeskActs = ({ db, clock, inUnitOfWork, tell }: Tools): DeskActs => {
  /** Runs an act on a conversation that is held meanwhile. Nobody acts on their own, under whatever account. */
  const act = async <T>(
    staff: Staff,
    uid: string,
    run: (unit: UnitOfWork, row: support.DeskConversation) => Promise<T>,
    isInside = false, // the player is not to hear of it
  ): Promise<T> => {
    const result = await inUnitOfWork(async (unit) => {
      await support.lockSupportConversation(unit.client, uid);
      const row = await assertDesk(unit.client, staff, uid);
      if (row.userId !== null) await assertOtherPerson(unit.em, staff, row.userId);
      return run(unit, row);
    });
    const changed = await support.deskConversation(db.pool, uid);
    if (changed) (isInside ? tell.changedInside : tell.changed)(changed);
    return result;
  };

  const record = (
    { em }: UnitOfWork,
    { actorId }: Staff,
    row: support.DeskConversation,
    event: { kind: support.NewSupportEvent['kind']; target?: string | null },
  ): Promise<void> => support.recordSupportEvent(em, { conversationId: row.id, actorId, at: clock.now(), ...event });

  const add = async (
    { client }: UnitOfWork,
    { id: conversationId }: support.DeskConversation,
    message: Pick<support.NewSupportMessage, 'side' | 'authorId' | 'requestId' | 'text'>,
  ): Promise<string> => {
    const uid = randomUUIDv7();
    const seq = await support.addSupportMessage(client, { ...message, uid, conversationId, at: clock.now() });
    if (seq === undefined) throw new CallError(supportCodes.closed);
    return uid;
  };
  const say = (unit: UnitOfWork, row: support.DeskConversation, text: SupportSystemText): Promise<string> =>
    add(unit, row, { side: 'system', authorId: null, requestId: null, text });

  /** A notice for a player who may be away; a guest has an e-mail. */
  const tellAway = async ({ em }: UnitOfWork, row: support.DeskConversation): Promise<void> => {
    const { userId, uid: conversation, playerReadSeq: readSeq } = row;
    if (userId !== null) await notifyAnswered(em, { userId, conversation, readSeq, at: clock.now() });
  };

  const take = async (unit: UnitOfWork, staff: Staff, row: support.DeskConversation): Promise<void> => {
    if (row.assigneeId !== null) return;
    const user = await userRepository(unit.em).findById(staff.actorId);
    await support.assignSupport(unit.em, row.id, staff.actorId);
    await record(unit, staff, row, { kind: 'assigned', target: user?.publicId ?? null });
  };

  /** The account of a colleague who works in the queue. Throws CallError 404. */
  const colleagueOf = async ({ client }: UnitOfWork, row: support.DeskConversation, publicId: string) => {
    const colleagues = await support.supportColleagues(client, supportQueueRoles[row.queue as SupportQueue]);
    const found = colleagues.find((one) => one.publicId === publicId);
    if (!found) throw new CallError(supportCodes.notFound);
    return found;
  };

  return {
    async write(staff, side, { conversation, text, requestId }) {
      const uid = await act(
        staff,
        conversation,
        async (unit, row) => {
          const before = await support.deskMessageOfRequest(unit.client, row.id, requestId);
          if (before) return before;
          const message = await add(unit, row, { side, authorId: staff.actorId, requestId, text });
          if (side === 'staff') {
            await take(unit, staff, row);
            await tellAway(unit, row);
          }
          return message;
        },
        side === 'note',
      );
      const message = await support.supportMessageByUid(db.pool, uid);
      if (!message) throw new CallError(supportCodes.notFound);
      return message;
    },
    assign: (staff, { conversation, assignee, was }) =>
      act(
        staff,
        conversation,
        async (unit, row) => {
          if ((row.assignee?.publicId ?? null) !== was) throw new CallError(supportCodes.changed);
          if (assignee === was) return;
          const found = assignee === null ? null : await colleagueOf(unit, row, assignee);
          await support.assignSupport(unit.em, row.id, found?.id ?? null);
          await record(unit, staff, row, { kind: found ? 'assigned' : 'released', target: assignee ?? was });
        },
        true,
      ),
    handOver: (staff, { conversation, queue, note }) =>
      act(staff, conversation, async (unit, row) => {
        if (!(await support.handOverSupport(unit.em, row.id, queue))) throw new CallError(supportCodes.changed);
        await add(unit, row, { side: 'note', authorId: staff.actorId, requestId: null, text: note });
        await say(unit, row, 'handedOver');
        await record(unit, staff, row, { kind: 'handedOver', target: queue });
      }),
    close: (staff, conversation) =>
      act(staff, conversation, async (unit, row) => {
        const closed = { id: row.id, by: 'staff', at: clock.now() } as const;
        if (!(await support.closeSupportConversation(unit.em, closed))) throw new CallError(supportCodes.changed);
        await say(unit, row, 'closedByHouse');
        await record(unit, staff, row, { kind: 'closed' });
      }),
    reopen: (staff, conversation) =>
      act(staff, conversation, async (unit, row) => {
        if (!(await support.reopenSupportConversation(unit.em, row.id, clock.now())))
          throw new CallError(supportCodes.changed);
        await say(unit, row, 'reopened');
        await record(unit, staff, row, { kind: 'reopened' });
      }),
  };
};
