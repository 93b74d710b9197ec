import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import {
  PaymentEntity,
  ProviderCallbackEntity,
  ProviderPaymentEntity,
  ReconciliationEntity,
} from './payment.entities.ts';

const SHOWN = 200;
const FINE = ['accepted', 'repeated', 'late', 'course']; // late money is credited all the same

/** A provider's last word about a payout whose money was given back. */
export interface ContradictedPayout {
  paymentId: number;
  provider: string;
  says: string; // accepted, done or failed
  amount: string;
  currency: string;
  at: number; // ms since epoch
}

const contradictedSql = `
SELECT * FROM (
  SELECT DISTINCT ON (o.payment_id) o.payment_id AS "paymentId", o.provider, e.details->>'says' AS says, o.amount, o.currency,
    e.at::float8 AS at
  FROM payout o JOIN payment_event e ON e.payment_id = o.payment_id AND e.kind = 'contradicted'
  WHERE o.state <> 'done' ORDER BY o.payment_id, e.id DESC
) c ORDER BY at DESC LIMIT ${SHOWN}`;

/** Nicks of payments' owners, by the ids of payments. */
const nicksOf = async (em: EntityManager, paymentIds: readonly number[]): Promise<Map<number, string>> => {
  const payments = await em.find(PaymentEntity, { id: { $in: [...paymentIds] } });
  const users = await em.find(UserEntity, { id: { $in: payments.map(({ userId }) => userId) } });
  const nicks = new Map(users.map(({ id, nick }) => [id, nick]));
  return new Map(payments.map(({ id, userId }) => [id, nicks.get(userId) ?? '']));
};

/** Payments that a person has to look at, the newest first. */
export const looseEnds = async (em: EntityManager) => {
  const newest = { orderBy: { id: 'desc' }, limit: SHOWN } as const;
  const reconciled = await em.execute<{ id: bigint }[]>(
    'SELECT max(id) AS id FROM reconciliation GROUP BY provider ORDER BY provider',
  );
  const unmatched = await em.find(
    ProviderPaymentEntity,
    { creditedBy: null, state: { $ne: 'failed' }, $or: [{ paymentId: null }, { problem: { $ne: null } }] },
    newest,
  );
  return {
    /** Money that nobody was credited with: it matches no payment, or something is wrong with it. */
    unmatched,
    nicks: await nicksOf(
      em,
      unmatched.flatMap(({ paymentId }) => paymentId ?? []),
    ),
    contradicted: await em.execute<ContradictedPayout[]>(contradictedSql),
    callbacks: await em.find(ProviderCallbackEntity, { verdict: { $nin: FINE } }, newest),
    /** The last comparison with each provider. */
    reconciliations: (await em.find(ReconciliationEntity, {
      id: { $in: reconciled.map(({ id }) => id) },
    })) as InferEntity<typeof ReconciliationEntity>[],
  };
};
