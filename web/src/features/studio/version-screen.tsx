import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { Loading } from './loading.tsx';
import { useStudioGame } from './use-studio-game.ts';

// as in design-screen.tsx
const VersionView = lazy(async () => ({ default: (await import('./version-view.tsx')).VersionView }));

/** /studio/:game/versions/:id: one version, and what can be done with it. */
export const VersionScreen = (): ReactNode => {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <VersionView game={useStudioGame()} id={id} />
    </Suspense>
  );
};
