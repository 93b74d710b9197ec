import { lazy } from 'react';

/** The canvas part of coinflip in its own file: the page can be read and played before it is there. */
export const LazyCoinflipStage = lazy(async () => ({ default: (await import('./coinflip-stage.tsx')).CoinflipStage }));
