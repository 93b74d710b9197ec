import type { Fraction } from 'games-engine';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import type { SceneRound } from './frame.ts';
import { MinesStill } from './still.tsx';

/** The canvas part of mines in its own file: the page can be read and played before it is there. */
const LazyMinesStage = lazy(async () => ({ default: (await import('./stage.tsx')).MinesStage }));

export interface MinesPictureProps {
  round: SceneRound | undefined;
  asked?: number | undefined;
  pending?: boolean;
  seedHash?: string | undefined;
  multiplier?: { value: Fraction | string; mood: SceneRound['mood'] } | undefined; // multiplier of the cells opened so far
}

/** The scene with all that a screen need not know: its figures as the language writes them, reduced motion, what stands in while it loads. */
export const MinesPicture = ({ round, asked, pending = false, seedHash, multiplier }: MinesPictureProps): ReactNode => {
  const format = useFormat();
  const [text, mood] = [multiplier && format.multiplier(multiplier.value), multiplier?.mood];
  const label = useMemo(() => (text === undefined || mood === undefined ? undefined : { text, mood }), [text, mood]);
  return (
    <Suspense fallback={<MinesStill round={round} />}>
      <LazyMinesStage
        round={round}
        asked={asked}
        pending={pending}
        calm={useReducedMotion()}
        seedHash={seedHash}
        multiplier={label}
      />
    </Suspense>
  );
};
