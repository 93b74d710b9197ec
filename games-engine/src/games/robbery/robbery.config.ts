import { z } from 'zod';
import { volumesSchema } from '../../core/volumes.ts';

/** Sound cues of the robbery, by name: the sounds themselves are the client's. */
export const robberyCues = ['spin', 'tick', 'stop', 'prize'] as const;

/** Sectors of the wheel. */
export const SECTORS = 8;

/** The VIP levels: 1 to 15. */
export const MAX_STATUS = 15;

const sectorSchema = z.strictObject({
  sharePercent: z.int().min(1).max(100).describe('The sector gives this percent of the amount of the VIP level'),
  weight: z.int().min(1).max(1_000_000).describe('How often the sector is drawn: weight / sum of all weights'),
});

/** One of the wheel's sectors: what share of the level's amount it gives, and how often it comes. */
export type RobberySector = z.infer<typeof sectorSchema>;

const isRising = (rows: readonly { statusId: number }[]): boolean =>
  rows.every(({ statusId }, index) => statusId > (rows[index - 1]?.statusId ?? 0));

/** All that can be set about the robbery. Units are in the names. */
export const robberyConfigSchema = z.strictObject({
  enabled: z.boolean().describe('Whether anybody may draw'),
  amounts: z
    .array(
      z.strictObject({
        amountMinor: z.int().min(1).max(1_000_000_000).describe('Amount of the level, base hundredths'),
        statusId: z.int().min(1).max(MAX_STATUS).describe('From which VIP level on'),
      }),
    )
    .min(1)
    .max(MAX_STATUS)
    .refine(isRising, 'VIP levels that rise')
    .describe('The amount of each VIP level; a level left out has that of the nearest one below'),
  sectors: z.array(sectorSchema).length(SECTORS).describe('The sectors of the wheel, clockwise'),
  spinMs: z.int().min(0).max(30_000).describe('How long the wheel turns'),
  resultMs: z.int().min(0).max(30_000).describe('How long the result is shown'),
  sounds: volumesSchema(robberyCues),
});

/** The robbery's numbers: amounts in base hundredths by VIP level, the eight sectors, times in ms. */
export type RobberyConfig = z.infer<typeof robberyConfigSchema>;

// base units by VIP level
const AMOUNTS = [
  [1, 100],
  [2, 200],
  [3, 250],
  [4, 500],
  [6, 1000],
  [7, 1250],
  [8, 1500],
  [9, 2000],
  [10, 2500],
  [12, 5000],
  [13, 10_000],
  [14, 20_000],
  [15, 50_000],
] as const;

/** Amounts of the product's description; on average 6.65 % of a level's amount is drawn. */
export const robberyDefaultConfig: RobberyConfig = {
  enabled: true,
  amounts: AMOUNTS.map(([statusId, amount]) => ({ amountMinor: amount * 100, statusId })),
  sectors: [
    { sharePercent: 1, weight: 300 },
    { sharePercent: 20, weight: 70 },
    { sharePercent: 2, weight: 250 },
    { sharePercent: 50, weight: 15 },
    { sharePercent: 5, weight: 200 },
    { sharePercent: 30, weight: 30 },
    { sharePercent: 10, weight: 130 },
    { sharePercent: 100, weight: 5 },
  ],
  spinMs: 8000,
  resultMs: 4000,
};
