import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds, type AuditRange } from './audit-range.ts';
import { gapQueries, type GapKind } from './gap-queries.ts';

export type { GapKind } from './gap-queries.ts';

/** Something that should be there and is not, or the other way round. */
export interface FoundGap {
  kind: GapKind;
  ref: string;
  game: string | null;
  expected: string;
  found: string;
}

/** Result of a search for gaps. */
export interface GapSearch {
  checked: { pairs: number; rounds: number; sharedRounds: number; logEntries: number };
  count: number;
  gaps: FoundGap[]; // at most `limit` of each kind
}

const checkedSql = `
  SELECT (SELECT count(*) FROM seed_pair WHERE created_at <= $4 AND (revealed_at IS NULL OR revealed_at >= $3)) AS pairs,
    (SELECT count(*) FROM round WHERE id BETWEEN $1 AND $2) AS rounds,
    (SELECT count(*) FROM shared_round WHERE opened_at <= $4 AND (finished_at IS NULL OR finished_at >= $3)) AS "sharedRounds",
    (SELECT count(*) FROM log_entry) AS "logEntries"`;

/** Looks for gaps in a range; numbers, chains and the log's indexes are looked at as a whole. Run it on one snapshot. */
export const findGaps = async (client: Queryable, range: AuditRange, limit: number): Promise<GapSearch> => {
  const bounds = [...idBounds(range), ...timeBounds(range)];
  const { rows } = await client.query<Record<keyof GapSearch['checked'], bigint>>(checkedSql, bounds);
  const { pairs = 0n, rounds = 0n, sharedRounds = 0n, logEntries = 0n } = rows[0] ?? {};
  const search: GapSearch = {
    checked: {
      pairs: Number(pairs),
      rounds: Number(rounds),
      sharedRounds: Number(sharedRounds),
      logEntries: Number(logEntries),
    },
    count: 0,
    gaps: [],
  };
  for (const [kind, sql] of Object.entries(gapQueries)) {
    const found = await client.query<Omit<FoundGap, 'kind'> & { total: bigint }>(
      `WITH bound AS (SELECT $1::uuid AS first_id, $2::uuid AS last_id, $3::bigint AS first_at, $4::bigint AS last_at), gap AS MATERIALIZED (${sql})
       SELECT ref, game, expected, found, (SELECT count(*) FROM gap) AS total FROM gap ORDER BY ref LIMIT $5`,
      [...bounds, limit],
    );
    search.count += Number(found.rows[0]?.total ?? 0n);
    search.gaps.push(
      ...found.rows.map((row) => ({
        kind: kind as GapKind,
        ref: row.ref,
        game: row.game,
        expected: row.expected,
        found: row.found,
      })),
    );
  }
  return search;
};
