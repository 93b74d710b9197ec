import type { EntityManager, FilterQuery, InferEntity, QueryOrderMap } from '@mikro-orm/postgresql';
import { ProviderGameEntity } from './catalogue.entities.ts';

type Game = InferEntity<typeof ProviderGameEntity>;

/** A provider's game as a list shows it. */
export interface ListedGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  provider: string; // its title
}

// Which games belong to a list.
const lists = {
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

/** Which games are asked for: of a list, and only those for a phone or all of them. */
export interface GameFilter {
  list: GameList;
  isMobile: boolean;
}

const shown = ({ list, isMobile }: GameFilter): FilterQuery<Game> => ({
  hidden: false,
  ...(isMobile && { onMobile: true }),
  ...lists[list],
});

const inOrder = ({ list }: GameFilter): QueryOrderMap<Game>[] => [
  ...(list === 'hot' ? [{ amount: 'desc' } as const] : []),
  { provider: { sortOrder: 'asc' } },
  { createdAt: 'desc' },
  { id: 'asc' },
];

const listed = ({ id, identifier, title, image, provider }: Game): ListedGame => ({
  id,
  identifier,
  title,
  image,
  provider: provider.title,
});

/** Games of other houses. */
export const gameRepository = (em: EntityManager) => ({
  /** A stretch of a list: by the provider's order and then the newest first; hot games by amount. */
  async list(filter: GameFilter, { from, to }: { from: number; to: number }): Promise<ListedGame[]> {
    if (to <= from) return [];
    const page = { offset: from, limit: to - from, orderBy: inOrder(filter), populate: ['provider'] } as const;
    return (await em.find(ProviderGameEntity, shown(filter), page)).map(listed);
  },

  /** How many games a list has. */
  count: (filter: GameFilter): Promise<number> => em.count(ProviderGameEntity, shown(filter)),
});
