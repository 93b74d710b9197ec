import { randomUUIDv7 } from 'node:crypto';
import type { SharedEvent, SharedOpponents } from 'games-engine';
import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { plainArray, violatedConstraint } from '../core/sql.ts';
import { dayOfSql } from '../core/calendar.ts';
import { retryingConflicts } from '../core/transaction.ts';
import { inTransaction } from '../core/transaction.ts';
import { PayoutMismatchError, RoundMovedError } from './errors.ts';
import { countSql, isCountedSql } from './stake-rules.ts';

/** Result of a finished round for one account that staked in it. */
export interface SharedPayment {
  userId: bigint;
  accountKind: string;
  balanceMinor: bigint; // after the round
  wonMinor: bigint; // payment to the account; in a void round, the returned stakes
}

/** The end of a round: its last event, at the place where the caller knows it to stand. */
export interface RoundEnd {
  roundId: string;
  seq: number;
  event: SharedEvent;
}

interface Row {
  finished: bigint;
  bets: bigint;
  resolved: bigint;
  user_id: bigint | null;
  account_kind: string;
  balance: bigint;
  won: bigint;
}

// Every bet's hold is resolved by a transaction of its own, so that it is resolved once for ever. A player's lines are
// numbered by windows, because one account may have several; an account is locked once, and its balance is the first row
// of its window: a lock over a join loses rows of an account that changed while it was waited for. Each step reads the step before, never joins two of them:
// how many rows a step yields is unknown when the plan is made, and a loop over two would be quadratic. For the same
// reason an open hold is one without an end: by its status, the plan would go through all open ones for each bet.
const finishing = `
WITH finished AS (
  UPDATE shared_round SET state = $4, finished_at = $5, settled_xid = pg_current_xact_id(),
    stakes = CASE WHEN $11 THEN (SELECT sum(stake) FROM shared_bet WHERE round_id = $1) END,
    payouts = CASE WHEN $11 THEN (SELECT sum(payout) FROM unnest($9::bigint[]) payout) END
  WHERE id = $1 AND state = ANY ($6::text[]) AND $2 = (SELECT max(seq) + 1 FROM shared_event WHERE round_id = $1)
  RETURNING id
), event AS (
  INSERT INTO shared_event (round_id, seq, event) SELECT id, $2, $3::json FROM finished
), bets AS MATERIALIZED (
  SELECT b.ord, b.id, b.user_id, b.account_id, b.account_kind, b.stake, b.at, h.account_id AS held_id,
    ($10::uuid[])[b.ord] AS transaction_id, CASE WHEN $4 = 'void' THEN b.stake ELSE ($9::bigint[])[b.ord] END AS payout
  FROM (
    SELECT s.*, (row_number() OVER (ORDER BY s.seq))::int AS ord, count(*) OVER () AS bets
    FROM finished f, shared_bet s WHERE s.round_id = $1
  ) b JOIN ledger_hold h ON h.id = b.id AND h.resolved_at IS NULL
  WHERE b.bets = cardinality($9::bigint[])
), lines AS MATERIALIZED (
  SELECT ord, transaction_id, 0::smallint AS line, held_id AS account_id, -stake AS amount, user_id, account_kind FROM bets
  UNION ALL
  SELECT ord, transaction_id, 1::smallint, account_id, payout, user_id, account_kind FROM bets
), locked AS MATERIALIZED (
  SELECT a.id, a.balance, a.version, ${isCountedSql} AS counted FROM ledger_account a WHERE a.id = ANY (ARRAY(SELECT account_id FROM lines))
  ORDER BY a.id FOR UPDATE
), running AS MATERIALIZED (
  SELECT m.*, sum(m.amount) OVER w AS balance_after, sum(m.entries) OVER w AS version_after
  FROM (
    SELECT 0 AS ord, NULL::uuid AS transaction_id, NULL::smallint AS line, id AS account_id, balance AS amount,
      version AS entries, NULL::bigint AS user_id, NULL::text AS account_kind FROM locked
    UNION ALL
    SELECT ord, transaction_id, line, account_id, amount, CASE amount WHEN 0 THEN 0 ELSE 1 END, user_id, account_kind FROM lines
  ) m WINDOW w AS (PARTITION BY m.account_id ORDER BY m.ord)
), moved AS (
  UPDATE ledger_account a SET balance = a.balance + t.amount, version = a.version + t.entries
  FROM (SELECT account_id, sum(amount)::bigint AS amount, count(*) AS entries FROM lines WHERE amount <> 0 GROUP BY account_id) t
  WHERE a.id = t.account_id
), days AS (${countSql(`
  SELECT user_id, ${dayOfSql('at')}, CASE WHEN $4 = 'void' THEN -sum(stake) ELSE 0 END,
    CASE WHEN $4 = 'void' THEN 0 ELSE sum(payout) END
  FROM bets WHERE account_id = ANY (ARRAY(SELECT id FROM locked WHERE counted)) GROUP BY 1, 2`)}
), transactions AS (
  INSERT INTO ledger_transaction (id, kind, scope, key, at)
  SELECT transaction_id, $7, 'hold.resolve', id::text, $5 FROM bets
), entries AS (
  INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
  SELECT transaction_id, line, account_id, amount, balance_after, version_after FROM running WHERE ord > 0 AND amount <> 0
  UNION ALL
  SELECT transaction_id, 2::smallint, h.id, stake - payout, NULL, NULL
  FROM bets, (SELECT id FROM ledger_account WHERE user_id IS NULL AND kind = 'house.games' AND unit = 'BASE') h
  WHERE stake <> payout
), resolved AS (
  UPDATE ledger_hold h SET status = $8, resolved_at = $5, resolved_by = b.transaction_id
  FROM bets b WHERE h.id = b.id AND h.resolved_at IS NULL RETURNING h.id
), paid AS (
  UPDATE shared_bet s SET payout = b.payout FROM bets b WHERE s.id = b.id AND $4 = 'settled'
)
SELECT c.*, p.* FROM (
  SELECT (SELECT count(*) FROM finished) AS finished, (SELECT count(*) FROM shared_bet WHERE round_id = $1) AS bets,
    (SELECT count(*) FROM resolved) AS resolved
) c LEFT JOIN (
  SELECT user_id, account_kind, (array_agg(balance_after ORDER BY ord DESC))[1]::bigint AS balance, sum(amount)::bigint AS won
  FROM running WHERE line = 1 GROUP BY user_id, account_kind, account_id
) p ON true`;

/** Payouts of a round. `opponents`: of its game. */
interface Payouts {
  payoutsMinor: readonly bigint[]; // in the order of the bets
  opponents?: SharedOpponents;
}

interface Ending {
  state: 'settled' | 'void';
  from: readonly string[]; // the states it may follow
  kind: string; // kind of the transactions
  hold: 'captured' | 'released';
}

const settled: Ending = { state: 'settled', from: ['drawn'], kind: 'round.settle', hold: 'captured' };
const voided: Ending = { state: 'void', from: ['open', 'closed'], kind: 'hold.release', hold: 'released' };

const finish = async (
  client: Queryable,
  { roundId, seq, event }: RoundEnd,
  { state, from, kind, hold }: Ending,
  { payoutsMinor, opponents = 'house' }: Payouts,
): Promise<SharedPayment[]> => {
  const ids = payoutsMinor.map(() => randomUUIDv7());
  const values = [roundId, seq, JSON.stringify(event), state, event.at, from, kind, hold];
  const { rows } = await client.query<Row>({
    name: 'finish-shared-round',
    text: finishing,
    values: [...values, plainArray(payoutsMinor), plainArray(ids), opponents === 'players'],
  });
  const [first] = rows;
  if (!first || first.finished !== 1n) throw new RoundMovedError(roundId, event.type);
  const payouts = payoutsMinor.length;
  if (Number(first.bets) !== payouts || Number(first.resolved) !== payouts)
    throw new PayoutMismatchError(roundId, { payouts, bets: Number(first.bets), resolved: Number(first.resolved) });
  return rows.flatMap(({ user_id: userId, account_kind: accountKind, balance, won }) =>
    userId === null ? [] : [{ userId, accountKind, balanceMinor: balance, wonMinor: won }],
  );
};

const stakesOf = async (client: Queryable, roundId: string): Promise<bigint[]> => {
  const { rows } = await client.query<{ stake: bigint }>(
    'SELECT stake FROM shared_bet WHERE round_id = $1 ORDER BY seq',
    [roundId],
  );
  return rows.map(({ stake }) => stake);
};

/** All or nothing, once: a place that another process took is a round that has moved on. */
const atomically = <T>(pool: Pool, { roundId, event }: RoundEnd, work: (client: Queryable) => Promise<T>): Promise<T> =>
  retryingConflicts(() =>
    inTransaction(pool, work).catch((error: unknown) => {
      throw violatedConstraint(error) === 'shared_event_pkey' ? new RoundMovedError(roundId, event.type) : error;
    }),
  );

/**
 * Pays a drawn round: every hold is captured, every payout credited, in one statement however many bets there are. A round
 * among players keeps its sums, by which its bets count. `beside`: what belongs into the same transaction. Throws
 * RoundMovedError, PayoutMismatchError; then nothing happened.
 */
export const settleSharedRound = (
  pool: Pool,
  { payoutsMinor, opponents, ...end }: RoundEnd & Payouts,
  beside: (client: Queryable) => Promise<void> = async () => undefined,
): Promise<SharedPayment[]> =>
  atomically(pool, end, async (client) => {
    const payments = await finish(client, end, settled, { payoutsMinor, ...(opponents && { opponents }) });
    await beside(client);
    return payments;
  });

/** Ends an open or closed round without a draw: every stake returns to where it came from. Throws RoundMovedError. */
export const voidSharedRound = (pool: Pool, end: RoundEnd): Promise<SharedPayment[]> =>
  atomically(pool, end, async (client) =>
    finish(client, end, voided, { payoutsMinor: await stakesOf(client, end.roundId) }),
  );
