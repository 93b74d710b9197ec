import { z } from 'zod';
import { defaultDrawConfig, drawConfigSchema } from '../../core/draw/draw-config.ts';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Sound cues of classic, by name: the sounds themselves are the client's. */
export const classicCues = [
  'stake',
  'join',
  'start',
  'second',
  'spin',
  'detent',
  'land',
  'loss',
  'tension',
  ...commonCues,
] as const;
export type ClassicCue = (typeof classicCues)[number];

/** All that a designer can set about classic. Units are in the names. */
export const classicConfigSchema = z.strictObject({
  draw: drawConfigSchema.exactOptional(),
  enabled: z.boolean().describe('Whether bets are accepted'),
  commissionPpm: z.int().min(0).max(500_000).describe("The house's commission in millionths of the pot: 50000 is 5 %"),
  minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake of one bet, base hundredths'),
  maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake of one bet, base hundredths'),
  maxBetsPerPlayer: z.int().min(1).max(100).describe('How many bets one player may place in a round'),
  aloneMs: z
    .int()
    .min(100)
    .max(3_600_000)
    .describe('How long a player waits for a second one, from the first bet, before the stakes are returned'),
  countdownMs: z
    .int()
    .min(100)
    .max(600_000)
    .describe('How long bets are taken once two players have one, from the bet that brought the second player'),
  spinMs: z.int().min(0).max(60_000).describe('How long the reel takes to stop, from the draw to the payout'),
  resultMs: z.int().min(0).max(60_000).describe('How long the result is shown before the next round opens'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(classicCues),
});

/** Classic's tunable numbers: stakes in base hundredths, commission in millionths of the pot, times in ms. */
export type ClassicConfig = z.infer<typeof classicConfigSchema>;

export const classicDefaultConfig: ClassicConfig = {
  draw: defaultDrawConfig,
  enabled: true,
  commissionPpm: 50_000,
  minStakeMinor: 100,
  maxStakeMinor: 2_000_000,
  maxBetsPerPlayer: 3,
  aloneMs: 60_000,
  countdownMs: 20_000,
  spinMs: 8000,
  resultMs: 6000,
  payoutCap: defaultPayoutCap,
};
