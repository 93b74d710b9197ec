import { useEffect, useState, type RefObject } from 'react';
import type { NewyearSpun } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { noteDraw } from '../../../core/evidence/note-evidence.ts';
import { ownSeeds } from '../../../core/seeds/seed-calls.ts';
import { refreshProfile } from '../../../core/session/session.ts';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { useHeldNews } from '../held-news.ts';
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

  const news = useHeldNews();

  useEffect(() => {
    if (!spun) return;
    const show = async (): Promise<void> => {
      await drum.current?.play({ id: spun.id, outcome: spun.outcome });
      setPhase('shown');
      news.release();
      await reread();
    };
    void show();
  }, [spun, drum, news]);

  const start = async (ticket: number): Promise<void> => {
    setProblem(undefined);
    setPhase('asking');
    try {
      const had = await ownSeeds.playing(async () => {
        if (news.isGone()) return undefined; // closed meanwhile: the ticket is kept
        news.hold();
        const answer = await call('bonus.newYearBoom.spin', { ticket });
        noteDraw({ game: 'newyear', ...answer }, (choice) => String(choice['ticket']).endsWith(`-${ticket}`));
        return answer;
      });
      if (!had) return;
      if (news.isGone()) return void (await reread()); // the prize is there, and nobody looks at the drum
      setPhase('turning');
      setSpun(had);
    } catch (error) {
      news.release();
      setPhase('waiting');
      setProblem(errorText(error));
      await reread(); // spun elsewhere, or the answer was lost
    }
  };

  return { phase, spun, problem, start: (ticket) => void start(ticket) };
};
