import type { Pool } from 'pg';
import { lockCatalogue } from '../../core/catalogue-lock.ts';
import type { Queryable } from '../../core/pool.ts';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { CatalogueChange } from './catalogue.entities.ts';

// What staff can narrow the games to. `hidden`: by the operator, alone or with its provider.
const inState = {
  listed: 'NOT g.hidden AND NOT p.hidden AND NOT g.gone',
  hidden: '(g.hidden OR p.hidden)',
  gone: 'g.gone',
  special: 'g.is_special',
  cashback: 'g.cashback',
  tournament: 'g.tournament',
} as const;

export interface OfficeFilter {
  text?: string | undefined; // as somebody types it
  providerId?: number | undefined;
  category?: 'slots' | 'live' | undefined;
  state?: keyof typeof inState | undefined;
}

/** A game as staff see it, also one that players do not. Amounts: base hundredths. */
export interface OfficeGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  provider: string;
  category: 'slots' | 'live';
  rtpHundredths: number | null; // of a percent, as stated
  measuredRounds: bigint;
  measuredStaked: bigint;
  measuredPaid: bigint;
  amount: bigint; // staked in 24 hours
  hidden: boolean;
  providerHidden: boolean;
  gone: boolean; // the aggregator has it no more, or not now
  special: boolean;
  cashback: boolean;
  tournament: boolean;
  isNew: boolean; // worked out, as the next two
  isHot: boolean;
  isPopular: boolean;
}

export interface OfficeProvider {
  id: bigint;
  title: string;
  hidden: boolean;
  games: number; // that the aggregator has
  hiddenGames: number; // of these, each by itself
}

const gameColumns = `g.id, g.identifier, g.title, g.image, p.title AS provider, g.category, g.rtp_hundredths AS "rtpHundredths",
  g.measured_rounds AS "measuredRounds", g.measured_staked AS "measuredStaked", g.measured_paid AS "measuredPaid", g.amount,
  g.hidden, p.hidden AS "providerHidden", g.gone, g.is_special AS special, g.cashback, g.tournament, g.is_new AS "isNew",
  g.is_hot AS "isHot", g.is_popular AS "isPopular"`;
const MAX_FOUND = 1_000;

/** A stretch of the games that fit, and how many fit in all: the best found first, else in the order of lists. */
export const officeGames = async (
  client: Queryable,
  { text, providerId, category, state }: OfficeFilter,
  { from, limit }: { from: number; limit: number },
): Promise<{ games: OfficeGame[]; total: number }> => {
  const isSearch = text !== undefined && text.trim() !== '';
  const values: unknown[] = [providerId ?? null, category ?? null];
  if (isSearch) values.push(searchText(text), searchText(typedOtherwise(text)));
  if (isSearch && values[2] === '') return { games: [], total: 0 };
  const matching = `FROM provider_game g JOIN provider p ON p.id = g.provider_id
    ${isSearch ? `JOIN find_provider_games($3, $4, false, ${MAX_FOUND}, true) f ON f.id = g.id` : ''}
    WHERE ($1::bigint IS NULL OR p.id = $1) AND ($2::text IS NULL OR g.category = $2) ${state ? `AND ${inState[state]}` : ''}`;
  const { rows: games } = await client.query<OfficeGame>(
    `SELECT ${gameColumns} ${matching}
     ORDER BY ${isSearch ? 'f.score DESC, ' : ''}p.sort_order, p.title, g.sort_order, g.created_at DESC, g.id LIMIT ${limit} OFFSET ${from}`,
    values,
  );
  const { rows } = await client.query<{ total: number }>(`SELECT count(*)::int AS total ${matching}`, values);
  return { games, total: rows[0]?.total ?? 0 };
};

/** All providers, in the order of lists. */
export const officeProviders = async (client: Queryable): Promise<OfficeProvider[]> => {
  const { rows } = await client.query<OfficeProvider>(
    `SELECT p.id, p.title, p.hidden, count(g.id) FILTER (WHERE NOT g.gone)::int AS games,
       count(g.id) FILTER (WHERE NOT g.gone AND g.hidden)::int AS "hiddenGames"
     FROM provider p LEFT JOIN provider_game g ON g.provider_id = p.id GROUP BY p.id ORDER BY p.sort_order, p.title`,
  );
  return rows;
};

/** Who does something, why, and when (ms since epoch). */
export interface CatalogueAct {
  id: number; // of the game, or of the provider
  actorId: bigint;
  reason: string;
  at: number;
}

/** The part of `wanted` that differs from what is there; undefined: nothing does. */
const differing = <Change extends CatalogueChange>(
  was: Required<Change>,
  wanted: Change,
): Partial<Change> | undefined => {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && was[key as keyof Change] !== value,
  );
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Change>);
};

const note = async (
  client: Queryable,
  subject: 'game_id' | 'provider_id',
  { id, actorId, reason, at }: CatalogueAct,
  was: CatalogueChange,
  after: CatalogueChange,
): Promise<void> => {
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, was[key as keyof CatalogueChange]]));
  await client.query(
    `INSERT INTO catalogue_event (actor_id, ${subject}, before, after, reason, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [actorId, id, before, after, reason, at],
  );
};

/** Whether there is such a record, and whether anything has changed. */
export type ChangeResult = 'changed' | 'same' | 'unknown';

/** What staff set of a game. */
export type GameChange = Omit<CatalogueChange, 'place'>;

/** Sets what staff decide of a game, and says so in the trail. */
export const changeGame = (pool: Pool, act: CatalogueAct, wanted: GameChange): Promise<ChangeResult> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const { rows } = await client.query<Required<GameChange>>(
      'SELECT hidden, is_special AS special, cashback, tournament FROM provider_game WHERE id = $1',
      [act.id],
    );
    const [was] = rows;
    const after = was && differing(was, wanted);
    if (!was || !after) return was ? 'same' : 'unknown';
    await client.query(
      `UPDATE provider_game SET hidden = coalesce($2, hidden), is_special = coalesce($3, is_special),
         cashback = coalesce($4, cashback), tournament = coalesce($5, tournament) WHERE id = $1`,
      [act.id, after.hidden, after.special, after.cashback, after.tournament],
    );
    await note(client, 'game_id', act, was, after);
    return 'changed';
  });

/** What staff set of a provider. `place`: among all, from 1; the others make room. */
export type ProviderChange = Pick<CatalogueChange, 'hidden' | 'place'>;

const ORDER_STEP = 10;

const reorder = (client: Queryable, ids: readonly bigint[]): Promise<unknown> =>
  client.query(
    `UPDATE provider p SET sort_order = n.place * ${ORDER_STEP}
     FROM unnest($1::bigint[]) WITH ORDINALITY AS n (id, place) WHERE p.id = n.id AND p.sort_order <> n.place * ${ORDER_STEP}`,
    [ids],
  );

/** Hides or shows a provider with all its games, or gives it another place, and says so in the trail. */
export const changeProvider = (pool: Pool, act: CatalogueAct, wanted: ProviderChange): Promise<ChangeResult> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const providers = await officeProviders(client);
    const index = providers.findIndex(({ id }) => id === BigInt(act.id));
    const [found] = providers.splice(index, index < 0 ? 0 : 1);
    if (!found) return 'unknown';
    const was = { hidden: found.hidden, place: index + 1 };
    const place = wanted.place === undefined ? was.place : Math.min(wanted.place, providers.length + 1);
    const after = differing<ProviderChange>(was, { hidden: wanted.hidden, place });
    if (!after) return 'same';
    if (after.hidden !== undefined)
      await client.query('UPDATE provider SET hidden = $2 WHERE id = $1', [act.id, after.hidden]);
    if (after.place !== undefined)
      await reorder(client, providers.map(({ id }) => id).toSpliced(after.place - 1, 0, found.id));
    await note(client, 'provider_id', act, was, after);
    return 'changed';
  });

/** A line of the trail. */
export interface CatalogueEvent {
  id: bigint;
  actor: string; // nick
  subject: string; // title
  isProvider: boolean;
  before: CatalogueChange;
  after: CatalogueChange;
  reason: string;
  at: number; // ms since epoch
}

/** The trail, the newest line first. `before`: the last id of the page before. */
export const catalogueTrail = async (
  client: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CatalogueEvent[]> => {
  const { rows } = await client.query<Omit<CatalogueEvent, 'at'> & { at: bigint }>(
    `SELECT e.id, u.nick AS actor, coalesce(g.title, p.title) AS subject, e.provider_id IS NOT NULL AS "isProvider", e.before,
       e.after, e.reason, e.at
     FROM catalogue_event e JOIN app_user u ON u.id = e.actor_id LEFT JOIN provider_game g ON g.id = e.game_id
       LEFT JOIN provider p ON p.id = e.provider_id
     WHERE $1::bigint IS NULL OR e.id < $1 ORDER BY e.id DESC LIMIT $2`,
    [before ?? null, limit],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
};
