import type { Queryable } from '../../core/pool.ts';

/** Facts that decide in which lists a game stands. */
export interface ShelvedGame {
  id: bigint;
  provider: string; // its title
  order: number; // order of the provider
  category: 'slots' | 'live';
  isNew: boolean;
  isHot: boolean;
  isPopular: boolean;
  isSpecial: boolean;
  onMobile: boolean;
  onDesktop: boolean;
  amount: bigint; // base hundredths, staked in 24 hours
  turn: number; // in the order of lists, but for the places that staff give
}

// Membership of each list.
const belongs = {
  all: () => true,
  slots: ({ category }) => category === 'slots',
  live: ({ category }) => category === 'live',
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  popular: ({ isPopular }) => isPopular,
  special: ({ isSpecial }) => isSpecial,
  popularSlots: ({ category, isPopular }) => isPopular && category === 'slots',
  popularLive: ({ category, isPopular }) => isPopular && category === 'live',
} as const satisfies Readonly<Record<string, (game: ShelvedGame) => boolean>>;

/** A list that players are shown. */
export type GameList = keyof typeof belongs;

/** Query for games: of a list, of a provider by its title, of those for a phone or for a desktop. */
export interface GameFilter {
  list: GameList;
  isMobile: boolean;
  provider?: string | undefined;
}

/** Numbers of games. */
export interface GameCounts {
  providers: { title: string; order: number; slots: number; live: number }[]; // in their order
  lists: Record<'slots' | 'live' | 'new' | 'hot' | 'popular' | 'special', number>;
}

/** All games that can be listed. */
export interface Shelf {
  /**
   * The games of a list: by the provider's order, then those that staff have placed, then the newest first. Lists that are
   * worked out from play know no places: hot games stand by amount, new and popular ones by provider and age.
   */
  list(filter: GameFilter): readonly ShelvedGame[];
  counts(filter: Pick<GameFilter, 'isMobile'>): GameCounts;
}

const computed: ReadonlySet<GameList> = new Set(['new', 'popular', 'popularSlots', 'popularLive']);

const byTurn = (one: ShelvedGame, other: ShelvedGame): number => one.turn - other.turn;

const byAmount = (one: ShelvedGame, other: ShelvedGame): number =>
  one.amount === other.amount ? 0 : one.amount < other.amount ? 1 : -1;

const listOf = (games: readonly ShelvedGame[], list: GameList, isMobile: boolean): readonly ShelvedGame[] => {
  const found = games.filter((game) => (isMobile ? game.onMobile : game.onDesktop) && belongs[list](game));
  if (list === 'hot') return found.toSorted((one, other) => byAmount(one, other) || byTurn(one, other));
  return computed.has(list) ? found.toSorted(byTurn) : found;
};

const countsOf = (list: (name: GameList) => readonly ShelvedGame[]): GameCounts => {
  const providers = new Map<string, GameCounts['providers'][number]>();
  for (const { provider: title, order, category } of list('all')) {
    const known = providers.get(title) ?? { title, order, slots: 0, live: 0 };
    known[category] += 1;
    providers.set(title, known);
  }
  const count = (name: GameList): number => list(name).length;
  return {
    providers: [...providers.values()],
    lists: {
      slots: count('slots'),
      live: count('live'),
      new: count('new'),
      hot: count('hot'),
      popular: count('popular'),
      special: count('special'),
    },
  };
};

/** Lists of games that are given in the order of lists. Each list is made once. */
const createShelf = (games: readonly ShelvedGame[]): Shelf => {
  const lists = new Map<string, readonly ShelvedGame[]>();
  const all = (list: GameList, isMobile: boolean): readonly ShelvedGame[] => {
    const key = `${list} ${isMobile}`;
    const known = lists.get(key) ?? listOf(games, list, isMobile);
    lists.set(key, known);
    return known;
  };
  return {
    list({ list, isMobile, provider }) {
      const found = all(list, isMobile);
      return provider === undefined ? found : found.filter((game) => game.provider === provider);
    },
    counts: ({ isMobile }) => countsOf((list) => all(list, isMobile)),
  };
};

const shelved = `
SELECT g.id, p.title AS provider, p.sort_order AS "order", g.category, g.is_new AS "isNew", g.is_hot AS "isHot",
  g.is_popular AS "isPopular", g.is_special AS "isSpecial", g.on_mobile AS "onMobile", g.on_desktop AS "onDesktop", g.amount,
  row_number() OVER (ORDER BY p.sort_order, p.title, g.created_at DESC, g.id)::int AS turn
FROM provider_game g JOIN provider p ON p.id = g.provider_id
WHERE NOT g.hidden AND NOT g.gone AND NOT p.hidden
ORDER BY p.sort_order, p.title, g.sort_order, g.created_at DESC, g.id`;

/** Reads what lists show now. */
export const loadShelf = async (client: Queryable): Promise<Shelf> =>
  createShelf((await client.query<ShelvedGame>(shelved)).rows);

/** Rises with every change of the catalogue, in the transaction of the change. */
export const catalogueRevision = async (client: Queryable): Promise<bigint> => {
  const { rows } = await client.query<{ revision: bigint }>({
    name: 'catalogue-revision',
    text: 'SELECT revision FROM catalogue_revision',
  });
  return rows[0]?.revision ?? 0n;
};
