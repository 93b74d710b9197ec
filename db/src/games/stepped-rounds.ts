import type { SoloBet, SoloMove, StakeAccount } from 'games-engine';
import type { Queryable } from '../core/pool.ts';

/** A round of several steps as it is stored, with its secret. Show `serverSeed` to nobody before its pair is revealed. */
export interface StoredSteppedRound {
  bet: SoloBet<object>;
  accountId: bigint;
  configId: number;
  moves: SoloMove[];
  isOver: boolean;
  payoutMinor: bigint;
  serverSeed: string;
  commitment: string;
}

interface SteppedRow {
  id: string;
  player: string;
  account: StakeAccount;
  stake: bigint;
  choice: object;
  client_seed: string;
  nonce: bigint;
  at: bigint;
  account_id: bigint;
  config_id: number;
  moves: SoloMove[];
  is_over: boolean;
  payout: bigint;
  server_seed: string;
  commitment: string;
}

const selectStepped = `
  SELECT r.id, u.public_id AS player, r.account_kind AS account, r.stake, r.choice, r.client_seed, r.nonce, r.at,
    a.id AS account_id, r.config_id, r.moves, r.settled_xid IS NOT NULL AS is_over, r.payout, p.server_seed,
    p.server_seed_hash AS commitment
  FROM round r JOIN app_user u ON u.id = r.user_id JOIN seed_pair p ON p.id = r.seed_pair_id
    JOIN ledger_account a ON a.user_id = r.user_id AND a.kind = r.account_kind`;

const asStepped = (row: SteppedRow): StoredSteppedRound => ({
  bet: {
    id: row.id,
    player: row.player,
    account: row.account,
    stakeMinor: row.stake,
    choice: row.choice,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
    at: Number(row.at),
  },
  accountId: row.account_id,
  configId: row.config_id,
  moves: row.moves,
  isOver: row.is_over,
  payoutMinor: row.payout,
  serverSeed: row.server_seed,
  commitment: row.commitment,
});

/** A player's open round of a game. */
export const loadOpenRound = async (
  client: Queryable,
  userId: bigint,
  game: string,
): Promise<StoredSteppedRound | undefined> => {
  const { rows } = await client.query<SteppedRow>(
    `${selectStepped} WHERE r.user_id = $1 AND r.game = $2 AND r.settled_xid IS NULL`,
    [userId, game],
  );
  return rows[0] && asStepped(rows[0]);
};

/** A round of several steps, open or finished. */
export const findSoloRound = async (client: Queryable, id: string): Promise<StoredSteppedRound | undefined> => {
  const { rows } = await client.query<SteppedRow>(`${selectStepped} WHERE r.id = $1`, [id]);
  return rows[0] && asStepped(rows[0]);
};
