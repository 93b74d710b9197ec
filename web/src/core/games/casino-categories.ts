import type { CatalogueCategory } from 'server/contract';

/** The lists of providers' games that have a page, in the order in which menus show them. */
export const casinoCategories = ['slots', 'live', 'new', 'hot', 'popular', 'favorite', 'special'] as const satisfies (
  | CatalogueCategory
  | 'favorite'
)[];
export type CasinoCategory = (typeof casinoCategories)[number];

/** Where a list is shown. */
export const categoryPath = (category: CasinoCategory): string => `/casino/${category}`;

/** Whether a word from outside is one of the lists. */
export const isCasinoCategory = (word: string): word is CasinoCategory =>
  casinoCategories.some((category) => category === word);
