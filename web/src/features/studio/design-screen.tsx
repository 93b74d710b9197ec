import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { useStudioGame } from './use-studio-game.ts';

// the maths of all games is more than a page may begin with: it comes once the frame is there
const DesignBench = lazy(async () => ({ default: (await import('./design-bench.tsx')).DesignBench }));

/** /studio/:game/design: the config as a form, and what its changes come to. */
export const DesignScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <DesignBench game={useStudioGame()} />
  </Suspense>
);
