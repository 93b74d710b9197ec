import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { ProviderPaymentEntity } from './payment.entities.ts';

/** A withdrawal whose destination is stored as text. */
export interface UnsealedRow {
  id: number;
  ref: string;
  mask: string | null; // mask of its payway
  network: string | null;
  purse: string;
  memo: string | null;
}

/** Stored destination. */
export interface SealedRow {
  id: number;
  sealed: Buffer;
  purse: string; // shown form of it
  memo: string | null;
  key: Buffer;
  identity: Buffer;
}

/** Withdrawals of earlier versions that are still to be sealed, the oldest first; locked, but for those that somebody else seals. */
export const lockUnsealed = async (client: Queryable, limit: number): Promise<UnsealedRow[]> => {
  const { rows } = await client.query<UnsealedRow>(
    `SELECT p.id, p.ref, w.mask, w.network, p.purse_number AS purse, p.memo_tag AS memo FROM payment p JOIN payway w ON w.id = p.payway_id
     WHERE p.code = 2 AND p.purse_sealed IS NULL ORDER BY p.id LIMIT $1 FOR UPDATE OF p SKIP LOCKED`,
    [limit],
  );
  return rows;
};

/** Puts what is sealed in the place of the text, as the owner of the table: a batch in one statement. */
export const storeSealed = async (client: Queryable, rows: readonly SealedRow[]): Promise<void> => {
  await client.query(
    `UPDATE payment p SET purse_sealed = s.sealed, purse_number = s.purse, memo_tag = s.memo, destination_key = s.key,
       destination_identity = s.identity
     FROM unnest($1::int[], $2::bytea[], $3::text[], $4::text[], $5::bytea[], $6::bytea[])
       AS s (id, sealed, purse, memo, key, identity)
     WHERE p.id = s.id AND p.purse_sealed IS NULL`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sealed }) => sealed),
      rows.map(({ purse }) => purse),
      rows.map(({ memo }) => memo),
      rows.map(({ key }) => key),
      rows.map(({ identity }) => identity),
    ],
  );
};

/** Keeps where a provider first said that a payment came from, by its keyed hash; what is known of that. */
export const keepSource = async (
  em: EntityManager,
  { provider, transactionId: transaction }: { provider: string; transactionId: string },
  sourceKey: Buffer | null,
): Promise<Buffer | null> => {
  const payment = { provider, transaction };
  if (sourceKey) await em.nativeUpdate(ProviderPaymentEntity, { ...payment, sourceKey: null }, { sourceKey });
  const found = await em.findOne(ProviderPaymentEntity, payment, { refresh: true });
  return found?.sourceKey == null ? null : Buffer.from(found.sourceKey);
};

/** Notes where a deposit came from, by its keyed hash: once. */
export const noteDepositSource = async (
  em: EntityManager,
  { id, userId }: { id: number; userId: bigint },
  key: Buffer,
): Promise<void> => {
  await em.execute('INSERT INTO deposit_source VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [id, userId, key]);
};

/** SQL: whether the withdrawal `p` returns to where deposits came from, with all others there no more than these were. */
export const wayBackSql = `(
  coalesce((SELECT sum(d.base_minor) FROM deposit_source s JOIN payment d ON d.id = s.payment_id AND d.state = 2
    WHERE s.user_id = p.user_id AND s.key = p.destination_key), 0)
  >= (SELECT sum(o.base_minor) FROM payment o WHERE o.user_id = p.user_id AND o.code = 2 AND o.state IN (1, 2, 3)
    AND o.destination_key = p.destination_key))`;
