import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import type { LooseList } from './loose-act.entity.ts';
import { differenceLine, looseActRepository } from './loose-acts.repository.ts';
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
  line: string; // key of this word
  paymentId: number;
  provider: string;
  says: string; // accepted, done or failed
  amount: string;
  currency: string;
  at: number; // ms since epoch
}

/** SQL: the staff have dealt with a line of a list. */
const isDone = (list: LooseList, line: string): string =>
  `EXISTS (SELECT FROM loose_act a WHERE a.list = '${list}' AND a.line = ${line} AND a.status = 'done')`;

const unmatchedSql = `
SELECT id FROM provider_payment p
WHERE credited_by IS NULL AND state <> 'failed' AND (payment_id IS NULL OR problem IS NOT NULL)
  AND NOT ${isDone('unmatched', 'p.id::text')}
ORDER BY id DESC LIMIT ${SHOWN}`;

const callbacksSql = `
SELECT id FROM provider_callback c WHERE verdict NOT IN (${FINE.map((verdict) => `'${verdict}'`).join(', ')}) AND NOT ${isDone('callbacks', 'c.id::text')}
ORDER BY id DESC LIMIT ${SHOWN}`;

const contradictedSql = `
SELECT * FROM (
  SELECT DISTINCT ON (o.payment_id) format('%s:%s', o.payment_id, e.id) AS line, o.payment_id AS "paymentId", o.provider, e.details->>'says' AS says, o.amount, o.currency,
    e.at::float8 AS at
  FROM payout o JOIN payment_event e ON e.payment_id = o.payment_id AND e.kind = 'contradicted'
  WHERE o.state <> 'done' ORDER BY o.payment_id, e.id DESC
) c WHERE NOT ${isDone('contradicted', 'c.line')} ORDER BY at DESC LIMIT ${SHOWN}`;

/** Nicks of payments' owners, by the ids of payments. */
const nicksOf = async (em: EntityManager, paymentIds: readonly number[]): Promise<Map<number, string>> => {
  const payments = await em.find(PaymentEntity, { id: { $in: [...paymentIds] } });
  const users = await em.find(UserEntity, { id: { $in: payments.map(({ userId }) => userId) } });
  const nicks = new Map(users.map(({ id, nick }) => [id, nick]));
  return new Map(payments.map(({ id, userId }) => [id, nicks.get(userId) ?? '']));
};

interface Row {
  id: number;
}

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/** The last comparison with each provider, without the differences that were dealt with. */
const openDifferences = async (em: EntityManager): Promise<InferEntity<typeof ReconciliationEntity>[]> => {
  const last = await em.execute<Row[]>('SELECT max(id) AS id FROM reconciliation GROUP BY provider ORDER BY provider');
  const rows = (await em.find(ReconciliationEntity, {
    id: { $in: last.map(({ id }) => BigInt(id)) },
  })) as InferEntity<typeof ReconciliationEntity>[];
  const lines = rows.flatMap(({ provider, differences }) => differences.map((each) => differenceLine(provider, each)));
  const done = await looseActRepository(em).doneLines('differences', lines);
  return rows.map((row) => ({
    ...row,
    differences: row.differences.filter((each) => !done.has(differenceLine(row.provider, each))),
  }));
};

/** Payments that a person has to look at, the newest first; lines that the staff have dealt with are left out. */
export const looseEnds = async (em: EntityManager) => {
  const newest = { orderBy: { id: 'desc' } } as const;
  const unmatchedIds = idsOf(await em.execute<Row[]>(unmatchedSql));
  const callbackIds = await em.execute<Row[]>(callbacksSql);
  const unmatched = await em.find(ProviderPaymentEntity, { id: { $in: unmatchedIds } }, newest);
  return {
    /** Money that nobody was credited with: it matches no payment, or something is wrong with it. */
    unmatched,
    nicks: await nicksOf(
      em,
      unmatched.flatMap(({ paymentId }) => paymentId ?? []),
    ),
    contradicted: await em.execute<ContradictedPayout[]>(contradictedSql),
    callbacks: await em.find(ProviderCallbackEntity, { id: { $in: callbackIds.map(({ id }) => BigInt(id)) } }, newest),
    reconciliations: await openDifferences(em),
  };
};
