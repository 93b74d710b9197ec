import type { CoinflipContext } from 'games-engine/coinflip';
import { useMemo, type ReactNode } from 'react';
import { lightOf } from '../../core/game-kit/light/light.ts';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { SCRIPT_ROUND } from '../../core/game-kit/scene-script.ts';
import { useReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { CoinflipPicture } from './coinflip-picture.tsx';
import { sceneRoom, showingOf } from './coinflip-scene-room.ts';
import styles from './coinflip.module.css';

const nobody = -1;

/** Coinflip's scene at a moment of a script. */
export const CoinflipGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const room = useMemo(() => {
    const context = state.context as CoinflipContext;
    const seat = context.bets.findIndex((bet) => bet.player === player);
    const showing = showingOf(context, { quick: false, calm });
    return sceneRoom(SCRIPT_ROUND, context, seat === nobody ? undefined : seat, showing, lightOf(state)?.scene);
  }, [state, player, calm]);
  return (
    <div className={styles.picture}>
      <CoinflipPicture room={room} side="heads" />
    </div>
  );
};
