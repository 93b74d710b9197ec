import { createContext, use, useContext, type ComponentType } from 'react';
import type { DrawStudio, DrawViewProps, GameParts, WebDraw, WebGame } from './web-game.ts';

/** The games of the site, in the order in which lists show them. */
export interface WebGames {
  readonly all: readonly WebGame[];
  readonly ids: readonly string[];
  readonly draws: readonly WebDraw[];
  find(id: string): WebGame | undefined;
  /** A draw that costs nothing: no list shows it, but its rounds have pages. */
  findDraw(id: string): WebDraw | undefined;
  /** A worker that does the studio's jobs on these games. */
  openAnalysis(): Worker;
}

const noAnalysis = (): never => {
  throw new Error('this site was made without a worker for the studio');
};

/** Makes the games of a site. Without `openAnalysis` its studio shows what needs no worker. */
export const createWebGames = (
  games: readonly WebGame[],
  {
    openAnalysis = noAnalysis,
    draws = [],
  }: Partial<Pick<WebGames, 'openAnalysis'>> & { draws?: readonly WebDraw[] } = {},
): WebGames => {
  const byId = new Map(games.map((game) => [game.id, game]));
  return {
    all: games,
    ids: [...byId.keys()],
    draws,
    find: (id) => byId.get(id),
    findDraw: (id) => draws.find((draw) => draw.id === id),
    openAnalysis,
  };
};

/** The games that the application shows: it provides them to all its slices. */
export const GamesContext = createContext<WebGames>(createWebGames([]));

export const useGames = (): WebGames => useContext(GamesContext);

/** A game with its parts. */
export interface LoadedGame {
  readonly game: WebGame;
  readonly parts: GameParts;
}

const loading = new WeakMap<WebGames, Promise<readonly LoadedGame[]>>();

const loadAll = (games: WebGames): Promise<readonly LoadedGame[]> => {
  const known = loading.get(games) ?? Promise.all(games.all.map(async (game) => ({ game, parts: await game.parts() })));
  loading.set(games, known);
  known.catch(() => loading.delete(games)); // the next visit tries again
  return known;
};

/** All games with their parts; suspends until they are loaded, throws to the page's boundary when they cannot be. */
export const useLoadedGames = (): readonly LoadedGame[] => use(loadAll(useGames()));

/** A game's parts, or undefined where the site has no such game; suspends until they are loaded. */
export const useGameParts = (id: string): GameParts | undefined => {
  const game = useGames().find(id);
  return game && use(game.parts());
};

/** Parts of a game that a round's page needs: its draw, and its replay where it has a scene to show it on. */
export type RoundParts = Pick<GameParts, 'fairness'> & Partial<Pick<GameParts, 'Replay'>>;

/** The same of a game or a draw; suspends until a game's parts are loaded. */
export const useRoundParts = (id: string): RoundParts | undefined => {
  const games = useGames();
  const game = games.find(id);
  return game ? use(game.parts()) : games.findDraw(id);
};

/** A draw with its picture, or undefined where the site has no such draw; suspends until it is loaded. */
export const useDrawParts = (id: string): { readonly View: ComponentType<DrawViewProps> } | undefined => {
  const draw = useGames().findDraw(id);
  return draw && { View: use(draw.view()) };
};

/** Studio of a draw, or undefined where the site has no such draw; suspends until it is loaded. */
export const useDrawStudio = (id: string): DrawStudio | undefined => {
  const draw = useGames().findDraw(id);
  return draw && use(draw.studio());
};
