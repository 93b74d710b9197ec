import { z } from 'zod';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Sound cues of dice, by name: the sounds themselves are the client's. */
export const diceCues = ['less', 'more', 'roll', 'tick', 'loss', 'land', ...commonCues] as const;
export type DiceCue = (typeof diceCues)[number];

/** All that a designer can set about dice. Units are in the names. */
export const diceConfigSchema = z.strictObject({
  enabled: z.boolean().describe('Whether bets are accepted'),
  houseEdgePpm: z.int().min(0).max(500_000).describe('House edge in millionths of the stake: 50000 is 5 %'),
  minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake, base hundredths'),
  maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake, base hundredths'),
  minPercentBp: z.int().min(1).max(9999).describe('Least percent on the bar, hundredths of a percent'),
  maxPercentBp: z.int().min(1).max(9999).describe('Greatest percent on the bar, hundredths of a percent'),
  chanceLimitBp: z
    .int()
    .min(2)
    .max(10_000)
    .describe('A side is off from this chance of winning on, hundredths of a percent'),
  revealMs: z.int().min(0).max(5000).describe('How long the scene takes to show the number'),
  turboRevealMs: z.int().min(0).max(5000).describe('The same in turbo'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(diceCues),
});

/** Dice's tunable numbers: stakes in base hundredths, percents in hundredths of a percent, times in ms. */
export type DiceConfig = z.infer<typeof diceConfigSchema>;

export const diceDefaultConfig: DiceConfig = {
  enabled: true,
  houseEdgePpm: 50_000,
  minStakeMinor: 10,
  maxStakeMinor: 10_000_000,
  minPercentBp: 100,
  maxPercentBp: 9900,
  chanceLimitBp: 9501, // at 95 % a win pays the stake back, above it would pay less,
  revealMs: 700,
  turboRevealMs: 150,
  payoutCap: defaultPayoutCap,
};
