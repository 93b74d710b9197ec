import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/retry.ts';
import { inTransaction } from '../../core/transaction.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import {
  effectOf,
  isForeign,
  payments,
  type Account,
  type Effect,
  type UndoneMove,
  type UndoOrder,
} from './undo-effects.ts';
import { bury, changeRounds, findRepeated, lockAccounts, markUndone, readKnown, uncount } from './undo-statements.ts';

export type { UndoneMove, UndoOrder };

/** What became of it. `id`: ours, the same for a repetition. */
export type UndoResult =
  | { status: 'done'; id: string; balances: ReadonlyMap<bigint, bigint> } // by account, of those that moved
  | { status: 'repeated'; id: string; sameRequest: boolean }
  | { status: 'foreign' }; // it names somebody else's transaction, or one of another kind

const carryOut = async (
  client: Queryable,
  order: UndoOrder,
  effects: readonly Effect[],
  accounts: ReadonlyMap<bigint, Account>,
  id: string,
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
      effects[0]?.roundId ?? null,
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

const undo = async (client: Queryable, order: UndoOrder): Promise<UndoResult> => {
  const accounts = await lockAccounts(client, order.userId);
  const repeated = await findRepeated(client, order);
  if (repeated) return { status: 'repeated', ...repeated };
  const known = await readKnown(
    client,
    order.undone.map(({ sentId }) => sentId),
  );
  const foreign = order.undone.some((move) => {
    const found = known.get(move.sentId);
    return found !== undefined && isForeign(found, move, order.userId);
  });
  if (foreign) return { status: 'foreign' };
  const id = randomUUIDv7();
  const effects = [...known.values()].flatMap(effectOf);
  const balances = await carryOut(client, order, effects, accounts, id);
  await bury(
    client,
    order,
    id,
    order.undone.filter(({ sentId }) => !known.has(sentId)),
  );
  await changeRounds(client, effects, order.at);
  await markUndone(client, effects, id);
  await uncount(
    client,
    order,
    effects.filter(({ accountId }) => accounts.get(accountId)?.isCounted),
  );
  return { status: 'done', id, balances };
};

/**
 * Takes back what a refund or a rollback lists, and nothing else of the round. What has not come yet is remembered, and never
 * takes place. A win whose money is spent is taken back as far as there is any: the rest is the house's, and told by `short`.
 * The same again gives the first answer.
 */
export const undoSlotMoves = (pool: Pool, order: UndoOrder): Promise<UndoResult> =>
  retryingConflicts(() => inTransaction(pool, (client) => undo(client, order)));

/** Our id of a player's transaction that was taken before. */
export const findSlotTransaction = async (
  client: Queryable,
  sentId: string,
  userId: bigint,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM slot_transaction WHERE sent_id = $1 AND user_id = $2',
    [sentId, userId],
  );
  return rows[0]?.id;
};
