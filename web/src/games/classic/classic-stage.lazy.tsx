import { lazy } from 'react';

/** The canvas part of classic in its own file: the page can be read and played before it is there. */
export const LazyClassicStage = lazy(async () => ({ default: (await import('./classic-stage.tsx')).ClassicStage }));
