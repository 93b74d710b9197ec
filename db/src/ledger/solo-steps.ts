import { randomUUIDv7 } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { plainArray, textArray, violatedConstraint } from '../core/sql.ts';
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

/** A bet that opens a round of several steps. Its stake is the house's at once; nothing but play can give it back. */
export type SoloOpening = SoloBet;

/** Result of one opening of a batch. */
export type SoloOpeningResult = SoloResult | { status: 'unfinished' }; // the player has an open round of this game

/** A move to be appended to an open round. */
export interface SoloMoveInput {
  roundId: string;
  known: number; // moves so far: the statement refuses the move when there are more or fewer
  move: string; // JSON text
}

export type SoloMoveResult = { status: 'moved' } | { status: 'stale' };

/** The last move of a round, with what it pays. */
export interface SoloFinish extends SoloMoveInput {
  game: string;
  accountId: bigint; // the account that staked
  houseAccountId: bigint;
  outcome: string; // JSON text
  payoutMinor: bigint; // 0 or more
  at: number; // ms since epoch
}

export type SoloFinishResult = { status: 'settled'; balanceMinor: bigint } | { status: 'stale' };

interface OpeningRow extends SoloRow {
  unfinished: boolean;
}

const openStatement = `
WITH ${soloInputSql()}, unfinished AS (
  SELECT i.ord FROM input i JOIN round r ON r.user_id = i.user_id AND r.game = i.game AND r.settled_xid IS NULL
), drawn AS (
  UPDATE seed_pair p SET nonce = p.nonce + 1 FROM locked l JOIN input i ON i.ord = l.ord
  WHERE p.id = i.seed_pair_id AND p.status = 'current' AND p.nonce = i.nonce AND p.client_seed = i.client_seed
    AND l.allowed AND l.balance >= i.stake AND ${isPlayedSql} AND NOT EXISTS (SELECT FROM unfinished u WHERE u.ord = i.ord)
  RETURNING i.ord
), paid AS (
  UPDATE ledger_account a SET balance = a.balance - i.stake, version = a.version + 1,
    wager_left = a.wager_left - i.stake, loss_left = a.loss_left - i.stake
  FROM drawn d JOIN input i ON i.ord = d.ord WHERE a.id = i.account_id
  RETURNING i.ord, a.balance, a.version, ${isCountedSql} AS counted
), days AS (${countSql(`
  SELECT i.user_id, ${dayOfSql('i.at')}, i.stake, 0 FROM paid p JOIN input i ON i.ord = p.ord WHERE p.counted`)}
), transactions AS (${soloTransactionsSql}
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT i.id, e.line, e.account_id, e.amount, e.balance_after, e.version
  FROM paid p JOIN input i ON i.ord = p.ord CROSS JOIN LATERAL (VALUES
    (0::smallint, i.account_id, -i.stake, p.balance, p.version),
    (1::smallint, i.house_id, i.stake, NULL::bigint, NULL::bigint)
  ) AS e (line, account_id, amount, balance_after, version)
), rounds AS (
  INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, at, settled_xid)
  SELECT i.id, i.game, i.user_id, i.seed_pair_id, i.nonce, i.client_seed, i.config_id, i.account_kind, i.stake, 0,
    i.choice, i.at, NULL
  FROM paid p JOIN input i ON i.ord = p.ord
)
SELECT i.ord, p.balance, l.balance AS locked_balance, l.allowed, u.ord IS NOT NULL AS unfinished, r.id AS repeated_id,
  r.request_hash AS repeated_hash
FROM input i LEFT JOIN paid p ON p.ord = i.ord LEFT JOIN locked l ON l.ord = i.ord LEFT JOIN unfinished u ON u.ord = i.ord
  LEFT JOIN repeated r ON r.ord = i.ord`;

const openingResult = (bet: SoloOpening, row: OpeningRow | undefined): SoloOpeningResult => {
  const result = soloResult(bet, row);
  const isHindered = row?.unfinished === true && (result.status === 'stale' || result.status === 'insufficient');
  return isHindered ? { status: 'unfinished' } : result;
};

/**
 * Opens rounds of different players in one durable statement: debit, nonce, entries, round. A refused bet refuses only
 * itself. Results stand in the order of the batch, which must not hold two bets of one account.
 */
export const openSoloRounds = async (
  client: Pool | PoolClient,
  batch: readonly SoloOpening[],
): Promise<SoloOpeningResult[]> => {
  const values = soloColumns(batch);
  const run = (): Promise<{ rows: OpeningRow[] }> =>
    client.query<OpeningRow>({ name: 'open-solo-rounds', text: openStatement, values });
  const { rows } = await run().catch((error: unknown) => {
    // another statement opened the player's round while this one waited: now it can be seen
    if (client instanceof Pool && violatedConstraint(error) === 'round_one_open') return run();
    throw error;
  });
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return batch.map((bet, ord) => openingResult(bet, byOrd.get(ord)));
};

const moveStatement = `
WITH input AS (
  SELECT * FROM unnest($1::int[], $2::uuid[], $3::int[], $4::jsonb[]) AS t (ord, id, known, move)
), locked AS MATERIALIZED (
  SELECT i.ord FROM input i JOIN round r ON r.id = i.id ORDER BY r.id FOR UPDATE OF r
)
UPDATE round r SET moves = r.moves || jsonb_build_array(i.move) FROM locked l JOIN input i ON i.ord = l.ord
WHERE r.id = i.id AND r.settled_xid IS NULL AND jsonb_array_length(r.moves) = i.known
RETURNING i.ord`;

/** Appends one move to each of these rounds in one durable statement. Results stand in the order of the batch. */
export const appendSoloMoves = async (
  client: Pool | PoolClient,
  batch: readonly SoloMoveInput[],
): Promise<SoloMoveResult[]> => {
  const { rows } = await client.query<{ ord: number }>({
    name: 'append-solo-moves',
    text: moveStatement,
    values: [
      plainArray(batch.map((_, ord) => ord)),
      plainArray(batch.map(({ roundId }) => roundId)),
      plainArray(batch.map(({ known }) => known)),
      textArray(batch.map(({ move }) => move)),
    ],
  });
  const moved = new Set(rows.map(({ ord }) => ord));
  return batch.map((_, ord) => ({ status: moved.has(ord) ? 'moved' : 'stale' }));
};

// Accounts first, in id order, as every statement that moves money. A loss moves none: it has no transaction.
const finishStatement = `
WITH input AS (
  SELECT * FROM unnest($1::int[], $2::uuid[], $3::int[], $4::jsonb[], $5::bigint[], $6::bigint[], $7::json[], $8::bigint[],
    $9::bigint[], $10::uuid[]) AS t (ord, id, known, move, account_id, house_id, outcome, payout, at, transaction_id)
), locked AS MATERIALIZED (
  SELECT i.ord, a.balance, ${isCountedSql} AS counted
  FROM input i JOIN ledger_account a ON a.id = i.account_id ORDER BY a.id FOR UPDATE OF a
), finished AS (
  UPDATE round r SET moves = r.moves || jsonb_build_array(i.move), outcome = i.outcome, payout = i.payout,
    settled_xid = pg_current_xact_id()
  FROM locked l JOIN input i ON i.ord = l.ord
  WHERE r.id = i.id AND r.settled_xid IS NULL AND jsonb_array_length(r.moves) = i.known
  RETURNING i.ord, r.user_id, r.at, l.counted
), days AS (${countSql(`
  SELECT f.user_id, ${dayOfSql('f.at')}, 0, i.payout FROM finished f JOIN input i ON i.ord = f.ord
  WHERE f.counted AND i.payout > 0`)}
), paid AS (
  UPDATE ledger_account a SET balance = a.balance + i.payout, version = a.version + 1
  FROM finished f JOIN input i ON i.ord = f.ord WHERE a.id = i.account_id AND i.payout > 0
  RETURNING i.ord, a.balance, a.version
), transactions AS (
  INSERT INTO ledger_transaction (id, kind, scope, key, at)
  SELECT i.transaction_id, 'round.finish', 'round.finish', i.id::text, i.at FROM paid p JOIN input i ON i.ord = p.ord
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT i.transaction_id, e.line, e.account_id, e.amount, e.balance_after, e.version
  FROM paid p JOIN input i ON i.ord = p.ord CROSS JOIN LATERAL (VALUES
    (0::smallint, i.account_id, i.payout, p.balance, p.version),
    (1::smallint, i.house_id, -i.payout, NULL::bigint, NULL::bigint)
  ) AS e (line, account_id, amount, balance_after, version)
)
SELECT f.ord, coalesce(p.balance, l.balance) AS balance
FROM finished f JOIN locked l ON l.ord = f.ord LEFT JOIN paid p ON p.ord = f.ord`;

/**
 * Ends rounds of different players in one durable statement: last move, outcome, payout, once. Results stand in the
 * order of the batch, which must not hold two rounds of one account.
 */
export const finishSoloRounds = async (
  client: Pool | PoolClient,
  batch: readonly SoloFinish[],
): Promise<SoloFinishResult[]> => {
  const { rows } = await client.query<{ ord: number; balance: bigint }>({
    name: 'finish-solo-rounds',
    text: finishStatement,
    values: [
      plainArray(batch.map((_, ord) => ord)),
      plainArray(batch.map(({ roundId }) => roundId)),
      plainArray(batch.map(({ known }) => known)),
      textArray(batch.map(({ move }) => move)),
      plainArray(batch.map(({ accountId }) => accountId)),
      plainArray(batch.map(({ houseAccountId }) => houseAccountId)),
      textArray(batch.map(({ outcome }) => outcome)),
      plainArray(batch.map(({ payoutMinor }) => payoutMinor)),
      plainArray(batch.map(({ at }) => at)),
      plainArray(batch.map(() => randomUUIDv7())),
    ],
  });
  const balances = new Map(rows.map(({ ord, balance }) => [ord, balance]));
  return batch.map((_, ord) => {
    const balanceMinor = balances.get(ord);
    return balanceMinor === undefined ? { status: 'stale' } : { status: 'settled', balanceMinor };
  });
};
