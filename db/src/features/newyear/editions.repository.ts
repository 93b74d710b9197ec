import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { NewyearEditionEntity, NewyearThingEntity } from './newyear.entities.ts';

export type NewyearEdition = InferEntity<typeof NewyearEditionEntity>;
export type NewyearThing = InferEntity<typeof NewyearThingEntity>;

const SANDBOX = 'sandbox';

/** The edition that runs at a moment (ms since epoch); null: none does. */
export const newyearAt = (em: EntityManager, at: number): Promise<NewyearEdition | null> =>
  em.findOne(NewyearEditionEntity, { firstDay: { $lte: dayOf(at) }, lastDay: { $gte: dayOf(at) } }, { refresh: true });

/** Has an edition run now where none does, for so many days, or until the day before the next one. */
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

/** All editions, the latest first. */
export const newyearEditions = (em: EntityManager): Promise<NewyearEdition[]> =>
  em.find(NewyearEditionEntity, {}, { orderBy: { firstDay: 'desc' }, refresh: true });

/** Brings the days of an edition into force: two people agreed on them. Throws where they are another edition's too. */
export const setNewyearEdition = async (em: EntityManager, edition: NewyearEdition): Promise<void> => {
  await em.upsert(NewyearEditionEntity, edition);
};

/** The things among the prizes, by name. */
export const newyearThings = async (em: EntityManager): Promise<Map<string, NewyearThing>> => {
  const things = await em.find(NewyearThingEntity, {}, { orderBy: { name: 'asc' }, refresh: true });
  return new Map(things.map((thing) => [thing.name, thing]));
};

/** Brings what is known of a thing into force: two people agreed on it. */
export const setNewyearThing = async (em: EntityManager, thing: NewyearThing): Promise<void> => {
  await em.upsert(NewyearThingEntity, thing);
};
