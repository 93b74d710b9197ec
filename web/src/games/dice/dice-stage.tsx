import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { DiceScene, type DiceSceneProps } from './dice-scene.tsx';
import { DiceStill } from './dice-still.tsx';

/** The dice scene on its canvas; loaded only with a screen that shows one. */
export const DiceStage = (props: Omit<DiceSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<DiceStill choice={props.choice} round={props.quiet ? undefined : props.round} />}>
    {(size) => <DiceScene {...props} size={size} />}
  </SceneStage>
);
