import { classicIcons } from './icons/classic.icons.ts';
import { fantasyIcons } from './icons/fantasy.icons.ts';
import { historyIcons } from './icons/history.icons.ts';
import { natureIcons } from './icons/nature.icons.ts';
import { tablesIcons } from './icons/tables.icons.ts';

/** Things on reels, each in a square of 100: SVG elements from back to front. */
export const icons = {
  ...classicIcons,
  ...natureIcons,
  ...historyIcons,
  ...fantasyIcons,
  ...tablesIcons,
} satisfies Readonly<Record<string, string>>;
export type Icon = keyof typeof icons;
