import { z } from 'zod';
import { gameId, uuid } from './ids.ts';
import { minor } from './money.ts';

/** A game's active config with its place in history and what it promises. */
export const activeConfigSchema = z.object({
  game: gameId,
  version: z.int(),
  hash: z.string(),
  config: z.record(z.string(), z.unknown()),
  rtpPercent: z.string(), // exact, before the floor of a payout: "95.00"
});
export type ActiveConfig = z.infer<typeof activeConfigSchema>;

/** A finished round as a list shows it. Amounts are base hundredths. */
export const roundSummarySchema = z.object({
  id: uuid,
  game: gameId,
  nick: z.string(),
  stakeMinor: minor,
  payoutMinor: minor,
  choice: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()),
  at: z.int(),
});
export type RoundSummary = z.infer<typeof roundSummarySchema>;

/** Most rows a page of history may have. */
export const HISTORY_LIMIT = 100;

export const gamesCalls = {
  'games.config': { auth: false, payload: z.object({ game: gameId }), answer: activeConfigSchema },
  /** Finished rounds, newest first; `mine` keeps the caller's own. `cursor` is the last page's `next`. */
  'games.history': {
    auth: false,
    payload: z.object({
      game: gameId,
      mine: z.boolean().optional(),
      cursor: uuid.optional(),
      limit: z.int().min(1).max(HISTORY_LIMIT).optional(),
    }),
    answer: z.object({ rounds: z.array(roundSummarySchema), next: uuid.nullable() }),
  },
} as const;
