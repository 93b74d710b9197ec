import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { RiskWeightEntity } from './risk.entity.ts';

/** Outcome of the withdrawals that a rule spoke against. */
export interface RuleResult {
  key: string;
  hits: number;
  approved: number;
  refused: number;
  chargedBack: number; // a deposit of their player was taken back by its provider
}

/** Points of rules that two people have changed, by the rules' names. */
export const riskWeightsOf = async (em: EntityManager): Promise<ReadonlyMap<string, number>> =>
  new Map((await em.find(RiskWeightEntity, {}, { refresh: true })).map(({ key, points }) => [key, points]));

/** Writes points that two people have agreed on. */
export const changeRiskWeights = async (
  em: EntityManager,
  weights: Readonly<Record<string, number>>,
): Promise<void> => {
  for (const [key, points] of Object.entries(weights)) await em.upsert(RiskWeightEntity, { key, points });
};

/** Keeps what spoke against a withdrawal when it was decided on; the first decision counts. */
export const noteRiskHits = async (
  client: Queryable,
  paymentId: number,
  { points, at }: { points: readonly { key: string; points: number }[]; at: number },
): Promise<void> => {
  await client.query(
    `INSERT INTO risk_hit (payment_id, key, points, at)
     SELECT $1, h.key, h.points, $4 FROM unnest($2::text[], $3::int[]) AS h (key, points) ON CONFLICT DO NOTHING`,
    [paymentId, points.map(({ key }) => key), points.map(({ points: value }) => value), at],
  );
};

/** Outcome of each rule, by decisions since a time (ms since epoch). */
export const ruleResults = async (client: Queryable, since: number): Promise<RuleResult[]> => {
  const { rows } = await client.query<RuleResult>(
    `SELECT h.key, count(*)::int AS hits, (count(*) FILTER (WHERE p.state IN (2, 3)))::int AS approved,
       (count(*) FILTER (WHERE p.state = 10))::int AS refused,
       (count(*) FILTER (WHERE b.user_id IS NOT NULL))::int AS "chargedBack"
     FROM risk_hit h JOIN payment p ON p.id = h.payment_id LEFT JOIN (
       SELECT DISTINCT d.user_id FROM provider_callback c
         JOIN provider_payment m ON m.provider = c.provider AND m.transaction = c.transaction
         JOIN payment d ON d.id = m.payment_id
       WHERE c.verdict = 'reversed'
     ) b ON b.user_id = p.user_id
     WHERE h.at >= $1 GROUP BY h.key ORDER BY h.key`,
    [since],
  );
  return rows;
};
