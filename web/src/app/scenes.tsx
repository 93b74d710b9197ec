import type { GameId } from 'games-engine';
import { lazy, type ComponentType } from 'react';
import type { SceneMomentProps } from '../core/game-kit/scene-moment.ts';

/** The scene of every game, at a moment of a script. */
export const scenes = {
  dice: lazy(async () => ({ default: (await import('../games/dice/dice-gallery-scene.tsx')).DiceGalleryScene })),
  mines: lazy(async () => ({ default: (await import('../games/mines/mines-gallery-scene.tsx')).MinesGalleryScene })),
  battle: lazy(async () => ({
    default: (await import('../games/battle/battle-gallery-scene.tsx')).BattleGalleryScene,
  })),
  wheel: lazy(async () => ({ default: (await import('../games/wheel/wheel-gallery-scene.tsx')).WheelGalleryScene })),
  coinflip: lazy(async () => ({
    default: (await import('../games/coinflip/coinflip-gallery-scene.tsx')).CoinflipGalleryScene,
  })),
  classic: lazy(async () => ({
    default: (await import('../games/classic/classic-gallery-scene.tsx')).ClassicGalleryScene,
  })),
} satisfies Record<GameId, ComponentType<SceneMomentProps>>;
