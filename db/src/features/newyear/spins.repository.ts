import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { NewyearEdition } from './editions.repository.ts';
import { NewyearSpinEntity, NewyearThingEntity } from './newyear.entities.ts';

export type NewyearSpin = InferEntity<typeof NewyearSpinEntity>;

/** The facts that a player's tickets of an edition are computed from. Deposits: hundredths of their currency. */
export interface TicketFacts {
  days: number; // signed in
  usdMinor: bigint;
  rubMinor: bigint;
  kztMinor: bigint;
  otherMinor: bigint; // base hundredths of deposits in other currencies
  spent: number;
}

/** Records that a player is signed in on a Moscow day of an event. Idempotent. */
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

/** The facts that a player's tickets are computed from, up to now. */
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

/** Spent tickets and the physical prizes they gave. Writes go out immediately. */
export const newyearSpinRepository = (em: EntityManager) => ({
  async add(spin: NewyearSpin): Promise<void> {
    await em.insert(NewyearSpinEntity, spin);
  },

  /** A player's spins of an edition, newest first. */
  ofEdition: (userId: bigint, edition: string, limit: number): Promise<NewyearSpin[]> =>
    em.find(NewyearSpinEntity, { userId, edition }, { orderBy: { number: 'desc' }, limit, refresh: true }),

  /** A player's physical prizes of all editions, newest first. */
  thingsOf: (userId: bigint): Promise<NewyearSpin[]> =>
    em.find(NewyearSpinEntity, { userId, grantId: null }, { orderBy: { at: 'desc' }, refresh: true }),

  /** The spin that gave a physical prize; null: not found. */
  findThing: (key: Pick<NewyearSpin, 'userId' | 'edition' | 'number'>): Promise<NewyearSpin | null> =>
    em.findOne(NewyearSpinEntity, { ...key, grantId: null }),

  /** How many of each physical prize an edition has given. */
  async given(edition: string): Promise<Map<string, number>> {
    const rows = await em.execute<{ prize: string; given: number }[]>(
      'SELECT prize, count(*)::int AS given FROM newyear_spin WHERE edition = ? AND grant_id IS NULL GROUP BY prize',
      [edition],
    );
    return new Map(rows.map(({ prize, given }) => [prize, given]));
  },

  /** Whether a physical prize is still in stock. Others who ask for the same one wait until the transaction ends. */
  async takeThing(name: string, edition: string): Promise<boolean> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const thing = await em.findOneOrFail(NewyearThingEntity, { name }, { lockMode, refresh: true });
    return (await em.count(NewyearSpinEntity, { edition, prize: name, grantId: null })) < thing.stock;
  },
});
