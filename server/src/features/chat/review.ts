import { chat, inUnitOfWork, recordAccountEvent } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  chatCodes,
  type ChatBanReason,
  type ChatMessage,
  type ChatRoom,
  type ReportedMessage,
} from '../../../contract/features/chat.contract.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { shownMessage } from './chat-view.ts';
import type { ModerateTools } from './moderate.ts';

const AROUND = 10; // messages before and after a reported one

/** Reports that wait, bans in force and the rules of the rooms. */
export const loadDesk = async (
  { db, em, clock }: ModerateTools,
  staff: Staff,
): Promise<CallAnswer<'chatModeration.desk'>> => {
  const at = clock.now();
  const reported = await chat.openChatReports(db.pool, at);
  const bans = await chat.runningChatBans(db.pool, at);
  const rooms = await chat.chatRoomRules(em());
  return {
    reported: reported.map(({ authorId, room, type, ...message }) => ({
      ...message,
      room: room as ChatRoom,
      type: type as ReportedMessage['type'],
      isOwn: authorId === staff.actorId,
    })),
    bans: bans.map(({ author, reason, ...ban }) => ({ ...ban, userId: author, reason: reason as ChatBanReason })),
    rooms: rooms.map(({ id, pauseSeconds, isReadOnly }) => ({ room: id as ChatRoom, pauseSeconds, isReadOnly })),
  };
};

/** A reported message between those around it. Throws CallError 404. */
export const loadAround = async ({ db }: ModerateTools, uid: string): Promise<ChatMessage[]> => {
  const rows = await chat.chatMessagesAround(db.pool, uid, AROUND);
  if (rows.length === 0) throw new CallError(chatCodes.notFound);
  return rows.map(shownMessage);
};

/** Closes the reports of a message. Throws CallError 404, SAME_PERSON: nobody decides on their own words. */
export const decideReports = async (
  { db, clock }: ModerateTools,
  staff: Staff,
  { uid, isUpheld }: { uid: string; isUpheld: boolean },
): Promise<void> => {
  await inUnitOfWork(db, async ({ em }) => {
    const authorId = await chat.authorOfChatMessage(em, uid);
    if (authorId === undefined) throw new CallError(chatCodes.notFound);
    if (authorId !== null) await assertOtherPerson(em, staff, authorId);
    const decision = { uid, by: staff.actorId, at: clock.now(), isUpheld };
    if (!(await chat.decideChatReports(em, decision))) throw new CallError(chatCodes.notFound);
    if (authorId === null) return;
    const { actorId, address } = staff;
    const kind = isUpheld ? 'chat.reportUpheld' : 'chat.reportDismissed';
    await recordAccountEvent(em, { userId: authorId, actorId, kind, details: { uid }, address });
  });
};
