import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A player who is looked up in lists, by what an accepted document says. */
export const ScreeningEntity = defineEntity({
  name: 'Screening',
  tableName: 'screening',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    holderName: p.text(),
    bornDay: p.integer(), // 0 is 1 January 1970
    dueAt: p.bigint('number'), // next look; ms since epoch, as all times
    checkedAt: p.bigint('number').nullable(), // last answer about this name
    problem: p.text().nullable(), // why the last look gave none
  },
  indexes: [{ name: 'screening_due', properties: ['dueAt'] }],
});

export type Screening = InferEntity<typeof ScreeningEntity>;

/** An entry of a list that may be a player. */
export const ScreeningHitEntity = defineEntity({
  name: 'ScreeningHit',
  tableName: 'screening_hit',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: p.bigint(),
    kind: p.text().$type<'sanction' | 'pep'>(),
    list: p.text(),
    reference: p.text(),
    name: p.text(), // as the list has it
    score: p.smallint(), // likeness, percent
    foundAt: p.bigint('number'),
    decision: p.text().$type<'same' | 'other'>().nullable(), // null: nobody has looked
    reason: p.text().default(''),
    decidedBy: p.bigint().nullable(),
    decidedAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'screening_hit_entry', properties: ['userId', 'list', 'reference'] }],
});
export type ScreeningHit = InferEntity<typeof ScreeningHitEntity>;
