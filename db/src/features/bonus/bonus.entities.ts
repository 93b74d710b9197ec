import { defineEntity, p } from '@mikro-orm/core';

/** Parts of a player's counters that bonuses have used, and the bonus of their next deposit. One row a player. */
export const BonusMeterEntity = defineEntity({
  name: 'BonusMeter',
  tableName: 'bonus_meter',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    dicReading: p.bigint().defaultRaw('0'), // total staked that locked DIC was released for
    dicRemainder: p.bigint().defaultRaw('0'), // remainder of that, in parts of the release's denominator
    rakebackTaken: p.bigint().defaultRaw('0'), // base hundredths
    target: p.smallint().nullable(), // the introductory bonus that the next deposit is for
    targetAt: p.bigint('number').nullable(), // ms since epoch, as all times
    spinUntil: p.bigint('number').nullable(), // until when the requested spin of the robbery may be used
    levelTold: p.smallint().defaultRaw('1'), // highest VIP level announced to the player
  },
});

/** Accounts that a bonus is credited to. */
export type GrantAccount = 'real' | 'bonus' | 'dic' | 'dicLocked' | 'usdicLocked';

/** Status of a grant. */
export type GrantStatus =
  | 'waiting' // for review by staff
  | 'ready' // may be activated; not credited yet
  | 'active' // credited, to be released by wagering
  | 'done' // released in full
  | 'playedOut' // lost in play
  | 'lapsed'
  | 'declined'; // by the player or by staff

/** A taken bonus. Amounts: hundredths of the account's unit. */
export const BonusGrantEntity = defineEntity({
  name: 'BonusGrant',
  tableName: 'bonus_grant',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    bonus: p.text(), // id of its declaration
    period: p.text(), // occasion of the grant: a day, a level, a deposit
    account: p.text().$type<GrantAccount>(),
    amount: p.bigint(),
    status: p.text().$type<GrantStatus>(),
    released: p.bigint().defaultRaw('0'), // so far, to the account it is released to
    lapsed: p.bigint().defaultRaw('0'),
    wagerTimes: p.smallint().nullable(),
    wagerTarget: p.bigint().nullable(), // stakes since `wagerStart` that release it
    wagerStart: p.bigint().nullable(), // the stake counter at activation
    capTimes: p.smallint().nullable(), // maximum release, as a multiple of its amount
    expiresAt: p.bigint('number').nullable(),
    identity: p.text().nullable(), // external account that it was taken with
    terms: p.smallint(), // version of the terms at that time
    details: p.json<Record<string, unknown>>(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'bonus_grant_taken', properties: ['createdAt'] }],
  uniques: [{ name: 'bonus_grant_once', properties: ['userId', 'bonus', 'period'] }],
});

/** An event of a bonus. Only `granted`, `released`, `lapsed` and `converted` move money. */
export type BonusEventKind =
  | 'waits'
  | 'ready'
  | 'granted'
  | 'released'
  | 'lapsed'
  | 'converted'
  | 'playedOut'
  | 'declined';

/** An entry of the audit trail. Immutable. */
export const BonusEventEntity = defineEntity({
  name: 'BonusEvent',
  tableName: 'bonus_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint(),
    grantId: p.bigint().nullable(), // null: of the whole account
    kind: p.text().$type<BonusEventKind>(),
    account: p.text().nullable(), // credited or debited
    amount: p.bigint(),
    realMinor: p.bigint().defaultRaw('0'), // base hundredths that it was converted to
    transactionId: p.uuid().nullable(),
    actorId: p.bigint().nullable(), // staff member
    details: p.json<Record<string, unknown>>(),
    at: p.bigint('number'),
  },
  indexes: [{ name: 'bonus_event_user', properties: ['userId', 'id'] }],
});

/** The operator's settings of a bonus; without a row the declaration's own rules apply. */
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

/** A change of the operator's data, which a second person must approve. */
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
