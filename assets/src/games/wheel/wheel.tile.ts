import type { Cover } from '../../core/studio/picture.ts';

/** Wheel's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `wheel.scene.py`. */
export const wheelCover: Cover = {
  portrait: new URL('./wheel-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./wheel-cover-square.webp?no-inline', import.meta.url).href,
};
