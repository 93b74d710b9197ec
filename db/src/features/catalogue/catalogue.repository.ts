import type { Queryable } from '../../core/pool.ts';

/** A provider's game as a list shows it. */
export interface CatalogueGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  provider: string; // its title
}

// Which games belong to a list.
const lists = {
  slots: `g.category = 'slots'`,
  live: `g.category = 'live'`,
  new: 'g.is_new',
  hot: 'g.is_hot',
  popular: 'g.is_popular',
  special: 'g.is_special',
  popularSlots: `g.category = 'slots' AND g.is_popular`,
  popularLive: `g.category = 'live' AND g.is_popular`,
} as const;

/** A list of the catalogue. */
export type CatalogueList = keyof typeof lists;

/** Which games are asked for: of a list, and only those for a phone or all of them. */
export interface CatalogueFilter {
  list: CatalogueList;
  isMobile: boolean;
}

const shown = ({ list }: CatalogueFilter): string =>
  `NOT g.hidden AND (NOT $1::boolean OR g.on_mobile) AND ${lists[list]}`;

const inOrder = ({ list }: CatalogueFilter): string =>
  `${list === 'hot' ? 'g.amount DESC, ' : ''}p.sort_order, g.created_at DESC, g.id`;

/** A stretch of a list: by the provider's order and then the newest first; hot games by amount. */
export const listCatalogue = async (
  client: Queryable,
  filter: CatalogueFilter,
  { from, to }: { from: number; to: number },
): Promise<CatalogueGame[]> => {
  const { rows } = await client.query<CatalogueGame>(
    `SELECT g.id, g.identifier, g.title, g.image, p.title AS provider
     FROM provider_game g JOIN provider p ON p.id = g.provider_id
     WHERE ${shown(filter)} ORDER BY ${inOrder(filter)} OFFSET $2 LIMIT $3`,
    [filter.isMobile, from, Math.max(to - from, 0)],
  );
  return rows;
};

/** How many games a list has. */
export const countCatalogue = async (client: Queryable, filter: CatalogueFilter): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM provider_game g WHERE ${shown(filter)}`,
    [filter.isMobile],
  );
  return rows[0]?.count ?? 0;
};
