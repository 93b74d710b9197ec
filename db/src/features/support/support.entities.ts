import { defineEntity, p } from '@mikro-orm/core';

/** A conversation of a player, or of a guest who holds a key, with the house. */
export const SupportConversationEntity = defineEntity({
  name: 'SupportConversation',
  tableName: 'support_conversation',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    uid: p.uuid().unique('support_conversation_uid'),
    userId: p.bigint().nullable(),
    guestKeyHash: p.blob().nullable(), // SHA-256 of the key that the guest's browser keeps
    guestEmail: p.text().nullable(),
    language: p.text(),
    topic: p.text(),
    topicRef: p.text().nullable(), // number or id of what it is about
    queue: p.text().default('support'),
    state: p.text().default('waiting'), // waiting: the player waits for the house; answered: the other way; closed
    assigneeId: p.bigint().nullable(),
    lastSeq: p.integer().defaultRaw('0'),
    playerReadSeq: p.integer().defaultRaw('0'),
    staffReadSeq: p.integer().defaultRaw('0'),
    mailedSeq: p.integer().defaultRaw('0'), // up to here answers were sent by e-mail
    createdAt: p.bigint('number'), // ms since epoch, as all times
    waitingSince: p.bigint('number').nullable(),
    firstAnswerAt: p.bigint('number').nullable(),
    closedAt: p.bigint('number').nullable(),
    closedBy: p.text().nullable(), // player or staff
    rating: p.smallint().nullable(),
    ratingComment: p.text().default(''),
    ratedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'support_conversation_user', properties: ['userId', 'id'] },
    { name: 'support_conversation_guest', properties: ['guestKeyHash', 'id'] },
    { name: 'support_conversation_inbox', properties: ['queue', 'state', 'waitingSince'] },
    { name: 'support_conversation_created', properties: ['createdAt'] },
  ],
});

/** A message. Never changed. `side`: player, staff, note (of staff for staff) or system. */
export const SupportMessageEntity = defineEntity({
  name: 'SupportMessage',
  tableName: 'support_message',
  properties: {
    uid: p.uuid().primary(),
    conversationId: p.bigint(),
    seq: p.integer(), // from 1, without a gap
    side: p.text(),
    authorId: p.bigint().nullable(),
    requestId: p.uuid().nullable(), // a repeated request is one message
    text: p.text(),
    via: p.text().default('site'), // or email
    mailId: p.text().nullable(), // Message-ID of the letter
    at: p.bigint('number'),
  },
  uniques: [
    { name: 'support_message_place', properties: ['conversationId', 'seq'] },
    { name: 'support_message_request', properties: ['conversationId', 'requestId'] },
    { name: 'support_message_mail', properties: ['mailId'] },
  ],
});

/** A picture. It belongs to who uploaded it, and to a message once it is sent. The file lies sealed in the data directory. */
export const SupportAttachmentEntity = defineEntity({
  name: 'SupportAttachment',
  tableName: 'support_attachment',
  properties: {
    uid: p.uuid().primary(),
    userId: p.bigint().nullable(),
    guestKeyHash: p.blob().nullable(),
    messageUid: p.uuid().nullable(),
    mime: p.text(),
    bytes: p.integer(), // size of the stored file, unsealed
    at: p.bigint('number'),
  },
  indexes: [
    { name: 'support_attachment_message', properties: ['messageUid'] },
    { name: 'support_attachment_user', properties: ['userId', 'at'] },
    { name: 'support_attachment_guest', properties: ['guestKeyHash', 'at'] },
  ],
});

/** The trail: who of the staff did what with a conversation. */
export const SupportEventEntity = defineEntity({
  name: 'SupportEvent',
  tableName: 'support_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    conversationId: p.bigint(),
    actorId: p.bigint(),
    kind: p.text(),
    target: p.text().nullable(), // public id of an assignee, or a queue
    at: p.bigint('number'),
  },
  indexes: [{ name: 'support_event_conversation', properties: ['conversationId', 'id'] }],
});

/** A ready answer, in as many languages as it was written in. */
export const SupportReadyAnswerEntity = defineEntity({
  name: 'SupportReadyAnswer',
  tableName: 'support_ready_answer',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    title: p.text(),
    queue: p.text().nullable(),
    bodies: p.json<Record<string, string>>(), // by language
    version: p.integer().defaultRaw('1'),
    editedBy: p.bigint(),
    editedAt: p.bigint('number'),
  },
});

/** A ready answer as somebody has written it, kept for good. */
export const SupportReadyVersionEntity = defineEntity({
  name: 'SupportReadyVersion',
  tableName: 'support_ready_version',
  properties: {
    answerId: p.integer().primary().autoincrement(false),
    version: p.integer().primary().autoincrement(false),
    title: p.text(),
    queue: p.text().nullable(),
    bodies: p.json<Record<string, string>>(),
    editedBy: p.bigint(),
    editedAt: p.bigint('number'),
  },
});
