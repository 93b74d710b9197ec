import { defineEntity, p } from '@mikro-orm/core';

/** Points of a rule of the risk, where two people have changed them. */
export const RiskWeightEntity = defineEntity({
  name: 'RiskWeight',
  tableName: 'risk_weight',
  properties: {
    key: p.text().primary(), // the rule's name
    points: p.smallint(),
  },
});

/** A rule that spoke against a withdrawal when it was first decided on. Append-only. */
export const RiskHitEntity = defineEntity({
  name: 'RiskHit',
  tableName: 'risk_hit',
  properties: {
    paymentId: p.integer().primary().autoincrement(false),
    key: p.text().primary(),
    points: p.smallint(),
    at: p.bigint('number'), // ms since epoch
  },
  indexes: [{ name: 'risk_hit_key', properties: ['key', 'paymentId'] }],
});
