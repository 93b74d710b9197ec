import type { Cover } from '../../core/studio/picture.ts';

/** Mines's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `mines.scene.py`. */
export const minesCover: Cover = {
  portrait: new URL('./mines-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./mines-cover-square.webp?no-inline', import.meta.url).href,
};
