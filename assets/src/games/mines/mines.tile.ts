/** The picture of mines on a game tile. Apart from the game's manifest, so that a lobby does not load the game's sounds. */
export const minesTile: string = new URL('./mines-tile.svg?no-inline', import.meta.url).href;
