import { battleSnapshot } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { SCRIPT_ROUND } from '../../core/game-kit/scene-script.ts';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { pulsesOf, sceneDraw, startNumber, type SceneRound } from './battle-frame.ts';
import { BattleHub } from './battle-hub.tsx';
import { BattlePicture } from './battle-picture.tsx';
import styles from './battle-picture.module.css';

/** Battle's scene at a moment of a script. */
export const BattleGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const snapshot = battleSnapshot(state);
  const { value, context } = snapshot;
  const round = useMemo(
    (): SceneRound => ({
      id: SCRIPT_ROUND,
      hash: context.commitment,
      from: startNumber(SCRIPT_ROUND, undefined),
      draw: sceneDraw(context, player),
      light: lightOf({ value, context })?.scene,
      pulses: pulsesOf(context),
    }),
    [value, context, player],
  );
  return (
    <div className={styles.picture}>
      <BattlePicture round={value === 'unopened' ? undefined : round} settled={value === 'rewarded'} />
      <BattleHub view={{ snapshot }} />
    </div>
  );
};
