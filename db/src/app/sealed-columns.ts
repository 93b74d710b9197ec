import type { Queryable } from '../core/pool.ts';

/** A sealed value with what it is sealed for. */
export interface SealedValue {
  id: bigint;
  sealed: Buffer;
  context: string;
}

interface SealedColumn {
  /** The next values, in order of ids, as they stay until the transaction ends. */
  lockAfter(client: Queryable, id: bigint, limit: number): Promise<SealedValue[]>;
  store(client: Queryable, id: bigint, sealed: Buffer): Promise<void>;
}

const column = (table: string, name: string, context: string): SealedColumn => ({
  async lockAfter(client, id, limit) {
    const { rows } = await client.query<SealedValue>(
      `SELECT id::bigint AS id, ${name} AS sealed, ${context} AS context FROM ${table}
       WHERE id > $1 AND ${name} IS NOT NULL ORDER BY id LIMIT $2 FOR UPDATE`,
      [id, limit],
    );
    return rows;
  },
  async store(client, id, sealed) {
    await client.query(`UPDATE ${table} SET ${name} = $2 WHERE id = $1`, [id, sealed]);
  },
});

/** All that the server seals in the database, as its owner reads and writes it. */
export const sealedColumns: readonly SealedColumn[] = [
  column('app_user', 'totp_secret', `'totp:' || id`),
  column('app_user', 'totp_pending', `'totp:' || id`),
  column('payment', 'purse_sealed', `'payout destination ' || ref`),
];
