import type { GameId } from 'games-engine';

/** The in-house games in the order in which lists show them. */
export const gameOrder = ['dice', 'mines', 'battle', 'wheel', 'coinflip', 'classic'] as const satisfies GameId[];

/** Where each game is played. */
export const gamePaths = {
  dice: '/game/dice',
  mines: '/game/mines',
  battle: '/game/battle',
  wheel: '/game/wheeloffortune',
  coinflip: '/game/coinflip',
  classic: '/game/classic',
} as const satisfies Record<GameId, string>;

/** Whether a word from outside is one of the house's games. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(gamePaths, id);
