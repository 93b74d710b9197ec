import { lazy, Suspense, type ReactNode } from 'react';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { BattleStill, type BattleStillProps } from './still.tsx';

/** The canvas part of battle in its own file: the page can be read and played before it is there. */
const LazyBattleStage = lazy(async () => ({ default: (await import('./stage.tsx')).BattleStage }));

/** The scene with all that a screen need not know: reduced motion, what stands in while it loads. */
export const BattlePicture = ({ round, settled }: BattleStillProps): ReactNode => {
  const calm = useReducedMotion();
  const still = <BattleStill round={round} settled={settled} />;
  if (!round) return still;
  return (
    <Suspense fallback={still}>
      <LazyBattleStage round={round} settled={settled} calm={calm} />
    </Suspense>
  );
};
