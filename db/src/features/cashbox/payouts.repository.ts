import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { PayoutEntity } from './payment.entities.ts';

export type PayoutRow = InferEntity<typeof PayoutEntity>;

/** What may change of a payout. */
export type PayoutChanges = Partial<
  Pick<PayoutRow, 'state' | 'attempts' | 'nextAt' | 'providerId' | 'transaction' | 'problem'>
>;

const MAX_DUE = 50; // in one turn of the job

/** Money that is being paid out. */
export const payoutRepository = (em: EntityManager) => ({
  find: (paymentId: number): Promise<PayoutRow | null> => em.findOne(PayoutEntity, { paymentId }, { refresh: true }),

  /** A payout that stays as it is until the transaction ends. */
  lock: (paymentId: number): Promise<PayoutRow | null> =>
    em.findOne(PayoutEntity, { paymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** Queues one. A payment has one payout in its life. */
  async queue(
    payout: Pick<PayoutRow, 'paymentId' | 'provider' | 'amount' | 'currency' | 'method'>,
    at: number,
  ): Promise<void> {
    await em.insert(PayoutEntity, { ...payout, state: 'queued', attempts: 0, nextAt: at, updatedAt: at });
  },

  async change(paymentId: number, changes: PayoutChanges, at: number): Promise<void> {
    await em.nativeUpdate(PayoutEntity, { paymentId }, { ...changes, updatedAt: at });
  },

  /** Payouts to be looked at now, the longest waiting first. */
  due: (at: number): Promise<PayoutRow[]> =>
    em.find(
      PayoutEntity,
      { state: { $in: ['queued', 'accepted'] }, nextAt: { $lte: at } },
      { orderBy: { nextAt: 'asc' }, limit: MAX_DUE },
    ),
});
