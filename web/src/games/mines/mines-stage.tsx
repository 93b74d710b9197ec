import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { MinesScene, type MinesSceneProps } from './mines-scene.tsx';
import { MinesStill } from './mines-still.tsx';

/** The scene of mines on its canvas; loaded only with a screen that shows one. */
export const MinesStage = (props: Omit<MinesSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<MinesStill round={props.round} />}>
    {(size) => <MinesScene {...props} size={size} />}
  </SceneStage>
);
