import type { Cover } from '../../core/studio/picture.ts';

/** Dice's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const diceTile: string = new URL('./dice-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `dice.scene.py`. */
export const diceCover: Cover = {
  portrait: new URL('./dice-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./dice-cover-square.webp?no-inline', import.meta.url).href,
};
