import { robberyChances, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import { useMemo, type ReactNode, type Ref } from 'react';
import { DrawFrame } from '../../core/free-draw/draw-frame.tsx';
import { useDrawShow, type DrawHandle } from '../../core/free-draw/use-draw-show.ts';
import { SceneStage } from '../../core/game-kit/scene/stage.tsx';
import type { DrawViewProps } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { RobberyScene } from './scene.tsx';
import { play } from './sounds.ts';
import { RobberyStill } from './still.tsx';

export interface RobberyWheelProps {
  config: RobberyConfig; // in force: of `games.config`, or what the draw pins
  statusId: number; // the player's VIP level
  amount: (prizeMinor: bigint) => string; // text of an amount
  ref?: Ref<DrawHandle<RobberyOutcome>>;
}

/** The robbery's wheel, its result and its chances. `play` of its handle shows a draw. */
export const RobberyWheel = ({ config, statusId, amount, ref }: RobberyWheelProps): ReactNode => {
  const t = useMessages('robbery', 'round');
  const { show, skip } = useDrawShow(config, ref, play);
  const chances = useMemo(() => robberyChances(config, { statusId }), [config, statusId]);
  const prizes = chances.map(({ prizeMinor }) => amount(prizeMinor));
  const odds = chances.map(({ probability }, place) => ({ place, prize: prizes[place] ?? '', probability }));
  const scene = { config, prizes, from: show?.previous?.sector ?? 0, show };
  return (
    <DrawFrame
      draw="robbery"
      label={t('name')}
      stage={
        <SceneStage fallback={<RobberyStill {...scene} />}>
          {(size) => <RobberyScene {...scene} size={size} />}
        </SceneStage>
      }
      show={show}
      prize={show && amount(BigInt(show.outcome.prizeMinor))}
      odds={odds}
      skip={skip}
    />
  );
};

/** The wheel as areas show it. */
export const RobberyView = ({ config, statusId, write, ref }: DrawViewProps): ReactNode => (
  <RobberyWheel
    config={config as RobberyConfig}
    statusId={statusId}
    amount={(minor) => write({ minor })}
    {...(ref && { ref })}
  />
);
