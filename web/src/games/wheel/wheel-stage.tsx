import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { WheelScene, type WheelSceneProps } from './wheel-scene.tsx';
import { WheelStill } from './wheel-still.tsx';

/** The wheel's scene on its canvas; loaded only with a screen that shows one. */
export const WheelStage = ({ settled, ...props }: Omit<WheelSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<WheelStill round={props.round} settled={settled} busy={props.busy} />}>
    {(size) => <WheelScene {...props} size={size} />}
  </SceneStage>
);
