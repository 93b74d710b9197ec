import type { Queryable } from '../../core/pool.ts';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import type { CatalogueChange } from './catalogue.entities.ts';
import { placeSql } from './game-place.ts';

// What staff can narrow the games to. `hidden`: by the operator, alone or with its provider.
const inState = {
  listed: 'NOT g.hidden AND NOT p.hidden AND NOT g.gone',
  hidden: '(g.hidden OR p.hidden)',
  gone: 'g.gone',
  special: 'g.is_special',
  cashback: 'g.cashback',
  tournament: 'g.tournament',
  uncounted: 'NOT g.counts',
  placed: 'g.sort_order < 0',
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
  counts: boolean; // stakes count towards wagering
  place: number; // at the top of its provider, from 1; 0: none
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
  g.hidden, p.hidden AS "providerHidden", g.gone, g.is_special AS special, g.cashback, g.tournament, g.counts,
  ${placeSql} AS place, g.is_new AS "isNew",
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
