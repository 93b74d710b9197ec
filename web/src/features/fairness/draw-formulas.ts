import type { GameId } from 'games-engine';

/** How each game's outcome follows from the stream: the same in every language. */
export const drawFormulas = {
  dice: 'roll = int(10000)  →  roll ÷ 100',
  mines: 'pool = [0 … 23]; mine = pool.splice(int(pool.length), 1)',
  battle: 'number = 1 + int(1000); red: 1 … 500, blue: 501 … 1000',
  wheel: 'segment = int(32); sector = segments[segment]',
  coinflip: 'ticket = 1 + int(tickets); creator: 1 … tickets ÷ 2',
  classic: 'ticket = 1 + int(tickets)',
} as const satisfies Record<GameId, string>;

const shared: ReadonlySet<string> = new Set<GameId>(['battle', 'wheel', 'coinflip', 'classic']);

/** Whether a game's rounds belong to all their bettors: then the house's seed is the round's, not the player's pair. */
export const isSharedGame = (game: string): boolean => shared.has(game);
