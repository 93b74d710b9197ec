import { randomUUIDv7 } from 'node:crypto';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { Account, Effect, StoredMove, UndoneMove, UndoOrder } from './undo-effects.ts';

// Every bet and win of a player locks one of these first, so this lock stops all of them.
export const lockAccounts = async (client: Queryable, userId: bigint): Promise<Map<bigint, Account>> => {
  const { rows } = await client.query<Account>(
    `SELECT id, balance AS "balanceMinor", left_until IS NOT NULL AS "isCounted" FROM ledger_account
     WHERE user_id = $1 AND kind IN ('real', 'bonus') ORDER BY id FOR UPDATE`,
    [userId],
  );
  return new Map(rows.map((account) => [account.id, account]));
};

export const readMoves = async (client: Queryable, sentIds: readonly string[]): Promise<Map<string, StoredMove>> => {
  const { rows } = await client.query<StoredMove>(
    `SELECT t.sent_id AS "sentId", t.id, t.action, t.amount AS "amountMinor", t.round_id AS "roundId", t.user_id AS "userId",
       t.undone_by IS NOT NULL AS "isUndone", t.undoes, a.id AS "accountId", r.account_kind AS account, t.at::text AS at
     FROM slot_transaction t LEFT JOIN slot_round r ON r.id = t.round_id
       LEFT JOIN ledger_account a ON a.user_id = r.user_id AND a.kind = r.account_kind
     WHERE t.sent_id = ANY ($1::text[])`,
    [sentIds],
  );
  return new Map(rows.map((row) => [row.sentId, row]));
};

export const findRepeated = async (client: Queryable, { sentId, action, requestHash }: UndoOrder) => {
  const { rows } = await client.query<{ id: string; sameRequest: boolean }>(
    `SELECT id, coalesce(request_hash = $2, true) AND action = $3 AS "sameRequest" FROM slot_transaction WHERE sent_id = $1`,
    [sentId, requestHash, action],
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

export const changeRounds = async (client: Queryable, effects: readonly Effect[], at: number): Promise<void> => {
  for (const { roundId, stakeMinor, payoutMinor } of effects)
    await client.query(
      `UPDATE slot_round SET stake = stake + $2, payout = payout + $3, last_at = greatest(last_at, $4::bigint),
         state = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'void' WHEN state = 'void' THEN 'settled' ELSE state END,
         ending = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'provider' ELSE ending END
       WHERE id = $1`,
      [roundId, stakeMinor, payoutMinor, at],
    );
};

export const markUndone = async (client: Queryable, effects: readonly Effect[], by: string): Promise<void> => {
  await client.query('UPDATE slot_transaction SET undone_by = $2 WHERE id = ANY ($1::uuid[])', [
    effects.map(({ move }) => move.id),
    by,
  ]);
  const restored = effects.flatMap(({ move }) => (move.action === 'refund' ? (move.undoes ?? []) : []));
  await client.query('UPDATE slot_transaction SET undone_by = NULL WHERE sent_id = ANY ($1::text[])', [restored]);
};

/** Removes undone transactions from what counts towards the player's limits. */
export const removeFromLimits = async (
  client: Queryable,
  { userId }: UndoOrder,
  effects: readonly Effect[],
): Promise<void> => {
  for (const { move, stakeMinor, payoutMinor } of effects)
    await client.query(
      `UPDATE play_day SET staked = greatest(0, staked + $3), paid = greatest(0, paid + $4) WHERE user_id = $1 AND day = $2`,
      [userId, dayOf(Number(move.at)), stakeMinor, payoutMinor],
    );
};
