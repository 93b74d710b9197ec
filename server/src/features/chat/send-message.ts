import { randomUUIDv7 } from 'node:crypto';
import { chat, closureOf, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import { cleanChatText, isChatTextTooLong } from '../../../contract/features/chat-text.ts';
import {
  chatCodes,
  chatTypes,
  isChatSticker,
  type ChatMessage,
  type ChatRoom,
} from '../../../contract/features/chat.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { shownMessage } from './chat-view.ts';
import { hasForeignLink, hasRefusedWord, needsReview } from './filter/chat-filter.ts';
import type { Gifs } from './gifs/open-gifs.ts';
import { storeMentions, tellMentions } from './mentions.ts';
import { answerQuiz } from './quiz-answer.ts';
import type { RoomTails } from './room-tails.ts';

const REPEAT_MS = 600_000;
const MAX_REPEATS = 1; // the same words twice, not three times
const MINUTE_MS = 60_000;

export type SendTools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'siteUrl' | 'pushes'> & {
  tails: RoomTails;
  gifs: Gifs;
};

type SentType = (typeof chatTypes)['text' | 'gif' | 'sticker'];

/** A message as its author has sent it. */
export interface SentMessage {
  type: SentType;
  msg: string; // words, the name of a sticker, or the address of a GIF
  room: ChatRoom;
  replyUid: string | null;
  requestId: string | null;
}

const isStaff = ({ roles }: Player): boolean => roles.includes('moderator') || roles.includes('admin');

/** The words as they are stored. Throws CallError for what may not be said. */
const assertText = ({ siteUrl }: SendTools, msg: string): string => {
  const text = cleanChatText(msg);
  if (text === '') throw new CallError(chatCodes.empty);
  if (isChatTextTooLong(text)) throw new CallError(chatCodes.tooLong);
  if (hasRefusedWord(text)) throw new CallError(chatCodes.words);
  if (hasForeignLink(text, new URL(siteUrl()).host)) throw new CallError(chatCodes.link);
  return text;
};

/** The text of a sticker's message. Throws CallError. */
const assertSticker = (name: string): string => {
  if (!isChatSticker(name)) throw new CallError(chatCodes.sticker);
  return name;
};

/** The text of a GIF's message: its address, without our own origin. Throws CallError. */
const assertGif = ({ gifs, siteUrl }: SendTools, address: string): string => {
  const stored = gifs.own(address.startsWith(`${siteUrl()}/`) ? address.slice(siteUrl().length) : address);
  if (stored === undefined) throw new CallError(chatCodes.gif);
  return stored;
};

const assertContent = (tools: SendTools, { type, msg }: SentMessage): string => {
  if (type === chatTypes.sticker) return assertSticker(msg);
  return type === chatTypes.gif ? assertGif(tools, msg) : assertText(tools, msg);
};

/** The ban as it is told to its player. */
const refuseBanned = ({ until }: chat.ChatBanRow): CallError =>
  new CallError(chatCodes.banned, { until: until ?? null });

/** Throws CallError: banned, on a break, a room that only moderators write in. Gives the pause between messages. */
export const assertMayWrite = async (
  { em }: UnitOfWork,
  author: Player,
  room: ChatRoom,
  at: number,
): Promise<number> => {
  const ban = await chat.chatBanOf(em, author.userId, at);
  if (ban) throw refuseBanned(ban);
  const closure = await closureOf(em, author.userId, at);
  if (closure && closure.kind !== 'staff') throw new CallError(chatCodes.onBreak);
  const rules = await chat.chatRoomOf(em, room);
  if (!rules || (rules.isReadOnly && !isStaff(author))) throw new CallError(chatCodes.readOnly);
  return rules.pauseSeconds * 1_000;
};

/** Throws CallError 404: the message is not of this room, or not there. */
const assertReply = async ({ em }: UnitOfWork, { replyUid, room }: SentMessage): Promise<void> => {
  if (replyUid === null) return;
  const found = await chat.findChatMessage(em, replyUid);
  if (found?.room !== room) throw new CallError(chatCodes.notFound);
};

interface Draft {
  author: Player;
  sent: SentMessage;
  text: string;
  at: number;
}

interface Stored {
  uid: string;
  mentioned: readonly bigint[];
}

const store = async (unit: UnitOfWork, { author, sent, text, at }: Draft): Promise<Stored> => {
  const { userId: authorId } = author;
  const { type, room, replyUid, requestId } = sent;
  const isText = type === chatTypes.text;
  const said = isText ? text : `${type} ${text}`; // the name of a sticker is also a word
  const pauseMs = await assertMayWrite(unit, author, room, at);
  const turn = await chat.takeChatTurn(unit.client, { authorId, at, text: said, pauseMs, repeatMs: REPEAT_MS });
  const before = requestId === null ? undefined : await chat.chatMessageOfRequest(unit.em, authorId, requestId);
  if (before !== undefined) return { uid: before, mentioned: [] }; // asked twice at once: the other was first
  if ('retryAfterMs' in turn) throw new CallError(chatCodes.tooSoon, turn);
  if (turn.repeats > MAX_REPEATS) throw new CallError(chatCodes.repeated, { retryAfterMs: MINUTE_MS });
  await assertReply(unit, sent);
  const uid = randomUUIDv7();
  await chat.addChatMessage(unit.client, {
    uid,
    room,
    authorId,
    requestId,
    type,
    message: text,
    replyUid,
    at,
  });
  if (!isText) return { uid, mentioned: [] };
  await answerQuiz(unit, { author, room, text, messageUid: uid, at });
  if (needsReview(text)) await chat.reportChatMessage(unit.em, { messageUid: uid, reporterId: null, comment: '', at });
  return { uid, mentioned: await storeMentions(unit, { author, room, text, messageUid: uid, at }) };
};

/** Stores a message and tells the room. A repeated request gives its first message. Throws CallError. */
export const sendMessage = async (tools: SendTools, author: Player, sent: SentMessage): Promise<ChatMessage> => {
  const { db, em, clock, tails } = tools;
  const repeated = sent.requestId && (await chat.chatMessageOfRequest(em(), author.userId, sent.requestId));
  const draft = repeated ? undefined : { author, sent, text: assertContent(tools, sent), at: clock.now() };
  const stored = draft && (await retryingConflicts(() => inUnitOfWork(db, (unit) => store(unit, draft))));
  const row = await chat.chatMessageByUid(db.pool, stored?.uid ?? repeated ?? '');
  if (!row) throw new CallError(chatCodes.notFound);
  tails.changed(sent.room);
  await Promise.all((stored?.mentioned ?? []).map((userId) => tellMentions(tools, userId)));
  return shownMessage(row);
};
