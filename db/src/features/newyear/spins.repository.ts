import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { NewyearEdition } from './editions.repository.ts';
import { NewyearSpinEntity, NewyearThingEntity } from './newyear.entities.ts';

export type NewyearSpin = InferEntity<typeof NewyearSpinEntity>;

/** What a player's tickets of an edition are counted from. Deposits: hundredths of their currency. */
export interface TicketFacts {
  days: number; // on which they were signed in
  usdMinor: bigint;
  rubMinor: bigint;
  kztMinor: bigint;
  otherMinor: bigint; // base hundredths of deposits in other currencies
  spent: number;
}

/** Notes that a player is signed in on a Moscow day, where the drum turns on it. Done twice, it comes to the same. */
export const noteNewyearLogin = async (client: Queryable, userId: bigint, day: number): Promise<void> => {
  await client.query(
    `INSERT INTO newyear_login (user_id, day)
     SELECT $1, $2::int WHERE EXISTS (SELECT FROM newyear_edition WHERE $2::int BETWEEN first_day AND last_day)
     ON CONFLICT DO NOTHING`,
    [userId, day],
  );
};

const factsSql = `
SELECT
  (SELECT count(*)::int FROM newyear_login WHERE user_id = $1 AND day BETWEEN $3 AND $4) AS days,
  (SELECT count(*)::int FROM newyear_spin WHERE user_id = $1 AND edition = $2) AS spent,
  coalesce(sum(amount) FILTER (WHERE currency_id = 1), 0)::bigint AS "usdMinor",
  coalesce(sum(amount) FILTER (WHERE currency_id = 2), 0)::bigint AS "rubMinor",
  coalesce(sum(amount) FILTER (WHERE currency_id = 5), 0)::bigint AS "kztMinor",
  coalesce(sum(base_minor) FILTER (WHERE currency_id NOT IN (1, 2, 5)), 0)::bigint AS "otherMinor"
FROM payment WHERE user_id = $1 AND code = 1 AND state = 2 AND done_at >= $5 AND done_at < $6`;

/** What a player's tickets of an edition are counted from, as far as it has come. */
export const ticketFactsOf = async (
  client: Queryable,
  userId: bigint,
  { edition, firstDay, lastDay }: NewyearEdition,
): Promise<TicketFacts> => {
  const values = [userId, edition, firstDay, lastDay, dayStart(firstDay), dayStart(lastDay + 1)];
  const { rows } = await client.query<TicketFacts>(factsSql, values);
  if (!rows[0]) throw new Error('a count gave no row');
  return rows[0];
};

/** Tickets that were spent, and the things that were given. What is written is written at once. */
export const newyearSpinRepository = (em: EntityManager) => ({
  async add(spin: NewyearSpin): Promise<void> {
    await em.insert(NewyearSpinEntity, spin);
  },

  /** A player's spins of an edition, the newest first. */
  ofEdition: (userId: bigint, edition: string, limit: number): Promise<NewyearSpin[]> =>
    em.find(NewyearSpinEntity, { userId, edition }, { orderBy: { number: 'desc' }, limit, refresh: true }),

  /** The things that a player has won, of whatever edition, the newest first. */
  thingsOf: (userId: bigint): Promise<NewyearSpin[]> =>
    em.find(NewyearSpinEntity, { userId, grantId: null }, { orderBy: { at: 'desc' }, refresh: true }),

  /** The spin that gave a thing; null: there is none such. */
  findThing: (key: Pick<NewyearSpin, 'userId' | 'edition' | 'number'>): Promise<NewyearSpin | null> =>
    em.findOne(NewyearSpinEntity, { ...key, grantId: null }),

  /** How many of each thing an edition has given. */
  async given(edition: string): Promise<Map<string, number>> {
    const rows = await em.execute<{ prize: string; given: number }[]>(
      'SELECT prize, count(*)::int AS given FROM newyear_spin WHERE edition = ? AND grant_id IS NULL GROUP BY prize',
      [edition],
    );
    return new Map(rows.map(({ prize, given }) => [prize, given]));
  },

  /** Whether one of a thing is left; whoever asks for the same waits until the transaction ends. */
  async takeThing(name: string, edition: string): Promise<boolean> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const thing = await em.findOneOrFail(NewyearThingEntity, { name }, { lockMode, refresh: true });
    return (await em.count(NewyearSpinEntity, { edition, prize: name, grantId: null })) < thing.stock;
  },
});
