import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { PaymentEntity, PayoutEntity } from './payment.entities.ts';

export type PayoutRow = InferEntity<typeof PayoutEntity>;

/** Columns of a payout that may change. */
export type PayoutChanges = Partial<
  Pick<PayoutRow, 'state' | 'attempts' | 'nextAt' | 'providerId' | 'transaction' | 'problem'>
>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const MAX_DUE = 50; // in one turn of the job
const UNFINISHED: PayoutRow['state'][] = ['queued', 'accepted'];

/** Money that is being paid out. */
export const payoutRepository = (em: EntityManager) => ({
  find: (paymentId: number): Promise<PayoutRow | null> => em.findOne(PayoutEntity, { paymentId }, { refresh: true }),

  /** Ids of those payments whose payout failed. */
  async failedOf(paymentIds: readonly number[]): Promise<Set<number>> {
    const rows = await em.find(PayoutEntity, { paymentId: { $in: [...paymentIds] }, state: 'failed' });
    return new Set(rows.map(({ paymentId }) => paymentId));
  },

  /** A payout that stays as it is until the transaction ends. */
  lock: (paymentId: number): Promise<PayoutRow | null> =>
    em.findOne(PayoutEntity, { paymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** Queues one: the only one of its payment, unless one that nobody sent was taken back. */
  async queue(
    payout: Pick<PayoutRow, 'paymentId' | 'provider' | 'amount' | 'currency' | 'method'>,
    at: number,
  ): Promise<void> {
    await em.insert(PayoutEntity, { ...payout, state: 'queued', attempts: 0, nextAt: at, updatedAt: at });
  },

  /** Takes one back that nobody has sent. */
  async recall(paymentId: number): Promise<void> {
    await em.nativeDelete(PayoutEntity, { paymentId, state: 'queued' });
  },

  async change(paymentId: number, changes: PayoutChanges, at: number): Promise<void> {
    await em.nativeUpdate(PayoutEntity, { paymentId }, { ...changes, updatedAt: at });
  },

  /** Notes why one could not be taken on, unless it has come to its end meanwhile. */
  async noteProblem(paymentId: number, problem: string, at: number): Promise<void> {
    const going = { paymentId, state: { $in: UNFINISHED } };
    await em.nativeUpdate(PayoutEntity, going, { problem, updatedAt: at });
  },

  /** The providers of payouts that are to be looked at now, also those that are configured no more. */
  async dueProviders(at: number): Promise<string[]> {
    const rows = await em.execute<{ provider: string }[]>(
      `SELECT DISTINCT provider FROM payout WHERE state IN ('queued', 'accepted') AND next_at <= ?`,
      [at],
    );
    return rows.map(({ provider }) => provider);
  },

  /** A provider's payouts to be looked at now, the longest waiting first. */
  due: (provider: string, at: number): Promise<PayoutRow[]> =>
    em.find(
      PayoutEntity,
      { provider, state: { $in: UNFINISHED }, nextAt: { $lte: at } },
      { orderBy: { nextAt: 'asc' }, limit: MAX_DUE },
    ),

  /** A provider's payouts by the keys that it knows them by. */
  async ofKeys(provider: string, keys: readonly string[]): Promise<Map<string, PayoutRow>> {
    const payments = await em.find(PaymentEntity, { ref: { $in: keys.filter((key) => UUID.test(key)) } });
    const refs = new Map(payments.map(({ id, ref }) => [id, ref]));
    const rows = await em.find(PayoutEntity, { provider, paymentId: { $in: [...refs.keys()] } });
    return new Map(rows.map((row) => [refs.get(row.paymentId) ?? '', row]));
  },

  /** Sum that a provider has paid in a time by our books, but for these keys. */
  async paidBetween(
    provider: string,
    { from, to, except }: { from: number; to: number; except: readonly string[] },
  ): Promise<PayoutRow[]> {
    const rows = await em.find(PayoutEntity, { provider, state: 'done', updatedAt: { $gte: from, $lt: to } });
    const known = await this.ofKeys(provider, except);
    const listed = new Set([...known.values()].map(({ paymentId }) => paymentId));
    return rows.filter(({ paymentId }) => !listed.has(paymentId));
  },
});
