import type { CatalogueCategory } from 'server/contract';

/** Lists of provider games that have a page, in menu order. */
export const casinoCategories = [
  ...(['slots', 'live', 'table', 'instant', 'lottery'] as const),
  ...(['new', 'hot', 'popular', 'favorite', 'special'] as const),
] satisfies (CatalogueCategory | 'favorite')[];
export type CasinoCategory = (typeof casinoCategories)[number];

/** The path of the lobby: all lists and providers. */
export const LOBBY_PATH = '/casino';

/** The path of a list's page. */
export const categoryPath = (category: CasinoCategory): string => `${LOBBY_PATH}/${category}`;

/** True when an untrusted word is one of the lists. */
export const isCasinoCategory = (word: string): word is CasinoCategory =>
  casinoCategories.some((category) => category === word);
