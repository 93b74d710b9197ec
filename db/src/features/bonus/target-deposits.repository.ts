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

/** The least deposit for each target, base hundredths. */
export type TargetMinimums = ReadonlyMap<number, bigint>;

/** SQL: meters `m` whose target's deposit was made; `targets` and `minimums` are the parameters of a TargetMinimums. */
export const targetDeposits = (targets: string, minimums: string): string =>
  `bonus_meter m JOIN unnest(${targets}::smallint[], ${minimums}::bigint[]) t (target, least) ON t.target = m.target
   WHERE EXISTS (SELECT FROM payment p
     WHERE p.user_id = m.user_id AND p.code = 1 AND p.state = 2 AND p.done_at > m.target_at AND p.base_minor >= t.least)`;

/** Players who made the deposit their target bonus needs, by id, after `after`. */
export const playersWithTargetDeposit = async (
  client: Queryable,
  minimums: TargetMinimums,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `SELECT m.user_id AS "userId" FROM ${targetDeposits('$1', '$2')} AND m.user_id > $3 ORDER BY 1 LIMIT $4`,
    [[...minimums.keys()], [...minimums.values()], after, limit],
  );
  return rows.map(({ userId }) => userId);
};
