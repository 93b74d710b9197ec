import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { dayOfSql } from '../../core/calendar.ts';
import { retryingConflicts } from '../../core/transaction.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Queryable } from '../../core/pool.ts';
import { idFrom, violatedConstraint } from '../../core/sql.ts';
import { holdWin } from './held-wins.ts';
import { countSql, isCountedSql, mayStakeSql } from '../../ledger/stake-rules.ts';
import type { WalletSession } from './wallet-session.ts';

/** A bet or a win to be booked. */
export interface WalletMove {
  sentId: string; // aggregator's transaction id
  action: 'bet' | 'win';
  type: string;
  sentRound: string;
  amountMinor: bigint; // base hundredths, 0 or more
  sentMinor: bigint; // hundredths of the session's currency
  requestHash: Buffer;
  ends: boolean; // the round
  saysOpen: boolean; // the provider said the round continues
  at: number; // ms since epoch
}

/** The result of a transaction. `id`: ours, the same for a repeated request. */
export type WalletResult =
  | {
      status: 'done';
      id: string;
      balanceMinor: bigint;
      settled: SettledSlot | undefined;
      round: { stakeMinor: bigint; payoutMinor: bigint };
      isHeld: boolean;
    }
  | { status: 'repeated'; id: string; balanceMinor: bigint; sameRequest: boolean }
  | { status: 'insufficient' }
  | { status: 'refused' }; // by the player's responsible-gambling limits

/** A round settled by this transaction. */
export interface SettledSlot {
  roundId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

interface Row {
  balance: bigint | null; // after it
  current: bigint; // the account's, when the statement began
  allowed: boolean | null;
  repeated_id: string | null;
  same_request: boolean | null;
  round_id: string | null;
  stake: bigint | null;
  payout: bigint | null;
  settled_now: boolean | null;
}

const SIGN = { bet: '-', win: '+' } as const;

// The account is locked first, which serialises a player's transactions. The unique index on `sent_id` decides between
// parallel twins: the loser fails and is retried as a repetition.
const statement = (action: 'bet' | 'win'): string => {
  const isBet = action === 'bet';
  const limits = isBet ? ', wager_left = a.wager_left - $8, loss_left = a.loss_left - $8' : '';
  const counted = isBet ? '$8::bigint, 0' : '0, $8::bigint';
  return `
WITH repeated AS (
  SELECT id, user_id = $4 AND action = '${action}' AND coalesce(request_hash = $11, true) AS same_request
  FROM slot_transaction WHERE sent_id = $2
), locked AS MATERIALIZED (
  SELECT a.id, a.balance, ${isBet ? mayStakeSql : 'true'} AS allowed
  FROM (SELECT $8::bigint AS stake, $14::bigint AS at) i, ledger_account a
  WHERE a.id = $6 AND NOT EXISTS (SELECT FROM repeated) FOR UPDATE OF a
), taken AS MATERIALIZED (
  SELECT * FROM locked WHERE allowed ${isBet ? 'AND balance >= $8' : ''}
), moved AS (
  UPDATE ledger_account a SET balance = a.balance ${SIGN[action]} $8, version = a.version + 1${limits}
  FROM taken t WHERE a.id = t.id AND $8 > 0
  RETURNING a.id, a.balance, a.version, ${isCountedSql} AS counted
), days AS (${countSql(`SELECT $4::bigint, ${dayOfSql('$14::bigint')}, ${counted} FROM moved WHERE counted`)}
), transactions AS (
  INSERT INTO ledger_transaction (id, kind, scope, key, request_hash, at)
  SELECT $1, 'slots.${action}', 'slots:' || $4::bigint, $2, $11, $14 FROM moved
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT $1, e.line, e.account_id, e.amount, e.balance, e.version
  FROM moved m CROSS JOIN LATERAL (VALUES
    (0::smallint, m.id, ${SIGN[action]}$8::bigint, m.balance, m.version),
    (1::smallint, $7::bigint, ${isBet ? '' : '-'}$8::bigint, NULL::bigint, NULL::bigint)
  ) AS e (line, account_id, amount, balance, version)
), played AS (
  INSERT INTO slot_round AS r (id, user_id, game_id, session_id, sent_id, account_kind, currency, course_micro, counts, stake,
    payout, state, ending, said_open, settled_by, started_at, last_at)
  SELECT $15, $4, $5, $3, $16, $17, $18, $19, $20, ${isBet ? '$8, 0' : '0, $8'}, CASE WHEN $12 THEN 'settled' ELSE 'open' END,
    CASE WHEN $12 THEN 'provider' END, $13, CASE WHEN $12 THEN $1::uuid END, $14, $14
  FROM taken
  ON CONFLICT (user_id, game_id, sent_id) DO UPDATE SET stake = r.stake + excluded.stake, payout = r.payout + excluded.payout,
    state = CASE WHEN r.state = 'open' AND NOT $12 THEN 'open' ELSE 'settled' END,
    ending = CASE WHEN $12 THEN 'provider' WHEN r.state = 'void' THEN 'provider' ELSE r.ending END,
    settled_by = CASE WHEN r.state = 'open' AND $12 THEN $1::uuid ELSE r.settled_by END,
    said_open = NOT $12 AND (r.said_open OR $13), last_at = greatest(r.last_at, excluded.last_at)
  RETURNING r.id, r.stake, r.payout, r.settled_by
), kept AS (
  INSERT INTO slot_transaction (id, sent_id, round_id, user_id, action, type, amount, sent_amount, request_hash, at)
  SELECT $1, $2, p.id, $4, '${action}', $9, $8, $10, $11, $14 FROM played p
)
SELECT coalesce(m.balance, t.balance) AS balance, a.balance AS current, l.allowed, r.id AS repeated_id,
  r.same_request, p.id AS round_id, p.stake, p.payout, p.settled_by IS NOT DISTINCT FROM $1 AS settled_now
FROM ledger_account a LEFT JOIN locked l ON true LEFT JOIN taken t ON true LEFT JOIN moved m ON true LEFT JOIN repeated r ON true
  LEFT JOIN played p ON true
WHERE a.id = $6`;
};
const statements = { bet: statement('bet'), win: statement('win') };

const resultOf = (id: string, { amountMinor }: WalletMove, row: Row | undefined): WalletResult => {
  if (!row) throw new Error('the account of a session is not there');
  if (row.repeated_id !== null)
    return {
      status: 'repeated',
      id: row.repeated_id,
      balanceMinor: row.current,
      sameRequest: row.same_request === true,
    };
  if (row.round_id === null) return row.allowed === false ? { status: 'refused' } : { status: 'insufficient' };
  if (row.balance === null) throw new Error(`a transaction of ${amountMinor} has left no balance`);
  const { round_id: roundId, stake, payout } = row;
  const settled = row.settled_now ? { roundId, stakeMinor: stake ?? 0n, payoutMinor: payout ?? 0n } : undefined;
  const round = { stakeMinor: stake ?? 0n, payoutMinor: payout ?? 0n };
  return { status: 'done', id, balanceMinor: row.balance, settled, round, isHeld: false };
};

const MAX_TRIES = 5;

/** Retries `work` when a parallel twin was booked first: then it is a repetition. */
const retryingTwins = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryingConflicts(work);
    } catch (error) {
      const constraint = violatedConstraint(error);
      const isTwin = constraint === 'slot_transaction_sent_id' || constraint === 'ledger_transaction_key_scope';
      if (!isTwin || attempt === MAX_TRIES) throw error;
    }
  }
};

/** Books a bet or a win in one statement: account, entries, round and limits. */
const book = async (
  client: Queryable,
  session: WalletSession,
  move: WalletMove,
  houseAccountId: bigint,
): Promise<WalletResult> => {
  const id = randomUUIDv7();
  const { rows } = await client.query<Row>({
    name: `slot-${move.action}`,
    text: statements[move.action],
    values: [
      id,
      move.sentId,
      session.id,
      session.userId,
      session.gameId,
      session.accountId,
      houseAccountId,
      move.amountMinor,
      move.type,
      move.sentMinor,
      move.requestHash,
      move.ends,
      move.saysOpen,
      move.at,
      randomUUIDv7(),
      move.sentRound,
      session.account,
      session.currency,
      session.courseMicro,
      session.counts,
    ],
  });
  return resultOf(id, move, rows[0]);
};

/** Rules that moves of provider games depend on. */
export interface WalletRules {
  houseAccountId: bigint;
  heldAboveMinor: bigint; // a round that pays more waits for a person, base hundredths
  twoPeopleAboveMinor: bigint; // above it, for two
}

const DAY_MS = 86_400_000;

/** Paid within a day by rounds without a stake: free spins, jackpots, prizes. Each may come as a round of its own. */
const prizesOf = async (client: Queryable, userId: bigint, at: number): Promise<bigint> => {
  const { rows } = await client.query<{ paid: bigint }>(
    `SELECT coalesce(sum(payout), 0)::bigint AS paid FROM slot_round
     WHERE user_id = $1 AND id >= $2 AND stake = 0`,
    [userId, idFrom(at - DAY_MS)],
  );
  return rows[0]?.paid ?? 0n;
};

/**
 * Books a win; where its round, or all of a day's wins without a stake, have paid more than may be paid unseen, the win is held by
 * the same transaction.
 */
const bookWin = async (
  client: Queryable,
  session: WalletSession,
  move: WalletMove,
  { houseAccountId, heldAboveMinor, twoPeopleAboveMinor }: WalletRules,
): Promise<WalletResult> => {
  const result = await book(client, session, move, houseAccountId);
  if (result.status !== 'done') return result;
  const { amountMinor, at } = move;
  const { id, round } = result;
  const { userId, account } = session;
  const prizesMinor = round.stakeMinor === 0n ? await prizesOf(client, userId, at) : 0n;
  const paidMinor = prizesMinor > round.payoutMinor ? prizesMinor : round.payoutMinor;
  if (paidMinor <= heldAboveMinor) return result;
  await holdWin(client, { id, userId, account, amountMinor, needed: paidMinor > twoPeopleAboveMinor ? 2 : 1, at });
  return { ...result, balanceMinor: result.balanceMinor - amountMinor, isHeld: true };
};

/** Books a bet or a win. Idempotent: a repeated request gets the first answer. */
export const moveSlotMoney = (
  pool: Pool,
  session: WalletSession,
  move: WalletMove,
  rules: WalletRules,
): Promise<WalletResult> =>
  retryingTwins(() =>
    move.action === 'win' && move.amountMinor > 0n
      ? inTransaction(pool, (client) => bookWin(client, session, move, rules))
      : book(pool, session, move, rules.houseAccountId),
  );
