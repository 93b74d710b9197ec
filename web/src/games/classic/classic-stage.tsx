import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { ClassicScene, type ClassicSceneProps } from './classic-scene.tsx';
import { ClassicStill } from './classic-still.tsx';

/** The classic scene on its canvas; loaded only with a screen that shows one. */
export const ClassicStage = ({
  settled,
  ...props
}: Omit<ClassicSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<ClassicStill round={props.round} settled={settled} labels={props.labels} />}>
    {(size) => <ClassicScene {...props} size={size} />}
  </SceneStage>
);
