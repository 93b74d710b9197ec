import { minesMultiplier, type MinesContext } from 'games-engine/mines';
import { useMemo, type ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { SCRIPT_HASH } from '../../core/game-kit/scene-script.ts';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { sceneRound, type SceneRound } from './mines-frame.ts';
import { MinesPicture, type MinesPictureProps } from './mines-picture.tsx';
import { timesOf } from './mines-replica.ts';
import styles from './mines.module.css';

/** What the open cells multiply the stake by; nothing before the first and after a mine. */
const multiplierOf = (
  { bet, config, opened }: MinesContext,
  mood: SceneRound['mood'],
): MinesPictureProps['multiplier'] => {
  if (!bet || opened.length === 0 || opened.some(({ isMine }) => isMine)) return undefined;
  return { value: minesMultiplier(config, bet.minesLength, opened.length), mood };
};

/** The scene of mines at a moment of a script. */
export const MinesGalleryScene = ({ steps, now }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const context = now.state.context as MinesContext;
  const round = useMemo(() => {
    const events = steps.flatMap(({ event }) => event ?? []) as MinesGame['events'];
    const revealMs = calm ? REDUCED_MOTION_MS : context.config.revealMs;
    return sceneRound(context, SCRIPT_HASH, { ...timesOf(events), revealMs, calm });
  }, [steps, context, calm]);
  return (
    <div className={styles.picture}>
      <MinesPicture round={round} seedHash={SCRIPT_HASH} multiplier={multiplierOf(context, round?.mood ?? 'open')} />
    </div>
  );
};
