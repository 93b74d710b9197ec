import type { AnySoloGame, GameId } from '../core/define-game.ts';
import { dice } from './dice/index.ts';

/** Every solo game by its id: where server, verifier and audit look a game up. */
export const soloGames = { dice } satisfies Record<GameId, AnySoloGame>;

/** The game of this id, or undefined when there is none: ids come from untrusted logs. */
export const findGame = (id: string): AnySoloGame | undefined =>
  Object.hasOwn(soloGames, id) ? soloGames[id as GameId] : undefined;
