import type { Pool, PoolClient } from 'pg';
import { plainArray, textArray } from '../core/sql.ts';
import { dayOfSql } from '../core/calendar.ts';
import {
  isPlayedSql,
  soloColumns,
  soloInputSql,
  soloResult,
  soloTransactionsSql,
  type SoloBet,
  type SoloResult,
  type SoloRow,
} from './solo-bet.ts';
import { countSql, isCountedSql } from './stake-rules.ts';

/** One solo bet, drawn and priced, to be made durable. */
export interface SoloSettlement extends SoloBet {
  payoutMinor: bigint; // base hundredths, 0 or more
  outcome: string; // JSON text
}

// Accounts are locked first, in id order, so that two batches never wait for each other in a circle;
// only then is the nonce taken, so that a bet without money leaves no gap. All or nothing for each bet.
const statement = `
WITH ${soloInputSql(', $17::bigint[], $18::json[]', ', payout, outcome')}, drawn AS (
  UPDATE seed_pair p SET nonce = p.nonce + 1 FROM locked l JOIN input i ON i.ord = l.ord
  WHERE p.id = i.seed_pair_id AND p.status = 'current' AND p.nonce = i.nonce AND p.client_seed = i.client_seed
    AND l.allowed AND l.balance >= i.stake AND ${isPlayedSql}
  RETURNING i.ord
), paid AS (
  UPDATE ledger_account a
  SET balance = a.balance - i.stake + i.payout, version = a.version + CASE WHEN i.payout > 0 THEN 2 ELSE 1 END,
    wager_left = a.wager_left - i.stake, loss_left = a.loss_left - i.stake + i.payout
  FROM drawn d JOIN input i ON i.ord = d.ord WHERE a.id = i.account_id
  RETURNING i.ord, a.balance, a.version, ${isCountedSql} AS counted
), days AS (${countSql(`
  SELECT i.user_id, ${dayOfSql('i.at')}, i.stake, i.payout FROM paid p JOIN input i ON i.ord = p.ord WHERE p.counted`)}
), transactions AS (${soloTransactionsSql}
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
  const values = [
    ...soloColumns(batch),
    plainArray(batch.map((bet) => bet.payoutMinor)),
    textArray(batch.map((bet) => bet.outcome)),
  ];
  const { rows } = await client.query<SoloRow>({ name: 'settle-solo', text: statement, values });
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return batch.map((bet, ord) => soloResult(bet, byOrd.get(ord)));
};

/** Settled rounds among these, with the staking account's balance after each. */
export const findSettled = async (client: Pool | PoolClient, ids: readonly string[]): Promise<Map<string, bigint>> => {
  const { rows } = await client.query<{ id: string; balance: bigint }>(
    `SELECT DISTINCT ON (transaction_id) transaction_id AS id, balance_after AS balance FROM ledger_entry
     WHERE transaction_id = ANY ($1::uuid[]) AND balance_after IS NOT NULL ORDER BY transaction_id, line DESC`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.balance]));
};
