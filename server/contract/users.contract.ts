import { z } from 'zod';
import { publicPlayerId } from './ids.ts';
import { minor } from './money.ts';
import type { Profile } from './profile.contract.ts';

/** Refusals of calls about players. */
export const usersCodes = {
  notFound: 404,
  hidden: 'HIDDEN', // the player shows their statistics to nobody
} as const;

/** A level of the VIP club. `needsCompoints`: what must have been wagered for it, base hundredths. */
export const vipStatusSchema = z.object({
  statusId: z.int(),
  statusName: z.string(),
  image: z.string(),
  needsCompoints: minor,
});
export type VipStatus = z.infer<typeof vipStatusSchema>;

/** A player's statistics of real money. Amounts are base hundredths. */
export const userStatsSchema = z.object({
  totalBet: minor,
  totalGames: z.int(), // settled bets
  maxWin: minor, // the greatest payout of one bet
  maxCoef: z.number(), // the greatest payout / stake of one bet, two places
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** A player as others see them. A hidden one has a shortened nick, no month and no statistics. */
export const userCardSchema = z.object({
  id: publicPlayerId,
  nick: z.string(),
  avatar: z.string(),
  compointStatus: z.int(),
  statusName: z.string(),
  roles: z.array(z.enum(['moderator', 'admin'])),
  registered: z.string().nullable(), // month: "2026-11"
  stats: userStatsSchema.nullable(),
  isHidden: z.boolean(),
  isOwn: z.boolean(), // the caller's own card: nothing is hidden
});
export type UserCard = z.infer<typeof userCardSchema>;

/** `userId`: the player's public id; one's own number is taken too. Refusals: 404 unknown, HIDDEN. */
const whose = z.object({ userId: z.union([publicPlayerId, z.int()]) });

export const usersCalls = {
  'users.getStats': { auth: false, cost: 'read', payload: whose, answer: userStatsSchema },
  'users.card': { auth: false, cost: 'read', payload: whose, answer: userCardSchema },
} as const;

/** Pushed on channels of their own of the legacy connection: {type: 'load', payload: {success: true, data}}. */
export interface LegacyPushes {
  compointStatuses: VipStatus[]; // all levels, lowest first: to who connects
  loadUser: Profile; // to every page of a player whose profile changed
}
