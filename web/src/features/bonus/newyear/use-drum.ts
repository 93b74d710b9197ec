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

/** Tickets to spend: the number of the first, and how many. */
export interface Tickets {
  readonly ticket: number;
  readonly count: number;
}

export interface Drum {
  readonly phase: 'waiting' | 'asking' | 'turning' | 'shown';
  readonly asked: number; // tickets of the last request
  readonly spun: readonly NewyearSpun[]; // last draws on this page, whose result is told once shown; empty before the first
  readonly problem: string | undefined;
  start(tickets: Tickets): void;
}

const reread = (): Promise<unknown> => Promise.all([rereadNewyear(), refreshProfile()]);

/** Requests the draws, and has the receipt of each checked. */
const draw = async ({ ticket, count }: Tickets): Promise<readonly NewyearSpun[]> => {
  const spun =
    count === 1
      ? [await call('bonus.newYearBoom.spin', { ticket })]
      : (await call('bonus.newYearBoom.spinMany', { ticket, count })).spun;
  for (const [index, each] of spun.entries())
    noteDraw({ game: 'newyear', ...each }, (choice) => String(choice['ticket']).endsWith(`-${ticket + index}`));
  return spun;
};

/**
 * Spends tickets, lets the drum turn once for all of them, then reloads what they changed. `sumOf`: text of the prizes of
 * several draws.
 */
export const useDrum = (
  drum: RefObject<DrawHandle<object> | null>,
  sumOf: (spun: readonly NewyearSpun[]) => string,
): Drum => {
  const errorText = useErrorText();
  const [phase, setPhase] = useState<Drum['phase']>('waiting');
  const [asked, setAsked] = useState(0);
  const [{ spun, sum }, setDrawn] = useState<{ spun: Drum['spun']; sum?: string }>({ spun: [] });
  const [problem, setProblem] = useState<string>();

  const news = useHeldNews();

  useEffect(() => {
    const last = spun.at(-1);
    if (!last) return;
    const show = async (): Promise<void> => {
      await drum.current?.play({ id: last.id, outcome: last.outcome, ...(sum !== undefined && { sum }) });
      setPhase('shown');
      news.release();
      await reread();
    };
    void show();
  }, [spun, sum, drum, news]);

  const start = async (tickets: Tickets): Promise<void> => {
    setProblem(undefined);
    setAsked(tickets.count);
    setPhase('asking');
    try {
      const had = await ownSeeds.playing(async () => {
        if (news.isGone()) return undefined; // closed meanwhile: the tickets are kept
        news.hold();
        return draw(tickets);
      });
      if (!had) return;
      if (news.isGone()) return void (await reread()); // the prizes are there, and nobody looks at the drum
      setPhase('turning');
      setDrawn({ spun: had, ...(had.length > 1 && { sum: sumOf(had) }) });
    } catch (error) {
      news.release();
      setPhase('waiting');
      setProblem(errorText(error));
      await reread(); // spun elsewhere, or the answer was lost
    }
  };

  return { phase, asked, spun, problem, start: (tickets) => void start(tickets) };
};
