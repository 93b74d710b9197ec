import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A level of the VIP club. */
export const VipStatusEntity = defineEntity({
  name: 'VipStatus',
  tableName: 'vip_status',
  properties: {
    id: p.smallint().primary().autoincrement(false), // 1 to 15
    name: p.text().unique('vip_status_name_key'),
    image: p.text(), // name of its emblem
    needsCompoints: p.bigint().unique('vip_status_needs_compoints_key'), // wagered, base hundredths
  },
});
export type VipStatus = InferEntity<typeof VipStatusEntity>;

/** A player's statistics, with the places up to which they are counted. */
export const UserStatsEntity = defineEntity({
  name: 'UserStats',
  tableName: 'user_stats',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    staked: p.bigint().defaultRaw('0'), // for real money, base hundredths, as all sums here
    totalBet: p.bigint().defaultRaw('0'), // counted part of it (`countedBet`): for levels and rakeback
    totalGames: p.bigint().defaultRaw('0'), // settled bets
    maxWin: p.bigint().defaultRaw('0'),
    maxCoef: p.bigint().defaultRaw('0'), // hundredths
    soloPairId: p.bigint().defaultRaw('0'), // the last solo round seen: its seed pair and nonce
    soloNonce: p.bigint().defaultRaw('-1'),
    openRounds: p.array().columnType('uuid[]').$type<string[]>().default([]), // seen and not over yet
    bonusBet: p.bigint().defaultRaw('0'), // base hundredths staked from `bonus`
    usdicBet: p.bigint().defaultRaw('0'), // USDIC hundredths staked from `usdicLocked`
    wagerBet: p.bigint().defaultRaw('0'), // stakes among totalBet on games that count towards wagering and release DIC
    realOwed: p.bigint().defaultRaw('0'), // counted in totalBet and taken back since: the next stakes pay it
    wagerOwed: p.bigint().defaultRaw('0'), // the same in wagerBet
    bonusOwed: p.bigint().defaultRaw('0'), // the same in bonusBet
    heldVersion: p.bigint().defaultRaw('0'), // the last entry seen of the account that holds stakes
  },
});
export type UserStats = InferEntity<typeof UserStatsEntity>;

/** Counted real-money bets of a player on a Moscow day (`countedBet`), by the time at which they were settled. */
export const PlayedDayEntity = defineEntity({
  name: 'PlayedDay',
  tableName: 'played_day',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    day: p.integer().primary().autoincrement(false), // 0 is 1 January 1970
    staked: p.bigint(), // base hundredths
    providerStaked: p.bigint().defaultRaw('0'), // part of it in games of providers
    paid: p.bigint(),
    reachedAt: p.bigint('number').defaultRaw('0'), // ms since epoch: when the last of these bets was settled
  },
  indexes: [{ name: 'played_day_day', properties: ['day'] }],
});
