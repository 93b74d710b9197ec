import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { ProviderCallbackEntity, ProviderPaymentEntity, ReconciliationEntity } from './payment.entities.ts';

const SHOWN = 200;
const FINE = ['accepted', 'repeated'];

/** What a person has to look at, the newest first. */
export const looseEnds = async (em: EntityManager) => {
  const newest = { orderBy: { id: 'desc' }, limit: SHOWN } as const;
  const reconciled = await em.execute<{ id: bigint }[]>(
    'SELECT max(id) AS id FROM reconciliation GROUP BY provider ORDER BY provider',
  );
  return {
    /** Money that nobody was credited with: it matches no payment, or something is wrong with it. */
    unmatched: await em.find(
      ProviderPaymentEntity,
      { creditedBy: null, state: { $ne: 'failed' }, $or: [{ paymentId: null }, { problem: { $ne: null } }] },
      newest,
    ),
    callbacks: await em.find(ProviderCallbackEntity, { verdict: { $nin: FINE } }, newest),
    /** The last comparison with each provider. */
    reconciliations: (await em.find(ReconciliationEntity, {
      id: { $in: reconciled.map(({ id }) => id) },
    })) as InferEntity<typeof ReconciliationEntity>[],
  };
};
