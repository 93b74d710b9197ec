import { lazy } from 'react';

/** The canvas part of battle in its own file: the page can be read and played before it is there. */
export const LazyBattleStage = lazy(async () => ({ default: (await import('./battle-stage.tsx')).BattleStage }));
