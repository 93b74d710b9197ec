import type { CallName } from 'server/contract';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';

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
