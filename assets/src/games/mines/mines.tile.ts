import type { Cover } from '../../core/studio/picture.ts';

/** The picture of mines on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const minesTile: string = new URL('./mines-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `mines.scene.py`. */
export const minesCover: Cover = {
  portrait: new URL('./mines-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./mines-cover-square.webp?no-inline', import.meta.url).href,
};
