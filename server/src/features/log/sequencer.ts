import { setImmediate } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { log as publicLog } from 'db';
import { contentDigest } from 'games-engine';
import { CompactRange, leafHash } from 'games-engine/log';
import { chainOf, keyRecord, loggedKey } from './log-keys.ts';
import { readRange, STORED_LEVELS } from './log-nodes.ts';
import type { LogSigner } from './log-signer.ts';
import type { RecordSource } from './record-source.ts';
import { readWindow, shorten, type NewEntry, type Window } from './window.ts';

/** A signed tree head. */
export interface LogHead {
  size: number;
  note: string;
}

export interface SequencerOptions {
  pool: Pool;
  signer: LogSigner;
  source: RecordSource;
  batch?: number; // rounds a run, about; default 5000
  /** After a head is durable. */
  onHead?(head: LogHead): void;
  /** A run that failed; it is tried again. */
  onError(error: unknown): void;
}

/** Result of one run. */
export interface SequencerRun {
  appended: number;
  more: boolean; // something committed still waits: for another run, or for a transaction that runs longer
}

/** Puts what was committed into the log, in order, exactly once. Any number of processes may run one. */
export interface Sequencer {
  runOnce(): Promise<SequencerRun>;
  /** Something was committed: runs soon. */
  notify(): void;
  /** Runs no more, and resolves when the run under way has ended. */
  stop(): Promise<void>;
}

const PAUSE_MS = 250; // between runs, at least
const MAX_RETRY_MS = 30_000;
const BATCH = 5000;
const LEAVES_BEFORE_PAUSE = 500; // about a millisecond's work
const LOCK = `hashtext('glasshouse.log')`;

/** Makes a sequencer. Idle until `notify`: call it once at start, for what an earlier process left behind. */
export const createSequencer = (options: SequencerOptions): Sequencer => {
  let tree: CompactRange | undefined; // as of the last run of this process
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let retryMs = PAUSE_MS;

  const runOnce = async (): Promise<SequencerRun> => {
    const client = await options.pool.connect();
    try {
      const result = await inTransaction(client, () => sequence(client, options, tree));
      tree = result.tree;
      if (result.next !== undefined) options.signer.follow(result.next); // once it is durable
      if (result.head) options.onHead?.(result.head);
      client.release();
      return { appended: result.appended, more: result.more };
    } catch (error) {
      tree = undefined;
      client.release(true);
      throw error;
    }
  };

  const run = async (): Promise<void> => {
    isWanted = false;
    try {
      const { more } = await runOnce();
      isWanted ||= more;
      retryMs = PAUSE_MS;
    } catch (error) {
      options.onError(error);
      isWanted = true;
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    }
    running = undefined;
    if (isWanted) schedule();
  };

  const schedule = (): void => {
    if (isStopped || timer || running) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, retryMs);
  };

  return {
    runOnce,
    notify() {
      isWanted = true;
      schedule();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

const inTransaction = async <T>(client: PoolClient, work: () => Promise<T>): Promise<T> => {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back already
    throw error;
  }
};

interface Sequenced extends SequencerRun {
  tree: CompactRange | undefined;
  head?: LogHead;
  next?: string; // verifier key that signs from now on
}

const sequence = async (
  client: PoolClient,
  options: SequencerOptions,
  known: CompactRange | undefined,
): Promise<Sequenced> => {
  const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`);
  if (!rows[0]?.mine) return { appended: 0, more: true, tree: undefined }; // another process is at it
  const { size, ended } = await readCursor(client);
  const tree = known?.size === size ? known : new CompactRange(size, await readRange(client, size));
  const changed = await nextChange(client, options.signer);
  if (changed) {
    const window = { from: ended.from, until: ended.from }; // a head of its own, which both keys sign
    const entry: NewEntry = { kind: 'key', ref: String(changed.number), hash: contentDigest(keyRecord(changed)) };
    const grown = await append(client, { signer: options.signer, tree, window, next: changed.after }, [entry]);
    return { appended: 1, more: true, ...grown, next: changed.after };
  }
  const window = await shorten(client, ended, options.batch ?? BATCH);
  const entries = await readWindow(client, options.source, window);
  if (entries.length === 0) return { appended: 0, more: await hasLater(client, ended), tree };
  const grown = await append(client, { signer: options.signer, tree, window }, entries);
  const more = window.until < ended.until || (await hasLater(client, ended));
  return { appended: entries.length, more, ...grown };
};

/** The change of key that waits to enter the log. Has the signer follow those that are in it, whoever wrote them. */
const nextChange = async (client: PoolClient, signer: LogSigner): Promise<publicLog.KeyChangeRow | undefined> => {
  const changes = await publicLog.keyChanges(client);
  if (changes.length === 0) return undefined;
  const key = await loggedKey(client, signer, changes);
  if (key !== undefined) signer.follow(key);
  const next = changes.findIndex(({ index }) => index === null);
  if (next < 0) return undefined;
  const isFirst = next === 0;
  chainOf(isFirst ? signer.verifierKey : (changes[0]?.before ?? ''), changes.slice(0, next + 1)); // throws at a forged one
  return changes[next];
};

const readCursor = async (client: PoolClient): Promise<{ size: number; ended: Window }> => {
  const { rows } = await client.query<{ size: bigint; horizon: string; ended: string; next: string }>(
    `SELECT size, horizon::text, pg_snapshot_xmin(s)::text AS ended, pg_snapshot_xmax(s)::text AS next
     FROM log_cursor, pg_current_snapshot() s`,
  );
  const [row] = rows;
  if (!row) throw new Error('the log has no cursor');
  if (BigInt(row.horizon) > BigInt(row.next)) {
    throw new Error(
      `the log's cursor stands at transaction ${row.horizon}, but this cluster is only at ${row.next}: was it restored from a dump?`,
    );
  }
  return { size: Number(row.size), ended: { from: Number(row.horizon), until: Number(row.ended) } };
};

/** True when something is committed whose turn comes only when older transactions have ended. */
const hasLater = async (client: PoolClient, { until }: Window): Promise<boolean> => {
  const { rows } = await client.query<{ later: boolean }>(
    `SELECT EXISTS (SELECT FROM round WHERE settled_xid >= $1) OR EXISTS (SELECT FROM shared_round WHERE settled_xid >= $1)
       OR EXISTS (SELECT FROM seed_pair WHERE revealed_xid >= $1)
       OR EXISTS (SELECT FROM seed_pair WHERE committed_xid >= $1)
       OR EXISTS (SELECT FROM seed_chain WHERE created_xid >= $1)
       OR EXISTS (SELECT FROM shared_round WHERE chain_id IS NULL AND opened_xid >= $1)
       OR EXISTS (SELECT FROM game_config_event WHERE xid >= $1)
       OR EXISTS (SELECT FROM guardrail WHERE activated_xid >= $1)
       OR EXISTS (SELECT FROM solvency_statement WHERE published_xid >= $1)
       OR EXISTS (SELECT FROM game_config WHERE published_xid >= $1) AS later`,
    [String(until)],
  );
  return rows[0]?.later ?? false;
};

const insert = `
WITH entries AS (
  INSERT INTO log_entry (leaf_index, kind, ref, hash)
  SELECT $1::bigint + ord - 1, kind, ref, substring($4::bytea FROM (ord * 32 - 31)::int FOR 32)
  FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t (kind, ref, ord)
), nodes AS (
  INSERT INTO log_node (level, node_index, hash)
  SELECT level, node_index, substring($7::bytea FROM (ord * 32 - 31)::int FOR 32)
  FROM unnest($5::smallint[], $6::bigint[]) WITH ORDINALITY AS t (level, node_index, ord)
), head AS (
  INSERT INTO log_head (size, root, note, at) VALUES ($8, $9, $10, $11)
)
UPDATE log_cursor SET horizon = $12, size = $8`;

const append = async (
  client: PoolClient,
  { signer, tree, window, next }: { signer: LogSigner; tree: CompactRange; window: Window; next?: string },
  entries: readonly NewEntry[],
): Promise<{ tree: CompactRange; head: LogHead }> => {
  const grown = tree.clone();
  const nodes: { level: number; index: number; hash: Uint8Array }[] = [];
  const hashes = Buffer.alloc(entries.length * 32);
  for (const [at, entry] of entries.entries()) {
    hashes.set(entry.hash, at * 32);
    grown.append(leafHash(entry.hash), (level, index, hash) => {
      if (level > 0 && level % STORED_LEVELS === 0) nodes.push({ level, index, hash });
    });
    if (at % LEAVES_BEFORE_PAUSE === 0) await setImmediate();
  }
  const root = grown.root();
  const note = signer.sign({ size: grown.size, root }, next);
  const column = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
  await client.query({
    name: 'log-append',
    text: insert,
    values: [
      tree.size,
      column(entries.map((entry) => entry.kind)),
      column(entries.map((entry) => entry.ref)),
      hashes,
      column(nodes.map((node) => node.level)),
      column(nodes.map((node) => node.index)),
      Buffer.concat(nodes.map((node) => node.hash)),
      grown.size,
      Buffer.from(root),
      note,
      Date.now(),
      String(window.until),
    ],
  });
  return { tree: grown, head: { size: grown.size, note } };
};
