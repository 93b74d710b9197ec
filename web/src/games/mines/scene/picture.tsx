import { minesPictures } from 'assets/mines/pictures';
import type { Fraction } from 'games-engine';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import type { SceneRound } from './frame.ts';
import { MinesStill } from './still.tsx';

/** The canvas part of mines in its own file: the page can be read and played before it is there. */
const LazyMinesStage = lazy(async () => ({ default: (await import('./stage.tsx')).MinesStage }));

export interface MinesPictureProps {
  round: SceneRound | undefined;
  asked?: number | undefined;
  pending?: boolean;
  multipliers: readonly (Fraction | string)[]; // after 1, 2 … safe cells
  result?: { value: Fraction | string; mood: SceneRound['mood'] } | undefined; // multiplier of a round that has ended with one
}

/** The scene with all that a screen need not know: its figures as the language writes them, reduced motion, what stands in while it loads. */
export const MinesPicture = ({ round, asked, pending = false, multipliers, result }: MinesPictureProps): ReactNode => {
  const { multiplier } = useFormat();
  const [text, mood] = [result && multiplier(result.value), result?.mood];
  const label = useMemo(() => (text === undefined || mood === undefined ? undefined : { text, mood }), [text, mood]);
  const steps = useMemo(() => multipliers.map((value) => multiplier(value)), [multipliers, multiplier]);
  return (
    <Place backdrop={minesPictures.backdrop.url}>
      <Suspense fallback={<MinesStill round={round} steps={steps} />}>
        <LazyMinesStage
          round={round}
          asked={asked}
          pending={pending}
          calm={useReducedMotion()}
          steps={steps}
          result={label}
        />
      </Suspense>
    </Place>
  );
};
