import { createPool } from './pool.ts';

const LOOK_EVERY_MS = 1000;
const WAIT_MS = 2000; // an answer that takes longer is none
const MAX_MARKS = 120;

/** Distance of a replica from its primary. */
export interface ReplicaLag {
  /** At most so many milliseconds of what was committed are missing; undefined: it is away, or no replica. */
  lagMs: () => number | undefined;
  /** True when it is at most so far behind. */
  isWithin(maxLagMs: number): boolean;
  close(): Promise<void>;
}

/** A place in the primary's write-ahead log, and when it was the last one. */
interface Mark {
  place: bigint;
  at: number;
}

/** Asks one number; undefined when it is not known. */
const openAsker = (url: string, expression: string) => {
  const connectionString = url;
  const pool = createPool(
    { connectionString, max: 1, application_name: 'glasshouse-lag', query_timeout: WAIT_MS },
    { waitMs: WAIT_MS },
  );
  return {
    async ask(): Promise<bigint | undefined> {
      const { rows } = await pool.query<{ place: bigint | null }>(
        `SELECT ((${expression}) - '0/0'::pg_lsn)::bigint AS place`,
      );
      return rows[0]?.place ?? undefined;
    },
    end: () => pool.end(),
  };
};

/**
 * Watches a replica by what it has replayed of its primary's log: a clock says nothing while nobody writes, and the
 * replica's own word nothing once it is cut off.
 */
export const watchReplica = (primaryUrl: string, replicaUrl: string): ReplicaLag => {
  const primary = openAsker(primaryUrl, 'pg_current_wal_lsn()');
  const replica = openAsker(replicaUrl, 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END');
  let marks: Mark[] = [];
  let behindSince: number | undefined; // when what it has replayed was the last of the primary
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;

  const look = async (): Promise<void> => {
    const at = performance.now();
    const [place, replayed] = await Promise.all([
      primary.ask().catch(() => undefined), // while it is away its last marks count
      replica.ask().catch(() => undefined),
    ]);
    if (place !== undefined) marks = [...marks.slice(1 - MAX_MARKS), { place, at }];
    behindSince = replayed === undefined ? undefined : marks.findLast((mark) => mark.place <= replayed)?.at;
  };
  const timer = setInterval(() => {
    looking = looking.then(() => (isClosed ? undefined : look()));
  }, LOOK_EVERY_MS).unref();
  looking = look();

  const lagMs = (): number | undefined =>
    behindSince === undefined ? undefined : Math.round(performance.now() - behindSince);
  return {
    lagMs,
    isWithin: (maxLagMs) => (lagMs() ?? Infinity) <= maxLagMs,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
};
