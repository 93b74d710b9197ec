import { hash } from 'node:crypto';
import { boundsBeforeSql, log as publicLog, solvency, type GameConfigEventKind } from 'db';
import type { Pool, PoolClient } from 'pg';
import {
  createRecorder,
  createSharedRecorder,
  pairHash,
  type CommitmentRecord,
  type ConfigEventRecord,
  type ConfigRecord,
  type FinishedSharedRound,
  type FinishedSoloRound,
  type Games,
  type GuardrailRecord,
  type JsonObject,
  type PairRecord,
  type PinnedConfig,
  type RoundRecord,
  type SeedRecord,
  type SolvencyRecord,
  type UnreplayableRoundError,
} from 'games-engine';
import type { KeyRecord } from 'games-engine/log';
import { keyRecord } from './log-keys.ts';
import {
  asText,
  finishedRound,
  finishedSharedRound,
  roundColumns,
  roundJoins,
  sharedColumns,
  type RoundRow,
  type SharedRow,
} from './round-rows.ts';

type Database = Pool | PoolClient;

/** A finished round as it is published. */
export interface StoredRound {
  record: RoundRecord;
  serverSeed: string | null; // null until the pair of a solo round is revealed
  pinned: PinnedConfig; // the config that the record pins
}

interface KnownConfig {
  pinned: PinnedConfig;
  record: (round: FinishedSoloRound) => RoundRecord; // throws for a config of a shared game
  recordShared: (round: FinishedSharedRound) => RoundRecord; // throws for a config of a solo game
}

export interface RecordSourceOptions {
  games: Games;
  /** Told of a stored round that its own machine refuses: its row was altered behind the server's back. */
  onRefused(error: UnreplayableRoundError): void;
}

/** Builds published records from stored rows. */
export interface RecordSource {
  /** Finished rounds by id; unknown and unfinished ones are not in the map. */
  rounds(db: Database, ids: readonly string[]): Promise<Map<string, StoredRound>>;
  /** Loads what rows read with `roundColumns` pin, and gives what makes a round of one of them. */
  reader(db: Database, rows: readonly RoundRow[]): Promise<(row: RoundRow) => StoredRound>;
  /** The same for rows read with `sharedColumns`. */
  sharedReader(db: Database, rows: readonly SharedRow[]): Promise<(row: SharedRow) => StoredRound>;
  /** Revealed seed pairs by id. */
  seeds(db: Database, ids: readonly string[]): Promise<Map<string, SeedRecord>>;
  /** Commitments of pairs by the pairs' ids. */
  pairs(db: Database, ids: readonly string[]): Promise<Map<string, PairRecord>>;
  /** Published configs by id. */
  configs(db: Database, ids: readonly string[]): Promise<Map<string, ConfigRecord>>;
  /** Events of config versions, by id. */
  configEvents(db: Database, ids: readonly string[]): Promise<Map<string, ConfigEventRecord>>;
  /** Guardrails that came into force, by id. */
  guardrails(db: Database, ids: readonly string[]): Promise<Map<string, GuardrailRecord>>;
  /** Published statements of solvency by their days. */
  statements(db: Database, days: readonly string[]): Promise<Map<string, SolvencyRecord>>;
  /** Changes of the log's key by their numbers. */
  keys(db: Database, numbers: readonly string[]): Promise<Map<string, KeyRecord>>;
  /** Published commitments by themselves. */
  commitments(db: Database, commitments: readonly string[]): Promise<Map<string, CommitmentRecord>>;
}

/** A record source. Keeps the configs it has seen: their content never changes. */
export const createRecordSource = (options: RecordSourceOptions): RecordSource => {
  const known = new Map<string, KnownConfig>();

  const loadConfigs = async (db: Database, ids: Iterable<string>): Promise<void> => {
    const missing = [...ids].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    for (const row of await configRows(db, missing)) known.set(row.id, knownConfig(row, options));
  };

  const configOf = (row: { id: string; config_id: string }): KnownConfig => {
    const config = known.get(row.config_id);
    if (!config) throw new Error(`round ${row.id} pins config ${row.config_id}, which is not there`);
    return config;
  };

  const storedRound = (row: RoundRow): StoredRound => {
    const { record, pinned } = configOf(row);
    return { record: record(finishedRound(row)), serverSeed: row.server_seed, pinned };
  };

  const storedSharedRound = (row: SharedRow): StoredRound => {
    const { recordShared, pinned } = configOf(row);
    return { record: recordShared(finishedSharedRound(row)), serverSeed: row.server_seed, pinned };
  };

  const reader: RecordSource['reader'] = async (db, rows) => {
    await loadConfigs(db, new Set(rows.map((row) => row.config_id)));
    return storedRound;
  };

  const sharedReader: RecordSource['sharedReader'] = async (db, rows) => {
    await loadConfigs(db, new Set(rows.map((row) => row.config_id)));
    return storedSharedRound;
  };

  const soloRounds = async (db: Database, ids: readonly string[]): Promise<[string, StoredRound][]> => {
    const { rows } = await db.query<RoundRow>({
      name: 'log-rounds-by-id',
      text: `SELECT ${roundColumns} FROM round r ${roundJoins} WHERE r.id = ANY ($1::uuid[]) AND r.settled_xid IS NOT NULL`,
      values: [`{${ids.join(',')}}`],
      types: asText,
    });
    const read = await reader(db, rows);
    return rows.map((row) => [row.id, read(row)]);
  };

  const sharedRounds = async (db: Database, ids: readonly string[]): Promise<[string, StoredRound][]> => {
    if (ids.length === 0) return [];
    const { rows } = await db.query<SharedRow>({
      name: 'log-shared-rounds-by-id',
      text: `SELECT ${sharedColumns} FROM shared_round s WHERE s.id = ANY ($1::uuid[]) AND s.settled_xid IS NOT NULL`,
      values: [`{${ids.join(',')}}`],
      types: asText,
    });
    const read = await sharedReader(db, rows);
    return rows.map((row) => [row.id, read(row)]);
  };

  return {
    reader,
    sharedReader,
    async rounds(db, ids) {
      const found = new Map(await soloRounds(db, ids));
      const missing = ids.filter((id) => !found.has(id));
      for (const [id, round] of await sharedRounds(db, missing)) found.set(id, round);
      return found;
    },
    async seeds(db, ids) {
      const { rows } = await db.query<SeedRow>({
        text: `SELECT id, server_seed, server_seed_hash, nonce, revealed_at FROM seed_pair
               WHERE id = ANY ($1::bigint[]) AND status = 'revealed'`,
        values: [`{${ids.join(',')}}`],
        types: asText,
      });
      return new Map(rows.map((row) => [row.id, seedRecord(row)]));
    },
    async pairs(db, ids) {
      const { rows } = await db.query<PairRow>({ text: paired, values: [`{${ids.join(',')}}`], types: asText });
      return new Map(rows.map((row) => [row.id, pairRecord(row)]));
    },
    async configs(db, ids) {
      const rows = await configRows(db, ids);
      return new Map(rows.map((row) => [row.id, configRecord(row)]));
    },
    async configEvents(db, ids) {
      const { rows } = await db.query<ConfigEventRow>({
        text: happened,
        values: [`{${ids.join(',')}}`],
        types: asText,
      });
      return new Map(rows.map((row) => [row.id, configEventRecord(row)]));
    },
    async guardrails(db, ids) {
      const { rows } = await db.query<GuardrailRow>({ text: held, values: [`{${ids.join(',')}}`], types: asText });
      return new Map(rows.map((row) => [row.id, guardrailRecord(row)]));
    },
    async statements(db, days) {
      const found = await solvency.publishedStatements(db, days.map(Number));
      return new Map(
        found.map(({ at, day, ledger, reserves, units }) => [
          String(day),
          { at, day, kind: 'solvency', ledger, reserves, units },
        ]),
      );
    },
    async keys(db, numbers) {
      const found = await publicLog.keyChanges(db);
      const entries = found.map((change) => [String(change.number), keyRecord(change)] as const);
      return new Map(entries.filter(([number]) => numbers.includes(number)));
    },
    async commitments(db, commitments) {
      const { rows } = await db.query<CommitmentRow>({
        text: committed,
        values: [`{${commitments.join(',')}}`],
        types: asText,
      });
      return new Map(rows.map((row) => [row.commitment, commitmentRecord(row)]));
    },
  };
};

interface PairRow {
  id: string;
  player: string;
  commitment: string;
  at: string;
}

const paired = `
SELECT p.id, u.public_id AS player, p.server_seed_hash AS commitment, p.created_at AS at
FROM seed_pair p JOIN app_user u ON u.id = p.user_id WHERE p.id = ANY ($1::bigint[]) AND p.committed_xid IS NOT NULL`;

const pairRecord = ({ at, commitment, player }: PairRow): PairRecord => ({
  at: Number(at),
  kind: 'pair',
  pair: pairHash(player, commitment),
});

interface SeedRow {
  id: string;
  server_seed: string;
  server_seed_hash: string;
  nonce: string;
  revealed_at: string;
}

const seedRecord = (row: SeedRow): SeedRecord => ({
  at: Number(row.revealed_at),
  commitment: row.server_seed_hash,
  kind: 'seed',
  rounds: Number(row.nonce),
  serverSeed: row.server_seed,
});

interface CommitmentRow {
  commitment: string;
  game: string;
  round: string | null; // a room's id; null for a chain
  at: string;
}

const committed = `
SELECT terminator AS commitment, game, NULL AS round, created_at AS at FROM seed_chain WHERE terminator = ANY ($1::text[])
UNION ALL
SELECT commitment, game, id::text, opened_at FROM shared_round WHERE commitment = ANY ($1::text[]) AND chain_id IS NULL`;

const commitmentRecord = ({ at, commitment, game, round }: CommitmentRow): CommitmentRecord => ({
  at: Number(at),
  commitment,
  game,
  kind: 'commitment',
  round: round === null ? null : hash('sha256', round, 'hex'),
});

interface ConfigRow {
  id: string;
  game: string;
  version: string;
  hash: string;
  config: string;
  created_at: string;
}

interface ConfigEventRow {
  id: string;
  kind: GameConfigEventKind;
  actor: string | null; // public id
  reason: string;
  details: string;
  at: string;
  game: string;
  version: string;
  hash: string;
}

const happened = `
SELECT e.id, e.kind, u.public_id AS actor, e.reason, e.details, e.at, c.game, c.version, c.hash
FROM game_config_event e JOIN game_config c ON c.id = e.config_id LEFT JOIN app_user u ON u.id = e.actor_id
WHERE e.id = ANY ($1::bigint[])`;

const configEventRecord = (row: ConfigEventRow): ConfigEventRecord => ({
  actor: row.actor,
  at: Number(row.at),
  details: JSON.parse(row.details) as JsonObject,
  event: row.kind,
  game: row.game,
  hash: row.hash,
  kind: 'config.event',
  reason: row.reason,
  version: Number(row.version),
});

interface GuardrailRow {
  id: string;
  game: string;
  version: string;
  author: string; // public id
  approver: string;
  reason: string;
  decision: string;
  at: string;
  before: string | null;
  after: string;
}

const held = `
SELECT g.id, g.game, g.version, a.public_id AS author, d.public_id AS approver, g.reason, g.decision, g.decided_at AS at,
  ${boundsBeforeSql} AS before, g.bounds AS after
FROM guardrail g LEFT JOIN app_user a ON a.id = g.author_id LEFT JOIN app_user d ON d.id = g.decider_id
WHERE g.id = ANY ($1::int[]) AND g.activated_xid IS NOT NULL`;

const guardrailRecord = (row: GuardrailRow): GuardrailRecord => ({
  after: JSON.parse(row.after) as JsonObject,
  approver: row.approver,
  at: Number(row.at),
  author: row.author,
  before: row.before === null ? null : (JSON.parse(row.before) as JsonObject),
  decision: row.decision,
  game: row.game,
  kind: 'guardrail',
  reason: row.reason,
  version: Number(row.version),
});

const configRows = async (db: Database, ids: readonly string[]): Promise<ConfigRow[]> => {
  const { rows } = await db.query<ConfigRow>({
    text: 'SELECT id, game, version, hash, config, created_at FROM game_config WHERE id = ANY ($1::int[])',
    values: [`{${ids.join(',')}}`],
    types: asText,
  });
  return rows;
};

const configRecord = (row: ConfigRow): ConfigRecord => ({
  at: Number(row.created_at),
  config: JSON.parse(row.config) as JsonObject,
  game: row.game,
  kind: 'config',
  version: Number(row.version),
});

const knownConfig = (row: ConfigRow, { games, onRefused }: RecordSourceOptions): KnownConfig => {
  const game = games.find(row.game);
  if (!game) throw new Error(`config ${row.id} belongs to ${row.game}, a game that this program does not have`);
  const pinned = {
    config: game.configSchema.parse(JSON.parse(row.config)) as object,
    hash: row.hash,
    version: Number(row.version),
  };
  const wrong = (): never => {
    throw new Error(`config ${row.id} of ${row.game} is pinned by a round that is not ${game.hosting}`);
  };
  return game.hosting === 'solo'
    ? { pinned, record: createRecorder(game, pinned, onRefused), recordShared: wrong }
    : { pinned, record: wrong, recordShared: createSharedRecorder(game, pinned, onRefused) };
};
