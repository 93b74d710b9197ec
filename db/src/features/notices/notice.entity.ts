import { defineEntity, p } from '@mikro-orm/core';

/** Something that happened to a player: a code that pages word, and the fact it tells of. */
export const NoticeEntity = defineEntity({
  name: 'Notice',
  tableName: 'notice',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    userId: p.bigint(),
    code: p.text(),
    fact: p.text(), // names the fact: it is told once under a code
    number: p.bigint('number'), // number that the text names; 0: none
    facts: p.json<Record<string, unknown>>().defaultRaw(`'{}'`), // other things that the text names
    isShown: p.boolean().default(true), // in the site; false: the player has switched its kind off there
    at: p.bigint('number'), // ms since epoch
    readAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'notice_once', properties: ['userId', 'code', 'fact'] }],
  indexes: [
    { name: 'notice_user', properties: ['userId', 'id'] },
    { name: 'notice_at', properties: ['at'] },
    {
      name: 'notice_unread',
      expression: 'CREATE INDEX notice_unread ON notice (user_id) WHERE read_at IS NULL AND is_shown',
    },
  ],
});

/** Choices of a player; without a row everything is on, and pushes say only that there is something. */
export const NoticeChoiceEntity = defineEntity({
  name: 'NoticeChoice',
  tableName: 'notice_choice',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    switchedOff: p.array().columnType('text[]').$type<string[]>().default([]), // channel:topic
    isDetailed: p.boolean().default(false), // pushes say what has happened
  },
});

/** A browser that a player lets us push to. Its session's end is its end. */
export const PushSubscriptionEntity = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    userId: p.bigint().index('push_subscription_user'),
    sessionId: p.uuid().index('push_subscription_session'),
    endpoint: p.text().unique('push_subscription_endpoint_key'),
    p256dh: p.text(),
    auth: p.text(),
    createdAt: p.bigint('number'),
  },
});

/** A notice that waits to be pushed to a browser. */
export const NoticePushEntity = defineEntity({
  name: 'NoticePush',
  tableName: 'notice_push',
  properties: {
    noticeId: p.bigint('number').primary().autoincrement(false),
    subscriptionId: p.bigint('number').primary().autoincrement(false).index('notice_push_subscription'),
    attempts: p.smallint().default(0),
    nextTryAt: p.datetime().index('notice_push_due'),
  },
});

/** A player who has a page open at a server process, for as long as that says so. */
export const NoticePresenceEntity = defineEntity({
  name: 'NoticePresence',
  tableName: 'notice_presence',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    process: p.uuid().primary(),
    until: p.datetime(),
  },
});
