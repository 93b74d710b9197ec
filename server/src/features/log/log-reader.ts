import { log as publicLog, type LogKind } from 'db';
import type { Pool } from 'pg';
import { canonicalText, recordHash, type LogRecord } from 'games-engine';
import {
  consistencyProof,
  formatAddCheckpoint,
  inclusionProof,
  leafHash,
  toHex,
  type KeyList,
  type NodeId,
} from 'games-engine/log';
import type { PublicRound } from '../../../contract/fairness.contract.ts';
import { ENTRIES_LIMIT, type ConsistencyAnswer, type InclusionAnswer } from '../../../contract/log.contract.ts';
import { keyRecord } from './log-keys.ts';
import type { LogSigner } from './log-signer.ts';
import { readNodes, readRange } from './log-nodes.ts';
import type { RecordSource } from './record-source.ts';
import type { LogHead } from './sequencer.ts';

/** A question that the log cannot answer as it was asked. */
export class LogRangeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LogRangeError';
  }
}

/** Public reads of the transparency log. */
export interface LogReader {
  /** The verifier key in force, as text; of a time: the one of then. */
  key(at?: number): Promise<string>;
  /** The newest head, the key that signed it, and all changes of it; undefined before the first entry. */
  keys(): Promise<KeyList | undefined>;
  /** The newest signed head, or undefined before the first entry. */
  head(): Promise<LogHead | undefined>;
  /** Throws LogRangeError for an index or a size that the log does not have. */
  inclusion(index: number, size: number): Promise<InclusionAnswer>;
  consistency(from: number, to: number): Promise<ConsistencyAnswer>;
  /** Request to a witness that knows the head of `oldSize` entries. Undefined before the first entry. */
  addCheckpoint(oldSize: number): Promise<string | undefined>;
  /** An export: its lines are a header, then at most ENTRIES_LIMIT entries. Throws LogRangeError before the first. */
  entries(range: EntriesRange): Promise<{ count: number; lines: AsyncGenerator<string> }>;
  /** A finished round as it is published, or undefined when this game has none of that id. */
  round(game: string, id: string): Promise<PublicRound | undefined>;
  /** Position of a round, or null until the sequencer has reached it. */
  roundPosition(game: string, id: string): Promise<{ index: number; size: number } | null>;
}

/** Entries [from, to) under the signed head of `head` entries: the newest when it is left out. */
export interface EntriesRange {
  from: number;
  to?: number | undefined;
  head?: number | undefined;
}

export interface LogReaderOptions {
  pool: Pool;
  signer: LogSigner;
  source: RecordSource;
}

interface EntryRow {
  leaf_index: bigint;
  kind: LogKind;
  ref: string;
  hash: Buffer;
}

const ENTRIES_A_READ = 200; // a shared round may hold thousands of bets

export const createLogReader = ({ pool, signer, source }: LogReaderOptions): LogReader => {
  const nodes = (ids: readonly NodeId[]): Promise<Uint8Array[]> => readNodes(pool, ids);

  const head = async (): Promise<LogHead | undefined> => {
    const { rows } = await pool.query<{ size: bigint; note: string }>(
      'SELECT size, note FROM log_head ORDER BY size DESC LIMIT 1',
    );
    return rows[0] && { size: Number(rows[0].size), note: rows[0].note };
  };

  /** The head of exactly this size, cosigned as far as it is. */
  const headOf = async (size: number): Promise<LogHead> => {
    const { rows } = await pool.query<{ note: string }>(
      `SELECT h.note || coalesce(string_agg(c.line, '' ORDER BY c.witness), '') AS note
       FROM log_head h LEFT JOIN log_cosignature c USING (size) WHERE h.size = $1 GROUP BY h.size`,
      [size],
    );
    if (!rows[0]) throw new LogRangeError(`the log has signed no head of ${size} entries`);
    return { size, note: rows[0].note };
  };

  const headReaching = async (size: number): Promise<LogHead> => {
    const newest = await head();
    if (!newest || size > newest.size)
      throw new LogRangeError(`the log has ${newest?.size ?? 0} entries, asked for ${size}`);
    return newest;
  };

  const readEntries = async (from: number, to: number): Promise<EntryRow[]> => {
    const { rows } = await pool.query<EntryRow>({
      name: 'log-entries',
      text: 'SELECT leaf_index, kind, ref, hash FROM log_entry WHERE leaf_index >= $1 AND leaf_index < $2 ORDER BY leaf_index',
      values: [from, to],
    });
    return rows;
  };

  const lines = async function* (header: string, from: number, to: number): AsyncGenerator<string> {
    yield `${header}\n`;
    for (let at = from; at < to; at += ENTRIES_A_READ) {
      yield await entryLines(pool, source, await readEntries(at, Math.min(to, at + ENTRIES_A_READ)));
    }
  };

  /** Header that ties an auditor's range [from, to) to the head: see the engine's audit. */
  const headerOf = async (under: LogHead, from: number, to: number): Promise<string> => {
    const [left, consistency, configs, { key, keys }] = await Promise.all([
      readRange(pool, from),
      to > 0 && to < under.size ? consistencyProof(to, under.size, nodes) : [],
      configsBefore(from, under.size),
      keysOf(under),
    ]);
    return canonicalText({
      checkpoint: under.note,
      configs,
      consistency: consistency.map(toHex),
      from,
      key,
      ...(keys.length > 0 && { keys }),
      kind: 'header',
      left: left.map(toHex),
      to,
    });
  };

  /** The key that signed a head, and the changes that led to it, with their proofs. */
  const keysOf = async ({ size }: LogHead) => {
    const changes = await publicLog.keyChanges(pool);
    const within = changes.filter((change) => change.index !== null && change.index < size);
    const keys = await Promise.all(
      within.map(async (change) => {
        const index = change.index ?? 0;
        const proof = (await inclusionProof(index, size, nodes)).map(toHex);
        return { index, proof, record: keyRecord(change) };
      }),
    );
    return { key: within.at(-1)?.after ?? changes[0]?.before ?? signer.verifierKey, keys };
  };

  /** The configs that entered before a range: rounds in it may pin them. */
  const configsBefore = async (from: number, size: number): Promise<object[]> => {
    const { rows } = await pool.query<EntryRow>(
      `SELECT leaf_index, kind, ref, hash FROM log_entry WHERE kind = 'config' AND leaf_index < $1 ORDER BY leaf_index`,
      [from],
    );
    const records = await source.configs(
      pool,
      rows.map((row) => row.ref),
    );
    return Promise.all(
      rows.map(async ({ leaf_index, ref }) => {
        const index = Number(leaf_index);
        const proof = await inclusionProof(index, size, nodes);
        return { index, proof: proof.map(toHex), record: records.get(ref) };
      }),
    );
  };

  const roundPosition: LogReader['roundPosition'] = async (game, id) => {
    const { rows } = await pool.query<{ index: bigint; size: bigint }>(
      `SELECT e.leaf_index AS index, (SELECT max(size) FROM log_head) AS size
       FROM (
         SELECT id FROM round WHERE id = $1::uuid AND game = $2
         UNION ALL
         SELECT id FROM shared_round WHERE id = $1::uuid AND game = $2
       ) r JOIN log_entry e ON e.kind = 'round' AND e.ref = r.id::text`,
      [id, game],
    );
    return rows[0] ? { index: Number(rows[0].index), size: Number(rows[0].size) } : null;
  };

  return {
    async key(at) {
      const changes = await publicLog.keyChanges(pool);
      const within = changes.filter((change) => change.index !== null && change.at <= (at ?? Number.MAX_SAFE_INTEGER));
      return within.at(-1)?.after ?? changes[0]?.before ?? signer.verifierKey;
    },
    async keys() {
      const newest = await head();
      return newest && { checkpoint: newest.note, ...(await keysOf(newest)) };
    },
    head,
    async inclusion(index, size) {
      if (index >= size) throw new LogRangeError(`an index below the size ${size} is needed, got ${index}`);
      await headReaching(size);
      const [proof, [entry]] = await Promise.all([inclusionProof(index, size, nodes), readEntries(index, index + 1)]);
      if (!entry) throw new LogRangeError(`the log has no entry ${index}`);
      return { index, size, leafHash: toHex(leafHash(entry.hash)), proof: proof.map(toHex) };
    },
    async consistency(from, to) {
      if (from > to) throw new LogRangeError(`the older size comes first, got ${from} and ${to}`);
      await headReaching(to);
      return { from, to, proof: (await consistencyProof(from, to, nodes)).map(toHex) };
    },
    async addCheckpoint(oldSize) {
      const newest = await head();
      if (!newest) return undefined;
      const known = Math.min(oldSize, newest.size);
      const proof = known > 0 && known < newest.size ? await consistencyProof(known, newest.size, nodes) : [];
      return formatAddCheckpoint({ oldSize: known, proof, note: newest.note });
    },
    async entries({ from, to, head: wanted }) {
      const reach = Math.max(from, to ?? 0);
      if (wanted !== undefined && reach > wanted)
        throw new LogRangeError(`the head is of ${wanted} entries, asked for ${reach}`);
      const under = wanted === undefined ? await headReaching(reach) : await headOf(wanted);
      if (to !== undefined && to < from) throw new LogRangeError(`"to" is not below "from", got ${to} and ${from}`);
      const end = Math.min(to ?? under.size, from + ENTRIES_LIMIT);
      return { count: end - from, lines: lines(await headerOf(under, from, end), from, end) };
    },
    async round(game, id) {
      const stored = (await source.rounds(pool, [id])).get(id);
      if (stored?.record.game !== game) return undefined;
      const { record, serverSeed, pinned } = stored;
      const log = await roundPosition(game, id);
      return { record: { ...record }, hash: recordHash(record), log, serverSeed, config: { ...pinned.config } };
    },
    roundPosition,
  };
};

/** Entries as NDJSON, their records built again from the stored rows. */
const entryLines = async (pool: Pool, source: RecordSource, entries: readonly EntryRow[]): Promise<string> => {
  const read = async <T>(kind: LogKind, find: (refs: readonly string[]) => Promise<Map<string, T>>) => {
    const refs = entries.filter((entry) => entry.kind === kind).map(({ ref }) => ref);
    return refs.length > 0 ? find(refs) : new Map<string, T>();
  };
  const [round, seed, pair, config, commitment, event, guardrail, solvency, key] = await Promise.all([
    read('round', (refs) => source.rounds(pool, refs)),
    read('seed', (refs) => source.seeds(pool, refs)),
    read('pair', (refs) => source.pairs(pool, refs)),
    read('config', (refs) => source.configs(pool, refs)),
    read('commitment', (refs) => source.commitments(pool, refs)),
    read('config.event', (refs) => source.configEvents(pool, refs)),
    read('guardrail', (refs) => source.guardrails(pool, refs)),
    read('solvency', (refs) => source.statements(pool, refs)),
    read('key', (refs) => source.keys(pool, refs)),
  ]);
  const found = { seed, pair, config, commitment, guardrail, solvency, key, 'config.event': event };
  const lines = entries.map((entry) => {
    const stored = entry.kind === 'round' ? round.get(entry.ref) : undefined;
    const serverSeed = stored?.serverSeed ?? null;
    const record: LogRecord | null =
      (entry.kind === 'round' ? stored?.record : found[entry.kind].get(entry.ref)) ?? null; // null: its row is gone, as the audit says
    return `${canonicalText({ hash: entry.hash.toString('hex'), index: Number(entry.leaf_index), record, serverSeed })}\n`;
  });
  return lines.join('');
};
