import { Suspense, type ReactNode } from 'react';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import type { SceneRound } from './mines-frame.ts';
import type { MinesSceneProps } from './mines-scene.tsx';
import { LazyMinesStage } from './mines-stage.lazy.tsx';
import { MinesStill } from './mines-still.tsx';

export interface MinesPictureProps {
  round: SceneRound | undefined;
  asked?: number | undefined;
  pending?: boolean;
  seedHash?: string | undefined;
  multiplier?: MinesSceneProps['multiplier'];
}

/** The scene with all that a screen need not know: reduced motion, what stands in while it loads. */
export const MinesPicture = ({ round, asked, pending = false, seedHash, multiplier }: MinesPictureProps): ReactNode => (
  <Suspense fallback={<MinesStill round={round} />}>
    <LazyMinesStage
      round={round}
      asked={asked}
      pending={pending}
      calm={useReducedMotion()}
      seedHash={seedHash}
      multiplier={multiplier}
    />
  </Suspense>
);
