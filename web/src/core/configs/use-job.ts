import { useEffect, useState } from 'react';
import { useGames, type WebGames } from '../games/games.ts';
import type { Job, JobNews, JobResult } from './analysis-job.ts';

/** A job that a worker does. `share`: how far it is, 1 when it is done. */
export interface JobState<J extends Job> {
  readonly share: number;
  readonly result: JobResult<J> | undefined; // result so far
  readonly fault: string | undefined;
}

const waiting = { share: 0, result: undefined, fault: undefined } as const;

const SETTLED_MS = 120; // a job that changes with every key is begun once nobody types

/** Has a worker do one job to its end. Rejects with what went wrong. */
export const doJob = <J extends Job>({ openAnalysis }: WebGames, job: J): Promise<JobResult<J>> => {
  const worker = openAnalysis();
  const done = new Promise<JobResult<J>>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<JobNews<J>>) => {
      if ('fault' in data) reject(new Error(data.fault));
      else if (data.share === 1) resolve(data.result);
    });
  });
  worker.postMessage(job, []);
  return done.finally(() => worker.terminate());
};

/**
 * Has a worker do a job, and again whenever it changes. What is no longer wanted stops at once.
 */
export const useJob = <J extends Job>(job: J | undefined): JobState<J> => {
  const { openAnalysis } = useGames();
  const text = job && JSON.stringify(job);
  const [done, setDone] = useState<{ text: string; state: JobState<J> }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let worker: Worker | undefined;
    const begin = (): void => {
      worker = openAnalysis();
      const fail = (fault: string): void => setDone({ text, state: { ...waiting, fault } });
      worker.addEventListener('error', ({ message }) => fail(message));
      worker.addEventListener('message', ({ data }: MessageEvent<JobNews<J>>) => {
        if ('fault' in data) fail(data.fault);
        else setDone({ text, state: { ...data, fault: undefined } });
      });
      worker.postMessage(JSON.parse(text), []);
    };
    const timer = setTimeout(begin, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [openAnalysis, text]);
  return text !== undefined && done?.text === text ? done.state : waiting;
};
