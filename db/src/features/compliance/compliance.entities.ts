import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A version of the thresholds of all rules. Its content never changes; a row is its own trail. */
export const AmlRulesEntity = defineEntity({
  name: 'AmlRules',
  tableName: 'aml_rules',
  properties: {
    version: p.integer().primary().generated('by default as identity'),
    thresholds: p.json<AmlThresholds>(),
    status: p.text().$type<AmlRulesStatus>().default('proposed'),
    authorId: p.bigint(),
    reason: p.text(), // the author's
    createdAt: p.bigint('number'), // ms since epoch, as all times
    deciderId: p.bigint().nullable(), // never the author of what is in force
    decision: p.text().default(''), // the decider's reason
    decidedAt: p.bigint('number').nullable(),
  },
});
export type AmlRulesRow = InferEntity<typeof AmlRulesEntity>;

/** proposed → active → retired; or proposed → rejected, which its author may do, too. */
export type AmlRulesStatus = 'proposed' | 'active' | 'retired' | 'rejected';

interface Velocity {
  isOn: boolean;
  hours: number; // payments of so many hours are one
  count: number; // at least so many of them
  amountMinor: number; // or at least so much together, base hundredths, as all amounts
}

/** Thresholds: a figure that reaches one raises an alert. */
export interface AmlThresholds {
  depositVelocity: Velocity;
  withdrawalVelocity: Velocity;
  structuring: { isOn: boolean; days: number; count: number; belowMinor: number; marginPercent: number };
  ownPlay: { isOn: boolean; days: number; rounds: number; stakedMinor: number };
  unusualWins: { isOn: boolean; days: number; bets: number; wonMinor: number; zHundredths: number };
  depositsWithoutPlay: { isOn: boolean; days: number; depositedMinor: number; playedPercent: number };
  identity: { isOn: boolean; dayMinor: number; monthMinor: number; lifeMinor: number };
  screening: { isOn: boolean; withdrawalMinor: number };
}
export type AmlRule = Exclude<keyof AmlThresholds, 'identity'>;

/** Facts that reached a threshold. Immutable, but for the case in which they are looked at. */
export const AmlAlertEntity = defineEntity({
  name: 'AmlAlert',
  tableName: 'aml_alert',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    key: p.text().unique('aml_alert_key'), // rule, player (and the other one) and Moscow day: the same facts raise one alert
    rule: p.text().$type<AmlRule>(),
    userId: p.bigint(),
    rulesVersion: p.integer(), // 0: the program's
    facts: p.json<Record<string, number | string>>(),
    evidence: p.json<Evidence[]>(),
    at: p.bigint('number'), // when the threshold was reached
    raisedAt: p.bigint('number'),
    caseId: p.integer().nullable(), // null: until the same run has found its case
  },
  indexes: [{ name: 'aml_alert_case', properties: ['caseId', 'id'] }],
});

/** Something that a case rests on. `ref`: a payment's number, a round's id, a player's internal id. */
export interface Evidence {
  kind: 'payment' | 'round' | 'player';
  ref: string;
  game?: string; // game of a round
}

export type CaseDecision = 'nothing' | 'watch' | 'limit' | 'report' | 'close';

/** One player's facts that somebody has to look at. Alerts that arrive while it is open join it. */
export const ComplianceCaseEntity = defineEntity({
  name: 'ComplianceCase',
  tableName: 'compliance_case',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    status: p.text().$type<'open' | 'decided'>().default('open'),
    openedBy: p.bigint().nullable(), // null: an alert
    openedAt: p.bigint('number'),
    deadlineAt: p.bigint('number'),
    ownerId: p.bigint().nullable(),
    decision: p.text().$type<CaseDecision>().nullable(),
    reason: p.text().default(''), // the decider's
    decidedBy: p.bigint().nullable(),
    decidedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'compliance_case_user', properties: ['userId', 'id'] }],
});
export type ComplianceCaseRow = InferEntity<typeof ComplianceCaseEntity>;

export type CaseEventKind =
  | 'opened'
  | 'alerted'
  | 'taken'
  | 'released'
  | 'noted'
  | 'deadline'
  | 'evidence'
  | 'decided'
  | 'exported'
  | 'fundsAsked'
  | 'fundsSent'
  | 'fundsAccepted'
  | 'fundsRefused'
  | 'fundsLate'
  | 'fundsWithdrawn'
  | 'hitDecided';

/** Something that happened to a case. */
export const ComplianceCaseEventEntity = defineEntity({
  name: 'ComplianceCaseEvent',
  tableName: 'compliance_case_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    caseId: p.integer(),
    kind: p.text().$type<CaseEventKind>(),
    actorId: p.bigint().nullable(), // null: a rule
    text: p.text().default(''), // in the words of who did it
    details: p.json<Record<string, unknown>>().defaultRaw(`'{}'`),
    at: p.bigint('number'),
  },
  indexes: [{ name: 'compliance_case_event_case', properties: ['caseId', 'id'] }],
});

/** Up to where the rules have judged. One row. */
export const AmlProgressEntity = defineEntity({
  name: 'AmlProgress',
  tableName: 'aml_progress',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    paymentsUntil: p.bigint('number'), // ms since epoch; payments before it are judged
    horizon: p.text().columnType('xid8'), // rounds that transactions before it settled are judged
  },
});

/** A player's settled bets for real money on a Moscow day, with what the exact maths of the games expects of them. */
export const AmlPlayDayEntity = defineEntity({
  name: 'AmlPlayDay',
  tableName: 'aml_play_day',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    bets: p.bigint('number'),
    staked: p.bigint(),
    paid: p.bigint(),
    mean: p.double(), // expected payouts, base hundredths
    variance: p.double(), // hundredths²
  },
});
