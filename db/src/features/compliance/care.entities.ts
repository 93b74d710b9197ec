import { defineEntity, p } from '@mikro-orm/core';

/** Signs of a Moscow day, as far as they are seen in bets and time. */
export const CareDayEntity = defineEntity({
  name: 'CareDay',
  tableName: 'care_day',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    nightBets: p.integer().default(0), // bets from 0 to 6 o'clock in Moscow
    raisedBets: p.integer().default(0), // stakes of at least twice the one before, which was lost
    minutes: p.integer().default(0), // time at the site
  },
});

/** Signs of the last 30 days: on how many occasions each was seen. */
export interface CareSignals {
  chasing: number; // stakes doubled after a loss
  reloads: number; // days with three deposits or more and a loss
  nights: number; // nights with play
  longDays: number; // days of four hours or more
  raisedLimits: number; // own limits that were raised
  cancelledWithdrawals: number;
}

/** A player's signs as they were last counted, and the level that they come to. */
export const CareStateEntity = defineEntity({
  name: 'CareState',
  tableName: 'care_state',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    level: p.smallint(), // 0 to 3
    signals: p.json<CareSignals>(),
    computedAt: p.bigint('number'), // ms since epoch, as all times
    changedAt: p.bigint('number'), // when the level last changed
  },
});

/** The place of the job among the players. One row. */
export const CareProgressEntity = defineEntity({
  name: 'CareProgress',
  tableName: 'care_progress',
  properties: { id: p.smallint().primary().autoincrement(false), afterUser: p.bigint() },
});

export type InterventionKind = 'message' | 'limit' | 'break' | 'call';

/** An act of the staff upon signs of harm. */
export const CareInterventionEntity = defineEntity({
  name: 'CareIntervention',
  tableName: 'care_intervention',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    kind: p.text().$type<InterventionKind>(),
    level: p.smallint(), // level of the player then
    actorId: p.bigint(),
    reason: p.text(), // also the outcome of a call
    at: p.bigint('number'),
  },
  indexes: [
    { name: 'care_intervention_user', properties: ['userId', 'id'] },
    { name: 'care_intervention_at', properties: ['at'] },
  ],
});
