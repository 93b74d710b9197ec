import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Period } from '../../core/calendar.ts';

/** Kinds of a player's limits. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A limit that a player has set, with the higher one that follows it, if they asked for one. */
export const PlayerLimitEntity = defineEntity({
  name: 'PlayerLimit',
  tableName: 'player_limit',
  properties: {
    userId: p.bigint().primary(),
    kind: p.text().$type<LimitKind>().primary(),
    period: p.text().$type<Period>().primary(), // always day for a session
    amount: p.bigint(), // base hundredths; of a session, minutes
    pendingAmount: p.bigint().nullable(), // null with a time: the limit ends
    pendingAt: p.datetime().nullable(), // from when on that may be confirmed
    changedAt: p.datetime(),
  },
});
export type PlayerLimit = InferEntity<typeof PlayerLimitEntity>;

/** Counts of a player with limits on one day: kept by the statements that move their money. Base hundredths. */
export const PlayDayEntity = defineEntity({
  name: 'PlayDay',
  tableName: 'play_day',
  properties: {
    userId: p.bigint().primary(),
    day: p.integer().primary(), // day in Moscow; 0 is 1 January 1970
    staked: p.bigint().defaultRaw('0'), // real money in bets placed that day, but for void rounds
    paid: p.bigint().defaultRaw('0'), // by those bets, whenever they ended
    deposited: p.bigint().defaultRaw('0'),
  },
});
export type PlayDay = InferEntity<typeof PlayDayEntity>;

/** Time that a player has been here. */
export const PlayTimeEntity = defineEntity({
  name: 'PlayTime',
  tableName: 'play_time',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer(), // day of these minutes
    minutes: p.integer(),
    lastMinute: p.integer(), // the last one counted, minutes since epoch
    since: p.bigint('number'), // ms since epoch: when this stay began
  },
});
