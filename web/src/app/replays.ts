import { lazy } from 'react';
import type { Replays } from '../features/fairness/replay-props.ts';

/** How a round of each game is shown again on the round page: its scene and Pixi load when a round is looked at. */
export const replays = {
  dice: lazy(async () => ({ default: (await import('../games/dice/dice-replay.tsx')).DiceReplay })),
} satisfies Replays;
