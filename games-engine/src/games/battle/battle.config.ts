import { z } from 'zod';
import { defaultDrawConfig, drawConfigSchema } from '../../core/draw/draw-config.ts';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Sound cues of battle, by name: the sounds themselves are the client's. */
export const battleCues = [
  'red',
  'blue',
  'start',
  'second',
  'spin',
  'detent',
  'land',
  'loss',
  'tension',
  ...commonCues,
] as const;
export type BattleCue = (typeof battleCues)[number];

/** All that a designer can set about battle. Units are in the names. */
export const battleConfigSchema = z.strictObject({
  draw: drawConfigSchema.exactOptional(),
  enabled: z.boolean().describe('Whether bets are accepted'),
  commissionPpm: z
    .int()
    .min(0)
    .max(1_000_000)
    .describe("The house's commission in millionths of the losing bank: 50000 is 5 %"),
  minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake of one bet, base hundredths'),
  maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake of one bet, base hundredths'),
  countdownMs: z
    .int()
    .min(100)
    .max(600_000)
    .describe('How long bets are taken once both teams have one, from the bet that brought the second team'),
  spinMs: z.int().min(0).max(60_000).describe('How long the wheel takes to stop, from the draw to the payouts'),
  resultMs: z.int().min(0).max(60_000).describe('How long the result is shown before the next round opens'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(battleCues),
});

/** Battle's tunable numbers: stakes in base hundredths, times in ms. */
export type BattleConfig = z.infer<typeof battleConfigSchema>;

export const battleDefaultConfig: BattleConfig = {
  draw: defaultDrawConfig,
  enabled: true,
  commissionPpm: 50_000,
  minStakeMinor: 100,
  maxStakeMinor: 2_000_000,
  countdownMs: 15_000,
  spinMs: 8000,
  resultMs: 5000,
  payoutCap: defaultPayoutCap,
};
