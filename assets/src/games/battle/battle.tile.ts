import type { Cover } from '../../core/studio/picture.ts';

/** Battle's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const battleTile: string = new URL('./battle-tile.svg?no-inline', import.meta.url).href;

/** Shown where the game is large; rendered by `battle.scene.py`. */
export const battleCover: Cover = {
  portrait: new URL('./battle-cover.webp?no-inline', import.meta.url).href,
  square: new URL('./battle-cover-square.webp?no-inline', import.meta.url).href,
};
