import { z } from 'zod';
import { gameId, uuid } from './ids.ts';
import { minor } from './money.ts';

/** A version that is tried with a share of players or rounds, and whether who asks is one of these players. */
export const candidateSchema = z.object({
  version: z.int(),
  hash: z.string(),
  sharePpm: z.int(), // per million, by a lottery: see READINGS, versions 1 and 2
  by: z.enum(['player', 'round']), // subject of the lottery: a player, or the number of a round
  isMine: z.boolean(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** The config that the caller's next round pins, with its place in history and what it promises. */
export const activeConfigSchema = z.object({
  game: gameId,
  version: z.int(),
  hash: z.string(),
  config: z.record(z.string(), z.unknown()),
  rtpPercent: z.string(), // exact, before the floor of a payout: "95.00"
  candidate: candidateSchema.optional(), // absent: only one version is in force
});

/** Pushed to everybody on channel `games` as `configChanged`: the game's next rounds may pin another version. */
export const configChangedSchema = z.object({ game: gameId });
export type ConfigChanged = z.infer<typeof configChangedSchema>;

/** A finished round as a list shows it. Amounts are base hundredths. */
export const roundSummarySchema = z.object({
  id: uuid,
  game: gameId,
  nick: z.string(),
  stakeMinor: minor,
  payoutMinor: minor,
  multiplierPpm: z.int(), // the rules' multiplier of the stake, in millionths
  choice: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()),
  at: z.int(),
  placedAt: z.int().optional(), // by the course of this moment it is shown; where it is missing, of `at`
});
export type RoundSummary = z.infer<typeof roundSummarySchema>;

/** Most rows a page of history may have. */
export const HISTORY_LIMIT = 100;

export const gamesCalls = {
  'games.config': {
    auth: false,
    cost: 'look',
    ofDraws: true,
    payload: z.object({ game: gameId }),
    answer: activeConfigSchema,
  },
  /** Finished rounds, newest first; `mine` keeps the caller's own. `cursor` is the last page's `next`. */
  'games.history': {
    auth: false,
    cost: 'read',
    payload: z.object({
      game: gameId,
      mine: z.boolean().optional(),
      cursor: uuid.optional(),
      limit: z.int().min(1).max(HISTORY_LIMIT).optional(),
    }),
    answer: z.object({ rounds: z.array(roundSummarySchema), next: uuid.nullable() }),
  },
} as const;
