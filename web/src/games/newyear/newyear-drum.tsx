import { newyearChances, type NewyearConfig, type NewyearOutcome, type NewyearPrize } from 'games-engine/newyear';
import { useMemo, type ReactNode, type Ref } from 'react';
import { DrawFrame } from '../../core/free-draw/draw-frame.tsx';
import { useDrawShow, type DrawHandle } from '../../core/free-draw/use-draw-show.ts';
import { SceneStage } from '../../core/game-kit/scene-stage.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { NewyearScene } from './newyear-scene.tsx';
import { NewyearStill } from './newyear-still.tsx';
import { newyearRoundMessages } from './newyear-round.messages.ts';
import { usePrizeName } from './use-prize-name.ts';

export interface NewyearDrumProps {
  config: NewyearConfig; // in force: of `games.config`, or what the draw pins
  amount: (prize: NewyearPrize) => string; // how a prize of money or DIC is written
  thing?: (name: string) => string | undefined; // what a thing is called; its own word when left out
  ref?: Ref<DrawHandle<NewyearOutcome>>;
}

/** The drum, its result and its chances. `play` of its handle shows a draw. */
export const NewyearDrum = ({ config, amount, thing, ref }: NewyearDrumProps): ReactNode => {
  const t = useMessages(newyearRoundMessages);
  const nameOf = usePrizeName();
  const { show, skip } = useDrawShow(config, ref);
  const chances = useMemo(() => newyearChances(config), [config]);
  const names = config.prizes.map((prize) =>
    prize.kind === 'item' ? (thing?.(prize.name) ?? nameOf(prize.name)) : amount(prize),
  );
  const odds = chances.map(({ probability }, place) => ({ place, prize: names[place] ?? '', probability }));
  const scene = { config, names, show };
  return (
    <DrawFrame
      draw="newyear"
      label={t('name')}
      stage={
        <SceneStage fallback={<NewyearStill {...scene} />}>
          {(size) => <NewyearScene {...scene} size={size} />}
        </SceneStage>
      }
      show={show}
      prize={show && names[config.prizes.findIndex(({ name }) => name === show.outcome.prize)]}
      odds={odds}
      skip={skip}
    />
  );
};
