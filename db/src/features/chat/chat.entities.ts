import { defineEntity, p } from '@mikro-orm/core';

/** A room. Its `lastSeq` counts messages and changes of messages, so that a client knows what it has missed. */
export const ChatRoomEntity = defineEntity({
  name: 'ChatRoom',
  tableName: 'chat_room',
  properties: {
    id: p.text().primary(),
    lastSeq: p.bigint().defaultRaw('0'),
    lastId: p.bigint().defaultRaw('0'), // id of the last message
    pauseSeconds: p.integer().defaultRaw('5'), // between two messages of a player
    isReadOnly: p.boolean().default(false), // for all but moderators
  },
});

/** A message. Never removed: a deleted one keeps its place and its words for the review of moderators. */
export const ChatMessageEntity = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    uid: p.uuid().primary(),
    room: p.text(),
    id: p.bigint('number'), // counts from 1 in its room
    revision: p.bigint('number'), // the room's `lastSeq` at its last change
    authorId: p.bigint().nullable(), // null: the house
    requestId: p.uuid().nullable(), // the author's, so that a repeated request is one message
    type: p.smallint(),
    message: p.text(),
    replyUid: p.uuid().nullable(),
    airdropUid: p.uuid().nullable(),
    rainUid: p.uuid().nullable(),
    quizUid: p.uuid().nullable(),
    betId: p.uuid().nullable(), // a settled bet of the author's
    betMultiplierPpm: p.bigint('number').nullable(), // by the rules that it was played by
    at: p.bigint('number'), // ms since epoch, as all times
    isOver: p.boolean().default(false), // the airdrop that it announces has ended
    deletedAt: p.bigint('number').nullable(),
    deletedBy: p.bigint().nullable(),
  },
  uniques: [
    { name: 'chat_message_place', properties: ['room', 'id'] },
    { name: 'chat_message_request', properties: ['authorId', 'requestId'] },
    { name: 'chat_message_airdrop', properties: ['airdropUid'] },
    { name: 'chat_message_rain', properties: ['rainUid'] },
    { name: 'chat_message_quiz', properties: ['quizUid'] },
  ],
  indexes: [
    { name: 'chat_message_revision', properties: ['room', 'revision'] },
    { name: 'chat_message_author', properties: ['authorId', 'at'] },
    { name: 'chat_message_talk', properties: ['room', 'at'] },
  ],
});

/** The last message of a player: paces them over all their devices and all processes. */
export const ChatAuthorEntity = defineEntity({
  name: 'ChatAuthor',
  tableName: 'chat_author',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    lastAt: p.bigint('number'),
    lastText: p.text(),
    repeats: p.smallint().defaultRaw('0'), // times that the text was sent again in a row
  },
});

/** A ban from the chat. `lifted…`: by a moderator, before its time. */
export const ChatBanEntity = defineEntity({
  name: 'ChatBan',
  tableName: 'chat_ban',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    byId: p.bigint(),
    reason: p.smallint(),
    comment: p.text(),
    at: p.bigint('number'),
    until: p.bigint('number').nullable(), // null: for ever
    liftedAt: p.bigint('number').nullable(),
    liftedBy: p.bigint().nullable(),
  },
  indexes: [{ name: 'chat_ban_user', properties: ['userId', 'at'] }],
});

/** A player's wish not to see another one's messages. */
export const ChatBlockEntity = defineEntity({
  name: 'ChatBlock',
  tableName: 'chat_block',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    blockedId: p.bigint().primary().autoincrement(false),
    at: p.bigint('number'),
  },
});

/** A report of a message, by a player or, without one, by the filter of words. Moderators decide on it once. */
export const ChatReportEntity = defineEntity({
  name: 'ChatReport',
  tableName: 'chat_report',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    messageUid: p.uuid(),
    reporterId: p.bigint().nullable(),
    comment: p.text(),
    at: p.bigint('number'),
    decidedAt: p.bigint('number').nullable(),
    decidedBy: p.bigint().nullable(),
    isUpheld: p.boolean().nullable(),
  },
  uniques: [{ name: 'chat_report_once', properties: ['messageUid', 'reporterId'] }],
});

/** The place in a room up to which a player has read, on whatever device. */
export const ChatReadEntity = defineEntity({
  name: 'ChatRead',
  tableName: 'chat_read',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    room: p.text().primary(),
    id: p.bigint('number'),
  },
});

/** A player whom a message mentions. The mark stays until they have seen it, on whatever device. */
export const ChatMentionEntity = defineEntity({
  name: 'ChatMention',
  tableName: 'chat_mention',
  properties: {
    messageUid: p.uuid().primary(),
    userId: p.bigint().primary().autoincrement(false),
    seenAt: p.bigint('number').nullable(),
  },
});

/** The last invitation of a player by another one to a room of a game. */
export const ChatInviteEntity = defineEntity({
  name: 'ChatInvite',
  tableName: 'chat_invite',
  properties: {
    senderId: p.bigint().primary().autoincrement(false),
    receiverId: p.bigint().primary().autoincrement(false),
    roundId: p.uuid(),
    at: p.bigint('number'),
    declinedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'chat_invite_receiver', properties: ['receiverId', 'at'] }],
});
