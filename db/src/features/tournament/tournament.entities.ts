import { defineEntity, p } from '@mikro-orm/core';

/** A Moscow day's tournament: its prizes are fixed when the day opens. */
export const TournamentDayEntity = defineEntity({
  name: 'TournamentDay',
  tableName: 'tournament_day',
  properties: {
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    bank: p.bigint(), // base hundredths; 0: no tournament that day
    bankTon: p.integer(), // TON
    courseMicro: p.bigint(), // course of TON, for the bank
    shares: p.array().columnType('integer[]').$type<number[]>(), // percent by place
    stakeTimes: p.integer().defaultRaw('0'), // the least stake of a place, as a multiple of its prize
    terms: p.smallint(), // version of the terms
    openedAt: p.bigint('number'), // ms since epoch, as all times
    settledAt: p.bigint('number').nullable(),
    transactionId: p.uuid().nullable(), // transaction of the payout; null: nobody was paid immediately
  },
});

/** Prizes that two people agreed on, and the day from which they hold. */
export const TournamentPrizesEntity = defineEntity({
  name: 'TournamentPrizes',
  tableName: 'tournament_prizes',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    fromDay: p.integer(), // several rows may name a day: the newest holds
    isOn: p.boolean(),
    bankTon: p.integer(),
    shares: p.array().columnType('integer[]').$type<number[]>(), // percent by place
    stakeTimes: p.integer(),
    terms: p.smallint(),
    changeId: p.integer(), // the agreed change
    at: p.bigint('number'), // ms since epoch
  },
  indexes: [{ name: 'tournament_prizes_day', properties: ['fromDay', 'id'] }],
});

/** An entrant of a day. */
export const TournamentEntryEntity = defineEntity({
  name: 'TournamentEntry',
  tableName: 'tournament_entry',
  properties: {
    day: p.integer().primary().autoincrement(false),
    userId: p.bigint().primary().autoincrement(false),
    registeredAt: p.bigint('number'),
  },
  indexes: [{ name: 'tournament_entry_user', properties: ['userId', 'day'] }],
});

/** A paid place. */
export const TournamentPlaceEntity = defineEntity({
  name: 'TournamentPlace',
  tableName: 'tournament_place',
  properties: {
    day: p.integer().primary().autoincrement(false),
    place: p.smallint().primary().autoincrement(false), // the best one whose least stake was reached, from 1
    userId: p.bigint(),
    staked: p.bigint(), // base hundredths, of the day
    reachedAt: p.bigint('number'), // when they reached that sum: decides ties
    prize: p.bigint(), // base hundredths
    toldAt: p.bigint('number').nullable(), // when it was announced to the player
  },
  uniques: [{ name: 'tournament_place_once', properties: ['day', 'userId'] }],
});
