import { defineEntity, p } from '@mikro-orm/core';

/** Up to where a player's counters were used for bonuses, and what bonus is their target. One row a player. */
export const BonusMeterEntity = defineEntity({
  name: 'BonusMeter',
  tableName: 'bonus_meter',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    dicReading: p.bigint().defaultRaw('0'), // total staked up to which locked DIC was released
    dicRemainder: p.bigint().defaultRaw('0'), // what that left, in parts of the release's denominator
    rakebackTaken: p.bigint().defaultRaw('0'), // base hundredths
    target: p.smallint().nullable(), // the introductory bonus that the next deposit is for
    targetAt: p.bigint('number').nullable(), // ms since epoch, as all times
    spinUntil: p.bigint('number').nullable(), // a spin of the robbery was asked for, and may be had until then
    levelTold: p.smallint().defaultRaw('1'), // the highest VIP level that the player was told of
  },
});

/** Accounts that a bonus is given on. */
export type GrantAccount = 'real' | 'bonus' | 'dic' | 'dicLocked' | 'usdicLocked';

/** Where a grant stands. */
export type GrantStatus =
  | 'waiting' // for a person to look at it
  | 'ready' // may be made active; not on any account yet
  | 'active' // on its account, to be released
  | 'done' // all of it is the player's
  | 'playedOut' // played down to nothing
  | 'lapsed'
  | 'declined'; // given up, or refused by a person

/** A taken bonus. Amounts: hundredths of the account's unit. */
export const BonusGrantEntity = defineEntity({
  name: 'BonusGrant',
  tableName: 'bonus_grant',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    bonus: p.text(), // id of its declaration
    period: p.text(), // what it is for: a day, a level, a deposit
    account: p.text().$type<GrantAccount>(),
    amount: p.bigint(),
    status: p.text().$type<GrantStatus>(),
    released: p.bigint().defaultRaw('0'), // to the account that it ends on
    lapsed: p.bigint().defaultRaw('0'),
    wagerTimes: p.smallint().nullable(),
    wagerTarget: p.bigint().nullable(), // stakes after `wagerStart` that release it
    wagerStart: p.bigint().nullable(), // the counter's reading when it became active
    capTimes: p.smallint().nullable(), // at most so many times its amount is ever released
    expiresAt: p.bigint('number').nullable(),
    identity: p.text().nullable(), // the account elsewhere that it was taken with
    terms: p.smallint(), // version of the terms it was taken under
    details: p.json<Record<string, unknown>>(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'bonus_grant_taken', properties: ['createdAt'] }],
  uniques: [{ name: 'bonus_grant_once', properties: ['userId', 'bonus', 'period'] }],
});

/** What happened to a bonus. Only `granted`, `released`, `lapsed` and `converted` move money. */
export type BonusEventKind =
  | 'waits'
  | 'ready'
  | 'granted'
  | 'released'
  | 'lapsed'
  | 'converted'
  | 'playedOut'
  | 'declined';

/** A line of the trail. Immutable. */
export const BonusEventEntity = defineEntity({
  name: 'BonusEvent',
  tableName: 'bonus_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    grantId: p.bigint().nullable(), // null: of all that is on an account
    kind: p.text().$type<BonusEventKind>(),
    account: p.text().nullable(), // that it was given on, or leaves
    amount: p.bigint(),
    realMinor: p.bigint().defaultRaw('0'), // base hundredths that it was converted to
    transactionId: p.uuid().nullable(),
    actorId: p.bigint().nullable(), // of the staff
    details: p.json<Record<string, unknown>>(),
    at: p.bigint('number'),
  },
  indexes: [{ name: 'bonus_event_user', properties: ['userId', 'id'] }],
});

/** What the operator has set for a bonus; without a row its declaration's own rules are in force. */
export const BonusCampaignEntity = defineEntity({
  name: 'BonusCampaign',
  tableName: 'bonus_campaign',
  properties: {
    bonus: p.text().primary(),
    isOn: p.boolean(),
    rules: p.json<Record<string, unknown>>(),
    terms: p.smallint(),
  },
});

/** A change of the operator's data, which a second person brings into force. */
export const BonusChangeEntity = defineEntity({
  name: 'BonusChange',
  tableName: 'bonus_change',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    subject: p.text(), // such as `campaign`
    subjectKey: p.text(),
    before: p.json<Record<string, unknown>>(),
    after: p.json<Record<string, unknown>>(),
    status: p.text(), // proposed, active, rejected
    authorId: p.bigint(),
    reason: p.text(),
    createdAt: p.bigint('number'),
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''),
    decidedAt: p.bigint('number').nullable(),
  },
});
