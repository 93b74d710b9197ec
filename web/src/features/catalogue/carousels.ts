import { GAME_LINK, type CallName, type CarouselGame } from 'server/contract';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import type { Tile } from './game-tile.tsx';

type CarouselCall = Extract<CallName, `slotegrator.carousel.${string}`>;

/** The home page's carousels in their order: the list that each shows a part of, and the call that answers it. */
export const carousels = {
  popular: 'slotegrator.carousel.loadPopularGames',
  hot: 'slotegrator.carousel.loadHotGames',
  new: 'slotegrator.carousel.loadNewGames',
  slots: 'slotegrator.carousel.loadPopularSlots',
  live: 'slotegrator.carousel.loadPopularLive',
} as const satisfies Partial<Record<CasinoCategory, CarouselCall>>;
export type CarouselId = keyof typeof carousels;

export const carouselIds = Object.keys(carousels) as CarouselId[];

/** A carousel's game as a tile shows it. */
export const tileOf = ({ image, link, title, provider }: CarouselGame): Tile => ({
  identifier: link.slice(GAME_LINK.length),
  title,
  provider,
  image,
});
