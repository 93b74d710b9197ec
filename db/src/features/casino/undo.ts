import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/retry.ts';
import { inTransaction } from '../../core/transaction.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import type { SlotAccount } from './casino.entities.ts';

/** A transaction that is to be taken back, as the aggregator names it. */
export interface UndoneMove {
  sentId: string;
  action: 'bet' | 'win' | 'refund';
  type: string;
  sentMinor: bigint; // hundredths of the session's currency
}

/** A refund or a rollback. */
export interface UndoOrder {
  sentId: string;
  action: 'refund' | 'rollback';
  type: string;
  userId: bigint;
  sentMinor: bigint;
  requestHash: Buffer;
  undone: readonly UndoneMove[];
  houseAccountId: bigint;
  at: number; // ms since epoch
}

/** What became of it. `id`: ours, the same for a repetition. */
export type UndoResult =
  | { status: 'done'; id: string; balances: ReadonlyMap<bigint, bigint> } // by account, of those that moved
  | { status: 'repeated'; id: string; sameRequest: boolean }
  | { status: 'foreign' }; // it names somebody else's transaction, or one of another kind

interface Known {
  sentId: string;
  id: string;
  action: 'bet' | 'win' | 'refund' | 'rollback';
  amountMinor: bigint;
  roundId: string | null; // null: it never took place
  userId: bigint;
  isUndone: boolean;
  undoes: string[] | null;
  accountId: bigint | null;
  account: SlotAccount | null;
  at: string;
}

/** An account of the player that money comes back to, or is taken from again. */
interface Account {
  id: bigint;
  balanceMinor: bigint;
  isCounted: boolean; // its bets are counted by the day
}

// Every bet and win of a player locks one of these first: from here on nothing of theirs moves.
const lockAccounts = async (client: Queryable, userId: bigint): Promise<Map<bigint, Account>> => {
  const { rows } = await client.query<Account>(
    `SELECT id, balance AS "balanceMinor", left_until IS NOT NULL AS "isCounted" FROM ledger_account
     WHERE user_id = $1 AND kind IN ('real', 'bonus') ORDER BY id FOR UPDATE`,
    [userId],
  );
  return new Map(rows.map((account) => [account.id, account]));
};

const readKnown = async (client: Queryable, sentIds: readonly string[]): Promise<Map<string, Known>> => {
  const { rows } = await client.query<Known>(
    `SELECT t.sent_id AS "sentId", t.id, t.action, t.amount AS "amountMinor", t.round_id AS "roundId", t.user_id AS "userId",
       t.undone_by IS NOT NULL AS "isUndone", t.undoes, a.id AS "accountId", r.account_kind AS account, t.at::text AS at
     FROM slot_transaction t LEFT JOIN slot_round r ON r.id = t.round_id
       LEFT JOIN ledger_account a ON a.user_id = r.user_id AND a.kind = r.account_kind
     WHERE t.sent_id = ANY ($1::text[])`,
    [sentIds],
  );
  return new Map(rows.map((row) => [row.sentId, row]));
};

const findRepeated = async (client: Queryable, { sentId, action, requestHash }: UndoOrder) => {
  const { rows } = await client.query<{ id: string; sameRequest: boolean }>(
    `SELECT id, coalesce(request_hash = $2, true) AND action = $3 AS "sameRequest" FROM slot_transaction WHERE sent_id = $1`,
    [sentId, requestHash, action],
  );
  return rows[0];
};

const isForeign = (known: Known, { action }: UndoneMove, userId: bigint): boolean =>
  known.userId !== userId || known.action !== action;

/** What taking a transaction back does. Amounts: base hundredths. */
interface Effect {
  known: Known;
  roundId: string;
  accountId: bigint;
  stakeMinor: bigint; // of the round
  payoutMinor: bigint;
  toPlayerMinor: bigint;
}

const effectOf = (known: Known): Effect[] => {
  const { roundId, accountId, amountMinor, isUndone, action } = known;
  if (isUndone || roundId === null || accountId === null) return [];
  const place = { known, roundId, accountId };
  switch (action) {
    case 'bet':
      return [{ ...place, stakeMinor: -amountMinor, payoutMinor: 0n, toPlayerMinor: amountMinor }];
    case 'win':
      return [{ ...place, stakeMinor: 0n, payoutMinor: -amountMinor, toPlayerMinor: -amountMinor }];
    default: // a refund that is taken back: its bet stands again
      return [{ ...place, stakeMinor: amountMinor, payoutMinor: 0n, toPlayerMinor: -amountMinor }];
  }
};

/** Remembers what is taken back before it has come: when it comes, it is answered and moves nothing. */
const bury = async (client: Queryable, { userId, at }: UndoOrder, by: string, moves: readonly UndoneMove[]) => {
  for (const { sentId, action, type, sentMinor } of moves)
    await client.query(
      `INSERT INTO slot_transaction (id, sent_id, user_id, action, type, amount, sent_amount, undone_by, at)
       VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8)`,
      [randomUUIDv7(), sentId, userId, action, type, sentMinor, by, at],
    );
};

const changeRounds = async (client: Queryable, effects: readonly Effect[], at: number): Promise<void> => {
  for (const { roundId, stakeMinor, payoutMinor } of effects)
    await client.query(
      `UPDATE slot_round SET stake = stake + $2, payout = payout + $3, last_at = greatest(last_at, $4::bigint),
         state = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'void' WHEN state = 'void' THEN 'settled' ELSE state END,
         ending = CASE WHEN stake + $2 = 0 AND payout + $3 = 0 THEN 'provider' ELSE ending END
       WHERE id = $1`,
      [roundId, stakeMinor, payoutMinor, at],
    );
};

const markUndone = async (client: Queryable, effects: readonly Effect[], by: string): Promise<void> => {
  await client.query('UPDATE slot_transaction SET undone_by = $2 WHERE id = ANY ($1::uuid[])', [
    effects.map(({ known }) => known.id),
    by,
  ]);
  const standing = effects.flatMap(({ known }) => (known.action === 'refund' ? (known.undoes ?? []) : []));
  await client.query('UPDATE slot_transaction SET undone_by = NULL WHERE sent_id = ANY ($1::text[])', [standing]);
};

/** What counted towards a player's limits counts no more. */
const uncount = async (client: Queryable, { userId }: UndoOrder, effects: readonly Effect[]): Promise<void> => {
  for (const { known, stakeMinor, payoutMinor } of effects)
    await client.query(
      `UPDATE play_day SET staked = greatest(0, staked + $3), paid = greatest(0, paid + $4) WHERE user_id = $1 AND day = $2`,
      [userId, dayOf(Number(known.at)), stakeMinor, payoutMinor],
    );
};

/** What each account gets, and what is taken from it as far as it is still there. */
const payments = (effects: readonly Effect[], accounts: ReadonlyMap<bigint, Account>) => {
  const due = new Map<bigint, bigint>();
  for (const { accountId, toPlayerMinor } of effects) due.set(accountId, (due.get(accountId) ?? 0n) + toPlayerMinor);
  return [...due].map(([accountId, dueMinor]) => {
    const balance = accounts.get(accountId)?.balanceMinor ?? 0n;
    const amount = dueMinor < -balance ? -balance : dueMinor;
    return { accountId, amount, shortMinor: amount - dueMinor };
  });
};

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
