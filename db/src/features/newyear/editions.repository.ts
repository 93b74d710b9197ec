import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { NewyearEditionEntity, NewyearThingEntity } from './newyear.entities.ts';

export type NewyearEdition = InferEntity<typeof NewyearEditionEntity>;
export type NewyearThing = InferEntity<typeof NewyearThingEntity>;

const SANDBOX = 'sandbox';

/** The edition running at a moment (ms since epoch); null: none. */
export const newyearAt = (em: EntityManager, at: number): Promise<NewyearEdition | null> =>
  em.findOne(NewyearEditionEntity, { firstDay: { $lte: dayOf(at) }, lastDay: { $gte: dayOf(at) } }, { refresh: true });

/** Starts an edition if none is running: for so many days, or until the day before the next one. */
export const beginSandboxNewyear = async (client: Queryable, at: number, days: number): Promise<void> => {
  const today = dayOf(at);
  await client.query(
    `INSERT INTO newyear_edition (edition, first_day, last_day)
     SELECT '${SANDBOX}' || $1::int, $1::int, least($1::int + $2::int - 1, (SELECT min(first_day) - 1 FROM newyear_edition WHERE first_day > $1::int))
     WHERE NOT EXISTS (SELECT FROM newyear_edition WHERE $1::int BETWEEN first_day AND last_day)
     ON CONFLICT DO NOTHING`,
    [today, days],
  );
};

/** All editions, latest first. */
export const newyearEditions = (em: EntityManager): Promise<NewyearEdition[]> =>
  em.find(NewyearEditionEntity, {}, { orderBy: { firstDay: 'desc' }, refresh: true });

/** Applies the days of an edition that two people approved. Throws when they overlap another edition. */
export const setNewyearEdition = async (em: EntityManager, edition: NewyearEdition): Promise<void> => {
  await em.upsert(NewyearEditionEntity, edition);
};

/** The physical prizes, by name. */
export const newyearThings = async (em: EntityManager): Promise<Map<string, NewyearThing>> => {
  const things = await em.find(NewyearThingEntity, {}, { orderBy: { name: 'asc' }, refresh: true });
  return new Map(things.map((thing) => [thing.name, thing]));
};

/** Applies the settings of a physical prize that two people approved. */
export const setNewyearThing = async (em: EntityManager, thing: NewyearThing): Promise<void> => {
  await em.upsert(NewyearThingEntity, thing);
};
