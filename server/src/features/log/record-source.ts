import type { Pool, PoolClient } from 'pg';
import {
  createRecorder,
  findGame,
  type ConfigRecord,
  type FinishedSoloRound,
  type JsonObject,
  type PinnedConfig,
  type RoundRecord,
  type SeedRecord,
  type StakeAccount,
  type UnreplayableRoundError,
} from 'games-engine';

type Database = Pool | PoolClient;

/** A finished round as it is published. */
export interface StoredRound {
  record: RoundRecord;
  serverSeed: string | null; // null until its pair is revealed
  pinned: PinnedConfig; // the config that the record pins
}

/** A round's columns as PostgreSQL writes them: text, which is cheaper than parsing what is printed again. */
export interface RoundRow {
  id: string;
  game: string;
  player: string | null;
  commitment: string | null;
  server_seed: string | null; // null until revealed
  seed_pair_id: string;
  nonce: string;
  client_seed: string;
  config_id: string;
  account_kind: string;
  stake: string;
  payout: string;
  choice: string;
  outcome: string;
  at: string;
  settled_xid: string | null;
}

/** What a round's record is made of. Left joins: a round must not drop out of the log because a row beside it is gone. */
export const roundColumns = `
  r.id, r.game, u.public_id AS player, p.server_seed_hash AS commitment,
  CASE WHEN p.status = 'revealed' THEN p.server_seed END AS server_seed,
  r.seed_pair_id, r.nonce, r.client_seed, r.config_id, r.account_kind, r.stake, r.payout, r.choice, r.outcome, r.at, r.settled_xid`;
export const roundJoins = `LEFT JOIN seed_pair p ON p.id = r.seed_pair_id LEFT JOIN app_user u ON u.id = r.user_id`;

/** Every column as its text. */
export const asText = { getTypeParser: () => (value: string | null) => value };

interface KnownConfig {
  pinned: PinnedConfig;
  record: (round: FinishedSoloRound) => RoundRecord;
}

export interface RecordSourceOptions {
  /** Told of a stored round that its own machine refuses: its row was altered behind the server's back. */
  onRefused(error: UnreplayableRoundError): void;
}

/** Builds published records from stored rows. */
export interface RecordSource {
  /** Finished rounds by id; unknown and unfinished ones are not in the map. */
  rounds(db: Database, ids: readonly string[]): Promise<Map<string, StoredRound>>;
  /** Loads what rows read with `roundColumns` pin, and gives what makes a round of one of them. */
  reader(db: Database, rows: readonly RoundRow[]): Promise<(row: RoundRow) => StoredRound>;
  /** Revealed seed pairs by id. */
  seeds(db: Database, ids: readonly string[]): Promise<Map<string, SeedRecord>>;
  /** Published configs by id. */
  configs(db: Database, ids: readonly string[]): Promise<Map<string, ConfigRecord>>;
}

/** A record source. Keeps the configs it has seen: their content never changes. */
export const createRecordSource = ({ onRefused }: RecordSourceOptions): RecordSource => {
  const known = new Map<string, KnownConfig>();

  const loadConfigs = async (db: Database, ids: Iterable<string>): Promise<void> => {
    const missing = [...ids].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    for (const row of await configRows(db, missing)) known.set(row.id, knownConfig(row, onRefused));
  };

  const storedRound = (row: RoundRow): StoredRound => {
    const config = known.get(row.config_id);
    if (!config) throw new Error(`round ${row.id} pins config ${row.config_id}, which is not there`);
    return { record: config.record(finishedRound(row)), serverSeed: row.server_seed, pinned: config.pinned };
  };

  const reader: RecordSource['reader'] = async (db, rows) => {
    await loadConfigs(db, new Set(rows.map((row) => row.config_id)));
    return storedRound;
  };

  return {
    reader,
    async rounds(db, ids) {
      const { rows } = await db.query<RoundRow>({
        name: 'log-rounds-by-id',
        text: `SELECT ${roundColumns} FROM round r ${roundJoins} WHERE r.id = ANY ($1::uuid[]) AND r.settled_xid IS NOT NULL`,
        values: [`{${ids.join(',')}}`],
        types: asText,
      });
      const read = await reader(db, rows);
      return new Map(rows.map((row) => [row.id, read(row)]));
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
    async configs(db, ids) {
      const rows = await configRows(db, ids);
      return new Map(rows.map((row) => [row.id, configRecord(row)]));
    },
  };
};

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

interface ConfigRow {
  id: string;
  game: string;
  version: string;
  hash: string;
  config: string;
  created_at: string;
}

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

const knownConfig = (row: ConfigRow, onRefused: RecordSourceOptions['onRefused']): KnownConfig => {
  const game = findGame(row.game);
  if (!game) throw new Error(`config ${row.id} belongs to ${row.game}, a game that this program does not have`);
  const pinned = {
    config: game.configSchema.parse(JSON.parse(row.config)),
    hash: row.hash,
    version: Number(row.version),
  };
  return { pinned, record: createRecorder(game, pinned, onRefused) };
};

const finishedRound = (row: RoundRow): FinishedSoloRound => ({
  bet: {
    account: row.account_kind as StakeAccount,
    at: Number(row.at),
    choice: JSON.parse(row.choice) as object,
    clientSeed: row.client_seed,
    id: row.id,
    nonce: Number(row.nonce),
    player: row.player ?? '',
    stakeMinor: BigInt(row.stake),
  },
  commitment: row.commitment ?? '',
  outcome: JSON.parse(row.outcome) as object,
  payoutMinor: BigInt(row.payout),
});
