import { useEffect, useState, type RefObject } from 'react';
import type { NewyearSpun } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { makeOwnSeed } from '../../../core/seeds/make-own-seed.ts';
import { refreshProfile } from '../../../core/session/session.ts';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { rereadNewyear } from './use-newyear.ts';

export interface Drum {
  readonly phase: 'waiting' | 'asking' | 'turning' | 'shown';
  readonly spun: NewyearSpun | undefined; // last spin on this page
  readonly problem: string | undefined;
  start(ticket: number): void;
}

const reread = (): Promise<unknown> => Promise.all([rereadNewyear(), refreshProfile()]);

/** Spends a ticket, lets the drum show the prize, then reloads what it changed. */
export const useDrum = (drum: RefObject<DrawHandle<object> | null>): Drum => {
  const errorText = useErrorText();
  const [phase, setPhase] = useState<Drum['phase']>('waiting');
  const [spun, setSpun] = useState<NewyearSpun>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!spun) return;
    const show = async (): Promise<void> => {
      await drum.current?.play({ id: spun.id, outcome: spun.outcome });
      setPhase('shown');
      await reread();
    };
    void show();
  }, [spun, drum]);

  const start = async (ticket: number): Promise<void> => {
    setProblem(undefined);
    setPhase('asking');
    try {
      await makeOwnSeed();
      const had = await call('bonus.newYearBoom.spin', { ticket });
      setPhase('turning');
      setSpun(had);
    } catch (error) {
      setPhase('waiting');
      setProblem(errorText(error));
      await reread(); // spun elsewhere, or the answer was lost
    }
  };

  return { phase, spun, problem, start: (ticket) => void start(ticket) };
};
