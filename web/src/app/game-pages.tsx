import type { GameId } from 'games-engine';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { gamePaths } from '../core/games/game-catalogue.ts';
import type { GameSlots } from '../core/game-kit/game-slots.ts';
import type { RouteHandle } from './layout/use-title.ts';

type Screen = ComponentType<{ slots: GameSlots }>;

/** How each game's screen is loaded. */
const screens = {
  dice: async () => (await import('../games/dice/dice-screen.tsx')).DiceScreen,
  mines: async () => (await import('../games/mines/mines-screen.tsx')).MinesScreen,
  battle: async () => (await import('../games/battle/battle-screen.tsx')).BattleScreen,
  wheel: async () => (await import('../games/wheel/wheel-screen.tsx')).WheelScreen,
  coinflip: async () => (await import('../games/coinflip/coinflip-screen.tsx')).CoinflipScreen,
  classic: async () => (await import('../games/classic/classic-screen.tsx')).ClassicScreen,
} as const satisfies Record<GameId, () => Promise<Screen>>;

const page = (game: GameId, path: string): RouteObject => ({
  path,
  handle: { game } satisfies RouteHandle,
  async lazy() {
    const [Screen, { gameSlots }] = await Promise.all([screens[game](), import('./game-slots.tsx')]);
    return { Component: () => <Screen slots={gameSlots} /> };
  },
});

const games = Object.keys(screens) as GameId[];

/** A page per game; a private room of coinflip has its own link. */
export const gamePages: RouteObject[] = [
  ...games.map((game) => page(game, gamePaths[game])),
  page('coinflip', `${gamePaths.coinflip}/:id`),
];
