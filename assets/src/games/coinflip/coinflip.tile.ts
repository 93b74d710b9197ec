import type { Cover } from '../../core/studio/picture.ts';

/** Coinflip's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `coinflip.scene.py`. */
export const coinflipCover: Cover = {
  portrait: new URL('./coinflip-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./coinflip-cover-square.webp?no-inline', import.meta.url).href,
};
