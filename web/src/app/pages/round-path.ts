import type { GameId } from 'games-engine';
import { gameOrder, isGameId } from '../../core/games/game-catalogue.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const LINKED_GAME = /\/fairness\/([a-z]+)\//;

/** The round that a text names by id or by link. An id alone does not say of which game. */
export const namedRound = (text: string): { id: string; game: GameId | undefined } | undefined => {
  const id = UUID.exec(text)?.[0].toLowerCase();
  const game = LINKED_GAME.exec(text)?.[1] ?? '';
  return id === undefined ? undefined : { id, game: isGameId(game) ? game : undefined };
};

/** The page where a round is checked. */
export const roundPath = (game: GameId, id: string): string => `/fairness/${game}/${id}`;

/** The game whose round this is, asked of one after the other; undefined when it is of none. */
export const findGameOf = async (
  id: string,
  isOf: (game: GameId, id: string) => Promise<boolean>,
): Promise<GameId | undefined> => {
  for (const game of gameOrder) {
    if (await isOf(game, id)) return game; // oxlint-disable-line no-await-in-loop -- most rounds are of the first games
  }
  return undefined;
};
