import { defineEntity, p } from '@mikro-orm/core';

/** A Moscow day's tournament: what it pays is fixed when the day opens. */
export const TournamentDayEntity = defineEntity({
  name: 'TournamentDay',
  tableName: 'tournament_day',
  properties: {
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    bank: p.bigint(), // base hundredths; 0: there is none on this day
    bankTon: p.integer(), // TON
    courseMicro: p.bigint(), // of TON, that the bank was worked out with
    shares: p.array().columnType('integer[]').$type<number[]>(), // of the places, from the first on, percent
    terms: p.smallint(), // version of its terms
    openedAt: p.bigint('number'), // ms since epoch, as all times
    settledAt: p.bigint('number').nullable(),
    transactionId: p.uuid().nullable(), // that paid; null: nobody was paid at once
  },
});

/** Who takes part in a day's tournament. */
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

/** A place that a day paid. */
export const TournamentPlaceEntity = defineEntity({
  name: 'TournamentPlace',
  tableName: 'tournament_place',
  properties: {
    day: p.integer().primary().autoincrement(false),
    place: p.smallint().primary().autoincrement(false), // from 1 on
    userId: p.bigint(),
    staked: p.bigint(), // base hundredths, of the day
    reachedAt: p.bigint('number'), // when they had staked so much: who was first is ahead
    prize: p.bigint(), // base hundredths
    toldAt: p.bigint('number').nullable(), // when the player's page heard of it
  },
  uniques: [{ name: 'tournament_place_once', properties: ['day', 'userId'] }],
});
