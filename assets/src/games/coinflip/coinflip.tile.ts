import type { Cover } from '../../core/studio/picture.ts';

/** Coinflip's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const coinflipTile: string = new URL('./coinflip-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `coinflip.scene.py`. */
export const coinflipCover: Cover = {
  portrait: new URL('./coinflip-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./coinflip-cover-square.webp?no-inline', import.meta.url).href,
};
