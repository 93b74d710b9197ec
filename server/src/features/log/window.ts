import type { PoolClient } from 'pg';
import {
  contentDigest,
  formatDifference,
  leafFault,
  WHOLE_FIGURES,
  type ConfigEventRecord,
  type ConfigRecord,
  type GuardrailRecord,
  type SolvencyRecord,
} from 'games-engine';
import type { LogKind } from 'db';
import type { RecordSource } from './record-source.ts';
import {
  asText,
  isOfOneStep,
  roundColumns,
  roundJoins,
  sharedColumns,
  type RoundRow,
  type SharedRow,
} from './round-rows.ts';

/** Entry that is about to become a leaf. */
export interface NewEntry {
  kind: LogKind;
  ref: string;
  hash: Uint8Array; // hash of its record
}

/** Transactions [from, until) of this cluster, all of them ended. */
export interface Window {
  from: number;
  until: number; // transaction numbers stay far below 2^53
}

const cutAt = `
SELECT xid FROM (
  SELECT settled_xid FROM round WHERE settled_xid >= $1 AND settled_xid < $2
  UNION ALL
  SELECT settled_xid FROM shared_round WHERE settled_xid >= $1 AND settled_xid < $2
) AS t (xid) ORDER BY xid OFFSET $3 LIMIT 1`;

// A transaction may take its number, then wait for another with a later one that touches the same pair. So a cut
// between the two could put nonce n+1, or a reveal, before nonce n. Such a round is taken in too. A round of several
// steps ends when its player ends it, so later nonces do not wait for it; a reveal does, by its own transaction.
const straggler = `
SELECT max(xid) AS xid FROM (
  SELECT max(earlier.settled_xid) FROM round r
  JOIN round earlier ON earlier.user_id = r.user_id AND earlier.seed_pair_id = r.seed_pair_id AND earlier.nonce = r.nonce - 1
  WHERE r.settled_xid >= $1 AND r.settled_xid < $2 AND earlier.settled_xid >= $2 AND earlier.settled_xid < $3
    AND r.moves = '[]' AND earlier.moves = '[]'
  UNION ALL
  SELECT max(last.settled_xid) FROM seed_pair s
  JOIN round last ON last.user_id = s.user_id AND last.seed_pair_id = s.id AND last.nonce = s.nonce - 1
  WHERE s.revealed_xid >= $1 AND s.revealed_xid < $2 AND last.settled_xid >= $2 AND last.settled_xid < $3
) AS t (xid)`;

/** Shortens a window to about `limit` rounds, without tearing a transaction or a pair's order apart. */
export const shorten = async (client: PoolClient, { from, until }: Window, limit: number): Promise<Window> => {
  const cut = await firstXid(client, cutAt, [from, until, limit - 1]);
  if (cut === undefined) return { from, until };
  let end = cut + 1;
  for (;;) {
    const late = await firstXid(client, straggler, [from, end, until]);
    if (late === undefined) return { from, until: end };
    end = late + 1;
  }
};

const firstXid = async (client: PoolClient, sql: string, values: readonly number[]): Promise<number | undefined> => {
  const { rows } = await client.query<{ xid: string | null }>({ text: sql, values: values.map(String), types: asText });
  const xid = rows[0]?.xid;
  return xid == null ? undefined : Number(xid);
};

/** An entry with what decides its place. */
interface Placed extends NewEntry {
  xid: number;
  step: number; // within a transaction: guardrails, what happened to configs, configs and commitments of every kind, then rounds by nonce, then reveals
}

/** Everything that was committed in a window, in the order in which it enters the log. */
export const readWindow = async (client: PoolClient, source: RecordSource, window: Window): Promise<NewEntry[]> => {
  const guardrails = await readGuardrails(client, source, window);
  const events = await readConfigEvents(client, source, window);
  const configs = await readConfigs(client, source, window);
  const commitments = await readCommitments(client, source, window);
  const pairs = await readPairs(client, source, window);
  const statements = await readStatements(client, source, window);
  const { rounds, lastOfPair } = await readRounds(client, source, window);
  const shared = await readSharedRounds(client, source, window);
  const seeds = await readSeeds(client, source, window, lastOfPair);
  const first = [...guardrails, ...events, ...configs, ...commitments, ...pairs, ...statements];
  return [...first, ...rounds, ...shared, ...seeds].sort(byPlace);
};

const byPlace = (a: Placed, b: Placed): number => a.xid - b.xid || a.step - b.step || (a.ref < b.ref ? -1 : 1);

/**
 * The leaf data of a record whose content people or programs choose. Throws for what no leaf may hold: the log then stands
 * still and says why, rather than become unreadable. Checks of before the database asked for integers may have fractions.
 */
const leafDigest = (
  record: ConfigRecord | ConfigEventRecord | GuardrailRecord | SolvencyRecord | undefined,
): Uint8Array => {
  const isOldCheck =
    record?.kind === 'config.event' && record.event === 'checked' && record.details['figures'] !== WHOLE_FIGURES;
  const fault = leafFault(record, { allowsFractions: isOldCheck });
  if (fault) throw new Error(`a ${record?.kind} cannot enter the log: ${formatDifference(fault)}`);
  return contentDigest(record);
};

const published = `
SELECT id, published_xid AS xid FROM game_config c WHERE published_xid >= $1 AND published_xid < $2
AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'config' AND e.ref = c.id::text)`; // one may become active again

const happened = `SELECT id, xid FROM game_config_event WHERE xid >= $1 AND xid < $2 ORDER BY id`;

const held = `SELECT id, activated_xid AS xid FROM guardrail
WHERE activated_xid >= $1 AND activated_xid < $2 ORDER BY version, id`;

// a chain's terminator, and the commitment of each room's own seed
const committed = `
SELECT terminator AS id, created_xid AS xid FROM seed_chain WHERE created_xid >= $1 AND created_xid < $2
UNION ALL
SELECT commitment, opened_xid FROM shared_round WHERE chain_id IS NULL AND opened_xid >= $1 AND opened_xid < $2`;

const paired = `SELECT id, committed_xid AS xid FROM seed_pair WHERE committed_xid >= $1 AND committed_xid < $2`;

const stated = `SELECT day::text AS id, published_xid AS xid FROM solvency_statement WHERE published_xid >= $1 AND published_xid < $2`;

const revealed = `SELECT id, revealed_xid AS xid FROM seed_pair WHERE revealed_xid >= $1 AND revealed_xid < $2`;

interface XidRow {
  id: string;
  xid: string;
}

const xidRows = async (client: PoolClient, sql: string, { from, until }: Window): Promise<XidRow[]> => {
  const { rows } = await client.query<XidRow>({ text: sql, values: [String(from), String(until)], types: asText });
  return rows;
};

const readGuardrails = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, held, window);
  if (rows.length === 0) return [];
  const records = await source.guardrails(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }, at) => ({
    kind: 'guardrail',
    ref: id,
    hash: leafDigest(records.get(id)),
    xid: Number(xid),
    step: at - Number.MAX_SAFE_INTEGER, // before whatever they allow
  }));
};

const readConfigEvents = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, happened, window);
  if (rows.length === 0) return [];
  const records = await source.configEvents(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }, at) => ({
    kind: 'config.event',
    ref: id,
    hash: leafDigest(records.get(id)),
    xid: Number(xid),
    step: at - rows.length - 1, // before the config that they bring into force
  }));
};

const readConfigs = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, published, window);
  if (rows.length === 0) return [];
  const records = await source.configs(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }) => ({
    kind: 'config',
    ref: id,
    hash: leafDigest(records.get(id)),
    xid: Number(xid),
    step: -1,
  }));
};

const readCommitments = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, committed, window);
  if (rows.length === 0) return [];
  const records = await source.commitments(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }) => ({
    kind: 'commitment',
    ref: id,
    hash: contentDigest(records.get(id)),
    xid: Number(xid),
    step: -1,
  }));
};

const readPairs = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, paired, window);
  if (rows.length === 0) return [];
  const records = await source.pairs(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }) => ({
    kind: 'pair',
    ref: id,
    hash: contentDigest(records.get(id)),
    xid: Number(xid),
    step: -1,
  }));
};

const readStatements = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rows = await xidRows(client, stated, window);
  if (rows.length === 0) return [];
  const records = await source.statements(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }) => ({
    kind: 'solvency',
    ref: id,
    hash: leafDigest(records.get(id)),
    xid: Number(xid),
    step: -1,
  }));
};

const readSeeds = async (
  client: PoolClient,
  source: RecordSource,
  window: Window,
  lastOfPair: ReadonlyMap<string, number>,
): Promise<Placed[]> => {
  const rows = await xidRows(client, revealed, window);
  if (rows.length === 0) return [];
  const records = await source.seeds(
    client,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, xid }) => ({
    kind: 'seed',
    ref: id,
    hash: contentDigest(records.get(id)),
    xid: Math.max(Number(xid), lastOfPair.get(id) ?? 0),
    step: Number.MAX_SAFE_INTEGER,
  }));
};

const settled = `
DECLARE log_rounds NO SCROLL CURSOR FOR SELECT ${roundColumns} FROM round r ${roundJoins}
WHERE r.settled_xid >= $1 AND r.settled_xid < $2 ORDER BY r.seed_pair_id, r.nonce`;

const sharedSettled = `
DECLARE log_rounds NO SCROLL CURSOR FOR SELECT ${sharedColumns} FROM shared_round s
WHERE s.settled_xid >= $1 AND s.settled_xid < $2 ORDER BY s.settled_xid`;

// about a millisecond's work: no player waits longer for it
const SOLO_A_FETCH = 150;
const SHARED_A_FETCH = 1; // it may have thousands of bets

/** The rows of a cursor over a window, a few at a time. */
const windowRows = async function* <Row extends SoloOrShared>(
  client: PoolClient,
  cursor: string,
  { from, until }: Window,
  count: number,
): AsyncGenerator<Row[]> {
  await client.query(cursor, [String(from), String(until)]);
  for (;;) {
    const { rows } = await client.query<Row>({ text: `FETCH ${count} FROM log_rounds`, types: asText });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE log_rounds');
};

type SoloOrShared = RoundRow | SharedRow;

const readRounds = async (
  client: PoolClient,
  source: RecordSource,
  window: Window,
): Promise<{ rounds: Placed[]; lastOfPair: Map<string, number> }> => {
  const lastOfPair = new Map<string, number>();
  const lastInOrder = new Map<string, number>(); // rounds of one step, which stand in the order of their nonces
  const rounds: Placed[] = [];
  for await (const rows of windowRows<RoundRow>(client, settled, window, SOLO_A_FETCH)) {
    const read = await source.reader(client, rows);
    for (const row of rows) {
      const { record } = read(row);
      const pair = row.seed_pair_id;
      const settledXid = Number(row.settled_xid);
      const xid = isOfOneStep(row) ? Math.max(settledXid, lastInOrder.get(pair) ?? 0) : settledXid;
      if (isOfOneStep(row)) lastInOrder.set(pair, xid);
      lastOfPair.set(pair, Math.max(xid, lastOfPair.get(pair) ?? 0));
      rounds.push({ kind: 'round', ref: record.id, hash: contentDigest(record), xid, step: record.number });
    }
  }
  return { rounds, lastOfPair };
};

const readSharedRounds = async (client: PoolClient, source: RecordSource, window: Window): Promise<Placed[]> => {
  const rounds: Placed[] = [];
  for await (const rows of windowRows<SharedRow>(client, sharedSettled, window, SHARED_A_FETCH)) {
    const read = await source.sharedReader(client, rows);
    for (const row of rows) {
      const { record } = read(row);
      const xid = Number(row.settled_xid);
      rounds.push({ kind: 'round', ref: record.id, hash: contentDigest(record), xid, step: record.number });
    }
  }
  return rounds;
};
