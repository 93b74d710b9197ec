import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/transaction.ts';
import { inTransaction } from '../../core/transaction.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import {
  effectOf,
  effectOfRefund,
  isForeign,
  payments,
  type Account,
  type Effect,
  type UndoneMove,
  type UndoOrder,
} from './undo-effects.ts';
import {
  changeRounds,
  findRepeated,
  lockAccounts,
  markUndone,
  readMoves,
  readRefundedBets,
  removeFromLimits,
  undoAhead,
} from './undo-statements.ts';

export type { UndoneMove, UndoOrder };

/** The result. `id`: ours, the same for a repeated request. */
export type UndoResult =
  | { status: 'done'; id: string; balances: readonly Pick<Account, 'kind' | 'balanceMinor'>[] } // balances of accounts that moved
  | { status: 'repeated'; id: string; sameRequest: boolean }
  | { status: 'foreign' }; // it names another player's transaction, or one of another kind

const carryOut = async (
  client: Queryable,
  order: UndoOrder,
  { id, roundId, effects }: { id: string; roundId: string | null; effects: readonly Effect[] },
  accounts: ReadonlyMap<bigint, Account>,
): Promise<ReadonlyMap<bigint, bigint>> => {
  const { sentId, action, userId, requestHash, at, houseAccountId } = order;
  const paid = payments(effects, accounts);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0n);
  const short = paid.reduce((sum, { shortMinor }) => sum + shortMinor, 0n);
  await client.query(
    `INSERT INTO slot_transaction (id, sent_id, round_id, user_id, action, type, amount, sent_amount, request_hash, undoes, short, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      sentId,
      roundId,
      userId,
      action,
      order.type,
      total,
      order.sentMinor,
      requestHash,
      order.undone.map((move) => move.sentId),
      short,
      at,
    ],
  );
  const moved = paid.filter(({ amount }) => amount !== 0n);
  if (moved.length === 0) return new Map();
  const house = total === 0n ? [] : [{ accountId: houseAccountId, amount: -total }];
  const entries = [...moved.map(({ accountId, amount }) => ({ accountId, amount })), ...house];
  const scope = `slots:${userId}`;
  return (await postTransaction(client, { id, kind: `slots.${action}`, scope, key: sentId, requestHash, at, entries }))
    .balances;
};

const balancesByKind = (balances: ReadonlyMap<bigint, bigint>, accounts: ReadonlyMap<bigint, Account>) =>
  [...accounts.values()].flatMap(({ id, kind }) => {
    const balanceMinor = balances.get(id);
    return balanceMinor === undefined ? [] : [{ kind, balanceMinor }];
  });

const undo = async (client: Queryable, order: UndoOrder): Promise<UndoResult> => {
  const accounts = await lockAccounts(client, order.userId);
  const repeated = await findRepeated(client, order);
  if (repeated) return { status: 'repeated', ...repeated };
  const moves = await readMoves(
    client,
    order.undone.map(({ sentId }) => sentId),
  );
  const foreign = order.undone.some((move) => {
    const found = moves.get(move.sentId);
    return found !== undefined && isForeign(found, move, order.userId);
  });
  if (foreign) return { status: 'foreign' };
  const id = randomUUIDv7();
  const refunded = await readRefundedBets(client, order);
  const effects = [...[...moves.values()].flatMap(effectOf), ...refunded.flatMap(effectOfRefund)];
  const roundId = [...moves.values()].find((move) => move.roundId !== null)?.roundId ?? null;
  const balances = await carryOut(client, order, { id, roundId, effects }, accounts);
  await undoAhead(
    client,
    order,
    id,
    order.undone.filter(({ sentId }) => !moves.has(sentId)),
  );
  await changeRounds(client, effects, order.at);
  await markUndone(client, [...moves.values()], refunded, id);
  await removeFromLimits(
    client,
    order,
    effects.filter(({ accountId }) => accounts.get(accountId)?.isCounted),
  );
  return { status: 'done', id, balances: balancesByKind(balances, accounts) };
};

/**
 * Undoes the transactions that a refund or rollback lists, and nothing else of the round. One that has not arrived yet is
 * stored and will never take effect. A win that was spent is debited as far as the balance goes; the house bears the rest,
 * stored as `short`. Idempotent: a repeated request gets the first answer.
 */
export const undoSlotMoves = (pool: Pool, order: UndoOrder): Promise<UndoResult> =>
  retryingConflicts(() => inTransaction(pool, (client) => undo(client, order)));

/** Our id of a player's bet that was booked, or undone before it arrived, as the same request. */
export const findBet = async (
  client: Queryable,
  { sentId, userId, requestHash }: { sentId: string; userId: bigint; requestHash: Buffer },
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM slot_transaction
     WHERE sent_id = $1 AND user_id = $2 AND action = 'bet' AND coalesce(request_hash = $3, true)`,
    [sentId, userId, requestHash],
  );
  return rows[0]?.id;
};
