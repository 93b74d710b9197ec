import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds } from './audit-range.ts';

/** Rounds of a report: solo ones that began in its time, shared ones that ended in it. */
export interface ReportScope {
  from: number; // ms since epoch
  to: number; // not in it
  game: string | null; // null: every game
  version: number | null; // version of the game's config; null: every version
}

/** Shared rounds, grouped by how they ended. */
export interface EndedRounds {
  game: string;
  isVoid: boolean;
  reason: string; // reason of a void round; empty where its log gives none
  rounds: bigint;
  stakes: bigint; // stakes of void rounds, hundredths
  notReturned: bigint; // void rounds with a stake that was not given back
}

/** Settled shared rounds, grouped by how they were drawn. */
export interface DrawnRounds {
  game: string;
  mode: string | null; // null: version 1
  beacon: Record<string, unknown> | null;
  rounds: bigint;
}

/** Positions of a game's rounds in the log. */
export interface LoggedRounds {
  game: string;
  first: bigint | null; // leaf
  last: bigint | null;
  notInLog: bigint; // rounds not below the requested size
}

// $1 and $2: bounds of ids or of times; $3 and $4: game and version, or null
const isAsked = (round: 'c' | 'r' | 's'): string =>
  `($3::text IS NULL OR ${round}.game = $3) AND ($4::int IS NULL OR c.version = $4)`;
const ended = `shared_round s LEFT JOIN game_config c ON c.id = s.config_id`;
const isEnded = `s.finished_at BETWEEN $1 AND $2 AND ${isAsked('s')}`;
const settled = `round r LEFT JOIN game_config c ON c.id = r.config_id`;
const isSettled = `r.id BETWEEN $1 AND $2 AND r.settled_xid IS NOT NULL AND ${isAsked('r')}`;

const sharedValues = ({ game, version, ...range }: ReportScope): unknown[] => [...timeBounds(range), game, version];
const soloValues = ({ game, version, ...range }: ReportScope): unknown[] => [...idBounds(range), game, version];

/** Shared rounds that ended, by how. */
export const endedRounds = async (client: Queryable, scope: ReportScope): Promise<EndedRounds[]> => {
  const { rows } = await client.query<EndedRounds>(
    `SELECT s.game, s.state = 'void' AS "isVoid",
       CASE s.state WHEN 'void' THEN coalesce((SELECT e.event->>'reason' FROM shared_event e WHERE e.round_id = s.id ORDER BY e.seq DESC LIMIT 1), '')
         ELSE '' END AS reason,
       count(*) AS rounds, coalesce(sum(b.stakes), 0)::bigint AS stakes, count(*) FILTER (WHERE NOT b."isReturned") AS "notReturned"
     FROM ${ended} CROSS JOIN LATERAL (
       SELECT sum(b.stake) AS stakes, coalesce(bool_and(coalesce(h.status, '') = 'released'), true) AS "isReturned"
       FROM shared_bet b LEFT JOIN ledger_hold h ON h.id = b.id WHERE b.round_id = s.id AND s.state = 'void'
     ) b
     WHERE s.state IN ('settled', 'void') AND ${isEnded} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    sharedValues(scope),
  );
  return rows;
};

/** Settled shared rounds, by how they were drawn. */
export const drawnRounds = async (client: Queryable, scope: ReportScope): Promise<DrawnRounds[]> => {
  const { rows } = await client.query<DrawnRounds>(
    `SELECT s.game, e.event#>>'{draw,mode}' AS mode, e.event::jsonb#>'{draw,beacon}' AS beacon, count(*) AS rounds
     FROM ${ended} LEFT JOIN shared_event e ON e.round_id = s.id AND e.seq = 0
     WHERE s.state = 'settled' AND ${isEnded} GROUP BY 1, 2, 3`,
    sharedValues(scope),
  );
  return rows;
};

/** Settled solo rounds whose seed is not revealed, by game. */
export const secretRounds = async (
  client: Queryable,
  scope: ReportScope,
): Promise<{ game: string; rounds: bigint }[]> => {
  const { rows } = await client.query<{ game: string; rounds: bigint }>(
    `SELECT r.game, count(*) AS rounds FROM ${settled} LEFT JOIN seed_pair p ON p.id = r.seed_pair_id
     WHERE ${isSettled} AND p.status IS DISTINCT FROM 'revealed' GROUP BY 1`,
    soloValues(scope),
  );
  return rows;
};

const loggedSql = (rounds: string, isWanted: string, id: string): string => `
  SELECT ${id}.game, min(l.leaf_index) FILTER (WHERE l.leaf_index < $5) AS first, max(l.leaf_index) FILTER (WHERE l.leaf_index < $5) AS last,
    count(*) FILTER (WHERE l.leaf_index IS NULL OR l.leaf_index >= $5) AS "notInLog"
  FROM ${rounds} LEFT JOIN log_entry l ON l.kind = 'round' AND l.ref = ${id}.id::text WHERE ${isWanted} GROUP BY 1`;

/** Leaves below a size that hold the rounds, by game; a game is either solo or shared. */
export const loggedRounds = async (client: Queryable, scope: ReportScope, size: number): Promise<LoggedRounds[]> => {
  const solo = await client.query<LoggedRounds>(loggedSql(settled, isSettled, 'r'), [...soloValues(scope), size]);
  const isOver = `s.state IN ('settled', 'void') AND ${isEnded}`;
  const shared = await client.query<LoggedRounds>(loggedSql(ended, isOver, 's'), [...sharedValues(scope), size]);
  return [...solo.rows, ...shared.rows];
};

interface AskedVersion {
  game: string;
  version: number;
}

/** The versions that were in force at some time of the scope, for everybody or for some, or that its rounds were played by. */
export const versionsOf = async (client: Queryable, scope: ReportScope): Promise<AskedVersion[]> => {
  const { from, to, game, version } = scope;
  const inForce = await client.query<AskedVersion>(
    `SELECT DISTINCT c.game, c.version FROM game_config c JOIN game_config_event e ON e.config_id = c.id
     WHERE e.kind IN ('activated', 'candidate.started') AND e.at < $2 AND ${isAsked('c')}
       AND NOT EXISTS (SELECT FROM game_config_event o WHERE o.config_id = c.id AND o.id > e.id AND o.at < $1
         AND o.kind IN ('retired', 'candidate.stopped'))`,
    [from, to, game, version],
  );
  // a shared round ends by the version it was opened with, which may be retired by then
  const solo = await client.query<AskedVersion>(playedSql(settled, isSettled), soloValues(scope));
  const isOver = `s.state IN ('settled', 'void') AND ${isEnded}`;
  const shared = await client.query<AskedVersion>(playedSql(ended, isOver), sharedValues(scope));
  const rows = [...inForce.rows, ...solo.rows, ...shared.rows];
  const versions = new Map(rows.map((row) => [`${row.game} ${row.version}`, row]));
  return [...versions.values()].toSorted((a, b) => a.game.localeCompare(b.game) || a.version - b.version);
};

const playedSql = (rounds: string, isWanted: string): string =>
  `SELECT DISTINCT c.game, c.version FROM ${rounds} WHERE c.id IS NOT NULL AND ${isWanted}`;

/** Name of a report's author. */
export const auditorName = async (client: Queryable, userId: bigint): Promise<{ id: string; nick: string }> => {
  const { rows } = await client.query<{ id: string; nick: string }>(
    'SELECT public_id AS id, nick FROM app_user WHERE id = $1',
    [userId],
  );
  return rows[0] ?? { id: '', nick: '' };
};
