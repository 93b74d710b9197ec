import { z } from 'zod';

const ppm = z.int().min(0).max(1_000_000);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a config may be at most and must be at least before it is published. Amounts in base hundredths. */
export const guardBoundsSchema = z.strictObject({
  minRtpPpm: ppm.describe('Least promised return of any bet, millionths of the stake'),
  maxRtpPpm: ppm.describe('Greatest promised return of any bet, millionths of the stake'),
  minFlooredRtpPpm: ppm.describe('Least return of any bet at any stake, after the floor of its payout'),
  maxBetPayoutMinor: amount.describe('Greatest payout of one bet'),
  maxRoundLossMinor: amount.describe('Greatest loss of the house in one round'),
  betsPerRound: z.int().min(1).max(100_000).describe('How many bets of the greatest stake a round is reckoned with'),
  timings: z
    .record(z.string(), z.strictObject({ min: z.int().min(0), max: z.int().min(0) }))
    .describe('Least and greatest of each time, ms, by its field'),
});

export type GuardBounds = z.infer<typeof guardBoundsSchema>;

/** What is at stake for the house, base hundredths. */
export interface Exposure {
  readonly betPayoutMinor: bigint; // the greatest payout of one bet
  readonly roundLossMinor: bigint; // the most that the house can lose in one round
}
