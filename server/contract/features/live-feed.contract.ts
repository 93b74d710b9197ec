import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId } from '../ids.ts';
import { minor } from '../money.ts';

export * from './live-feed-values.ts';

/** One settled bet in the live feed. Amounts are base hundredths; hidden players' nicks come shortened. */
export const liveBetSchema = z.object({
  id: z.string(), // the round
  game: z.string(),
  nick: z.string(),
  player: z.string().optional(), // public id, for the card; hidden players have none here
  bet: minor,
  amount: minor, // paid back
  multiplierPpm: z.int(), // the rules' multiplier of the stake, in millionths; payouts are floored and show less
  at: z.int(),
  placedAt: z.int().optional(), // by the course of this moment it is shown; where it is missing, of `at`
  provided: z.object({ title: z.string(), identifier: z.string() }).optional(), // a provider's game: there is no round to check
});
export type LiveBet = z.infer<typeof liveBetSchema>;

/** The best bets of today, one of a player on each board, the best first. */
export const leaderBoardsSchema = z.object({
  multipliers: z.array(liveBetSchema), // by the rules' multiplier, whatever was staked
  payouts: z.array(liveBetSchema),
});
export type LeaderBoards = z.infer<typeof leaderBoardsSchema>;

/** Tab that a pushed bet belongs to. */
export const liveFeedTypes = ['all', 'big', 'my'] as const;

export const liveFeedCalls = {
  'liveFeed.getLiveFeed': {
    auth: false,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({
      liveAll: z.array(liveBetSchema),
      liveBigAmount: z.array(liveBetSchema),
      liveMyBets: z.array(liveBetSchema).optional(), // signed-in callers only
      liveWins: z.array(liveBetSchema), // bets on own games that paid more than was staked
    }),
  },
  // the best bet of each own game today, the largest payout first
  'liveFeed.getBestWins': {
    auth: false,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({ wins: z.array(liveBetSchema) }),
  },
  // the boards of one own game, or of all together
  'liveFeed.getLeaders': {
    auth: false,
    cost: 'look',
    payload: z.object({ game: gameId.optional() }),
    answer: leaderBoardsSchema,
  },
} as const;

/** Pushed on channel `liveFeed` of the call connection. */
export const liveFeedPush = z.object({ type: z.enum(liveFeedTypes), bet: liveBetSchema });
export type LiveFeedPush = z.infer<typeof liveFeedPush>;

export const liveFeed = defineContract({ calls: liveFeedCalls });
