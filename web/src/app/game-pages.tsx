import type { RouteObject } from 'react-router';
import type { WebGames } from '../core/games/games.ts';
import type { WebGame } from '../core/games/web-game.ts';
import type { RouteHandle } from '../core/features/feature.ts';

const page = ({ id, screen }: WebGame, path: string): RouteObject => ({
  path,
  handle: { game: id } satisfies RouteHandle,
  async lazy() {
    const [Screen, { gameSlots }] = await Promise.all([screen(), import('./game-slots.tsx')]);
    return { Component: () => <Screen slots={gameSlots} /> };
  },
});

/** A page per game, at each of its addresses. */
export const gamePages = ({ all }: WebGames): RouteObject[] =>
  all.flatMap((game) => [game.path, ...(game.morePaths ?? [])].map((path) => page(game, path)));
