import { newyearDefaultConfig, newyearOutcomes, type NewyearOutcome } from 'games-engine/newyear';
import { robberyDefaultConfig, robberyOutcomes, type RobberyOutcome } from 'games-engine/robbery';
import { useRef, type ReactNode } from 'react';
import type { DrawHandle } from '../../core/free-draw/use-draw-show.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { NewyearDrum } from '../../games/newyear/view.tsx';
import { RobberyWheel } from '../../games/robbery/view.tsx';
import { ExhibitList, type Exhibits } from './exhibit.tsx';

const ROUND = '0192f0c1-0000-7000-8000-000000000001';
const STATUS = 10;

const Robbery = ({ sectors = [] }: { sectors?: readonly number[] }): ReactNode => {
  const { format } = useMoney();
  const handle = useRef<DrawHandle<RobberyOutcome>>(null);
  const outcomes = robberyOutcomes(robberyDefaultConfig, { statusId: STATUS });
  const play = (sector: number): void => {
    const outcome = outcomes[sector];
    if (outcome) void handle.current?.play({ id: ROUND, outcome });
  };
  return (
    <>
      <RobberyWheel ref={handle} config={robberyDefaultConfig} statusId={STATUS} amount={(minor) => format(minor)} />
      {sectors.map((sector) => (
        <Button key={sector} onClick={() => play(sector)}>
          robbery {sector}
        </Button>
      ))}
    </>
  );
};

const Drum = ({ prizes = [] }: { prizes?: readonly number[] }): ReactNode => {
  const { format } = useMoney();
  const handle = useRef<DrawHandle<NewyearOutcome>>(null);
  const outcomes = newyearOutcomes(newyearDefaultConfig);
  const play = (place: number): void => {
    const outcome = outcomes[place];
    if (outcome) void handle.current?.play({ id: ROUND, outcome });
  };
  return (
    <>
      <NewyearDrum
        ref={handle}
        config={newyearDefaultConfig}
        amount={({ amountMinor, kind }) => (kind === 'dic' ? `${amountMinor / 100} DIC` : format(BigInt(amountMinor)))}
      />
      {prizes.map((place) => (
        <Button key={place} onClick={() => play(place)}>
          drum {place}
        </Button>
      ))}
    </>
  );
};

const exhibits: Exhibits = {
  RobberyWheel: { 'waiting spinning result': <Robbery sectors={[0, 7]} /> },
  NewyearDrum: { 'waiting spinning result': <Drum prizes={[0, 11]} /> },
};

/** The draws that cost nothing: scenes without a page of their own. */
export const DrawSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
