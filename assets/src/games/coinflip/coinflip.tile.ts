/** Coinflip's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const coinflipTile: string = new URL('./coinflip-tile.svg?no-inline', import.meta.url).href;
