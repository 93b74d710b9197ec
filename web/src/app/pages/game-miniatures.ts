import type { GameId } from 'games-engine';
import type { ComponentType } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';

/** What each game shows of itself on the home page. None brings its scene or the library that draws it. */
export const gameMiniatures = {
  dice: lazyPart(async () => (await import('../../games/dice/dice-miniature.tsx')).DiceMiniature),
  mines: lazyPart(async () => (await import('../../games/mines/mines-miniature.tsx')).MinesMiniature),
  battle: lazyPart(async () => (await import('../../games/battle/battle-miniature.tsx')).BattleMiniature),
  wheel: lazyPart(async () => (await import('../../games/wheel/wheel-miniature.tsx')).WheelMiniature),
  coinflip: lazyPart(async () => (await import('../../games/coinflip/coinflip-miniature.tsx')).CoinflipMiniature),
  classic: lazyPart(async () => (await import('../../games/classic/classic-miniature.tsx')).ClassicMiniature),
} as const satisfies Record<GameId, ComponentType>;
