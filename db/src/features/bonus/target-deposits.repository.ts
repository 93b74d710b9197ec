import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { PaymentEntity } from '../cashbox/payment.entities.ts';

/** A deposit that earns a bonus. */
export interface TargetDeposit {
  paymentId: number;
  baseMinor: bigint; // credited, without bonuses on top
}

/** The first deposit credited after a moment that reaches the minimum; undefined: none yet. */
export const depositAfter = async (
  em: EntityManager,
  userId: bigint,
  { after, minMinor }: { after: number; minMinor: bigint },
): Promise<TargetDeposit | undefined> => {
  const [payment] = await em.find(
    PaymentEntity,
    { userId, code: 1, state: 2, doneAt: { $gt: after }, baseMinor: { $gte: minMinor } },
    { orderBy: { doneAt: 'asc', id: 'asc' }, limit: 1, refresh: true },
  );
  return payment && { paymentId: payment.id, baseMinor: payment.baseMinor };
};

/** Players who made the deposit their target bonus needs, by id, after `after`. `minimums`: base hundredths by target. */
export const playersWithTargetDeposit = async (
  client: Queryable,
  minimums: ReadonlyMap<number, bigint>,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `SELECT m.user_id AS "userId" FROM bonus_meter m JOIN unnest($1::smallint[], $2::bigint[]) t (target, least) ON t.target = m.target
     WHERE m.user_id > $3 AND EXISTS (
       SELECT FROM payment p WHERE p.user_id = m.user_id AND p.code = 1 AND p.state = 2 AND p.done_at > m.target_at AND p.base_minor >= t.least)
     ORDER BY 1 LIMIT $4`,
    [[...minimums.keys()], [...minimums.values()], after, limit],
  );
  return rows.map(({ userId }) => userId);
};
