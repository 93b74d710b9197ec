import { createHash, randomUUIDv7 } from 'node:crypto';
import { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { retryingConflicts } from '../core/transaction.ts';
import { inTransaction } from '../core/transaction.ts';
import { accountOf, type PlayerAccountKind } from './accounts.ts';
import { HoldResolvedError, IdempotencyConflictError } from './errors.ts';
import { postTransaction, type EntryInput, type TransactionInput, type TransactionResult } from './post-transaction.ts';

/** Money to set aside. The hold's id is the id of the transaction that placed it. */
export interface PlaceHoldInput extends Pick<TransactionInput, 'scope' | 'key' | 'requestHash' | 'at'> {
  id?: string;
  userId: bigint;
  from: PlayerAccountKind; // counted in base units, as `held` is
  amountMinor: bigint; // above zero
  reason: string;
  ref: string; // UUID of what it is held for
}

const atomically = <T>(on: Pool | Queryable, work: (client: Queryable) => Promise<T>): Promise<T> =>
  on instanceof Pool ? retryingConflicts(() => inTransaction(on, work)) : work(on);

/** Moves money from a player's account to `held`. Errors as postTransaction. */
export const placeHold = (on: Pool | Queryable, input: PlaceHoldInput): Promise<TransactionResult> =>
  atomically(on, async (client) => {
    const { userId, amountMinor, reason, ref, at, scope, key, requestHash } = input;
    const source = await accountOf(client, userId, input.from);
    const held = await accountOf(client, userId, 'held');
    const id = input.id ?? randomUUIDv7();
    const entries = [
      { accountId: source.id, amount: -amountMinor },
      { accountId: held.id, amount: amountMinor },
    ];
    const result = await postTransaction(client, { id, kind: 'hold.place', scope, key, requestHash, at, entries });
    if (result.status === 'done') {
      await client.query(
        `INSERT INTO ledger_hold (id, user_id, account_id, source_account_id, amount, reason, ref, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, userId, held.id, source.id, amountMinor, reason, ref, at],
      );
    }
    return result;
  });

/** Capture of a hold by `entries`, which together take exactly its amount. */
export interface CaptureHoldInput {
  holdId: string;
  kind: string; // kind of the transaction, such as `withdrawal.pay`
  at: number;
  entries: readonly EntryInput[];
}

/** Takes held money where `entries` say. The same capture again gives the first answer. Throws HoldResolvedError. */
export const captureHold = (
  on: Pool | Queryable,
  { holdId, kind, at, entries }: CaptureHoldInput,
): Promise<TransactionResult> => resolveHold(on, { holdId, kind, at, status: 'captured', to: () => entries });

/** Returns held money to the account it came from. The same again gives the first answer. Throws HoldResolvedError. */
export const releaseHold = (
  on: Pool | Queryable,
  { holdId, at }: { holdId: string; at: number },
): Promise<TransactionResult> =>
  resolveHold(on, {
    holdId,
    kind: 'hold.release',
    at,
    status: 'released',
    to: (hold) => [{ accountId: hold.sourceAccountId, amount: hold.amount }],
  });

interface Hold {
  accountId: bigint;
  sourceAccountId: bigint;
  amount: bigint;
}

interface Resolution {
  holdId: string;
  kind: string;
  at: number;
  status: 'captured' | 'released';
  to: (hold: Hold) => readonly EntryInput[];
}

/** Resolves once: the hold's id is the idempotency key of its only resolution, and its status is guarded besides. */
const resolveHold = (on: Pool | Queryable, { holdId, kind, at, status, to }: Resolution): Promise<TransactionResult> =>
  atomically(on, async (client) => {
    const hold = await findHold(client, holdId);
    const entries = [{ accountId: hold.accountId, amount: -hold.amount }, ...to(hold)];
    const requestHash = hashOf(
      [status, kind, ...entries.map(({ accountId, amount }) => `${accountId}:${amount}`)].join('\n'),
    );
    const result = await postTransaction(client, {
      kind,
      scope: 'hold.resolve',
      key: holdId,
      requestHash,
      at,
      entries,
    }).catch((error: unknown) => {
      throw error instanceof IdempotencyConflictError ? new HoldResolvedError(holdId) : error;
    });
    if (result.status === 'done') await markResolved(client, { holdId, status, at, by: result.id });
    return result;
  });

const findHold = async (client: Queryable, holdId: string): Promise<Hold> => {
  const { rows } = await client.query<Hold>(
    'SELECT account_id AS "accountId", source_account_id AS "sourceAccountId", amount FROM ledger_hold WHERE id = $1',
    [holdId],
  );
  if (!rows[0]) throw new Error(`there is no hold ${holdId}`);
  return rows[0];
};

const markResolved = async (
  client: Queryable,
  { holdId, status, at, by }: { holdId: string; status: string; at: number; by: string },
): Promise<void> => {
  const { rowCount } = await client.query(
    `UPDATE ledger_hold SET status = $2, resolved_at = $3, resolved_by = $4 WHERE id = $1 AND status = 'open'`,
    [holdId, status, at, by],
  );
  if (rowCount !== 1) throw new HoldResolvedError(holdId);
};

const hashOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();
