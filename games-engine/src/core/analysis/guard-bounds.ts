import { z } from 'zod';

const ppm = z.int().min(0).max(1_000_000);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const count = z.int().min(1).max(100_000);

/** Bounds that a config must meet before it is published. Amounts in base hundredths. */
export const guardBoundsSchema = z.strictObject({
  minRtpPpm: ppm.describe('Least promised return of any bet, millionths of the stake'),
  maxRtpPpm: ppm.describe('Greatest promised return of any bet, millionths of the stake'),
  minFlooredRtpPpm: ppm.describe('Least return of any bet at any stake, after the floor of its payout'),
  winPaysStake: z.boolean().describe('Whether every win has to pay its stake back at least'),
  maxBetPayoutMinor: amount.describe('Greatest payout of one bet'),
  maxRoundPayoutMinor: amount.describe('Greatest payout of all bets of a round together'),
  maxRoundLossMinor: amount.describe('Greatest loss of the house in one round'),
  betsPerRound: count.describe('How many bets of the greatest stake a round is reckoned with'),
  roundsAtOnce: count.describe('How many rounds that cost the house most are reckoned with at the same time'),
  maxConcurrentLossMinor: amount.describe('Greatest loss of the house in all of these rounds together'),
  bankrollMinor: amount.min(1).describe('What the house has to lose'),
  maxRuinPpm: ppm
    .min(1)
    .describe('Greatest chance of ever losing it to a bet that is placed again and again, millionths'),
  timings: z
    .record(z.string(), z.strictObject({ min: z.int().min(0), max: z.int().min(0) }))
    .describe('Least and greatest of each time, ms, by its field'),
});

export type GuardBounds = z.infer<typeof guardBoundsSchema>;

/** The bounds that come with the program and are the same for every game. */
export const commonBounds = {
  minRtpPpm: 900_000,
  maxRtpPpm: 990_000,
  winPaysStake: true,
  maxRoundPayoutMinor: 1_000_000_000,
  bankrollMinor: 1_000_000_000_000,
  maxRuinPpm: 1000,
} as const satisfies Partial<GuardBounds>;

/** The bounds of a game whose winners are paid out of the stakes: the house cannot lose. */
export const potBounds = {
  ...commonBounds,
  maxRoundLossMinor: 0,
  betsPerRound: 100,
  roundsAtOnce: 1,
  maxConcurrentLossMinor: 0,
} as const satisfies Partial<GuardBounds>;

/** The bounds of a solo game: a round is one bet, and many are played at once. */
export const soloBounds = {
  ...commonBounds,
  minFlooredRtpPpm: 800_000,
  maxBetPayoutMinor: 1_000_000_000,
  maxRoundLossMinor: 1_000_000_000,
  betsPerRound: 1,
  roundsAtOnce: 100,
  maxConcurrentLossMinor: 100_000_000_000,
} as const satisfies Partial<GuardBounds>;

/** The house's exposure, base hundredths. */
export interface Exposure {
  readonly betPayoutMinor: bigint; // the greatest payout of one bet
  readonly roundPayoutMinor: bigint; // the greatest payout of all bets of a round
  readonly roundLossMinor: bigint; // the most that the house can lose in one round
}
