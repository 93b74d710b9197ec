import type { ReactNode } from 'react';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { CoinflipScene, type CoinflipSceneProps } from './coinflip-scene.tsx';
import { CoinflipStill } from './coinflip-still.tsx';

/** The coin on its canvas; loaded only with a screen that shows one. */
export const CoinflipStage = (props: Omit<CoinflipSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<CoinflipStill room={props.room} creatorSide={props.creatorSide} labels={props.labels} />}>
    {(size) => <CoinflipScene {...props} size={size} />}
  </SceneStage>
);
