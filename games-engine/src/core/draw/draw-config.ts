import { z } from 'zod';

/**
 * Source of the last part of a shared round's outcome. beacon: a round of a public randomness beacon that nobody can
 * know while bets are taken. random.org: its signed number is the outcome. chain: nothing beside the house's seed and
 * the bets, so the last to bet could choose; players are told.
 */
export const drawModes = ['beacon', 'random.org', 'chain'] as const;
export type DrawMode = (typeof drawModes)[number];

/** The least time between the close of betting and the beacon's round: clocks differ by less. */
export const MIN_MARGIN_MS = 1000;

/** Draw of a shared game. A config without it draws by version 1. */
export const drawConfigSchema = z.strictObject({
  mode: z.enum(drawModes).describe('Where the outcome comes from beside the seed and the bets'),
  marginMs: z
    .int()
    .min(MIN_MARGIN_MS)
    .max(60_000)
    .describe('How long after the announced close of betting the round of the beacon is at the earliest'),
  waitMs: z
    .int()
    .min(1000)
    .max(600_000)
    .describe('How long a closed round waits for its source before it is void and all stakes return'),
});
export type DrawConfig = z.infer<typeof drawConfigSchema>;

/** The margin leaves a busy house a second to close in: a close that comes later than that voids the round. */
export const defaultDrawConfig: DrawConfig = { mode: 'beacon', marginMs: 2000, waitMs: 20_000 };

/** A config as it was before it could say how its game draws: its rounds are drawn by version 1. */
export const firstVersionOf = <Config extends object>(config: Config): Omit<Config, 'draw'> => {
  const { draw: _, ...first } = config as Config & { draw?: DrawConfig };
  return first;
};
