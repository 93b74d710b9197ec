import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { VoidRoundEntity, type VoidRound } from './void-round.entity.ts';

/** Void rounds, and what is known of the draws that they avoided. */
export const voidRoundRepository = (em: EntityManager) => ({
  find: (roundId: string): Promise<VoidRound | null> => em.findOne(VoidRoundEntity, { roundId }),

  /** Keeps what follows from rounds; a row that stands is brought up to date. */
  async keep(rows: readonly VoidRound[]): Promise<void> {
    if (rows.length > 0) await em.upsertMany(VoidRoundEntity, [...rows]);
  },

  /** Rounds whose beacon has not given its light yet, the newest first. */
  waiting: (since: number, limit: number): Promise<VoidRound[]> =>
    em.find(
      VoidRoundEntity,
      { beaconRound: { $ne: null }, signature: null, light: { $ne: 'unlit' }, finishedAt: { $gte: since } },
      { orderBy: { finishedAt: 'desc' }, limit },
    ),

  /** Rounds with the light of their beacon, the newest first. */
  lights: (limit: number): Promise<VoidRound[]> =>
    em.find(VoidRoundEntity, { signature: { $ne: null } }, { orderBy: { finishedAt: 'desc' }, limit }),
});

/** Time for which a round may still be committed after another one that ended later. */
const OVERLAP_MS = 86_400_000;

/** Void rounds of which nothing is kept yet, the oldest first. */
export const unkeptVoids = async (client: Queryable, limit: number): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT s.id FROM shared_round s
     WHERE s.state = 'void' AND s.finished_at >= coalesce((SELECT max(finished_at) FROM void_round), 0) - $2
       AND NOT EXISTS (SELECT FROM void_round v WHERE v.round_id = s.id)
     ORDER BY s.finished_at LIMIT $1`,
    [limit, OVERLAP_MS],
  );
  return rows.map(({ id }) => id);
};

/** Rounds of a game that ended in a week, by how; `reason` null: they were drawn. */
export interface WeekOfEnds {
  game: string;
  week: number; // as the engine counts weeks
  reason: string | null;
  light: string | null;
  rounds: number;
}

/** Ends of all shared games' rounds since a time. */
export const weeksOfEnds = async (client: Queryable, since: number): Promise<WeekOfEnds[]> => {
  const { rows } = await client.query<WeekOfEnds>(
    `SELECT s.game, ((s.finished_at / 86400000 + 3) / 7)::int AS week, v.reason, v.light, count(*)::int AS rounds
     FROM shared_round s LEFT JOIN void_round v ON v.round_id = s.id AND s.state = 'void'
     WHERE s.finished_at >= $1 AND (s.state = 'settled' OR v.round_id IS NOT NULL)
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`,
    [since],
  );
  return rows;
};

/** Payouts of a game's rounds relative to their stakes: sums of a share for each round, and of its square. */
export interface SumsOfShares {
  game: string;
  isAvoided: boolean; // the draws of void rounds
  rounds: number;
  sum: number;
  squares: number;
}

/** Shares that drawn rounds paid and avoided draws would have, since a time. */
export const sumsOfShares = async (client: Queryable, since: number): Promise<SumsOfShares[]> => {
  const { rows } = await client.query<SumsOfShares>(
    `SELECT game, "isAvoided", count(*)::int AS rounds, sum(share) AS sum, sum(share * share) AS squares
     FROM (
       SELECT game, false AS "isAvoided", payouts::float8 / stakes AS share FROM shared_round
         WHERE state = 'settled' AND finished_at >= $1 AND stakes > 0
       UNION ALL
       SELECT game, true, paid::float8 / stakes FROM void_round WHERE finished_at >= $1 AND stakes > 0
     ) each GROUP BY game, "isAvoided"`,
    [since],
  );
  return rows;
};
