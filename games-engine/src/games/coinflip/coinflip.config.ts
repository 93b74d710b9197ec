import { z } from 'zod';
import { defaultDrawConfig, drawConfigSchema } from '../../core/draw/draw-config.ts';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Sound cues of coinflip, by name: the sounds themselves are the client's. */
export const coinflipCues = ['heads', 'tails', 'join', 'toss', 'land', 'loss', 'tension', ...commonCues] as const;
export type CoinflipCue = (typeof coinflipCues)[number];

/** All that a designer can set about coinflip. Units are in the names. */
export const coinflipConfigSchema = z.strictObject({
  draw: drawConfigSchema.exactOptional(),
  enabled: z.boolean().describe('Whether new rooms are opened and bets accepted'),
  commissionPpm: z.int().min(0).max(500_000).describe('Commission in millionths of the pot: 50000 is 5 %'),
  minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake, base hundredths'),
  maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake, base hundredths'),
  flipMs: z.int().min(0).max(30_000).describe('How long the coin is in the air'),
  resultMs: z.int().min(0).max(60_000).describe('How long a finished room stays in the lobby'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(coinflipCues),
});

/** Coinflip's tunable numbers: stakes in base hundredths, commission in millionths of the pot, times in ms. */
export type CoinflipConfig = z.infer<typeof coinflipConfigSchema>;

export const coinflipDefaultConfig: CoinflipConfig = {
  draw: defaultDrawConfig,
  enabled: true,
  commissionPpm: 50_000,
  minStakeMinor: 100,
  maxStakeMinor: 2_000_000,
  flipMs: 4000,
  resultMs: 8000,
  payoutCap: defaultPayoutCap,
};
