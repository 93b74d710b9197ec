import { battlePictures } from 'assets/battle/pictures';
import { lazy, Suspense, type ReactNode } from 'react';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { BattleStill, type BattleStillProps } from './still.tsx';

/** The canvas part of battle in its own file: the page can be read and played before it is there. */
const LazyBattleStage = lazy(async () => ({ default: (await import('./stage.tsx')).BattleStage }));

/** The scene with all that a screen need not know: reduced motion, what stands in while it loads. */
export const BattlePicture = ({ round, settled }: BattleStillProps): ReactNode => {
  const calm = useReducedMotion();
  const still = <BattleStill round={round} settled={settled} />;
  return (
    <Place backdrop={battlePictures.backdrop.url}>
      {round ? (
        <Suspense fallback={still}>
          <LazyBattleStage round={round} settled={settled} calm={calm} />
        </Suspense>
      ) : (
        still
      )}
    </Place>
  );
};
