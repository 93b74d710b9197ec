import { sha256Hex } from '#digest';
import { crossCheck, simulateBlock, type CrossCheck, type Tally } from '../core/analysis/monte-carlo.ts';
import { canonicalText } from '../core/canonical.ts';
import vectors from '../core/fairness.vectors.json' with { type: 'json' };
import { openCheckpoint, parseVerifierKey } from '../core/log/index.ts';
import type { RoundRecord } from '../core/record.ts';
import { houseAnalyses } from '../games/analyses.ts';
import { verifyRound, type VerifyOptions } from '../verify.ts';
import { checkVectors, type VectorCheck } from './vector-checks.ts';

/** Work that a test gives the engine in a browser. */
export interface BrowserWork {
  rounds: readonly { record: RoundRecord; options: VerifyOptions }[];
  checkpoint: string;
  key: string;
}

/** The engine's results there. */
export interface BrowserResults {
  vectors: VectorCheck[];
  verifications: ReturnType<typeof verifyRound>[];
  texts: string[];
  emptyHash: string;
  checkpointSize: number | undefined;
}

/** Runs the engine where this bundle runs. */
export const runEngine = ({ rounds, checkpoint, key }: BrowserWork): BrowserResults => {
  const parsed = parseVerifierKey(key);
  const head = parsed && openCheckpoint(checkpoint, parsed);
  return {
    vectors: checkVectors(vectors),
    verifications: rounds.map(({ record, options }) => verifyRound(record, options)),
    texts: rounds.map(({ record }) => canonicalText(record)),
    emptyHash: sha256Hex(''),
    checkpointSize: typeof head === 'object' ? head.size : undefined,
  };
};

/** One block of a class at the game's default, and what the cross-check says of it: in a page or in a worker. */
export const runSimulation = (game: string, id: string): { tally: Tally; verdict: CrossCheck['verdict'] } => {
  const analysis = houseAnalyses.find(game);
  const stakeClass = analysis?.findClass(analysis.defaultConfig, id);
  if (!stakeClass) throw new RangeError(`${game} has no class ${id}`);
  const tally = simulateBlock(stakeClass, 'browser', 100_000, 1);
  return { tally, verdict: crossCheck(stakeClass, tally).verdict };
};
