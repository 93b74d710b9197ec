import { z } from 'zod';
import { defaultPayoutCap, payoutCapSchema } from '../../core/payout-cap.ts';
import { commonCues, volumesSchema } from '../../core/volumes.ts';

/** Sound cues of mines, by name: the sounds themselves are the client's. */
export const minesCues = [
  'mark',
  'start',
  'safe-1',
  'safe-2',
  'safe-3',
  'safe-4',
  'safe-5',
  'safe-6',
  'mine',
  'lift',
  ...commonCues,
] as const;
export type MinesCue = (typeof minesCues)[number];

/** All that a designer can set about mines. Units are in the names; the field of 4 × 6 cells is the game itself. */
export const minesConfigSchema = z.strictObject({
  enabled: z.boolean().describe('Whether bets are accepted; an open game can always be finished'),
  houseEdgePpm: z.int().min(0).max(500_000).describe('House edge in millionths of the stake: 50000 is 5 %'),
  minStakeMinor: z.int().min(1).max(1_000_000_000).describe('Least stake, base hundredths'),
  maxStakeMinor: z.int().min(1).max(1_000_000_000).describe('Greatest stake, base hundredths'),
  minMines: z.int().min(1).max(23).describe('Fewest mines on the field'),
  maxMines: z.int().min(1).max(23).describe('Most mines on the field: one cell is always safe'),
  defaultMines: z.int().min(1).max(23).describe('Mines that a new form starts with'),
  minePresets: z.array(z.int().min(1).max(23)).max(6).describe('Mine counts that have a button of their own'),
  revealMs: z.int().min(0).max(5000).describe('How long the scene takes to turn a cell'),
  turboRevealMs: z.int().min(0).max(5000).describe('The same in turbo'),
  payoutCap: payoutCapSchema.exactOptional(),
  sounds: volumesSchema(minesCues),
});

/** The tunable numbers of mines: stakes in base hundredths, times in ms. */
export type MinesConfig = z.infer<typeof minesConfigSchema>;

export const minesDefaultConfig: MinesConfig = {
  enabled: true,
  houseEdgePpm: 50_000,
  minStakeMinor: 10,
  maxStakeMinor: 10_000_000,
  minMines: 2,
  maxMines: 23,
  defaultMines: 4,
  minePresets: [3, 5, 15, 23],
  revealMs: 320,
  turboRevealMs: 120,
  payoutCap: defaultPayoutCap,
};
