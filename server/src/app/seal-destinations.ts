import { cashbox, createPool, inTransaction, sealedColumns } from 'db';
import type { SecretBox } from '../core/auth/secret-box.ts';
import type { Logger } from '../core/observability/logger.ts';
import { sealDestination } from '../core/payments/sealed-destination.ts';

const BATCH = 500;

/**
 * Seals what earlier versions stored as text of where withdrawals are paid to. As the owner: the application cannot rewrite a
 * payment. A crash loses nothing: a batch is one transaction, and the next start goes on.
 */
export const sealDestinations = async (url: string, secrets: SecretBox, log: Logger): Promise<void> => {
  const pool = createPool({ connectionString: url, max: 1, application_name: 'sealing' });
  const sealBatch = (): Promise<number> =>
    inTransaction(pool, async (client) => {
      const rows = await cashbox.lockUnsealed(client, BATCH);
      const sealed = rows.map(({ id, ref, ...paidTo }) => {
        const {
          purseNumber: purse,
          memoTag: memo,
          purseSealed,
          destinationKey,
          destinationIdentity,
        } = sealDestination(secrets, ref, paidTo);
        return { id, sealed: purseSealed, purse, memo, key: destinationKey, identity: destinationIdentity };
      });
      if (sealed.length > 0) await cashbox.storeSealed(client, sealed);
      return sealed.length;
    });
  try {
    let count = 0;
    for (let batch = await sealBatch(); batch > 0; batch = await sealBatch()) count += batch;
    if (count > 0) log.info({ count }, 'destinations of withdrawals were sealed');
  } finally {
    await pool.end();
  }
};

/**
 * Seals anew, by the present key, what a former one has sealed: then the former one can be left out. What does not open is left as
 * it is and logged.
 */
export const resealSecrets = async (url: string, secrets: SecretBox, log: Logger): Promise<void> => {
  const pool = createPool({ connectionString: url, max: 1, application_name: 'sealing' });
  const reseal = (sealed: Buffer, context: string): Buffer | undefined => {
    try {
      return secrets.isPresent(sealed) ? undefined : secrets.seal(secrets.open(sealed, context), context);
    } catch (error) {
      log.error({ err: error, context }, 'a secret was sealed by a key that is not configured');
      return undefined;
    }
  };
  try {
    let count = 0;
    for (const column of sealedColumns)
      for (let after: bigint | undefined = 0n; after !== undefined;)
        after = await inTransaction(pool, async (client) => {
          const rows = await column.lockAfter(client, after ?? 0n, BATCH);
          for (const { id, sealed, context } of rows) {
            const anew = reseal(sealed, context);
            if (!anew) continue;
            await column.store(client, id, anew);
            count += 1;
          }
          return rows.at(-1)?.id;
        });
    if (count > 0) log.info({ count }, 'secrets were sealed by the present key');
  } finally {
    await pool.end();
  }
};
