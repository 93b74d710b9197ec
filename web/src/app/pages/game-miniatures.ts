import type { GameId } from 'games-engine';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<ComponentType>;

const loaded = (load: Load): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: await load() }));

/** What each game shows of itself on the home page. None brings its scene or the library that draws it. */
export const gameMiniatures = {
  dice: loaded(async () => (await import('../../games/dice/dice-miniature.tsx')).DiceMiniature),
  mines: loaded(async () => (await import('../../games/mines/mines-miniature.tsx')).MinesMiniature),
  battle: loaded(async () => (await import('../../games/battle/battle-miniature.tsx')).BattleMiniature),
  wheel: loaded(async () => (await import('../../games/wheel/wheel-miniature.tsx')).WheelMiniature),
  coinflip: loaded(async () => (await import('../../games/coinflip/coinflip-miniature.tsx')).CoinflipMiniature),
  classic: loaded(async () => (await import('../../games/classic/classic-miniature.tsx')).ClassicMiniature),
} as const satisfies Record<GameId, ComponentType>;
