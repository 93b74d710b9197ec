import { z } from 'zod';
import { defaultDrawConfig, drawConfigSchema } from '../../core/draw/draw-config.ts';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Segments of the wheel, each of 360° / 32 = 11.25°. */
export const WHEEL_SEGMENTS = 32;

/** Sectors that can be bet on: the segments of one multiplier are one sector. */
export const WHEEL_SECTORS = 4;

const sector = z
  .int()
  .min(0)
  .max(WHEEL_SECTORS - 1);

/** Sound cues of the wheel, by name: the sounds themselves are the client's. */
export const wheelCues = ['stake', 'start', 'second', 'spin', 'pin', 'land', 'loss', 'tension', ...commonCues] as const;
export type WheelCue = (typeof wheelCues)[number];

/** All that a designer can set about the wheel. Units are in the names. */
export const wheelConfigSchema = z
  .strictObject({
    draw: drawConfigSchema.exactOptional(),
    enabled: z.boolean().describe('Whether bets are accepted'),
    multipliers: z
      .array(z.int().min(2).max(WHEEL_SEGMENTS))
      .length(WHEEL_SECTORS)
      .describe('What a win multiplies the stake by, sector by sector'),
    segments: z
      .array(sector)
      .length(WHEEL_SEGMENTS)
      .describe('The sector of each segment, clockwise from the one that the pointer shows at rest'),
    minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake of one bet, base hundredths'),
    maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake of one bet, base hundredths'),
    bettingMs: z.int().min(100).max(600_000).describe('How long bets are taken, from the first bet of a round'),
    spinMs: z.int().min(0).max(60_000).describe('How long the wheel takes to stop, from the draw to the payouts'),
    resultMs: z.int().min(0).max(60_000).describe('How long the result is shown before the next round opens'),
    payoutCap: payoutCapSchema.exactOptional(),
    sounds: volumesSchema(wheelCues),
  })
  .superRefine(({ multipliers, segments }, check) => {
    for (const [index, multiplier] of multipliers.entries()) {
      const count = segments.filter((each) => each === index).length;
      const problem =
        count === 0
          ? `sector ${index} has no segment: it could be bet on and never win`
          : count * multiplier > WHEEL_SEGMENTS
            ? `sector ${index} returns more than it takes: ${count} of ${WHEEL_SEGMENTS} segments pay ${multiplier} times`
            : undefined;
      if (problem !== undefined) check.addIssue({ code: 'custom', message: problem, path: ['multipliers', index] });
    }
  });

/** The wheel's tunable numbers: stakes in base hundredths, times in ms. */
export type WheelConfig = z.infer<typeof wheelConfigSchema>;

/** Fifteen x2, ten x3, six x5, one x30, so that each sector returns 30/32 of what is staked on it, and no two alike meet. */
export const wheelDefaultConfig: WheelConfig = {
  draw: defaultDrawConfig,
  enabled: true,
  multipliers: [2, 3, 5, 30],
  segments: [3, 0, 1, 0, 2, 0, 1, 0, 1, 2, 1, 0, 1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 1, 0, 2, 0, 1, 0],
  minStakeMinor: 10,
  maxStakeMinor: 500_000,
  bettingMs: 15_000,
  spinMs: 8000,
  resultMs: 5000,
  payoutCap: defaultPayoutCap,
};
