import { lazy } from 'react';
import type { Replays } from '../features/fairness/replay-props.ts';

/** How a round of each game is shown again on the round page: its scene and Pixi load when a round is looked at. */
export const replays = {
  dice: lazy(async () => ({ default: (await import('../games/dice/dice-replay.tsx')).DiceReplay })),
  mines: lazy(async () => ({ default: (await import('../games/mines/mines-replay.tsx')).MinesReplay })),
  battle: lazy(async () => ({ default: (await import('../games/battle/battle-replay.tsx')).BattleReplay })),
  wheel: lazy(async () => ({ default: (await import('../games/wheel/wheel-replay.tsx')).WheelReplay })),
  coinflip: lazy(async () => ({ default: (await import('../games/coinflip/coinflip-replay.tsx')).CoinflipReplay })),
  classic: lazy(async () => ({ default: (await import('../games/classic/classic-replay.tsx')).ClassicReplay })),
} satisfies Replays;
