import { lazy, Suspense, type ReactNode } from 'react';
import { useGames } from '../../core/games/games.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { useStudioGame } from './use-studio-game.ts';

// the maths of all games is more than a page may begin with: it comes once the frame is there
const DesignBench = lazy(async () => ({ default: (await import('./design-bench.tsx')).DesignBench }));
const DrawBench = lazy(async () => ({ default: (await import('./draw-bench.tsx')).DrawBench }));

/** /studio/:game/design: the config as a form, and what its changes come to. */
export const DesignScreen = (): ReactNode => {
  const game = useStudioGame();
  const isDraw = useGames().findDraw(game) !== undefined;
  return (
    <Suspense fallback={<Loading />}>
      {isDraw ? <DrawBench key={game} draw={game} /> : <DesignBench game={game} />}
    </Suspense>
  );
};
