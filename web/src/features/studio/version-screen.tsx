import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { useStudioGame } from './use-studio-game.ts';

// as in design-screen.tsx
const VersionView = lazy(async () => ({ default: (await import('./version-view.tsx')).VersionView }));
const DrawVersion = lazy(async () => ({ default: (await import('./draw-version.tsx')).DrawVersion }));

/** /studio/:game/versions/:id: one version, and what can be done with it. */
export const VersionScreen = (): ReactNode => {
  const { id = '' } = useParams();
  const game = useStudioGame();
  const isDraw = useGames().findDraw(game) !== undefined;
  return (
    <Suspense fallback={<Loading />}>
      {isDraw ? <DrawVersion draw={game} id={id} /> : <VersionView game={game} id={id} />}
    </Suspense>
  );
};
