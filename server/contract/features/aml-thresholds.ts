import { z } from 'zod';

// Apart from the calls: the form checks its fields by the same bounds as the server.

const MAX_MINOR = 100_000_000_000_00; // base hundredths

const hours = z.int().min(1).max(720);
const days = z.int().min(1).max(30);
const count = z.int().min(2).max(10_000);
const amount = z.int().min(1).max(MAX_MINOR);
const velocity = z.strictObject({ isOn: z.boolean(), hours, count, amountMinor: amount });

/** Thresholds of the rules against money laundering: a figure that reaches one raises an alert. Amounts: base hundredths. */
export const amlThresholdsSchema = z.strictObject({
  depositVelocity: velocity,
  withdrawalVelocity: velocity,
  structuring: z.strictObject({
    isOn: z.boolean(),
    days,
    count,
    belowMinor: amount, // amount that payments stay below
    marginPercent: z.int().min(1).max(90), // by no more than this
  }),
  ownPlay: z.strictObject({ isOn: z.boolean(), days, rounds: z.int().min(1).max(10_000), stakedMinor: amount }),
  unusualWins: z.strictObject({
    isOn: z.boolean(),
    days,
    bets: z.int().min(1).max(1_000_000),
    wonMinor: amount,
    zHundredths: z.int().min(100).max(5_000), // hundredths of a standard deviation above the expectation
  }),
  depositsWithoutPlay: z.strictObject({
    isOn: z.boolean(),
    days,
    depositedMinor: amount,
    playedPercent: z.int().min(1).max(1_000), // share of the deposits below which they were not played
  }),
  /** Sums of deposits and withdrawals of a person from which a proof of identity is asked for. It raises no alert. */
  identity: z.strictObject({
    isOn: z.boolean(),
    dayMinor: amount, // on one day of the house
    monthMinor: amount, // on 30 days in a row
    lifeMinor: amount,
  }),
  /** From this on a withdrawal needs a fresh answer of screening. Entries raise alerts whatever the amount. */
  screening: z.strictObject({ isOn: z.boolean(), withdrawalMinor: amount }),
});
export type AmlThresholds = z.infer<typeof amlThresholdsSchema>;

export const amlRules = [
  'depositVelocity',
  'withdrawalVelocity',
  'structuring',
  'ownPlay',
  'unusualWins',
  'depositsWithoutPlay',
  'screening',
] as const satisfies (keyof AmlThresholds)[];

/** Everything whose thresholds are tuned: the rules that raise alerts, and what is asked for from a sum on. */
export const thresholdGroups = [...amlRules, 'identity'] as const satisfies (keyof AmlThresholds)[];

/** Thresholds of a house that has approved none. */
export const programThresholds: AmlThresholds = {
  depositVelocity: { isOn: true, hours: 24, count: 15, amountMinor: 60_000_000 },
  withdrawalVelocity: { isOn: true, hours: 24, count: 8, amountMinor: 60_000_000 },
  structuring: { isOn: true, days: 7, count: 3, belowMinor: 60_000_000, marginPercent: 10 },
  ownPlay: { isOn: true, days: 7, rounds: 3, stakedMinor: 500_000 },
  unusualWins: { isOn: true, days: 7, bets: 50, wonMinor: 5_000_000, zHundredths: 400 },
  depositsWithoutPlay: { isOn: true, days: 7, depositedMinor: 3_000_000, playedPercent: 30 },
  identity: { isOn: true, dayMinor: 20_000_000, monthMinor: 40_000_000, lifeMinor: 100_000_000 },
  screening: { isOn: true, withdrawalMinor: 10_000_000 },
};
