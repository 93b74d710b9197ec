import type { Cover } from '../../core/studio/picture.ts';

/** Classic's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `classic.scene.py`. */
export const classicCover: Cover = {
  portrait: new URL('./classic-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./classic-cover-square.webp?no-inline', import.meta.url).href,
};
