import { newyearChances, type NewyearConfig, type NewyearOutcome, type NewyearPrize } from 'games-engine/newyear';
import { useMemo, type ReactNode, type Ref } from 'react';
import { DrawFrame } from '../../core/free-draw/draw-frame.tsx';
import { useDrawShow, type DrawHandle } from '../../core/free-draw/use-draw-show.ts';
import { SceneStage } from '../../core/game-kit/scene/stage.tsx';
import type { DrawViewProps } from '../../core/games/web-game.ts';
import { type Texts, useMessages } from '../../core/i18n/messages.ts';
import { NewyearScene } from './scene.tsx';
import { play } from './sounds.ts';
import { NewyearStill } from './still.tsx';

const things: readonly string[] = ['headphones', 'smartphone', 'sweets'] satisfies (keyof Texts<'newyear', 'main'>)[];

const isThing = (name: string): name is keyof Texts<'newyear', 'main'> => things.includes(name);

/** Name of a thing among the prizes in the interface's language; one without a word by its own name. */
const usePrizeName = (): ((name: string) => string) => {
  const t = useMessages('newyear', 'main');
  return (name) => (isThing(name) ? t(name) : name);
};

export interface NewyearDrumProps {
  config: NewyearConfig; // in force: of `games.config`, or what the draw pins
  amount: (prize: NewyearPrize) => string; // text of a prize of money or DIC
  thing?: (name: string) => string | undefined; // name of a thing; its own word when left out
  ref?: Ref<DrawHandle<NewyearOutcome>>;
}

/** The drum, its result and its chances. `play` of its handle shows a draw. */
export const NewyearDrum = ({ config, amount, thing, ref }: NewyearDrumProps): ReactNode => {
  const t = useMessages('newyear', 'round');
  const nameOf = usePrizeName();
  const { show, skip } = useDrawShow(config, ref, play);
  const chances = useMemo(() => newyearChances(config), [config]);
  const names = config.prizes.map((prize) =>
    prize.kind === 'item' ? (thing?.(prize.name) ?? nameOf(prize.name)) : amount(prize),
  );
  const odds = chances.map(({ probability }, place) => ({ place, prize: names[place] ?? '', probability }));
  const prize = show && (show.sum ?? names[config.prizes.findIndex(({ name }) => name === show.outcome.prize)]);
  const scene = { config, prize, show };
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
      prize={prize}
      odds={odds}
      skip={skip}
    />
  );
};

/** The drum as areas show it. */
export const NewyearView = ({ config, write, thing, ref }: DrawViewProps): ReactNode => (
  <NewyearDrum
    config={config as NewyearConfig}
    amount={({ amountMinor, kind }) => write({ minor: BigInt(amountMinor), ...(kind === 'dic' && { unit: 'DIC' }) })}
    {...(thing && { thing })}
    {...(ref && { ref })}
  />
);
