import type { OpenPage } from '../../core/features/feature.ts';
import { casinoCategories, categoryPath } from '../../core/games/casino-categories.ts';
import { label } from '../../core/i18n/messages.ts';
import { catalogueTitles } from './catalogue-titles.messages.ts';

export const openPages: readonly OpenPage[] = casinoCategories.map((category) => ({
  path: categoryPath(category),
  title: label(catalogueTitles, `category.${category}`),
}));
