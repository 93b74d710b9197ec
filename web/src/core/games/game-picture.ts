import type { WebGame } from './web-game.ts';

/** URL of a game's square picture: its cover, or its tile where it has none. */
export const gamePicture = ({ cover, tile }: Pick<WebGame, 'cover' | 'tile'>): string => cover?.square ?? tile;
