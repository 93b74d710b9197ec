import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Bounds of a number, both included. */
export interface Bounds {
  from?: number | undefined;
  to?: number | undefined;
}

/** Facts that a player of a segment has, all of them. Money: base hundredths. There is no condition on a balance. */
export interface SegmentConditions {
  level?: Bounds | undefined; // VIP level
  played?: { withinDays?: number | undefined; notForDays?: number | undefined } | undefined;
  deposits?: { days: number; count?: Bounds | undefined; sumMinor?: Bounds | undefined } | undefined; // in the last days
  countries?: string[] | undefined; // ISO 3166-1 alpha-2, at the last sign-in
  languages?: string[] | undefined;
  signedUp?: { withinDays?: number | undefined; beforeDays?: number | undefined } | undefined;
}

/** A named segment. Who wants other conditions makes another one. */
export const SegmentEntity = defineEntity({
  name: 'MarketingSegment',
  tableName: 'marketing_segment',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    name: p.text(),
    conditions: p.json<SegmentConditions>(),
    authorId: p.bigint(),
    createdAt: p.bigint('number'), // ms since epoch, as all times
    retiredBy: p.bigint().nullable(),
    retiredAt: p.bigint('number').nullable(),
  },
});
export type SegmentRow = InferEntity<typeof SegmentEntity>;
