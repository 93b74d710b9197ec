import type { Pool, PoolClient } from 'pg';
import { bytesArray, plainArray, textArray } from '../core/array-literal.ts';
import { dayOfSql } from '../core/calendar.ts';
import { countSql, isCountedSql, mayStakeSql } from './stake-rules.ts';

/** One solo bet, drawn and priced, to be made durable. Amounts are base hundredths. */
export interface SoloSettlement {
  id: string; // round and transaction, UUIDv7
  game: string;
  userId: bigint;
  accountId: bigint; // the account that stakes
  accountKind: string;
  houseAccountId: bigint; // house.games in the same unit
  seedPairId: bigint;
  nonce: number; // the draw's: the statement refuses it when the pair has moved on
  clientSeed: string;
  configId: number;
  stakeMinor: bigint; // above 0
  payoutMinor: bigint; // 0 or more
  choice: string; // JSON text
  outcome: string; // JSON text
  at: number; // ms since epoch
  key: string | null; // the caller's idempotency key, unique per user and game
  requestHash: Buffer | null; // of what was asked under that key
}

/** What became of one bet of a batch. */
export type SoloResult =
  | { status: 'settled'; balanceMinor: bigint }
  | { status: 'insufficient' }
  | { status: 'refused' } // by what the player has laid on themselves
  | { status: 'stale' } // the seed pair has moved on: draw again
  | { status: 'repeated'; id: string; sameRequest: boolean };

interface Row {
  ord: number;
  balance: bigint | null;
  locked_balance: bigint | null;
  allowed: boolean | null;
  repeated_id: string | null;
  repeated_hash: Buffer | null;
}

/** The scope of a solo game's idempotency keys. */
export const soloScope = (game: string, userId: bigint): string => `game.${game}:${userId}`;

// Accounts are locked first, in id order, so that two batches never wait for each other in a circle;
// only then is the nonce taken, so that a bet without money leaves no gap. All or nothing for each bet.
const statement = `
WITH input AS (
  SELECT * FROM unnest(
    $1::int[], $2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[],
    $10::text[], $11::int[], $12::bigint[], $13::bigint[], $14::json[], $15::json[], $16::bigint[], $17::text[], $18::bytea[]
  ) AS t (ord, id, game, user_id, account_id, account_kind, house_id, seed_pair_id, nonce,
    client_seed, config_id, stake, payout, choice, outcome, at, key, request_hash)
), repeated AS (
  SELECT i.ord, t.id, t.request_hash FROM input i
  JOIN ledger_transaction t ON t.scope = 'game.' || i.game || ':' || i.user_id AND t.key = i.key
  WHERE i.key IS NOT NULL
), locked AS MATERIALIZED (
  SELECT i.ord, a.id AS account_id, a.balance, ${mayStakeSql} AS allowed
  FROM input i JOIN ledger_account a ON a.id = i.account_id
  WHERE NOT EXISTS (SELECT FROM repeated r WHERE r.ord = i.ord)
  ORDER BY a.id FOR UPDATE OF a
), drawn AS (
  UPDATE seed_pair p SET nonce = p.nonce + 1 FROM locked l JOIN input i ON i.ord = l.ord
  WHERE p.id = i.seed_pair_id AND p.status = 'current' AND p.nonce = i.nonce AND p.client_seed = i.client_seed
    AND l.allowed AND l.balance >= i.stake
  RETURNING i.ord
), paid AS (
  UPDATE ledger_account a
  SET balance = a.balance - i.stake + i.payout, version = a.version + CASE WHEN i.payout > 0 THEN 2 ELSE 1 END,
    wager_left = a.wager_left - i.stake, loss_left = a.loss_left - i.stake + i.payout
  FROM drawn d JOIN input i ON i.ord = d.ord WHERE a.id = i.account_id
  RETURNING i.ord, a.balance, a.version, ${isCountedSql} AS counted
), days AS (${countSql(`
  SELECT i.user_id, ${dayOfSql('i.at')}, i.stake, i.payout FROM paid p JOIN input i ON i.ord = p.ord WHERE p.counted`)}
), transactions AS (
  INSERT INTO ledger_transaction (id, kind, scope, key, request_hash, at)
  SELECT i.id, 'game.' || i.game, 'game.' || i.game || ':' || i.user_id, i.key, i.request_hash, i.at
  FROM paid p JOIN input i ON i.ord = p.ord
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT i.id, e.line, e.account_id, e.amount, e.balance_after, e.version
  FROM paid p JOIN input i ON i.ord = p.ord CROSS JOIN LATERAL (VALUES
    (0::smallint, i.account_id, -i.stake, p.balance - i.payout, p.version - CASE WHEN i.payout > 0 THEN 1 ELSE 0 END),
    (1::smallint, i.account_id, i.payout, p.balance, p.version),
    (2::smallint, i.house_id, i.stake - i.payout, NULL::bigint, NULL::bigint)
  ) AS e (line, account_id, amount, balance_after, version)
  WHERE e.amount <> 0
), rounds AS (
  INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
  SELECT i.id, i.game, i.user_id, i.seed_pair_id, i.nonce, i.client_seed, i.config_id, i.account_kind, i.stake, i.payout,
    i.choice, i.outcome, i.at
  FROM paid p JOIN input i ON i.ord = p.ord
)
SELECT i.ord, p.balance, l.balance AS locked_balance, l.allowed, r.id AS repeated_id, r.request_hash AS repeated_hash
FROM input i LEFT JOIN paid p ON p.ord = i.ord LEFT JOIN locked l ON l.ord = i.ord LEFT JOIN repeated r ON r.ord = i.ord`;

const columns = (batch: readonly SoloSettlement[]): string[] => [
  plainArray(batch.map((_, ord) => ord)),
  plainArray(batch.map((bet) => bet.id)),
  plainArray(batch.map((bet) => bet.game)),
  plainArray(batch.map((bet) => bet.userId)),
  plainArray(batch.map((bet) => bet.accountId)),
  plainArray(batch.map((bet) => bet.accountKind)),
  plainArray(batch.map((bet) => bet.houseAccountId)),
  plainArray(batch.map((bet) => bet.seedPairId)),
  plainArray(batch.map((bet) => bet.nonce)),
  textArray(batch.map((bet) => bet.clientSeed)),
  plainArray(batch.map((bet) => bet.configId)),
  plainArray(batch.map((bet) => bet.stakeMinor)),
  plainArray(batch.map((bet) => bet.payoutMinor)),
  textArray(batch.map((bet) => bet.choice)),
  textArray(batch.map((bet) => bet.outcome)),
  plainArray(batch.map((bet) => bet.at)),
  textArray(batch.map((bet) => bet.key)),
  bytesArray(batch.map((bet) => bet.requestHash)),
];

const resultOf = (bet: SoloSettlement, row: Row | undefined): SoloResult => {
  if (row?.repeated_id != null) {
    const sameRequest = row.repeated_hash !== null && bet.requestHash?.equals(row.repeated_hash) === true;
    return { status: 'repeated', id: row.repeated_id, sameRequest };
  }
  if (row?.balance != null) return { status: 'settled', balanceMinor: row.balance };
  if (row?.allowed === false) return { status: 'refused' };
  const hasMoney = row?.locked_balance != null && row.locked_balance >= bet.stakeMinor;
  return hasMoney ? { status: 'stale' } : { status: 'insufficient' };
};

/**
 * Settles bets of different players in one durable statement: debit, credit, nonce, entries, rounds.
 * A refused bet refuses only itself. Results stand in the order of the batch.
 * A batch must not hold two bets of one account. Throws what the database throws; then nothing of the batch happened,
 * or, when the connection broke, all of it may have: ask findSettled before trying again.
 */
export const settleSolo = async (
  client: Pool | PoolClient,
  batch: readonly SoloSettlement[],
): Promise<SoloResult[]> => {
  const { rows } = await client.query<Row>({ name: 'settle-solo', text: statement, values: columns(batch) });
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return batch.map((bet, ord) => resultOf(bet, byOrd.get(ord)));
};

/** The round of a solo bet that was taken under a key, with the hash of what was asked. */
export const findTakenBet = async (
  client: Pool | PoolClient,
  { game, userId, key }: { game: string; userId: bigint; key: string },
): Promise<{ id: string; requestHash: Buffer | null } | undefined> => {
  const { rows } = await client.query<{ id: string; requestHash: Buffer | null }>(
    'SELECT id, request_hash AS "requestHash" FROM ledger_transaction WHERE scope = $1 AND key = $2',
    [soloScope(game, userId), key],
  );
  return rows[0];
};

/** Which of these rounds were settled, with the staking account's balance after each. */
export const findSettled = async (client: Pool | PoolClient, ids: readonly string[]): Promise<Map<string, bigint>> => {
  const { rows } = await client.query<{ id: string; balance: bigint }>(
    `SELECT DISTINCT ON (transaction_id) transaction_id AS id, balance_after AS balance FROM ledger_entry
     WHERE transaction_id = ANY ($1::uuid[]) AND balance_after IS NOT NULL ORDER BY transaction_id, line DESC`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.balance]));
};
