/** Classic's picture on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const classicTile: string = new URL('./classic-tile.svg?no-inline', import.meta.url).href;
