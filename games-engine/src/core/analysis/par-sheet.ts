import { toNumber, toPercent, type Fraction } from '../fraction.ts';
import type { JsonObject } from '../json.ts';
import { bankrollRisk, type BankrollRisk } from './bankroll.ts';
import type { AnyAnalysis, ClassParameters, StakeClass } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';
import { checkConfig, type Finding } from './guardrails.ts';
import { measure, type Measures } from './measures.ts';
import { blocksOf, crossCheck, mergeTallies, noRounds, simulateBlock, type CrossCheck } from './monte-carlo.ts';

/** An exact number as text of its two parts, and as a number to read. */
export interface SheetFraction {
  readonly exact: string; // "19/20"
  readonly value: number;
}

/** Results of one class, as the sheet states them. Shares of the stake; amounts in base hundredths as text. */
export interface SheetClass {
  readonly id: string;
  readonly parameters: ClassParameters;
  readonly stakeMinor: string;
  readonly rtp: SheetFraction;
  readonly rtpPercent: string; // cut off after four decimals
  readonly hitFrequency: SheetFraction;
  readonly variance: SheetFraction;
  readonly standardDeviation: number;
  readonly maxReturn: SheetFraction;
  readonly maxPayoutMinor: string;
  readonly maxOdds: number; // once in so many rounds
  readonly houseEdge: SheetFraction; // edge of the whole table
  readonly payouts: readonly {
    readonly payoutMinor: string;
    readonly returned: SheetFraction;
    readonly chance: SheetFraction;
  }[];
}

/** The risk that is printed: of rounds that are spread evenly over the classes shown. */
export interface SheetRisk {
  readonly rounds: number;
  readonly method: BankrollRisk['method'];
  readonly error: number;
  readonly expectedLossMinor: number;
  readonly deviationMinor: number;
  readonly risks: readonly { readonly lossMinor: string; readonly probability: number }[];
}

/** Changes with whatever a sheet of the same config says: sheets of another format are not compared. */
export const PAR_FORMAT = 'glasshouse.par/2';

/** A probability accounting report of one version of a game's config: plain data that JSON can hold. */
export interface ParSheet {
  readonly format: typeof PAR_FORMAT;
  readonly game: string;
  readonly version: string; // '' before it is published
  readonly configHash: string;
  readonly issuedAt: string; // ISO 8601; '' where the caller gives none
  readonly author: string; // author of the version; '' where the caller gives none, or it came with the program
  readonly approver: string; // '' where nobody has approved it
  readonly config: JsonObject;
  readonly promisedRtp: SheetFraction;
  readonly promisedRtpPercent: string;
  readonly exposure: {
    readonly betsPerRound: number;
    readonly betPayoutMinor: string;
    readonly roundPayoutMinor: string;
    readonly roundLossMinor: string;
  };
  readonly bounds: GuardBounds;
  readonly findings: readonly Finding[];
  readonly classes: readonly SheetClass[];
  readonly steps: readonly SheetStep[]; // class by class, by stake
  readonly simulation: readonly SheetSimulation[]; // class by class; empty where none was asked for
  readonly bankroll: readonly SheetRisk[];
}

/** Results of a class at a step of the stake: the floor takes most at the least stake, the cap at the greatest. */
export interface SheetStep {
  readonly id: string; // id of the class
  readonly stakeMinor: string;
  readonly rtp: SheetFraction;
  readonly rtpPercent: string;
  readonly maxPayoutMinor: string;
}

/** Rounds that were played by the game's own rules, held against the exact numbers. */
export interface SheetSimulation {
  readonly id: string; // id of the class
  readonly seed: string;
  readonly rounds: number;
  readonly mean: number; // return of the rounds played
  readonly low: number; // its interval at `confidence`
  readonly high: number;
  readonly confidence: number;
  readonly verdict: CrossCheck['verdict'];
}

/** Facts that only the caller has: nothing here reads a clock or a database. */
export interface SheetLabel {
  readonly version?: string;
  readonly configHash?: string; // hash of the config's content, as in the log
  readonly issuedAt?: string;
  readonly author?: string;
  readonly approver?: string;
  readonly bounds?: GuardBounds;
  readonly stakeMinor?: bigint; // a usual one unless given
  readonly simulation?: { readonly seed: string; readonly rounds: number }; // simulation of each class
}

const RISK_ROUNDS = [1000, 100_000];
const RISK_STAKES = [10n, 100n, 1000n, 10_000n]; // losses asked for, in stakes

/** The sheet of a config, over the classes that are shown. Throws a ZodError for a config that the schema refuses. */
export const parSheet = (analysis: AnyAnalysis, config: unknown, label: SheetLabel = {}): ParSheet => {
  const parsed: object = analysis.configSchema.parse(config);
  const bounds = label.bounds ?? analysis.defaultBounds;
  const classes = analysis.displayClasses(parsed, label.stakeMinor);
  const { betPayoutMinor, roundPayoutMinor, roundLossMinor } = analysis.exposure(parsed, bounds.betsPerRound);
  return {
    format: PAR_FORMAT,
    game: analysis.id,
    version: label.version ?? '',
    configHash: label.configHash ?? '',
    issuedAt: label.issuedAt ?? '',
    author: label.author ?? '',
    approver: label.approver ?? '',
    config: parsed as JsonObject,
    promisedRtp: sheetFraction(analysis.promisedRtp(parsed)),
    promisedRtpPercent: toPercent(analysis.promisedRtp(parsed), 4),
    exposure: {
      betsPerRound: bounds.betsPerRound,
      betPayoutMinor: betPayoutMinor.toString(),
      roundPayoutMinor: roundPayoutMinor.toString(),
      roundLossMinor: roundLossMinor.toString(),
    },
    bounds,
    findings: checkConfig(analysis, parsed, bounds).map(settledFinding),
    classes: classes.map(sheetClass),
    steps: stepsOf(analysis, parsed),
    simulation: label.simulation ? simulated(classes, label.simulation) : [],
    bankroll: classes.length === 0 ? [] : RISK_ROUNDS.map((rounds) => sheetRisk(classes, rounds)),
  };
};

/** The sheet as a file: what its published SHA-256 is of. */
export const parSheetJson = (sheet: ParSheet): string => JSON.stringify(sheet, null, 2);

const sheetFraction = (value: Fraction): SheetFraction => ({
  exact: `${value.num}/${value.den}`,
  value: toNumber(value),
});

const sheetClass = ({ id, parameters, stakeMinor, distribution, table }: StakeClass): SheetClass => ({
  id,
  parameters,
  stakeMinor: stakeMinor.toString(),
  ...sheetMeasures(measure(distribution)),
  houseEdge: sheetFraction(measure(table).houseEdge),
  payouts: distribution.map(({ chance, returned, payoutMinor }) => ({
    payoutMinor: payoutMinor.toString(),
    returned: sheetFraction(returned),
    chance: sheetFraction(chance),
  })),
});

const sheetMeasures = (
  measures: Measures,
): Omit<SheetClass, 'id' | 'parameters' | 'stakeMinor' | 'houseEdge' | 'payouts'> => ({
  rtp: sheetFraction(measures.rtp),
  rtpPercent: toPercent(measures.rtp, 4),
  hitFrequency: sheetFraction(measures.hitFrequency),
  variance: sheetFraction(measures.variance),
  standardDeviation: measures.standardDeviation,
  maxReturn: sheetFraction(measures.maxReturn),
  maxPayoutMinor: measures.maxPayoutMinor.toString(),
  maxOdds: 1 / toNumber(measures.maxChance),
});

const STEP = 10n; // from one stake to the next

/** Every class that is shown at the least stake, at ten times as much and so on, and at the greatest. */
const stepsOf = (analysis: AnyAnalysis, config: object): SheetStep[] => {
  const { minStakeMinor, maxStakeMinor } = config as { minStakeMinor: number; maxStakeMinor: number };
  const stakes: bigint[] = [];
  for (let stake = BigInt(minStakeMinor); stake < BigInt(maxStakeMinor); stake *= STEP) stakes.push(stake);
  const steps = [...stakes, BigInt(maxStakeMinor)].flatMap((stake) =>
    analysis.displayClasses(config, stake).map(({ id, stakeMinor, distribution }) => {
      const { rtp, maxPayoutMinor } = measure(distribution);
      return {
        id,
        stakeMinor: stakeMinor.toString(),
        rtp: sheetFraction(rtp),
        rtpPercent: toPercent(rtp, 4),
        maxPayoutMinor: maxPayoutMinor.toString(),
      };
    }),
  );
  const order = analysis.displayClasses(config).map(({ id }) => id);
  return steps.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};

const simulated = (
  classes: readonly StakeClass[],
  { seed, rounds }: { readonly seed: string; readonly rounds: number },
): SheetSimulation[] =>
  classes.map((each) => {
    let tally = noRounds;
    for (let block = 0; block < blocksOf(rounds); block += 1)
      tally = mergeTallies(tally, simulateBlock(each, seed, rounds, block));
    const { mean, low, high, confidence, verdict } = crossCheck(each, tally, classes.length);
    return { id: each.id, seed, rounds, mean, low, high, confidence, verdict };
  });

// engines of JavaScript differ in the last digits of a sine: a sheet must be the same to the byte in all of them
const SETTLED_DIGITS = 12;
const settled = (value: number): number => Number(value.toPrecision(SETTLED_DIGITS));

const settledFinding = (finding: Finding): Finding =>
  finding.rule === 'ruin' ? { ...finding, got: Number(Number(finding.got).toFixed(SETTLED_DIGITS)) } : finding;

const sheetRisk = (classes: readonly StakeClass[], rounds: number): SheetRisk => {
  const stakeMinor = classes[0]?.stakeMinor ?? 1n;
  const traffic = classes.map(({ table, tableMinor }) => ({ table, tableMinor, weight: 1 }));
  const { method, error, expectedLossMinor, deviationMinor, risks } = bankrollRisk(
    traffic,
    rounds,
    RISK_STAKES.map((stakes) => stakes * stakeMinor),
  );
  return {
    rounds,
    method,
    error: Number(error.toPrecision(2)),
    expectedLossMinor: settled(expectedLossMinor),
    deviationMinor: settled(deviationMinor),
    risks: risks.map(({ lossMinor, probability }) => ({
      lossMinor: lossMinor.toString(),
      probability: Number(probability.toFixed(SETTLED_DIGITS)),
    })),
  };
};
