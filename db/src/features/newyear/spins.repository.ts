import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { dayOfSql, dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { depositsSql, type LeftToStake } from '../cash/deposits-sql.ts';
import type { NewyearEdition } from './editions.repository.ts';
import { NewyearSpinEntity, NewyearThingEntity } from './newyear.entities.ts';

export type NewyearSpin = InferEntity<typeof NewyearSpinEntity>;

/** The facts that a player's tickets of an edition are computed from. Deposits: base hundredths, without additions. */
export interface TicketFacts {
  days: number; // signed in
  playedMinor: bigint; // deposits that are played through
  pendingMinor: bigint; // and those that are not yet
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
  (SELECT count(*)::int FROM newyear_login WHERE user_id = $1 AND day BETWEEN $5 AND $6) AS days,
  (SELECT count(*)::int FROM newyear_spin WHERE user_id = $1 AND edition = $4) AS spent,
  coalesce(sum(base_minor) FILTER (WHERE NOT is_unplayed), 0)::bigint AS "playedMinor",
  coalesce(sum(base_minor) FILTER (WHERE is_unplayed), 0)::bigint AS "pendingMinor"
FROM (${depositsSql}) d WHERE done_at >= $7 AND done_at < $8`;

/** The facts that a player's tickets are computed from, up to now. */
export const ticketFactsOf = async (
  client: Queryable,
  userId: bigint,
  { edition, firstDay, lastDay }: NewyearEdition,
  { leftMinor, times }: LeftToStake,
): Promise<TicketFacts> => {
  const values = [userId, leftMinor, times, edition, firstDay, lastDay, dayStart(firstDay), dayStart(lastDay + 1)];
  const { rows } = await client.query<TicketFacts>(factsSql, values);
  if (!rows[0]) throw new Error('a count gave no row');
  return rows[0];
};

const unearnedSql = `
SELECT coalesce(sum(g.amount), 0)::bigint AS "prizesMinor"
FROM newyear_edition e CROSS JOIN LATERAL (
  SELECT (SELECT count(*) FROM newyear_login WHERE user_id = $1 AND day BETWEEN e.first_day AND e.last_day) * $5
    + coalesce(sum(base_minor) FILTER (WHERE NOT is_unplayed
        AND ${dayOfSql('done_at')} BETWEEN e.first_day AND e.last_day), 0) / $6 AS tickets
  FROM (${depositsSql}) d
) earned
  JOIN newyear_spin s ON s.user_id = $1 AND s.edition = e.edition AND s.number > earned.tickets AND s.at >= $4
  JOIN bonus_grant g ON g.id = s.grant_id AND g.status = 'done'`;

/**
 * Money and DIC drawn since a moment with more tickets than sign-ins and played-through deposits have given: tickets of
 * deposits counted at once in the past. Base hundredths.
 */
export const unearnedPrizesOf = async (
  client: Queryable,
  userId: bigint,
  {
    leftMinor,
    times,
    since,
    ticketsPerDay,
    ticketMinor,
  }: LeftToStake & { since: number; ticketsPerDay: number; ticketMinor: bigint },
): Promise<bigint> => {
  const values = [userId, leftMinor, times, since, ticketsPerDay, ticketMinor];
  const { rows } = await client.query<{ prizesMinor: bigint }>(unearnedSql, values);
  return rows[0]?.prizesMinor ?? 0n;
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

  /** Number of each physical prize that an edition has given. */
  async given(edition: string): Promise<Map<string, number>> {
    const rows = await em.execute<{ prize: string; given: number }[]>(
      'SELECT prize, count(*)::int AS given FROM newyear_spin WHERE edition = ? AND grant_id IS NULL GROUP BY prize',
      [edition],
    );
    return new Map(rows.map(({ prize, given }) => [prize, given]));
  },

  /** Takes a physical prize while it is in stock. Others who ask for the same one wait until the transaction ends. */
  async takeThing(name: string, edition: string): Promise<boolean> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const thing = await em.findOneOrFail(NewyearThingEntity, { name }, { lockMode, refresh: true });
    return (await em.count(NewyearSpinEntity, { edition, prize: name, grantId: null })) < thing.stock;
  },
});
