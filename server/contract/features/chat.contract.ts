import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId, publicPlayerId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { historyMoney } from './history-values.ts';
import { MAX_GIF_ADDRESS, MAX_GIF_QUERY } from './chat-gifs.ts';
import { CHAT_SYSTEM, chatBanMinutes, chatBanReasons, chatRooms, chatTypes } from './chat-values.ts';

export * from './chat-gifs.ts';
export * from './chat-values.ts';

const room = z.enum(chatRooms);
const revision = z.int().min(0);

/** An author as a message shows them: with the level's colour, and marked when they keep order. */
export const chatCardSchema = z.object({
  nick: z.string(), // hidden players' shortened
  avatar: z.string(),
  admin: z.boolean(),
  moderator: z.boolean(),
  compointStatus: z.int(), // 15 for admins
});
export type ChatCard = z.infer<typeof chatCardSchema>;

/** The message that another one replies to, as it is now. */
export const chatReplySchema = z.object({
  uid: uuid,
  id: z.int(),
  nick: z.string(),
  type: z.enum(chatTypes),
  message: z.string().nullable(), // null: deleted
});

const dateMs = z.int(); // ms since epoch

/** A rain, and who got a share of it once it has come down. Amounts: base hundredths. */
export const chatRainSchema = z.object({
  amount: minor,
  endsAt: dateMs,
  isOver: z.boolean(),
  people: z.int(),
  share: minor, // everybody's
  names: z.array(z.string()), // at most 30, hidden players' shortened
});
export type ChatRain = z.infer<typeof chatRainSchema>;

/** A question of the quiz; the message has its words. Nothing tells the answer before it is won. */
export const chatQuizSchema = z.object({
  prize: minor, // hundredths of DIC
  endsAt: dateMs,
  isOver: z.boolean(),
  winner: z.string().nullable(),
  answer: z.string().nullable(), // the winner's words
});
export type ChatQuiz = z.infer<typeof chatQuizSchema>;

/** A settled bet that its player has shared. Amounts: hundredths of what it was made from. */
export const chatBetSchema = z.object({
  game: gameId,
  roundId: uuid,
  betId: uuid, // the round's own where one plays alone
  money: z.enum(historyMoney),
  stakeMinor: minor,
  payoutMinor: minor,
  multiplierPpm: z.int(), // the rules' multiplier of the stake, in millionths
  placedAt: dateMs, // by the course of this moment it is shown
});
export type ChatBet = z.infer<typeof chatBetSchema>;

/** A message. `id` counts from 1 in its room, without a gap; `revision` is of the same count and tells of changes. */
export const chatMessageSchema = z.object({
  uid: uuid,
  id: z.int(),
  revision,
  room,
  card_id: z.union([publicPlayerId, z.literal(CHAT_SYSTEM)]), // '' when the author is hidden
  cards: chatCardSchema,
  message: z.string(), // airdrop: "level taken awards award", the award in base hundredths; sticker: its name; GIF: its address; '' when deleted
  type: z.enum(chatTypes),
  replyData: chatReplySchema.nullable(),
  at: z.int(), // ms since epoch
  isDeleted: z.boolean(),
  rain: chatRainSchema.nullable(),
  quiz: chatQuizSchema.nullable(),
  bet: chatBetSchema.nullable(), // `message` is the address of its round then
  mentions: z.array(publicPlayerId), // players whom it names, without hidden ones
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A message that mentions a player and that they have not seen on any device. */
export const chatMentionSchema = z.object({ uid: uuid, room, id: z.int() });
export type ChatMention = z.infer<typeof chatMentionSchema>;

/** A player whom a message may mention. */
export const mentionableSchema = z.object({ id: publicPlayerId, nick: z.string(), avatar: z.string() });
export type Mentionable = z.infer<typeof mentionableSchema>;

/** An invitation to a room of a game. */
export const chatInviteSchema = z.object({
  from: z.string(), // the sender's nick, a hidden one's shortened
  game: gameId,
  roundId: uuid,
  stakeMinor: minor,
  until: dateMs, // it is shown until then
});
export type ChatInvite = z.infer<typeof chatInviteSchema>;

/** A ban from the chat. */
export const chatBanSchema = z.object({
  until: z.int().nullable(), // ms since epoch; null: for ever
  reason: z.enum(chatBanReasons),
  comment: z.string(), // the moderator's words, when the reason is custom
});
export type ChatBan = z.infer<typeof chatBanSchema>;

/** A message with its open reports. */
export const reportedMessageSchema = z.object({
  uid: uuid,
  room,
  author: z.union([publicPlayerId, z.literal('')]), // '': the house
  nick: z.string(),
  message: z.string(), // also when deleted
  type: z.enum(chatTypes),
  at: z.int(),
  isDeleted: z.boolean(),
  bans: z.int(), // number of the author's bans, past ones too
  upheld: z.int(), // number of the author's messages whose reports were upheld
  isBanned: z.boolean(),
  bannedUntil: z.int().nullable(),
  isOwn: z.boolean(), // somebody else decides
  reports: z.array(z.object({ nick: z.string().nullable(), comment: z.string(), at: z.int() })), // nick null: the filter
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

/** A message of a player, as moderators search it. */
export const writtenMessageSchema = z.object({
  uid: uuid,
  room,
  userId: publicPlayerId,
  nick: z.string(),
  message: z.string(), // also when deleted
  type: z.enum(chatTypes),
  at: z.int(),
  isDeleted: z.boolean(),
});
export type WrittenMessage = z.infer<typeof writtenMessageSchema>;

/** A ban in force, as moderators see it. */
export const runningBanSchema = chatBanSchema.extend({
  userId: publicPlayerId,
  nick: z.string(),
  by: z.string(), // nick
  at: z.int(),
});
export type RunningBan = z.infer<typeof runningBanSchema>;

const messages = z.array(chatMessageSchema); // oldest first
const replyData = z.union([uuid, z.looseObject({ uid: uuid }).transform(({ uid }) => uid)]).nullish();
const target = { room: room.default('common'), requestId: uuid.optional() }; // the request id repeats an answer
const done = z.object({ success: z.literal(true) });

export const chatRequests = {
  // The last messages, or those before `before`
  'chat:load': {
    auth: false,
    cost: 'read',
    payload: z.object({ room: room.default('common'), before: z.int().min(1).optional() }),
    data: messages,
  },
  'chat:refresh': {
    auth: false,
    cost: 'read',
    payload: z.object({ room: room.default('common') }),
    data: messages,
  },
  'chat:send': {
    auth: true,
    cost: 'change',
    payload: z.object({ msg: z.string().max(4_000), replyData, ...target }),
    data: chatMessageSchema,
  },
  'chat:sendSticker': {
    auth: true,
    cost: 'change',
    payload: z.object({ msg: z.string().max(64), replyData, ...target }),
    data: chatMessageSchema,
  },
  // `msg`: the address of one that `chat.gifs` has given
  'chat:sendGif': {
    auth: true,
    cost: 'change',
    payload: z.object({ msg: z.string().max(MAX_GIF_ADDRESS), replyData, ...target }),
    data: chatMessageSchema,
  },
  ...forStaff('chat', {
    'chat:del': { auth: true, cost: 'change', payload: z.object({ uid: uuid }), data: z.object({ uid: uuid }) },
    // by the player's id, or by a message: hidden players show no id
    'chat:ban': {
      auth: true,
      cost: 'change',
      payload: z
        .object({
          userId: publicPlayerId.optional(),
          uid: uuid.optional(),
          comment: z.union([z.literal([chatBanReasons.advertising, chatBanReasons.insult]), reason]).default(0), // a reason, or the moderator's words
          time: z.literal(chatBanMinutes).default(5),
        })
        .refine(({ userId, uid }) => (userId === undefined) !== (uid === undefined), { path: ['userId'] }),
      data: z.object({ until: z.int().nullable() }),
    },
  }),
} as const;

export const chatCalls = {
  // The connection hears of this room from now on, and of no other
  'chat.open': {
    auth: false,
    cost: 'read',
    payload: z.object({ room }),
    answer: z.object({
      messages,
      revision, // the room's: newer changes come as pushes
      read: z.int(), // id of the last message that the caller has seen; 0: none
      pauseMs: z.int(), // between two messages of a player
      isReadOnly: z.boolean(),
      hasGifs: z.boolean(), // there is a search service
      isOnBreak: z.boolean(), // the caller may read only
      ban: chatBanSchema.nullable(),
      blocked: z.array(publicPlayerId), // players whose messages the caller hides
      mentions: z.array(chatMentionSchema), // in all rooms, the oldest first
    }),
  },
  'chat.close': { auth: false, cost: 'look', payload: z.object({}), answer: done },
  // Everything that is new or has changed since a revision, oldest change first; `isReset`: too much, these are the last
  'chat.changes': {
    auth: false,
    cost: 'read',
    payload: z.object({ room, revision }),
    answer: z.object({ messages, revision, isReset: z.boolean() }),
  },
  'chat.read': { auth: true, cost: 'change', payload: z.object({ room, id: z.int().min(0) }), answer: done },
  // Players whose nickname begins so: those who talk in the room first
  'chat.mentionable': {
    auth: true,
    cost: 'read',
    payload: z.object({ room, prefix: z.string().regex(/^[\p{L}\d.]{0,15}$/u) }),
    answer: z.object({ players: z.array(mentionableSchema) }),
  },
  'chat.seeMention': {
    auth: true,
    cost: 'change',
    payload: z.object({ uid: uuid }),
    answer: z.object({ mentions: z.array(chatMentionSchema) }), // those that are left
  },
  // The caller's ways with another player. `room`: the caller's own, open and waiting; `games`: those with such rooms
  'chat.playerActs': {
    auth: true,
    cost: 'read',
    payload: z.object({ userId: publicPlayerId }),
    answer: z.object({
      isBlocked: z.boolean(),
      room: z.object({ id: uuid, game: gameId, stakeMinor: minor }).nullable(),
      games: z.array(gameId),
    }),
  },
  // To the caller's waiting room. The answer says nothing of the receiver
  'chat.invite': { auth: true, cost: 'change', payload: z.object({ userId: publicPlayerId }), answer: done },
  'chat.declineInvite': { auth: true, cost: 'change', payload: z.object({ roundId: uuid }), answer: done },
  'chat.blocked': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({ players: z.array(mentionableSchema) }), // the last blocked first
  },
  'chat.block': {
    auth: true,
    cost: 'change',
    payload: z.object({ userId: publicPlayerId, isBlocked: z.boolean() }),
    answer: z.object({ blocked: z.array(publicPlayerId) }),
  },
  // At most 20 of the search service's, rated for everybody; those that are liked now where nothing is sought
  'chat.gifs': {
    auth: true,
    cost: 'survey',
    payload: z.object({ query: z.string().trim().max(MAX_GIF_QUERY).default('') }),
    answer: z.object({
      gifs: z.array(z.object({ address: z.string(), width: z.int(), height: z.int(), title: z.string() })),
    }),
  },
  // Puts a settled bet of the caller's into a room: once a day (UTC)
  'chat.shareBet': {
    auth: true,
    cost: 'change',
    payload: z.object({ betId: uuid, room: target.room }),
    answer: chatMessageSchema,
  },
  'chat.report': {
    auth: true,
    cost: 'change',
    payload: z.object({ uid: uuid, comment: z.string().trim().max(200).default('') }),
    answer: done.extend({ isNew: z.boolean() }), // false: the caller has reported it before
  },
  ...forStaff('chat', {
    // Messages that players or the filter reported, the longest waiting first; bans in force; the rules of the rooms
    'chatModeration.desk': {
      auth: true,
      cost: 'read',
      payload: z.object({}),
      answer: z.object({
        reported: z.array(reportedMessageSchema),
        bans: z.array(runningBanSchema),
        rooms: z.array(z.object({ room, pauseSeconds: z.int(), isReadOnly: z.boolean() })),
      }),
    },
    // A message between those around it
    'chatModeration.around': {
      auth: true,
      cost: 'read',
      payload: z.object({ uid: uuid }),
      answer: z.object({ messages }),
    },
    // Closes all reports of a message, and may delete it: UNCHANGED when somebody else has closed them
    'chatModeration.decide': {
      auth: true,
      cost: 'change',
      payload: z
        .object({ uid: uuid, isUpheld: z.boolean(), isDeleted: z.boolean().default(false) })
        .refine(({ isUpheld, isDeleted }) => isUpheld || !isDeleted, { path: ['isDeleted'] }),
      answer: done,
    },
    // The last messages of a player, deleted ones too, the newest first
    'chatModeration.messages': {
      auth: true,
      cost: 'survey',
      payload: z.object({
        player: z.string().trim().min(1).max(64), // a nick or a public id
        words: z.string().trim().max(64).default(''), // in the message
      }),
      answer: z.object({ messages: z.array(writtenMessageSchema) }), // at most 200
    },
    'chatModeration.unban': { auth: true, cost: 'change', payload: z.object({ userId: publicPlayerId }), answer: done },
    'chatModeration.setRoom': {
      auth: true,
      cost: 'change',
      payload: z.object({ room, pauseSeconds: z.int().min(5).max(600), isReadOnly: z.boolean() }),
      answer: done,
    },
  }),
} as const;

/** Pushed on channel `chat` of the call connection to who opened the room. */
export const chatPushes = {
  messages: z.object({ room, messages, revision, skipped: z.int() }), // `skipped`: so many more, to be asked for
  airdropUpdate: z.object({ uid: uuid, message: z.string() }),
  room: z.object({ room, pauseMs: z.int(), isReadOnly: z.boolean() }),
  ban: z.object({ ban: chatBanSchema.nullable() }), // to the player
  mentions: z.object({ mentions: z.array(chatMentionSchema) }), // to the player: all that are not seen
  invite: chatInviteSchema, // to the player
} as const;

type PushData = { readonly [Type in keyof typeof chatPushes]: z.infer<(typeof chatPushes)[Type]> };
export type ChatPush = {
  [Type in keyof PushData]: { readonly type: Type; readonly payload: PushData[Type] };
}[keyof PushData];

/** The talk of players. Money of airdrops is `airdrop`'s. */
export const chat = defineContract({ calls: chatCalls, requests: chatRequests });
