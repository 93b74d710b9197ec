import { parentPort, workerData } from 'node:worker_threads';
import { mergeTallies, noRounds, simulateBlock } from '../core/analysis/monte-carlo.ts';
import type { Analyses } from '../core/analysis/analyses.ts';
import type { StakeClass } from '../core/analysis/define-analysis.ts';
import type { Done, Work, WorkerQuestion } from './pool.ts';

const { analysesUrl, game, config, stakeMinor, seed, rounds } = workerData as WorkerQuestion;
const { houseAnalyses } = (await import(analysesUrl)) as { houseAnalyses: Analyses };
const classes = new Map<string, StakeClass>(); // a class keeps what it has learnt of its payouts

const classOf = (id: string): StakeClass => {
  const found = classes.get(id) ?? houseAnalyses.find(game)?.findClass(config, id, stakeMinor);
  if (!found) throw new RangeError(`${game} has no class ${id}`);
  classes.set(id, found);
  return found;
};

parentPort?.on('message', ({ id, from, to }: Work) => {
  let tally = noRounds;
  for (let block = from; block < to; block += 1)
    tally = mergeTallies(tally, simulateBlock(classOf(id), seed, rounds, block));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, tally } satisfies Done);
});
