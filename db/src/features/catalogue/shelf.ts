import type { Queryable } from '../../core/pool.ts';
import type { GameKind } from './catalogue.entities.ts';

/** Facts that decide in which lists a game stands. */
export interface ShelvedGame {
  id: bigint;
  provider: string; // its title
  order: number; // order of the provider
  category: GameKind;
  isNew: boolean;
  isHot: boolean;
  isPopular: boolean;
  isSpecial: boolean;
  cashback: boolean;
  tournament: boolean;
  counts: boolean; // stakes count towards wagering
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
  table: ({ category }) => category === 'table',
  instant: ({ category }) => category === 'instant',
  lottery: ({ category }) => category === 'lottery',
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  popular: ({ isPopular }) => isPopular,
  special: ({ isSpecial }) => isSpecial,
  popularSlots: ({ category, isPopular }) => isPopular && category === 'slots',
  popularLive: ({ category, isPopular }) => isPopular && category === 'live',
} as const satisfies Readonly<Record<string, (game: ShelvedGame) => boolean>>;

/** A list that players are shown. */
export type GameList = keyof typeof belongs;

// Features of games that somebody looks for.
const has = {
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  popular: ({ isPopular }) => isPopular,
  cashback: ({ cashback }) => cashback,
  tournament: ({ tournament }) => tournament,
  counts: ({ counts }) => counts,
} as const satisfies Readonly<Record<string, (game: ShelvedGame) => boolean>>;
export type GameFeature = keyof typeof has;

/** Filters of a list: a provider by its title, a kind, features of which a game has all. */
export interface GameChoice {
  provider?: string | undefined;
  kind?: GameKind | undefined;
  features?: readonly GameFeature[] | undefined;
}

/** Query for games: of a list, of those for a phone or for a desktop. */
export interface GameFilter extends GameChoice {
  list: GameList;
  isMobile: boolean;
}

/** Lists that have a page. */
export type CountedList = Exclude<GameList, 'all' | 'popularSlots' | 'popularLive'>;

/** Numbers of games. */
export interface GameCounts {
  lists: Record<CountedList, number>;
  providers: { title: string; order: number; slots: number; live: number; games: number }[]; // those with a game, in their order
  kinds: Record<GameKind, number>;
  features: Record<GameFeature, number>;
}

/** All games that can be listed. */
export interface Shelf {
  /**
   * The games of a list: by the provider's order, then those that staff have placed, then the newest first. Lists that are
   * worked out from play know no places: hot games stand by amount, new and popular ones by provider and age.
   */
  list(filter: GameFilter): readonly ShelvedGame[];
  /**
   * The length of each list, and how many games of the asked one each provider, kind and feature would leave: for a provider
   * or a kind instead of the chosen one, for a feature with the chosen ones.
   */
  counts(filter: GameFilter): GameCounts;
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

const chosen = (games: readonly ShelvedGame[], { provider, kind, features = [] }: GameChoice): readonly ShelvedGame[] =>
  provider === undefined && kind === undefined && features.length === 0
    ? games
    : games.filter(
        (game) =>
          (provider === undefined || game.provider === provider) &&
          (kind === undefined || game.category === kind) &&
          features.every((feature) => has[feature](game)),
      );

const KINDS = ['slots', 'live', 'table', 'instant', 'lottery'] as const satisfies GameKind[];
const COUNTED = [...KINDS, 'new', 'hot', 'popular', 'special'] as const satisfies CountedList[];

const numbers = <Key extends string>(keys: readonly Key[], count: (key: Key) => number): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;

const countProviders = (all: readonly ShelvedGame[], left: readonly ShelvedGame[]): GameCounts['providers'] => {
  const providers = new Map<string, GameCounts['providers'][number]>();
  for (const { provider: title, order, category } of all) {
    const known = providers.get(title) ?? { title, order, slots: 0, live: 0, games: 0 };
    if (category === 'slots' || category === 'live') known[category] += 1;
    providers.set(title, known);
  }
  for (const { provider } of left) {
    const known = providers.get(provider);
    if (known) known.games += 1;
  }
  return [...providers.values()];
};

const countsOf = (list: (name: GameList) => readonly ShelvedGame[], asked: GameFilter): GameCounts => {
  const { provider, kind, features = [] } = asked;
  const games = list(asked.list);
  const ofKinds = chosen(games, { provider, features });
  const left = chosen(ofKinds, { kind });
  return {
    lists: numbers(COUNTED, (name) => list(name).length),
    providers: countProviders(list('all'), chosen(games, { kind, features })),
    kinds: numbers(KINDS, (name) => ofKinds.filter(belongs[name]).length),
    features: numbers(Object.keys(has) as GameFeature[], (name) => left.filter(has[name]).length),
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
    list: ({ list, isMobile, ...choice }) => chosen(all(list, isMobile), choice),
    counts: (asked) => countsOf((list) => all(list, asked.isMobile), asked),
  };
};

const shelved = `
SELECT g.id, p.title AS provider, p.sort_order AS "order", g.category, g.is_new AS "isNew", g.is_hot AS "isHot",
  g.is_popular AS "isPopular", g.is_special AS "isSpecial", g.cashback, g.tournament, g.counts, g.on_mobile AS "onMobile", g.on_desktop AS "onDesktop", g.amount,
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
