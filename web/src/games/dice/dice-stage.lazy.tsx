import { lazy } from 'react';

/** The canvas part of dice in its own file: the page can be read and played before it is there. */
export const LazyDiceStage = lazy(async () => ({ default: (await import('./dice-stage.tsx')).DiceStage }));
