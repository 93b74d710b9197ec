import type { CallName } from 'server/contract';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import { readSaved, save } from '../../core/store/saved.ts';

type CarouselCall = Extract<CallName, `slotegrator.carousel.${string}`>;

/** The home page's carousels in order, each with its list and call. */
export const carousels = {
  popular: 'slotegrator.carousel.loadPopularGames',
  hot: 'slotegrator.carousel.loadHotGames',
  new: 'slotegrator.carousel.loadNewGames',
  slots: 'slotegrator.carousel.loadPopularSlots',
  live: 'slotegrator.carousel.loadPopularLive',
} as const satisfies Partial<Record<CasinoCategory, CarouselCall>>;
export type CarouselId = keyof typeof carousels;

export const carouselIds = Object.keys(carousels) as CarouselId[];

interface Row {
  games: readonly { identifier: string }[] | null; // null when loading failed
}

/** The rows that have games, without one whose games are those of the row above it, in whatever order. */
export const rowsToShow = <Shown extends Row>(rows: readonly Shown[]): Shown[] => {
  const shown: Shown[] = [];
  let above: string | undefined;
  for (const row of rows) {
    const games = (row.games ?? [])
      .map(({ identifier }) => identifier)
      .toSorted()
      .join(' ');
    if (games === '' || games === above) continue;
    shown.push(row);
    above = games;
  }
  return shown;
};

const FILLED = 'carousels';

/** Number of carousels that had games at the last visit, for placeholders. */
export const filledBefore = (): number => {
  const saved = readSaved(FILLED);
  return typeof saved === 'number' && saved > 0 ? saved : 0;
};

/** Stores how many carousels have games. */
export const rememberFilled = (count: number): void => save(FILLED, count > 0 ? count : undefined);
