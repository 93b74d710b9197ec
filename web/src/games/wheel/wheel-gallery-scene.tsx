import { wheelSnapshot } from 'games-engine/wheel';
import { useMemo, type ReactNode } from 'react';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { SCRIPT_ROUND } from '../../core/game-kit/scene-script.ts';
import { WheelPicture } from './wheel-picture.tsx';
import { sceneRound } from './wheel-round.ts';

/** The wheel's scene at a moment of a script. */
export const WheelGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const snapshot = wheelSnapshot(state);
  const { value, context } = snapshot;
  const round = useMemo(() => {
    const roundId = context.commitment === '' ? undefined : SCRIPT_ROUND;
    return sceneRound({ roundId, snapshot: { value, context }, before: [], player, quick: false });
  }, [value, context, player]);
  return (
    <WheelPicture
      round={round}
      settled={value === 'result'}
      until={value === 'countdown' ? context.expireAt : null}
      totalMs={context.config.bettingMs}
    />
  );
};
