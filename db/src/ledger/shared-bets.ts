import type { SharedOpponents } from 'games-engine';
import type { Pool } from 'pg';
import { bytesArray, plainArray, textArray, violatedConstraint } from '../core/sql.ts';
import { dayOfSql } from '../core/calendar.ts';
import type { Queryable } from '../core/pool.ts';
import { retryingConflicts } from '../core/transaction.ts';
import { RoundMovedError } from './errors.ts';
import {
  betScope,
  betScopeSql,
  repeatedSql,
  repetitionOf,
  type RepeatedBet,
  type RepetitionColumns,
} from './bet-keys.ts';
import { countSql, isCountedSql, mayStakeSql } from './stake-rules.ts';

/** One bet on a shared round, accepted by its machine, to be made durable. Amounts are base hundredths. */
export interface SharedBetInput {
  id: string; // bet, hold and transaction, UUIDv7
  game: string;
  userId: bigint;
  accountId: bigint; // the account that stakes, counted in base units
  accountKind: string;
  heldAccountId: bigint; // the same player's `held`
  currencyId: number;
  stakeMinor: bigint; // above 0
  choice: string; // JSON text
  clientSeed: string;
  at: number; // ms since epoch
  event: string; // JSON text of its `bet.placed`
  key: string | null; // the caller's idempotency key, unique per user and game
  requestHash: Buffer | null; // hash of the request under that key
}

/** Result of one bet of a batch. `seq`: of its event. */
export type SharedBetResult =
  | { status: 'placed'; seq: number; balanceMinor: bigint } // balance of the account that staked
  | { status: 'insufficient' }
  | { status: 'unplayed' } // all that is left is the house's addition to a deposit: it is staked against the house alone
  | { status: 'refused' } // by what the player has laid on themselves
  | RepeatedBet
  | { status: 'closed' }; // the round takes no bets

interface Row extends RepetitionColumns {
  ord: number;
  seq: number | null;
  balance: bigint | null;
  last_seq: number | null; // null: the round is not open
  allowed: boolean | null;
  covered: boolean | null; // by the whole balance
}

// The round is locked against its close, then accounts in id order. `moves` is materialised: an update over a union loses
// rows of an account that changed while it was waited for. Events get their places among the accepted bets
// only; a place that another process took in the meantime breaks the primary key, and with it the whole statement.
const placing = `
WITH input AS (
  SELECT * FROM unnest($3::int[], $4::uuid[], $5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::bigint[],
    $10::smallint[], $11::bigint[], $12::json[], $13::text[], $14::bigint[], $15::json[], $16::text[], $17::bytea[]
  ) AS t (ord, id, game, user_id, account_id, account_kind, held_id, currency_id, stake, choice, client_seed, at, event,
    key, request_hash)
), repeated AS (${repeatedSql}
), round AS MATERIALIZED (
  SELECT r.id, (SELECT max(e.seq) FROM shared_event e WHERE e.round_id = r.id) AS last_seq
  FROM shared_round r WHERE r.id = $1 AND r.state = 'open' FOR SHARE OF r
), locked AS MATERIALIZED (
  SELECT i.ord, a.id AS account_id, a.balance, CASE WHEN $18 THEN a.addition ELSE 0 END AS addition, ${mayStakeSql} AS allowed
  FROM round JOIN input i ON round.last_seq = $2 - 1 JOIN ledger_account a ON a.id IN (i.account_id, i.held_id)
  WHERE NOT EXISTS (SELECT FROM repeated r WHERE r.ord = i.ord)
  ORDER BY a.id FOR UPDATE OF a
), accepted AS MATERIALIZED (
  SELECT i.*, $2 - 1 + (row_number() OVER (ORDER BY i.ord))::int AS seq
  FROM input i JOIN locked l ON l.ord = i.ord AND l.account_id = i.account_id AND l.allowed AND l.balance - l.addition >= i.stake
), moves (transaction_id, line, account_id, amount) AS MATERIALIZED (
  SELECT id, 0::smallint, account_id, -stake FROM accepted UNION ALL SELECT id, 1::smallint, held_id, stake FROM accepted
), moved AS (
  UPDATE ledger_account a SET balance = a.balance + m.amount, version = a.version + 1,
    wager_left = a.wager_left + m.amount, loss_left = a.loss_left + m.amount
  FROM moves m WHERE a.id = m.account_id
  RETURNING m.transaction_id, m.line, a.id AS account_id, m.amount, a.balance, a.version, ${isCountedSql} AS counted
), days AS (${countSql(`
  SELECT c.user_id, ${dayOfSql('c.at')}, c.stake, 0 FROM moved m JOIN accepted c ON c.id = m.transaction_id
  WHERE m.line = 0 AND m.counted`)}
), transactions AS (
  INSERT INTO ledger_transaction (id, kind, scope, key, request_hash, at)
  SELECT id, 'hold.place', ${betScopeSql}, key, request_hash, at FROM accepted i
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT transaction_id, line, account_id, amount, balance, version FROM moved
), holds AS (
  INSERT INTO ledger_hold (id, user_id, account_id, source_account_id, amount, reason, ref, created_at)
  SELECT id, user_id, held_id, account_id, stake, 'game.' || game, $1, at FROM accepted
), bets AS (
  INSERT INTO shared_bet (id, round_id, seq, game, user_id, account_kind, account_id, currency_id, stake, choice, client_seed, at)
  SELECT id, $1, seq, game, user_id, account_kind, account_id, currency_id, stake, choice, client_seed, at FROM accepted
), events AS (
  INSERT INTO shared_event (round_id, seq, event) SELECT $1, seq, event FROM accepted
)
SELECT i.ord, a.seq, m.balance, r.id AS repeated_id, r.request_hash AS repeated_hash, round.last_seq,
  l.allowed, l.balance >= i.stake AS covered
FROM input i LEFT JOIN round ON true LEFT JOIN accepted a ON a.ord = i.ord
  LEFT JOIN moved m ON m.transaction_id = a.id AND m.line = 0 LEFT JOIN repeated r ON r.ord = i.ord
  LEFT JOIN locked l ON l.ord = i.ord AND l.account_id = i.account_id`;

const columns = (bets: readonly SharedBetInput[]): string[] => [
  plainArray(bets.map((_, ord) => ord)),
  plainArray(bets.map((bet) => bet.id)),
  plainArray(bets.map((bet) => bet.game)),
  plainArray(bets.map((bet) => bet.userId)),
  plainArray(bets.map((bet) => bet.accountId)),
  plainArray(bets.map((bet) => bet.accountKind)),
  plainArray(bets.map((bet) => bet.heldAccountId)),
  plainArray(bets.map((bet) => bet.currencyId)),
  plainArray(bets.map((bet) => bet.stakeMinor)),
  textArray(bets.map((bet) => bet.choice)),
  textArray(bets.map((bet) => bet.clientSeed)),
  plainArray(bets.map((bet) => bet.at)),
  textArray(bets.map((bet) => bet.event)),
  textArray(bets.map((bet) => bet.key)),
  bytesArray(bets.map((bet) => bet.requestHash)),
];

/** A batch of bets on one round, of different players. `firstSeq`: the place of the round's next event. */
export interface SharedBetBatch {
  roundId: string;
  firstSeq: number;
  bets: readonly SharedBetInput[];
  opponents?: SharedOpponents; // opponents in the game
}

const resultOf = (
  { roundId, firstSeq }: SharedBetBatch,
  bet: SharedBetInput,
  row: Row | undefined,
): SharedBetResult => {
  const repetition = repetitionOf(bet, row);
  if (repetition) return repetition;
  if (row?.seq != null && row.balance !== null) return { status: 'placed', seq: row.seq, balanceMinor: row.balance };
  if (row?.last_seq == null) return { status: 'closed' };
  if (row.last_seq !== firstSeq - 1) throw new RoundMovedError(roundId, `event ${firstSeq}`);
  if (row.allowed === false) return { status: 'refused' };
  return { status: row.covered ? 'unplayed' : 'insufficient' };
};

const run = async (pool: Pool, batch: SharedBetBatch): Promise<Row[]> => {
  const values = [batch.roundId, batch.firstSeq, ...columns(batch.bets), batch.opponents === 'players'];
  const { rows } = await pool.query<Row>({ name: 'place-shared-bets', text: placing, values });
  return rows;
};

/** The statement again, when another one took a bet's key while this one waited: now it is a repeat. */
const runAgainOnRepeat = async (pool: Pool, batch: SharedBetBatch): Promise<Row[]> => {
  try {
    return await run(pool, batch);
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'ledger_transaction_key_scope') return run(pool, batch);
    throw constraint === 'shared_event_pkey' || constraint === 'shared_bet_round_seq'
      ? new RoundMovedError(batch.roundId, `event ${batch.firstSeq}`)
      : error;
  }
};

/**
 * Places bets of different players on one open round in one durable statement: debit, hold, bet, event. A refused bet
 * refuses only itself. Results stand in the order of the batch, which is also that of the events.
 * Throws RoundMovedError when `firstSeq` is not the place of the round's next event; then nothing of the batch happened.
 * When the connection broke, all of it may have: read the round's events before going on.
 */
export const placeSharedBets = async (pool: Pool, batch: SharedBetBatch): Promise<SharedBetResult[]> => {
  const rows = await retryingConflicts(() => runAgainOnRepeat(pool, batch));
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return batch.bets.map((bet, ord) => resultOf(batch, bet, byOrd.get(ord)));
};

/** A bet that was placed, as its call was answered. */
export interface PlacedBet {
  roundId: string;
  game: string;
  stakeMinor: bigint;
  balanceMinor: bigint; // balance of the account that staked, right after the stake
  at: number; // ms since epoch
}

/** A placed bet by its id, or undefined when there is none. */
export const findPlacedBet = async (client: Queryable, id: string): Promise<PlacedBet | undefined> => {
  const { rows } = await client.query<Omit<PlacedBet, 'at'> & { at: bigint }>(
    `SELECT b.round_id AS "roundId", b.game, b.stake AS "stakeMinor", e.balance_after AS "balanceMinor", b.at
     FROM shared_bet b JOIN ledger_entry e ON e.transaction_id = b.id AND e.line = 0 WHERE b.id = $1`,
    [id],
  );
  return rows[0] && { ...rows[0], at: Number(rows[0].at) };
};

/** The bet that a player placed under an idempotency key, or undefined when there is none. */
export const findPlacedBetByKey = async (
  client: Queryable,
  { game, userId, key }: { game: string; userId: bigint; key: string },
): Promise<{ id: string; requestHash: Buffer } | undefined> => {
  const { rows } = await client.query<{ id: string; requestHash: Buffer }>(
    `SELECT t.id, t.request_hash AS "requestHash" FROM ledger_transaction t JOIN shared_bet b ON b.id = t.id
     WHERE t.scope = $1 AND t.key = $2`,
    [betScope(game, userId), key],
  );
  return rows[0];
};
