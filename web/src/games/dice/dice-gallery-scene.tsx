import type { DiceContext } from 'games-engine/dice';
import { useMemo, type ReactNode } from 'react';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { SCRIPT_HASH } from '../../core/game-kit/scene-script.ts';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { sceneRound } from './dice-frame.ts';
import { DicePicture } from './dice-picture.tsx';
import styles from './dice.module.css';

const firstChoice = { percentBp: 5000, side: 'less' } as const;

/** The scene of dice at a moment of a script. A number stays until the next one is drawn. */
export const DiceGalleryScene = ({ steps, now }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const drawn = steps.filter(({ event }) => event?.type === 'outcome.drawn');
  const [last, before] = [drawn.at(-1), drawn.at(-2)];
  const { bet } = now.state.context as DiceContext;
  const round = useMemo(() => {
    if (!last) return undefined;
    const context = last.state.context as DiceContext;
    const revealMs = calm ? REDUCED_MOTION_MS : context.config.revealMs;
    const fromRoll = (before?.state.context as DiceContext | undefined)?.roll ?? context.bet?.percentBp ?? 0;
    return sceneRound(context, SCRIPT_HASH, { startedAt: last.at, revealMs, fromRoll, calm });
  }, [last, before, calm]);
  const isPending = now.state.value === 'placed';
  return (
    <div className={styles.picture}>
      <DicePicture
        choice={bet ?? firstChoice}
        round={round}
        quiet={isPending}
        pending={isPending}
        seedHash={SCRIPT_HASH}
      />
    </div>
  );
};
