import { Suspense, type ReactNode } from 'react';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { LazyBattleStage } from './battle-stage.lazy.tsx';
import { BattleStill, type BattleStillProps } from './battle-still.tsx';

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
