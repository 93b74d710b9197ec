import { lazy } from 'react';

/** The canvas part of the wheel in its own file: the page can be read and played before it is there. */
export const LazyWheelStage = lazy(async () => ({ default: (await import('./wheel-stage.tsx')).WheelStage }));
