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

/** What a player has played for real money, with the places up to which it is counted. */
export const UserStatsEntity = defineEntity({
  name: 'UserStats',
  tableName: 'user_stats',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    totalBet: p.bigint().defaultRaw('0'), // base hundredths, as maxWin
    totalGames: p.bigint().defaultRaw('0'), // settled bets
    maxWin: p.bigint().defaultRaw('0'),
    maxCoef: p.bigint().defaultRaw('0'), // hundredths
    soloPairId: p.bigint().defaultRaw('0'), // the last solo round seen: its seed pair and nonce
    soloNonce: p.bigint().defaultRaw('-1'),
    openRounds: p.array().columnType('uuid[]').$type<string[]>().default([]), // seen and not over yet
    heldVersion: p.bigint().defaultRaw('0'), // the last entry seen of the account that holds stakes
  },
});
export type UserStats = InferEntity<typeof UserStatsEntity>;
