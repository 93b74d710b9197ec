import { randomUUIDv7 } from 'node:crypto';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import {
  sumByRound,
  type Account,
  type Effect,
  type RefundedBet,
  type StoredMove,
  type UndoneMove,
  type UndoOrder,
} from './undo-effects.ts';

// Every bet and win of a player locks one of these first, so this lock stops all of them.
export const lockAccounts = async (client: Queryable, userId: bigint): Promise<Map<bigint, Account>> => {
  const { rows } = await client.query<Account>(
    `SELECT id, kind, balance AS "balanceMinor", left_until IS NOT NULL AS "isCounted" FROM ledger_account
     WHERE user_id = $1 AND kind IN ('real', 'bonus') ORDER BY id FOR UPDATE`,
    [userId],
  );
  return new Map(rows.map((account) => [account.id, account]));
};

export const readMoves = async (client: Queryable, sentIds: readonly string[]): Promise<Map<string, StoredMove>> => {
  const { rows } = await client.query<StoredMove>(
    `SELECT t.sent_id AS "sentId", t.id, t.action, t.amount AS "amountMinor", t.round_id AS "roundId", t.user_id AS "userId",
       t.undone_by IS NOT NULL AS "isUndone", a.id AS "accountId", r.account_kind AS account, t.at::text AS at
     FROM slot_transaction t LEFT JOIN slot_round r ON r.id = t.round_id
       LEFT JOIN ledger_account a ON a.user_id = r.user_id AND a.kind = r.account_kind
     WHERE t.sent_id = ANY ($1::text[])`,
    [sentIds],
  );
  return new Map(rows.map((row) => [row.sentId, row]));
};

/** The bets that an order's refunds have given back, except those that the order undoes itself. */
export const readRefundedBets = async (client: Queryable, { undone }: UndoOrder): Promise<RefundedBet[]> => {
  const refunds = undone.filter(({ action }) => action === 'refund');
  if (refunds.length === 0) return [];
  const { rows } = await client.query<RefundedBet>(
    `SELECT b.id, b.amount AS "amountMinor", b.round_id AS "roundId", a.id AS "accountId", b.at::text AS at,
       (SELECT o.id FROM slot_transaction o WHERE o.undoes @> ARRAY[b.sent_id] AND o.user_id = b.user_id AND o.id <> r.id
          AND o.undone_by IS NULL AND o.sent_id <> ALL ($2::text[]) ORDER BY o.id LIMIT 1) AS "otherId"
     FROM slot_transaction r JOIN slot_transaction b ON b.sent_id = ANY (r.undoes) AND b.undone_by = r.id
       JOIN slot_round p ON p.id = b.round_id
       JOIN ledger_account a ON a.user_id = p.user_id AND a.kind = p.account_kind
     WHERE r.sent_id = ANY ($1::text[]) AND r.undone_by IS NULL AND b.sent_id <> ALL ($2::text[])`,
    [refunds.map(({ sentId }) => sentId), undone.map(({ sentId }) => sentId)],
  );
  return rows;
};

/** The refund or rollback that came under this id before. It is the same one if it undoes the same, in whatever order. */
export const findRepeated = async (client: Queryable, { sentId, action, undone, userId }: UndoOrder) => {
  const { rows } = await client.query<{ id: string; sameRequest: boolean }>(
    `SELECT id, user_id = $4 AND action = $3 AND coalesce(undoes @> $2 AND undoes <@ $2, request_hash IS NULL) AS "sameRequest"
     FROM slot_transaction WHERE sent_id = $1`,
    [sentId, undone.map((move) => move.sentId), action, userId],
  );
  return rows[0];
};

/** Stores transactions undone before they arrived: when they do, they are answered and move nothing. */
export const undoAhead = async (
  client: Queryable,
  { userId, at }: UndoOrder,
  by: string,
  moves: readonly UndoneMove[],
) => {
  for (const { sentId, action, type, sentMinor } of moves)
    await client.query(
      `INSERT INTO slot_transaction (id, sent_id, user_id, action, type, amount, sent_amount, undone_by, at)
       VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8)`,
      [randomUUIDv7(), sentId, userId, action, type, sentMinor, by, at],
    );
};

/** Changes each round once, by all that is undone of it: on the way, a round could be empty that is not in the end. */
export const changeRounds = async (client: Queryable, effects: readonly Effect[], at: number): Promise<void> => {
  for (const { roundId, stakeMinor, payoutMinor } of sumByRound(effects))
    await client.query(
      `UPDATE slot_round SET stake = stake + $2, payout = payout + $3, last_at = greatest(last_at, $4::bigint),
         state = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'void' WHEN state = 'void' THEN 'settled' ELSE state END,
         ending = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'provider' ELSE ending END
       WHERE id = $1`,
      [roundId, stakeMinor, payoutMinor, at],
    );
};

export const markUndone = async (
  client: Queryable,
  moves: readonly StoredMove[],
  refunded: readonly RefundedBet[],
  by: string,
): Promise<void> => {
  const valid = moves.filter(({ isUndone }) => !isUndone).map(({ id }) => id);
  await client.query('UPDATE slot_transaction SET undone_by = $2 WHERE id = ANY ($1::uuid[])', [valid, by]);
  for (const { id, otherId } of refunded)
    await client.query('UPDATE slot_transaction SET undone_by = $2 WHERE id = $1', [id, otherId]);
};

/** Removes undone transactions from what counts towards the player's limits. */
export const removeFromLimits = async (
  client: Queryable,
  { userId }: UndoOrder,
  effects: readonly Effect[],
): Promise<void> => {
  for (const { at, stakeMinor, payoutMinor } of effects)
    await client.query(
      `UPDATE play_day SET staked = greatest(0, staked + $3), paid = greatest(0, paid + $4) WHERE user_id = $1 AND day = $2`,
      [userId, dayOf(Number(at)), stakeMinor, payoutMinor],
    );
};
