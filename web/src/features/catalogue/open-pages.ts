import type { OpenPage } from '../../core/features/feature.ts';
import { casinoCategories, categoryPath, LOBBY_PATH } from '../../core/games/casino-categories.ts';
import { label, texts } from '../../core/i18n/messages.ts';

export const openPages: readonly OpenPage[] = [
  { path: LOBBY_PATH, title: label(texts('catalogue', 'titles'), 'title') },
  ...casinoCategories.map((category) => ({
    path: categoryPath(category),
    title: label(texts('catalogue', 'lists'), `category.${category}`),
  })),
];
