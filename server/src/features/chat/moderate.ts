import { chat, inUnitOfWork, recordAccountEvent, userRepository, type UnitOfWork } from 'db';
import {
  CHAT_BAN_FOR_EVER,
  chatBanReasons,
  chatCodes,
  type ChatBan,
  type ChatBanReason,
  type ChatRoom,
} from '../../../contract/features/chat.contract.ts';
import { actOnAccount, assertDone } from '../../core/auth/act-on-account.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { socketRoom, type RoomTails } from './room-tails.ts';

const MINUTE_MS = 60_000;

export type ModerateTools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'pushes'> & { tails: RoomTails };

/** A ban as its player sees it. */
export const shownBan = ({ until, reason, comment }: chat.ChatBanRow): ChatBan => ({
  until: until ?? null,
  reason: reason as ChatBanReason,
  comment,
});

interface AskedBan {
  userId?: string | undefined;
  uid?: string | undefined; // a message of the player
  comment: number | string; // a reason, or the moderator's words
  time: number; // minutes; -1: for ever
}

/** Public id of an account, by itself or by a message of it. Throws CallError 404. */
const publicIdOf = async (
  { em }: ModerateTools,
  { userId, uid }: Pick<AskedBan, 'userId' | 'uid'>,
): Promise<string> => {
  if (userId !== undefined) return userId;
  const message = uid === undefined ? undefined : await chat.findChatMessage(em(), uid);
  const author = message?.authorId == null ? null : await userRepository(em()).findById(message.authorId);
  if (!author) throw new CallError(chatCodes.notFound);
  return author.publicId;
};

/** Marks a message as deleted, with its trail. Gives its room; undefined when it is not there. */
export const removeMessage = async (
  { em, client }: UnitOfWork,
  { actorId, address }: Staff,
  { uid, at }: { uid: string; at: number },
): Promise<string | undefined> => {
  const message = await chat.findChatMessage(em, uid);
  const deletedFrom = await chat.deleteChatMessage(client, { uid, at, by: actorId });
  if (message?.authorId != null && deletedFrom !== undefined) {
    const event = { userId: message.authorId, actorId, kind: 'chat.deleted', details: { uid }, address };
    await recordAccountEvent(em, event);
  }
  return deletedFrom;
};

/** Deletes a message; an airdrop that it announces goes on. Throws CallError 404. */
export const deleteMessage = async ({ db, clock, tails }: ModerateTools, staff: Staff, uid: string): Promise<void> => {
  const room = await inUnitOfWork(db, (unit) => removeMessage(unit, staff, { uid, at: clock.now() }));
  if (room === undefined) throw new CallError(chatCodes.notFound);
  tails.changed(room as ChatRoom);
};

/** Bans a player from writing. Throws CallError 404, PROTECTED_ACCOUNT, SAME_PERSON. */
export const banPlayer = async (
  tools: ModerateTools,
  staff: Staff,
  asked: AskedBan,
): Promise<{ until: number | null }> => {
  const { db, clock, pushes } = tools;
  const { time } = asked;
  const [reason, comment] =
    typeof asked.comment === 'string' ? [chatBanReasons.custom, asked.comment] : [asked.comment, ''];
  const userId = await publicIdOf(tools, asked);
  const at = clock.now();
  const until = time === CHAT_BAN_FOR_EVER ? null : at + time * MINUTE_MS;
  const ban = await actOnAccount(db, { staff, userId }, async ({ em, account, trail }) => {
    await chat.banFromChat(em, { userId: account.id, byId: staff.actorId, reason, comment, at, until });
    await recordAccountEvent(em, { ...trail, kind: 'chat.banned', details: { minutes: time, reason, comment } });
    return chat.chatBanOf(em, account.id, at);
  });
  pushes.everywhere.toPlayer(userId, { channel: 'chat', type: 'ban', payload: { ban: ban ? shownBan(ban) : null } });
  return { until };
};

/** Lets a player write again. Throws CallError 404, PROTECTED_ACCOUNT, UNCHANGED. */
export const unbanPlayer = async (
  { db, clock, pushes }: ModerateTools,
  staff: Staff,
  userId: string,
): Promise<void> => {
  await actOnAccount(db, { staff, userId }, async ({ em, account, trail }) => {
    assertDone(await chat.liftChatBans(em, { userId: account.id, by: staff.actorId, at: clock.now() }));
    await recordAccountEvent(em, { ...trail, kind: 'chatModeration.unbanned' });
  });
  pushes.everywhere.toPlayer(userId, { channel: 'chat', type: 'ban', payload: { ban: null } });
};

/** Slows a room down, or keeps it for moderators; it stands in the trail of who did it. */
export const changeRoom = async (
  { db, pushes }: ModerateTools,
  { actorId, address }: Staff,
  { room, pauseSeconds, isReadOnly }: { room: ChatRoom; pauseSeconds: number; isReadOnly: boolean },
): Promise<void> => {
  await inUnitOfWork(db, async ({ em }) => {
    await chat.changeChatRoom(em, room, { pauseSeconds, isReadOnly });
    const details = { room, pauseSeconds, isReadOnly };
    await recordAccountEvent(em, { userId: actorId, actorId, kind: 'chat.roomChanged', details, address });
  });
  const payload = { room, pauseMs: pauseSeconds * 1_000, isReadOnly };
  pushes.everywhere.toRoom(socketRoom(room), { channel: 'chat', type: 'room', payload });
};
