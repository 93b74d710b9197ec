import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { BattleScene, type BattleSceneProps } from './battle-scene.tsx';
import { BattleStill } from './battle-still.tsx';

/** The battle scene on its canvas; loaded only with a screen that shows one. */
export const BattleStage = ({
  settled,
  ...props
}: Omit<BattleSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<BattleStill round={props.round} settled={settled} />}>
    {(size) => <BattleScene {...props} size={size} />}
  </SceneStage>
);
