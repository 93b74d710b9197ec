import { avatarIds } from 'assets';
import { chat, closureOf, inUnitOfWork, userRepository } from 'db';
import type { z } from 'zod';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  CHAT_PAGE,
  chatCodes,
  chatRooms,
  chatTypes,
  type chatCalls,
  type chatRequests,
  type ChatMessage,
  type ChatRoom,
} from '../../../contract/features/chat.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Player } from '../../core/auth/players.ts';
import type { RequestHandlers } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { publicNick } from '../../core/public-nick.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Caller } from '../../core/realtime/dispatcher.ts';
import { shownMessage } from './chat-view.ts';
import { createInviteCalls, type InviteTools } from './invites.ts';
import { createMentionCalls, tellMentions, unseenOf } from './mentions.ts';
import { banPlayer, changeRoom, deleteMessage, shownBan, unbanPlayer, type ModerateTools } from './moderate.ts';
import { decideReports, findMessages, loadAround, loadDesk } from './review.ts';
import { socketRoom } from './room-tails.ts';
import { sendMessage, type SendTools, type SentMessage } from './send-message.ts';
import { shareBet, type ShareTools } from './share-bet.ts';

type Tools = SendTools & ModerateTools & ShareTools & InviteTools;

const MAX_MISSED = 200; // changes that a client catches up with: of more it is shown the last messages
const REPORTS_PER_DAY = 30;
const DAY_MS = 86_400_000;

const lastOf = async ({ db }: Tools, room: ChatRoom, before?: number): Promise<ChatMessage[]> =>
  (await chat.lastChatMessages(db.pool, { room, before, limit: CHAT_PAGE })).map(shownMessage);

/** Handles a message of any of the three kinds. */
const sending = (tools: Tools, type: SentMessage['type']) => ({
  handle: (
    { msg, room, replyData, requestId }: z.output<(typeof chatRequests)['chat:send']['payload']>,
    { player }: { player: Player },
  ) => sendMessage(tools, player, { type, msg, room, replyUid: replyData ?? null, requestId: requestId ?? null }),
});

export const createChatRequests = (tools: Tools): RequestHandlers<typeof chatRequests> => ({
  'chat:load': { handle: ({ room, before }) => lastOf(tools, room, before) },
  'chat:refresh': { handle: ({ room }) => lastOf(tools, room) },
  'chat:send': sending(tools, chatTypes.text),
  'chat:sendSticker': sending(tools, chatTypes.sticker),
  'chat:sendGif': sending(tools, chatTypes.gif),
  'chat:del': {
    async handle({ uid }, { staff }) {
      await deleteMessage(tools, staff, uid);
      return { uid };
    },
  },
  'chat:ban': { handle: (asked, { staff }) => banPlayer(tools, staff, asked) },
});

/** The caller's own part of a room: how far they have read, and why they may not write. */
const ownPart = async (tools: Tools, { player }: Caller, room: ChatRoom) => {
  if (!player) return { read: 0, ban: null, isOnBreak: false, blocked: [], mentions: [] };
  const { em, clock } = tools;
  const at = clock.now();
  const { userId } = player;
  const [read, ban, closure, blocked, mentions] = await Promise.all([
    chat.chatReadOf(em(), userId, room),
    chat.chatBanOf(em(), userId, at),
    closureOf(em(), userId, at),
    chat.chatBlocksOf(em(), userId),
    unseenOf(tools, userId),
  ]);
  return {
    read,
    ban: ban ? shownBan(ban) : null,
    isOnBreak: closure !== undefined && closure.kind !== 'staff',
    blocked,
    mentions,
  };
};

const done = { success: true } as const;

export const createChatCalls = (tools: Tools): Handlers<typeof chatCalls> => {
  const { db, em, clock, pushes } = tools;

  const leave = (socketId: string): void => {
    for (const room of chatRooms) pushes.leave(socketId, socketRoom(room));
  };

  const accountOf = async (publicId: string): Promise<bigint> => {
    const user = await userRepository(em()).findByPublicId(publicId);
    if (!user) throw new CallError(chatCodes.notFound);
    return user.id;
  };

  const openRoom = async (room: ChatRoom, caller: Caller): Promise<CallAnswer<'chat.open'>> => {
    leave(caller.socketId);
    pushes.join(caller.socketId, socketRoom(room)); // before the read: what comes meanwhile is there twice, not missing
    const rules = await chat.chatRoomOf(em(), room);
    if (!rules) throw new CallError(chatCodes.notFound);
    const { lastSeq, pauseSeconds, isReadOnly } = rules;
    const [messages, own] = await Promise.all([lastOf(tools, room), ownPart(tools, caller, room)]);
    const hasGifs = tools.gifs.isThere;
    return { messages, revision: lastSeq, pauseMs: pauseSeconds * 1_000, isReadOnly, hasGifs, ...own };
  };

  const report = async (uid: string, reporterId: bigint, comment: string): Promise<boolean> => {
    const at = clock.now();
    if (!(await chat.findChatMessage(em(), uid))) throw new CallError(chatCodes.notFound);
    if ((await chat.countChatReports(em(), reporterId, at - DAY_MS)) >= REPORTS_PER_DAY)
      throw new CallError(generalCodes.tooManyCalls);
    return chat.reportChatMessage(em(), { messageUid: uid, reporterId, comment, at });
  };

  return {
    'chat.open': { handle: ({ room }, caller) => openRoom(room, caller) },
    'chat.close': {
      handle(_payload, { socketId }) {
        leave(socketId);
        return done;
      },
    },
    'chat.changes': {
      async handle({ room, revision }) {
        const rows = await chat.chatChangesSince(db.pool, { room, revision, limit: MAX_MISSED + 1 });
        if (rows.length <= MAX_MISSED)
          return { messages: rows.map(shownMessage), revision: rows.at(-1)?.revision ?? revision, isReset: false };
        const reached = (await chat.chatRoomOf(em(), room))?.lastSeq ?? revision;
        return { messages: await lastOf(tools, room), revision: reached, isReset: true };
      },
    },
    'chat.read': {
      async handle({ room, id }, { player }) {
        await chat.markChatRead(em(), player.userId, room, id);
        return done;
      },
    },
    'chat.block': {
      async handle({ userId: publicId, isBlocked }, { player: { userId } }) {
        const blockedId = await accountOf(publicId);
        if (blockedId === userId) throw new CallError(chatCodes.notFound);
        await inUnitOfWork(db, (unit) => chat.blockInChat(unit.em, { userId, blockedId, isBlocked, at: clock.now() }));
        await tellMentions(tools, userId); // those by the blocked player go, or are back
        return { blocked: await chat.chatBlocksOf(em(), userId) };
      },
    },
    ...createMentionCalls(tools),
    ...createInviteCalls(tools),
    'chat.blocked': {
      async handle(_payload, { player: { userId } }) {
        const found = await chat.blockedInChat(em(), userId);
        return {
          players: found.map(({ publicId: id, avatar, ...player }) => ({
            id,
            nick: publicNick(player),
            avatar: avatar ?? avatarIds[0],
          })),
        };
      },
    },
    'chat.gifs': { handle: ({ query }) => tools.gifs.find(query) },
    'chat.shareBet': { handle: (shared, { player }) => shareBet(tools, player, shared) },
    'chat.report': {
      async handle({ uid, comment }, { player }) {
        return { ...done, isNew: await report(uid, player.userId, comment) };
      },
    },
    'chatModeration.desk': { handle: (_payload, { staff }) => loadDesk(tools, staff) },
    'chatModeration.around': { handle: async ({ uid }) => ({ messages: await loadAround(tools, uid) }) },
    'chatModeration.decide': {
      async handle(decision, { staff }) {
        await decideReports(tools, staff, decision);
        return done;
      },
    },
    'chatModeration.messages': { handle: (search) => findMessages(tools, search) },
    'chatModeration.unban': {
      async handle({ userId }, { staff }) {
        await unbanPlayer(tools, staff, userId);
        return done;
      },
    },
    'chatModeration.setRoom': {
      async handle(rules, { staff }) {
        await changeRoom(tools, staff, rules);
        return done;
      },
    },
  };
};
