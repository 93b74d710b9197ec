import { lazy } from 'react';

/** The canvas part of mines in its own file: the page can be read and played before it is there. */
export const LazyMinesStage = lazy(async () => ({ default: (await import('./mines-stage.tsx')).MinesStage }));
