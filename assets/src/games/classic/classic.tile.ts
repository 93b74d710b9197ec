import type { Cover } from '../../core/studio/picture.ts';

/** Classic's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const classicTile: string = new URL('./classic-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `classic.scene.py`. */
export const classicCover: Cover = {
  portrait: new URL('./classic-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./classic-cover-square.webp?no-inline', import.meta.url).href,
};
