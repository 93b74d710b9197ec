import { dicePictures } from 'assets/dice/pictures';
import type { DiceChoice } from 'games-engine/dice';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { Place } from '../../../core/game-kit/scene/place.tsx';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import type { SceneRound } from './frame.ts';
import { DiceStill } from './still.tsx';

/** The canvas part of dice in its own file: the page can be read and played before it is there. */
const LazyDiceStage = lazy(async () => ({ default: (await import('./stage.tsx')).DiceStage }));

export interface DicePictureProps {
  choice: DiceChoice;
  round: SceneRound | undefined;
  quiet?: boolean;
  pending?: boolean;
}

/** The scene with all that a screen need not know: its words, reduced motion, what stands in while it loads. */
export const DicePicture = ({ choice, round, quiet = false, pending = false }: DicePictureProps): ReactNode => {
  const t = useMessages('dice', 'main');
  const calm = useReducedMotion();
  const [win, lose] = [t('mark.win'), t('mark.lose')];
  const { mark } = useFormat();
  const labels = useMemo(() => ({ win, lose, mark }), [win, lose, mark]);
  const { percentBp, side } = choice;
  const plain = useMemo(() => ({ percentBp, side }), [percentBp, side]); // the scene draws its bar again only for another bet
  return (
    <Place backdrop={dicePictures.backdrop.url}>
      <Suspense fallback={<DiceStill choice={plain} round={quiet ? undefined : round} />}>
        <LazyDiceStage choice={plain} round={round} quiet={quiet} pending={pending} calm={calm} labels={labels} />
      </Suspense>
    </Place>
  );
};
