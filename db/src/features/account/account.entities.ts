import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A secret that was sent out and opens one thing once. Only its hash is stored. */
export const OneTimeCodeEntity = defineEntity({
  name: 'OneTimeCode',
  tableName: 'one_time_code',
  properties: {
    id: p.uuid().primary(),
    purpose: p.text(),
    userId: p.bigint().nullable(),
    secretHash: p.blob().unique('one_time_code_secret_hash_key'),
    payload: p.json<Record<string, unknown>>().defaultRaw(`'{}'`),
    attempts: p.smallint().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'one_time_code_user_purpose', properties: ['userId', 'purpose'] }],
});
export type OneTimeCode = InferEntity<typeof OneTimeCodeEntity>;

/** A token of an outside system that was used: it opens nothing again. */
export const SpentTokenEntity = defineEntity({
  name: 'SpentToken',
  tableName: 'spent_token',
  properties: { kind: p.text().primary(), tokenHash: p.blob().primary(), expiresAt: p.datetime() },
});

/** A code that replaces the second factor once. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: { userId: p.bigint().primary(), codeHash: p.blob().primary(), usedAt: p.datetime().nullable() },
});

/** A browser from which a user has signed in before. */
export const KnownDeviceEntity = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    userId: p.bigint().primary(),
    deviceHash: p.blob().primary(),
    network: p.text().nullable(), // network it was last seen in
    firstSeenAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'known_device_hash', properties: ['deviceHash'] }],
});

/** A user's profile at an outside provider. One of each at most. */
export const SocialProfileEntity = defineEntity({
  name: 'SocialProfile',
  tableName: 'social_profile',
  properties: {
    provider: p.text().primary(),
    subject: p.text().primary(), // the provider's own id of the person
    userId: p.bigint(),
    name: p.text(),
    url: p.text().nullable(),
    linkedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ name: 'social_profile_user_provider', properties: ['userId', 'provider'] }],
});
export type SocialProfile = InferEntity<typeof SocialProfileEntity>;

/** Event of an account: a trail for its owner, support and moderators. Never changed. */
export const AccountEventEntity = defineEntity({
  name: 'AccountEvent',
  tableName: 'account_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    actorId: p.bigint().nullable(), // null: the owner
    kind: p.text(),
    details: p.json<Record<string, unknown>>().defaultRaw(`'{}'`),
    address: p.text().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'account_event_user', properties: ['userId', 'id'] }],
});
export type AccountEvent = InferEntity<typeof AccountEventEntity>;

/** A letter, waiting or sent. */
export const MailEntity = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint().nullable(),
    kind: p.text(),
    lang: p.text(),
    recipient: p.text(),
    subject: p.text(),
    bodyText: p.text(),
    bodyHtml: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    nextTryAt: p.datetime().nullable(), // null: nothing more is to be done
    attempts: p.smallint().default(0),
    sentAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
    thread: p.text().nullable(), // id of what it belongs to: letters of one stand together in a mailbox
    replyTo: p.text().nullable(), // address that answers go to
    unsubscribe: p.text().nullable(), // address by which a mail program ends letters of its kind; with one it is advertising
  },
  indexes: [{ name: 'mail_user', properties: ['userId', 'id'] }],
});
export type Mail = InferEntity<typeof MailEntity>;
