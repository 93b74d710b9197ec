import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A shared round that ended without a draw, as checkers of the log see it. Everything follows from the round and its beacon. */
export const VoidRoundEntity = defineEntity({
  name: 'VoidRound',
  tableName: 'void_round',
  properties: {
    roundId: p.uuid().primary(),
    game: p.text(),
    reason: p.text(),
    light: p.text().$type<'unlit' | 'lit' | 'hidden'>(), // state of its outcome: see the engine's VoidLight
    finishedAt: p.bigint('number'), // ms since epoch
    beaconChain: p.text().nullable(), // hash of the beacon's chain; null where none was announced for it
    beaconRound: p.bigint('number').nullable(),
    signature: p.text().nullable(), // signature of the beacon's round, checked; null until the beacon has given it
    stakes: p.bigint().nullable(), // base hundredths; null where the draw cannot be made
    paid: p.bigint().nullable(), // payout of the draw that was avoided
  },
  indexes: [{ name: 'void_round_finished_at_index', properties: ['finishedAt'] }],
});
export type VoidRound = InferEntity<typeof VoidRoundEntity>;
