import { batteryTests } from 'games-engine/statistics';
import { z } from 'zod';
import { auditedConfigSchema } from './audited-versions.contract.ts';
import { minor } from './money.ts';

/**
 * Methods for the standard error of an RTP. bet: each bet by itself (dice). step: each opened cell, whatever the player
 * planned (mines). round: the bets of a round share its draw (battle, wheel). pot: the winner is drawn, the payout is
 * not, so realised and expected agree to the hundredth (classic, coinflip).
 */
export const rtpMethods = ['bet', 'step', 'round', 'pot'] as const;

const band = z.object({ low: z.number(), high: z.number() });

/** Shares of the stakes: 0.95 is 95 %. Null without a stake. */
const returns = {
  stakesMinor: minor,
  payoutsMinor: minor,
  realised: z.number().nullable(),
  expected: z.number().nullable(), // from the exact mean of every bet, the floors of payouts included
  standardError: z.number().nullable(), // standard error of `realised` in a fair game
};

/** Return within one piece of time, and from the beginning of the range to the end of that piece. */
export const rtpBucketSchema = z.object({
  from: z.int(),
  to: z.int(), // exclusive
  rounds: z.int(),
  ...returns,
  cumulative: z.object({
    rounds: z.int(),
    ...returns,
    band95: band.nullable(), // band of `realised` in 95 of 100 fair histories
    band999: band.nullable(), // in 999 of 1000
  }),
});
export type RtpBucket = z.infer<typeof rtpBucketSchema>;

export const rtpAnswerSchema = z.object({
  method: z.enum(rtpMethods),
  buckets: z.array(rtpBucketSchema), // every one of the range, empty ones too
  z: z.number().nullable(), // standard errors between realised and expected, over the whole range
  p: z.number().nullable(), // probability that a fair game departs at least as far, to either side
  open: z.int(), // rounds of the range that are not over and left out
  computedAt: z.int(), // ms since epoch: from the rounds themselves, all that were over by then
  before: auditedConfigSchema.nullable(), // the config that was active when the range began
  changes: z.array(auditedConfigSchema), // within the range, oldest first
});
export type RtpAnswer = z.infer<typeof rtpAnswerSchema>;

/** A bar of the histogram. `from` … `to` (exclusive): drawn values, or hundredths of the pot where tickets are drawn. */
export const drawBinSchema = z.object({ from: z.int(), to: z.int(), count: z.int(), expected: z.number() });

export const drawsAnswerSchema = z.object({
  /** value: what was drawn. cell: the one drawn first, 0 … 23. pot: the ticket's place in its pot, in per cent. */
  axis: z.enum(['value', 'cell', 'pot']),
  draws: z.int(),
  bins: z.array(drawBinSchema),
  /** Null with too few draws: below five expected in each of two bins. */
  chiSquare: z.object({ statistic: z.number(), df: z.int(), p: z.number() }).nullable(),
  /** Runs of draws in the lower and the upper half, in order (Wald-Wolfowitz). Null with fewer than ten of either. */
  runs: z
    .object({ runs: z.int(), lower: z.int(), upper: z.int(), expected: z.number(), z: z.number(), p: z.number() })
    .nullable(),
  /** Tests of randomness on the newest draws of the range, in their order: see the engine's battery. */
  battery: z.object({
    draws: z.int(), // tested draws
    results: z.array(
      z.object({
        test: z.enum(batteryTests),
        p: z.number().nullable(), // null: too few draws, or not for draws of this kind
        isOdd: z.boolean(), // a perfect source shows such a p, in any of the tests, once in a thousand times
      }),
    ),
  }),
});
export type DrawsAnswer = z.infer<typeof drawsAnswerSchema>;
