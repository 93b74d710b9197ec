import {
  bankrollRisk,
  bestMixes,
  blocksOf,
  crossCheck,
  drawdownFan,
  lookupCsv,
  mergeTallies,
  noRounds,
  optimise,
  parSheet,
  parSheetHtml,
  parSheetJson,
  seekGoal,
  simulateBlock,
  simulationCsv,
  type Analyses,
  type AnyAnalysis,
  type BankrollRisk,
  type Compromises,
  type CrossCheck,
  type DrawdownFan,
  type Goal,
  type GuardBounds,
  type MixGoal,
  type Optimised,
  type Sought,
  type SheetLabel,
  type StakeClass,
  type TableTarget,
  type TrafficClass,
} from 'games-engine/analysis';
import type { ConfigValues } from './config-fields.ts';

interface JobOf<Kind extends string> {
  readonly kind: Kind;
  readonly game: string;
  readonly config: ConfigValues;
}

/** A part of the traffic, as a job takes it: plain JSON. `weight`: against the others, above 0. */
export interface MixPart {
  readonly classId: string;
  readonly weight: number;
  readonly stakeMinor: string;
}

/**
 * Probabilities that the house loses more than each amount by this traffic. Traffic that the config does not have is
 * left out.
 */
export interface BankrollJob extends JobOf<'bankroll'> {
  readonly mix: readonly MixPart[];
  readonly rounds: number;
  readonly lossesMinor: readonly string[]; // amounts as text: a job is plain JSON
}

/** Plays the house's bankroll through rounds of a traffic along many paths. */
export interface FanJob extends JobOf<'fan'> {
  readonly mix: readonly MixPart[];
  readonly rounds: number;
  readonly seed: string;
}

/** Looks for the best compromises for a mix of bets. */
export interface MixesJob extends JobOf<'mixes'> {
  readonly mix: readonly MixPart[];
  readonly goal: MixGoal;
  readonly bounds: GuardBounds; // in force
}

/** Plays rounds of a class and holds them against its exact distribution. */
export interface SimulationJob extends JobOf<'simulation'> {
  readonly classId: string;
  readonly stakeMinor: string;
  readonly rounds: number;
  readonly seed: string;
}

/** Looks for configs that come near a goal. */
export interface GoalJob extends JobOf<'goal'> {
  readonly goal: Goal;
  readonly bounds: GuardBounds; // in force
}

/** Looks for tables of wins that come near a target. */
export interface TablesJob extends JobOf<'tables'> {
  readonly target: TableTarget;
  readonly bounds: GuardBounds;
}

/** Writes the PAR sheet of a version. */
export interface SheetJob extends JobOf<'sheet'> {
  readonly label: Pick<
    SheetLabel,
    'version' | 'configHash' | 'issuedAt' | 'author' | 'approver' | 'bounds' | 'simulation'
  >;
}

/** A PAR sheet, for people and for programs. */
export interface SheetFiles {
  readonly html: string;
  readonly json: string;
}

/** Writes the lookup table of a config's outcomes. */
export type LookupJob = JobOf<'lookup'>;

/** A simulation held against the exact numbers; `csv`: its counts, once it is over. */
export interface Simulated extends CrossCheck {
  readonly csv: string | undefined;
}

export type Job = BankrollJob | FanJob | MixesJob | SimulationJob | GoalJob | TablesJob | SheetJob | LookupJob;

/** Results by kind of job. */
export interface JobResults {
  readonly bankroll: BankrollRisk;
  readonly fan: DrawdownFan;
  readonly mixes: Compromises;
  readonly simulation: Simulated;
  readonly goal: Sought;
  readonly tables: Optimised;
  readonly sheet: SheetFiles;
  readonly lookup: string;
}
export type JobResult<J extends Job> = JobResults[J['kind']];

/** Message of a worker: its progress with the result so far, or the reason of its failure. */
export type JobNews<J extends Job> =
  | { readonly share: number; readonly result: JobResult<J> } // share: 0 … 1, 1 is the end
  | { readonly fault: string };

const classOf = (analysis: AnyAnalysis, { config, classId, stakeMinor }: SimulationJob): StakeClass => {
  const found = analysis.findClass(config, classId, BigInt(stakeMinor));
  if (!found) throw new RangeError(`this config has no class ${classId}`);
  return found;
};

const trafficOf = (analysis: AnyAnalysis, { config, mix }: BankrollJob | FanJob): TrafficClass[] =>
  mix.flatMap(({ classId, weight, stakeMinor }) => {
    const found = analysis.findClass(config, classId, BigInt(stakeMinor));
    return found ? [{ weight, table: found.table, tableMinor: found.tableMinor }] : [];
  });

const runMixes = (analysis: AnyAnalysis, { config, mix, goal, bounds }: MixesJob): Compromises =>
  bestMixes(analysis, config, {
    mix: mix.map((part) => ({ ...part, stakeMinor: BigInt(part.stakeMinor) })),
    goal,
    bounds,
  });

const runSimulation = (
  analysis: AnyAnalysis,
  job: SimulationJob,
  tell: (share: number, result: Simulated) => void,
): void => {
  const { rounds, seed } = job;
  const stakeClass = classOf(analysis, job);
  const blocks = blocksOf(rounds);
  let tally = noRounds;
  for (let block = 0; block < blocks; block += 1) {
    tally = mergeTallies(tally, simulateBlock(stakeClass, seed, rounds, block));
    const csv = block + 1 === blocks ? simulationCsv(stakeClass, tally, seed) : undefined;
    tell((block + 1) / blocks, { ...crossCheck(stakeClass, tally), csv });
  }
};

const writeSheet = (analysis: AnyAnalysis, { config, label }: SheetJob): SheetFiles => {
  const sheet = parSheet(analysis, config, label);
  return { html: parSheetHtml(sheet), json: parSheetJson(sheet) };
};

/** Does a job, telling how far it is. Throws what the analysis throws. */
export const runJob = (
  analyses: Analyses,
  job: Job,
  tell: (share: number, result: JobResults[keyof JobResults]) => void,
): void => {
  const analysis = analyses.get(job.game);
  if (job.kind === 'bankroll') tell(1, bankrollRisk(trafficOf(analysis, job), job.rounds, job.lossesMinor.map(BigInt)));
  else if (job.kind === 'fan') tell(1, drawdownFan(trafficOf(analysis, job), job));
  else if (job.kind === 'mixes') tell(1, runMixes(analysis, job));
  else if (job.kind === 'simulation') runSimulation(analysis, job, tell);
  else if (job.kind === 'sheet') tell(1, writeSheet(analysis, job));
  else if (job.kind === 'lookup') tell(1, lookupCsv(analysis, job.config));
  else if (job.kind === 'tables') tell(1, optimise(analysis, job.config, job.target, { bounds: job.bounds }));
  else tell(1, seekGoal(analysis, job.config, job.goal, { bounds: job.bounds }));
};
