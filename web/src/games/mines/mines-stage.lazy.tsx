import { lazy } from 'react';
import { stageWanted } from '../../core/game-kit/stage-wanted.ts';

/** The canvas part of mines in its own file: the page can be read and played before it is there. */
export const LazyMinesStage = lazy(async () => {
  await stageWanted();
  return { default: (await import('./mines-stage.tsx')).MinesStage };
});
