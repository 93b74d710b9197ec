import { isDeepStrictEqual } from 'node:util';
import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import {
  PaymentEntity,
  ProviderCallbackEntity,
  ProviderCursorEntity,
  ProviderPaymentEntity,
  ReconciliationEntity,
} from './payment.entities.ts';

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
  address?: string; // address that it came to, where each player has one of their own
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

/** Payments reported by providers. */
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

  /** One row, locked until the transaction ends. */
  lockById: (id: number): Promise<ProviderPaymentRow | null> =>
    em.findOne(ProviderPaymentEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** True when its provider has taken back what it had confirmed. */
  async isReversed({ provider, transaction }: Pick<ProviderPaymentRow, 'provider' | 'transaction'>): Promise<boolean> {
    return (await em.count(ProviderCallbackEntity, { provider, transaction, verdict: 'reversed' })) > 0;
  },

  async change(id: number, changes: ProviderPaymentChanges): Promise<void> {
    await em.nativeUpdate(ProviderPaymentEntity, { id }, changes);
  },

  /** Payments that a provider reported since then. */
  since: (provider: string, since: number): Promise<ProviderPaymentRow[]> =>
    em.find(ProviderPaymentEntity, { provider, seenAt: { $gte: since } }),

  async ofTransactions(provider: string, transactions: readonly string[]): Promise<ProviderPaymentRow[]> {
    return em.find(ProviderPaymentEntity, { provider, transaction: { $in: [...transactions] } });
  },

  /** Codes of what deposits have arrived in that wait for its course. */
  async waitingCurrencies(): Promise<string[]> {
    const rows = await em.execute<{ currency: string }[]>(
      `SELECT DISTINCT currency FROM provider_payment WHERE problem = 'course' ORDER BY currency`,
    );
    return rows.map(({ currency }) => currency);
  },

  /** Deposits in one that wait for its course, the oldest first. `required`: confirmations. */
  async waiting(currency: string, limit: number): Promise<(ProviderPaymentRow & { required: number })[]> {
    const rows = await em.find(
      ProviderPaymentEntity,
      { problem: 'course', currency },
      { orderBy: { id: 'asc' }, limit },
    );
    const payments = await em.find(PaymentEntity, { id: { $in: rows.flatMap(({ paymentId }) => paymentId ?? []) } });
    const required = new Map(payments.map(({ id, requiredConfirmations }) => [id, requiredConfirmations]));
    return rows.map((row) => ({ ...row, required: required.get(row.paymentId ?? 0) ?? 0 }));
  },

  async addCallback(callback: CameCallback): Promise<void> {
    await em.insert(ProviderCallbackEntity, callback);
  },

  /** Keeps a comparison. Gives the differences that the one before did not have: what is known alarms nobody again. */
  async addReconciliation<Difference extends object>(
    provider: string,
    { at, since, differences }: { at: number; since: number; differences: readonly Difference[] },
  ): Promise<Difference[]> {
    const last = await em.findOne(ReconciliationEntity, { provider }, { orderBy: { id: 'desc' }, refresh: true });
    const rows = differences.map((one): Record<string, unknown> => Object.fromEntries(Object.entries(one)));
    await em.insert(ReconciliationEntity, { provider, at, since, differences: rows });
    return differences.filter((one) => !last?.differences.some((known) => isDeepStrictEqual(known, { ...one })));
  },
});

/** Positions up to which polled providers have been read. */
export const providerCursorRepository = (em: EntityManager) => ({
  async find(provider: string): Promise<bigint | undefined> {
    const row = await em.findOne(ProviderCursorEntity, { provider }, { refresh: true });
    return row ? BigInt(row.cursor) : undefined;
  },

  async put(provider: string, cursor: bigint, at: number): Promise<void> {
    await em.upsert(ProviderCursorEntity, { provider, cursor: String(cursor), at });
  },
});
