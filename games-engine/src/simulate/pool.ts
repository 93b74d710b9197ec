import { Worker } from 'node:worker_threads';
import { blocksOf, mergeTallies, noRounds, type Tally } from '../core/analysis/monte-carlo.ts';
import type { Question } from './question.ts';

/** Input of a worker. */
export interface WorkerQuestion {
  readonly analysesUrl: string; // address of a module that exports `houseAnalyses`
  readonly game: string;
  readonly config: object;
  readonly stakeMinor: bigint | undefined;
  readonly seed: string;
  readonly rounds: number;
}

/** Blocks `from` up to, not including, `to` of one class. */
export interface Work {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface Done {
  readonly id: string;
  readonly tally: Tally;
}

const BLOCKS_AT_ONCE = 8; // half a million rounds: an answer now and then, and little talk between

const workOf = function* ({ classes, rounds }: Question): Generator<Work> {
  const blocks = blocksOf(rounds);
  for (const { id } of classes)
    for (let from = 0; from < blocks; from += BLOCKS_AT_ONCE)
      yield { id, from, to: Math.min(blocks, from + BLOCKS_AT_ONCE) };
};

/**
 * Plays all rounds of all classes on worker threads; resolves with the tally of each class. Which worker plays what
 * changes nothing: every block has a seed of its own. Rejects with the error of a worker that failed.
 */
export const simulate = async (
  question: Question,
  onRounds: (rounds: number) => void = () => {},
): Promise<ReadonlyMap<string, Tally>> => {
  const work = workOf(question);
  const tallies = new Map<string, Tally>(question.classes.map(({ id }) => [id, noRounds]));
  const onDone = ({ id, tally }: Done): void => {
    tallies.set(id, mergeTallies(tallies.get(id) ?? noRounds, tally));
    onRounds(tally.rounds);
  };
  const pieces = question.classes.length * Math.ceil(blocksOf(question.rounds) / BLOCKS_AT_ONCE);
  const workers = Array.from({ length: Math.min(question.workers, pieces) }, () => startWorker(question));
  try {
    await Promise.all(workers.map((worker) => drain(worker, work, onDone)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tallies;
};

const startWorker = ({ analysis, analysesUrl, config, stakeMinor, seed, rounds }: Question): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { analysesUrl, game: analysis.id, config, stakeMinor, seed, rounds } satisfies WorkerQuestion,
  });

/** Gives a worker one piece after another until none is left. */
const drain = (worker: Worker, work: Generator<Work>, onDone: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = (): void => {
      const next = work.next();
      if (next.done) resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(next.value);
    };
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with status ${code}`))); // after resolve: nothing
    worker.on('message', (done: Done) => {
      onDone(done);
      give();
    });
    give();
  });
