import type { Cover } from '../../core/studio/picture.ts';

/** Dice's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `dice.scene.py`. */
export const diceCover: Cover = {
  portrait: new URL('./dice-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./dice-cover-square.webp?no-inline', import.meta.url).href,
};
