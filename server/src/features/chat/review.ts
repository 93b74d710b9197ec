import { chat, inUnitOfWork, recordAccountEvent } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  chatCodes,
  type ChatBanReason,
  type ChatMessage,
  type ChatRoom,
  type ReportedMessage,
  type WrittenMessage,
} from '../../../contract/features/chat.contract.ts';
import { assertDone } from '../../core/auth/act-on-account.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { shownMessage } from './chat-view.ts';
import { removeMessage, type ModerateTools } from './moderate.ts';

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

/** Messages of a player, deleted ones too. */
export const findMessages = async (
  { db }: ModerateTools,
  search: { player: string; words: string },
): Promise<CallAnswer<'chatModeration.messages'>> => {
  const found = await chat.chatMessagesOf(db.pool, search);
  return {
    messages: found.map(({ room, type, ...message }) => ({
      ...message,
      room: room as ChatRoom,
      type: type as WrittenMessage['type'],
    })),
  };
};

/**
 * Closes the reports of a message, and deletes it in the same transaction where that is asked. Throws CallError 404,
 * UNCHANGED: somebody else has decided; SAME_PERSON: nobody decides on their own words.
 */
export const decideReports = async (
  { db, clock, tails }: ModerateTools,
  staff: Staff,
  { uid, isUpheld, isDeleted }: { uid: string; isUpheld: boolean; isDeleted: boolean },
): Promise<void> => {
  const at = clock.now();
  const deletedFrom = await inUnitOfWork(db, async (unit) => {
    const { em } = unit;
    const authorId = await chat.authorOfChatMessage(em, uid);
    if (authorId === undefined) throw new CallError(chatCodes.notFound);
    if (authorId !== null) await assertOtherPerson(em, staff, authorId);
    assertDone(await chat.decideChatReports(em, { uid, by: staff.actorId, at, isUpheld }));
    const { actorId, address } = staff;
    const kind = isUpheld ? 'chat.reportUpheld' : 'chat.reportDismissed';
    await recordAccountEvent(em, { userId: authorId ?? actorId, actorId, kind, details: { uid }, address });
    return isDeleted ? removeMessage(unit, staff, { uid, at }) : undefined;
  });
  if (deletedFrom !== undefined) tails.changed(deletedFrom as ChatRoom);
};
