import type { Cover } from '../../core/studio/picture.ts';

/** Battle's picture in lists, apart from the game's manifest, so that a lobby does not load the game's sounds; rendered by `battle.scene.py`. */
export const battleCover: Cover = {
  portrait: new URL('./battle-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./battle-cover-square.webp?no-inline', import.meta.url).href,
};
