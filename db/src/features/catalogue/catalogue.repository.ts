import type { EntityManager, FilterQuery, InferEntity, QueryOrderMap } from '@mikro-orm/postgresql';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import { ProviderGameEntity } from './catalogue.entities.ts';

type Game = InferEntity<typeof ProviderGameEntity>;

/** A provider game as listed. Amounts: base hundredths. */
export interface ListedGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  category: 'slots' | 'live';
  provider: { title: string; order: number };
  isNew: boolean;
  cashback: boolean;
  tournament: boolean;
  rtpHundredths: number | null; // of a percent, as stated
  measured: { rounds: bigint; stakedMinor: bigint; paidMinor: bigint };
  isAway: boolean; // hidden or gone: only in a player's own lists
  amountMinor: bigint; // staked in 24 hours
  createdAt: Date;
}

// SQL conditions of each list.
const lists = {
  all: {},
  slots: { category: 'slots' },
  live: { category: 'live' },
  new: { isNew: true },
  hot: { isHot: true },
  popular: { isPopular: true },
  special: { isSpecial: true },
  popularSlots: { category: 'slots', isPopular: true },
  popularLive: { category: 'live', isPopular: true },
} as const satisfies Record<string, FilterQuery<Game>>;

/** A list of the catalogue. */
export type GameList = keyof typeof lists;

/** Selects games by list, provider title, and phone or desktop. */
export interface GameFilter {
  list: GameList;
  isMobile: boolean;
  provider?: string | undefined;
}

const shown = ({ list, isMobile, provider }: GameFilter): FilterQuery<Game> => ({
  hidden: false,
  gone: false,
  ...(isMobile ? { onMobile: true } : { onDesktop: true }),
  provider: { hidden: false, ...(provider !== undefined && { title: provider }) },
  ...lists[list],
});

const inOrder = ({ list }: GameFilter): QueryOrderMap<Game>[] => [
  ...(list === 'hot' ? [{ amount: 'desc' } as const] : []),
  { provider: { sortOrder: 'asc' } },
  { sortOrder: 'asc' },
  { createdAt: 'desc' },
  { id: 'asc' },
];

const listed = (game: Game): ListedGame => {
  const { id, identifier, title, image, category, isNew, cashback, tournament, rtpHundredths, createdAt } = game;
  return {
    id,
    identifier,
    title,
    image,
    category,
    provider: { title: game.provider.title, order: game.provider.sortOrder },
    isNew,
    cashback,
    tournament,
    rtpHundredths: rtpHundredths ?? null,
    measured: { rounds: game.measuredRounds, stakedMinor: game.measuredStaked, paidMinor: game.measuredPaid },
    isAway: game.hidden || game.gone || game.provider.hidden,
    amountMinor: game.amount,
    createdAt,
  };
};

/** Numbers of games. */
export interface GameCounts {
  providers: { title: string; order: number; slots: number; live: number }[]; // in their order
  lists: Record<'slots' | 'live' | 'new' | 'hot' | 'popular' | 'special', number>;
}

interface CountRow {
  title: string;
  order: number;
  slots: number;
  live: number;
  new: number;
  hot: number;
  popular: number;
  special: number;
}

const counting = `
SELECT p.title, p.sort_order AS "order", count(*) FILTER (WHERE g.category = 'slots')::int AS slots,
  count(*) FILTER (WHERE g.category = 'live')::int AS live, count(*) FILTER (WHERE g.is_new)::int AS new,
  count(*) FILTER (WHERE g.is_hot)::int AS hot, count(*) FILTER (WHERE g.is_popular)::int AS popular,
  count(*) FILTER (WHERE g.is_special)::int AS special
FROM provider_game g JOIN provider p ON p.id = g.provider_id
WHERE NOT g.hidden AND NOT g.gone AND NOT p.hidden AND CASE WHEN ?::boolean THEN g.on_mobile ELSE g.on_desktop END
GROUP BY p.id ORDER BY p.sort_order, p.title`;

/** A game as it is opened. */
export interface OpenedGame {
  id: bigint;
  identifier: string;
  phoneIdentifier: string | null; // of the phone edition, if it is a separate game
  title: string;
  provider: string;
  category: 'slots' | 'live';
  hasLobby: boolean;
  isAway: boolean; // hidden or gone
}

/** Games of providers. */
export const gameRepository = (em: EntityManager) => ({
  /** A page of a list: by provider order, then newest first; hot games by amount. */
  async list(filter: GameFilter, { from, to }: { from: number; to: number }): Promise<ListedGame[]> {
    if (to <= from) return [];
    const page = { offset: from, limit: to - from, orderBy: inOrder(filter), populate: ['provider'] } as const;
    return (await em.find(ProviderGameEntity, shown(filter), page)).map(listed);
  },

  /** The number of games in a list. */
  count: (filter: GameFilter): Promise<number> => em.count(ProviderGameEntity, shown(filter)),

  /** The number of games in each list and of each provider. */
  async counts({ isMobile }: Pick<GameFilter, 'isMobile'>): Promise<GameCounts> {
    const rows = await em.execute<CountRow[]>(counting, [isMobile]);
    const sum = (list: keyof GameCounts['lists']): number => rows.reduce((total, row) => total + row[list], 0);
    return {
      providers: rows.map(({ title, order, slots, live }) => ({ title, order, slots, live })),
      lists: {
        slots: sum('slots'),
        live: sum('live'),
        new: sum('new'),
        hot: sum('hot'),
        popular: sum('popular'),
        special: sum('special'),
      },
    };
  },

  /** Games whose names are most similar to the query, best first. */
  async search(typed: string, { isMobile, most }: { isMobile: boolean; most: number }): Promise<ListedGame[]> {
    const asked = searchText(typed);
    if (asked === '') return [];
    const found = await em.execute<{ id: string }[]>('SELECT id::text FROM find_provider_games(?, ?, ?, ?)', [
      asked,
      searchText(typedOtherwise(typed)),
      isMobile,
      most,
    ]);
    return this.byIds(found.map(({ id }) => BigInt(id)));
  },

  /** A game by identifier or number, listed or not. */
  async find(ref: string | number): Promise<OpenedGame | undefined> {
    const where = typeof ref === 'number' ? { id: BigInt(ref) } : { identifier: ref };
    const game = await em.findOne(ProviderGameEntity, where, { populate: ['provider'] });
    if (!game) return undefined;
    const { id, identifier, phoneIdentifier = null, title, category, hasLobby, provider } = game;
    const isAway = game.hidden || game.gone || provider.hidden;
    return { id, identifier, phoneIdentifier, title, category, hasLobby, provider: provider.title, isAway };
  },

  /** Games by id, in the given order, listed or not. */
  async byIds(ids: readonly bigint[]): Promise<ListedGame[]> {
    const games = await em.find(ProviderGameEntity, { id: { $in: [...ids] } }, { populate: ['provider'] });
    const byId = new Map(games.map((game) => [game.id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(listed);
  },
});
