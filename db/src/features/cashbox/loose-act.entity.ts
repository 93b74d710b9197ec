import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Lists of loose ends that a line stands in. */
export const looseLists = ['unmatched', 'contradicted', 'callbacks', 'differences'] as const;
export type LooseList = (typeof looseLists)[number];

/**
 * An act of the staff on a loose end. Money is given to a player, or sent back to where it came from, by two people; a line is
 * closed with a note by one. A row is its own trail.
 */
export const LooseActEntity = defineEntity({
  name: 'LooseAct',
  tableName: 'loose_act',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<'give' | 'refund' | 'close'>(),
    list: p.text().$type<LooseList>(),
    line: p.text(), // key of the line in its list
    providerPaymentId: p.integer().nullable(), // the unmatched payment
    userId: p.bigint().nullable(), // receiver of the money
    status: p.text().$type<'proposed' | 'rejected' | 'sending' | 'done' | 'failed' | 'reopened'>(),
    authorId: p.bigint(),
    reason: p.text(),
    createdAt: p.bigint('number'), // ms since epoch, as all times
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''),
    decidedAt: p.bigint('number').nullable(),
    paymentId: p.integer().nullable(), // credited deposit of who was given the money
    attempts: p.smallint().defaultRaw('0'), // attempts to send a refund
    nextAt: p.bigint('number').nullable(), // when a refund is asked for again
    problem: p.text().nullable(), // last word of a refund's provider
    doneAt: p.bigint('number').nullable(),
  },
});
export type LooseActRow = InferEntity<typeof LooseActEntity>;

/** Claim of one of the staff on a withdrawal that they look at: others see it, and take it over explicitly. */
export const WithdrawalClaimEntity = defineEntity({
  name: 'WithdrawalClaim',
  tableName: 'withdrawal_claim',
  properties: {
    paymentId: p.integer().primary().autoincrement(false),
    actorId: p.bigint(),
    at: p.bigint('number'),
    until: p.bigint('number'), // over by itself from then on
  },
});
export type WithdrawalClaimRow = InferEntity<typeof WithdrawalClaimEntity>;
