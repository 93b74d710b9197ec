import { randomUUIDv7 } from 'node:crypto';
import { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { retryingConflicts } from '../core/transaction.ts';
import { inTransaction } from '../core/transaction.ts';
import type { Unit } from './accounts.ts';
import { IdempotencyConflictError, InsufficientFundsError, InvalidTransactionError } from './errors.ts';

/** One line: what comes to the account (above zero) or leaves it (below zero), in hundredths of its unit. */
export interface EntryInput {
  accountId: bigint;
  amount: bigint;
}

/** A command that moves money. */
export interface TransactionInput {
  id?: string; // UUIDv7; made here when missing
  kind: string; // kind of event, such as `demo.credit`
  scope: string; // scope of the keys, such as `user:17`
  key: string | null; // the caller's idempotency key; null when nobody can repeat the command
  requestHash: Uint8Array | null; // hash of the request: tells a repeat from a reused key
  at: number; // ms since epoch
  entries: readonly EntryInput[]; // at least two; zero in sum per unit
}

/** The answer, the same for a repeat as for the first time. */
export interface TransactionResult {
  status: 'done' | 'repeated';
  id: string;
  balances: ReadonlyMap<bigint, bigint>; // player account → balance after this transaction
}

interface Account {
  id: bigint;
  userId: bigint | null;
  unit: Unit;
}

interface Line extends EntryInput {
  balanceAfter: bigint | null;
  version: bigint | null;
}

/**
 * Moves money: the general path, for everything but the settlement of bets. Given a pool it runs a transaction of its
 * own and repeats it when PostgreSQL breaks a deadlock; given a client it takes part in the caller's transaction,
 * which must be rolled back when this throws.
 * Throws InsufficientFundsError, IdempotencyConflictError, InvalidTransactionError.
 */
export const postTransaction = async (on: Pool | Queryable, input: TransactionInput): Promise<TransactionResult> =>
  on instanceof Pool ? retryingConflicts(() => inTransaction(on, (client) => post(client, input))) : post(on, input);

const post = async (client: Queryable, input: TransactionInput): Promise<TransactionResult> => {
  const id = await claim(client, input);
  if (id === undefined) return firstAnswer(client, input);
  const accounts = await loadAccounts(client, input.entries);
  assertBalanced(input.entries, accounts);
  const lines: Line[] = input.entries.map((entry) => ({ ...entry, balanceAfter: null, version: null }));
  for (const account of accounts.values()) {
    if (account.userId !== null) await move(client, account.id, lines);
  }
  await insertEntries(client, id, lines);
  return { status: 'done', id, balances: balancesAfter(lines) };
};

/** Writes the transaction's row, which is the idempotency record. Undefined when the key is taken. */
const claim = async (
  client: Queryable,
  { id, kind, scope, key, requestHash, at }: TransactionInput,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ledger_transaction (id, kind, scope, key, request_hash, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (scope, key) WHERE key IS NOT NULL DO NOTHING RETURNING id`,
    [id ?? randomUUIDv7(), kind, scope, key, requestHash && Buffer.from(requestHash), at],
  );
  return rows[0]?.id;
};

const firstAnswer = async (
  client: Queryable,
  { scope, key, requestHash }: TransactionInput,
): Promise<TransactionResult> => {
  const { rows } = await client.query<{ id: string; same: boolean }>(
    'SELECT id, request_hash IS NOT DISTINCT FROM $3 AS same FROM ledger_transaction WHERE scope = $1 AND key = $2',
    [scope, key, requestHash && Buffer.from(requestHash)],
  );
  if (!rows[0]?.same) throw new IdempotencyConflictError(scope, key ?? '');
  const { id } = rows[0];
  const entries = await client.query<Line>(
    `SELECT account_id AS "accountId", amount, balance_after AS "balanceAfter", version
     FROM ledger_entry WHERE transaction_id = $1 ORDER BY line`,
    [id],
  );
  return { status: 'repeated', id, balances: balancesAfter(entries.rows) };
};

/** The accounts of the entries, in id order: the order in which they are locked. */
const loadAccounts = async (client: Queryable, entries: readonly EntryInput[]): Promise<Map<bigint, Account>> => {
  const { rows } = await client.query<Account>(
    'SELECT id, user_id AS "userId", unit FROM ledger_account WHERE id = ANY($1) ORDER BY id',
    [entries.map(({ accountId }) => accountId)],
  );
  return new Map(rows.map((account) => [account.id, account]));
};

const assertBalanced = (entries: readonly EntryInput[], accounts: ReadonlyMap<bigint, Account>): void => {
  if (entries.length < 2)
    throw new InvalidTransactionError(`a transaction needs two entries or more, got ${entries.length}`);
  const sums = new Map<Unit, bigint>();
  for (const { accountId, amount } of entries) {
    const account = accounts.get(accountId);
    if (!account) throw new InvalidTransactionError(`there is no account ${accountId}`);
    if (amount === 0n) throw new InvalidTransactionError(`an entry of account ${accountId} moves nothing`);
    sums.set(account.unit, (sums.get(account.unit) ?? 0n) + amount);
  }
  for (const [unit, sum] of sums) {
    if (sum !== 0n) throw new InvalidTransactionError(`the entries in ${unit} sum to ${sum}, not to zero`);
  }
};

/** Applies one account's lines by a guarded update: the balance may not pass below zero after any of them. */
const move = async (client: Queryable, accountId: bigint, lines: Line[]): Promise<void> => {
  const ownLines = lines.filter((line) => line.accountId === accountId);
  const { total, lowest } = ownLines.reduce(
    (state, { amount }) => {
      const total = state.total + amount;
      return { total, lowest: total < state.lowest ? total : state.lowest };
    },
    { total: 0n, lowest: 0n },
  );
  const { rows } = await client.query<{ balance: bigint; version: bigint }>(
    `UPDATE ledger_account SET balance = balance + $2, version = version + $4
     WHERE id = $1 AND balance + $3 >= 0 RETURNING balance, version`,
    [accountId, total, lowest, ownLines.length],
  );
  if (!rows[0]) throw new InsufficientFundsError(accountId);
  let balance = rows[0].balance - total;
  let version = rows[0].version - BigInt(ownLines.length);
  for (const line of ownLines) {
    balance += line.amount;
    version += 1n;
    Object.assign(line, { balanceAfter: balance, version });
  }
};

const insertEntries = async (client: Queryable, id: string, lines: readonly Line[]): Promise<void> => {
  await client.query(
    `INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
     SELECT $1, line - 1, account_id, amount, balance_after, version
     FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
       WITH ORDINALITY AS l (account_id, amount, balance_after, version, line)`,
    [
      id,
      lines.map(({ accountId }) => accountId),
      lines.map(({ amount }) => amount),
      lines.map(({ balanceAfter }) => balanceAfter),
      lines.map(({ version }) => version),
    ],
  );
};

const balancesAfter = (lines: readonly Line[]): Map<bigint, bigint> =>
  new Map(
    lines.flatMap(({ accountId, balanceAfter }) => (balanceAfter === null ? [] : [[accountId, balanceAfter] as const])),
  );
