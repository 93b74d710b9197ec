import type { Cover } from '../../core/studio/picture.ts';

/** The wheel's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const wheelTile: string = new URL('./wheel-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `wheel.scene.py`. */
export const wheelCover: Cover = {
  portrait: new URL('./wheel-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./wheel-cover-square.webp?no-inline', import.meta.url).href,
};
