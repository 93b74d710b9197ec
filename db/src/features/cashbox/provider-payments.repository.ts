import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { ProviderCallbackEntity, ProviderPaymentEntity, ReconciliationEntity } from './payment.entities.ts';

export type ProviderPaymentRow = InferEntity<typeof ProviderPaymentEntity>;
export type ProviderPaymentChanges = Partial<
  Pick<
    ProviderPaymentRow,
    'amount' | 'currency' | 'state' | 'confirmations' | 'paymentId' | 'creditedBy' | 'problem' | 'confirmedAt'
  >
>;

/** A payment that a provider tells of. */
export interface SeenDeposit {
  transactionId: string; // the provider's own
  reference: string; // ours, as it came
  address?: string; // that it came to, where each player has an address of their own
  amount: string; // decimal text in `currency`
  currency: string; // the provider's code
  state: 'pending' | 'confirmed' | 'failed';
  confirmations: number;
  required: number; // confirmations until it is confirmed
}

/** A callback that came. */
export interface CameCallback {
  provider: string;
  verdict: string;
  address: string | null;
  digest: Buffer; // sha256 of what came
  transaction: string | null;
  at: number;
}

/** What providers told of. */
export const providerPaymentRepository = (em: EntityManager) => ({
  /** The one row of a provider's transaction, made when it is new. It is locked until the transaction ends. */
  async lock(provider: string, seen: SeenDeposit, at: number): Promise<ProviderPaymentRow> {
    const { transactionId: transaction, reference, amount, currency } = seen;
    await em.upsert(
      ProviderPaymentEntity,
      { provider, transaction, reference, amount, currency, state: 'pending', seenAt: at },
      { onConflictFields: ['provider', 'transaction'], onConflictAction: 'ignore' },
    );
    const key = { provider, transaction };
    return em.findOneOrFail(ProviderPaymentEntity, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  },

  async change(id: number, changes: ProviderPaymentChanges): Promise<void> {
    await em.nativeUpdate(ProviderPaymentEntity, { id }, changes);
  },

  /** What a provider told of since then. */
  since: (provider: string, since: number): Promise<ProviderPaymentRow[]> =>
    em.find(ProviderPaymentEntity, { provider, seenAt: { $gte: since } }),

  async ofTransactions(provider: string, transactions: readonly string[]): Promise<ProviderPaymentRow[]> {
    return em.find(ProviderPaymentEntity, { provider, transaction: { $in: [...transactions] } });
  },

  async addCallback(callback: CameCallback): Promise<void> {
    await em.insert(ProviderCallbackEntity, callback);
  },

  async addReconciliation(
    provider: string,
    { at, since, differences }: { at: number; since: number; differences: readonly Record<string, unknown>[] },
  ): Promise<void> {
    await em.insert(ReconciliationEntity, { provider, at, since, differences });
  },
});
