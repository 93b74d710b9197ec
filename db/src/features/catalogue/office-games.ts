import type { EntityManager } from '@mikro-orm/postgresql';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import { UserEntity } from '../account/user.entity.ts';
import {
  CatalogueEventEntity,
  ProviderEntity,
  ProviderGameEntity,
  type CatalogueChange,
  type GameKind,
} from './catalogue.entities.ts';
import { placeSql } from './game-place.ts';

// Filters of the games for staff. `hidden`: by the operator, alone or with its provider.
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
  category?: GameKind | undefined;
  state?: keyof typeof inState | undefined;
}

/** A game as staff see it, also one that players do not. Amounts: base hundredths. */
export interface OfficeGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  provider: string;
  category: GameKind;
  rtpHundredths: number | null; // hundredths of a percent, as stated
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
  games: number; // games that the aggregator has
  hiddenGames: number; // hidden games among these, each by itself
}

const gameColumns = `g.id, g.identifier, g.title, g.image, p.title AS provider, g.category, g.rtp_hundredths AS "rtpHundredths",
  g.measured_rounds AS "measuredRounds", g.measured_staked AS "measuredStaked", g.measured_paid AS "measuredPaid", g.amount,
  g.hidden, p.hidden AS "providerHidden", g.gone, g.is_special AS special, g.cashback, g.tournament, g.counts,
  ${placeSql} AS place, g.is_new AS "isNew",
  g.is_hot AS "isHot", g.is_popular AS "isPopular"`;
const MAX_FOUND = 1_000;

/**
 * A stretch of the games that fit, and how many fit in all: the best found first, else in the order of lists. In SQL: a search
 * is a function of the database.
 */
export const officeGames = async (
  em: EntityManager,
  { text, providerId, category, state }: OfficeFilter,
  { from, limit }: { from: number; limit: number },
): Promise<{ games: OfficeGame[]; total: number }> => {
  const isSearch = text !== undefined && text.trim() !== '';
  const words = isSearch ? [searchText(text), searchText(typedOtherwise(text))] : [];
  if (words[0] === '') return { games: [], total: 0 };
  const matching = `FROM provider_game g JOIN provider p ON p.id = g.provider_id
    ${isSearch ? `JOIN find_provider_games(?, ?, false, ${MAX_FOUND}, true) f ON f.id = g.id` : ''}
    WHERE (?::bigint IS NULL OR p.id = ?) AND (?::text IS NULL OR g.category = ?) ${state ? `AND ${inState[state]}` : ''}`;
  const [provider, kind] = [providerId ?? null, category ?? null];
  const values = [...words, provider, provider, kind, kind];
  const rows = await em.execute<(OfficeGame & Record<Counted, string>)[]>(
    `SELECT ${gameColumns} ${matching}
     ORDER BY ${isSearch ? 'f.score DESC, ' : ''}p.sort_order, p.title, g.sort_order, g.created_at DESC, g.id LIMIT ${limit} OFFSET ${from}`,
    values,
  );
  const games = rows.map((row) => ({
    ...row,
    id: BigInt(row.id),
    measuredRounds: BigInt(row.measuredRounds),
    measuredStaked: BigInt(row.measuredStaked),
    measuredPaid: BigInt(row.measuredPaid),
    amount: BigInt(row.amount),
  }));
  const [count] = await em.execute<{ total: number }[]>(`SELECT count(*)::int AS total ${matching}`, values);
  return { games, total: count?.total ?? 0 };
};
type Counted = 'id' | 'measuredRounds' | 'measuredStaked' | 'measuredPaid' | 'amount';

/** All providers, in the order of lists. Their games are counted by the database. */
export const officeProviders = async (em: EntityManager): Promise<OfficeProvider[]> => {
  const rows = await em.execute<(Omit<OfficeProvider, 'id'> & { id: string })[]>(
    `SELECT p.id, p.title, p.hidden, count(g.id) FILTER (WHERE NOT g.gone)::int AS games,
       count(g.id) FILTER (WHERE NOT g.gone AND g.hidden)::int AS "hiddenGames"
     FROM provider p LEFT JOIN provider_game g ON g.provider_id = p.id GROUP BY p.id ORDER BY p.sort_order, p.title`,
  );
  return rows.map((row) => ({ ...row, id: BigInt(row.id) }));
};

/** Titles of the providers of games, by the games' ids. */
export const providersOf = async (em: EntityManager, ids: readonly bigint[]): Promise<Map<bigint, string>> => {
  const games = await em.find(ProviderGameEntity, { id: { $in: [...ids] } }, { populate: ['provider'] });
  return new Map(games.map(({ id, provider }) => [id, provider.title]));
};

/** A line of the trail. */
export interface CatalogueEvent {
  id: bigint;
  actor: string; // nick
  subject: string; // title; empty for a game of the house
  ownGame: string | null; // one of the house's own games
  isProvider: boolean;
  before: CatalogueChange;
  after: CatalogueChange;
  reason: string;
  at: number; // ms since epoch
}

/** The trail, the newest line first. `before`: the last id of the page before. */
export const catalogueTrail = async (
  em: EntityManager,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CatalogueEvent[]> => {
  const older = before === undefined ? {} : { id: { $lt: BigInt(before) } };
  const events = await em.find(CatalogueEventEntity, older, { orderBy: { id: 'desc' }, limit, refresh: true });
  const users = await em.find(UserEntity, { id: { $in: events.map(({ actorId }) => actorId) } });
  const games = await em.find(ProviderGameEntity, { id: { $in: events.flatMap(({ gameId }) => gameId ?? []) } });
  const providers = await em.find(ProviderEntity, {
    id: { $in: events.flatMap(({ providerId }) => providerId ?? []) },
  });
  return events.map(({ id, actorId, gameId, providerId, ownGame = null, ...event }) => ({
    id,
    actor: users.find((user) => user.id === actorId)?.nick ?? '',
    subject: (games.find((game) => game.id === gameId) ?? providers.find((one) => one.id === providerId))?.title ?? '',
    ownGame,
    isProvider: providerId != null,
    before: event.before,
    after: event.after,
    reason: event.reason,
    at: event.at,
  }));
};
