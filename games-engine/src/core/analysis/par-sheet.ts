import { toNumber, toPercent, type Fraction } from '../fraction.ts';
import type { JsonObject } from '../json.ts';
import { bankrollRisk, type BankrollRisk } from './bankroll.ts';
import type { AnyAnalysis, ClassParameters, StakeClass } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';
import { checkConfig, type Finding } from './guardrails.ts';
import { measure, type Measures } from './measures.ts';

/** An exact number as text of its two parts, and as a number to read. */
export interface SheetFraction {
  readonly exact: string; // "19/20"
  readonly value: number;
}

/** What becomes of one class, as the sheet says it. Shares of the stake; amounts in base hundredths as text. */
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
  readonly houseEdge: SheetFraction; // of the whole table
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
export const PAR_FORMAT = 'glasshouse.par/1';

/** A probability accounting report of one version of a game's config: plain data that JSON can hold. */
export interface ParSheet {
  readonly format: typeof PAR_FORMAT;
  readonly game: string;
  readonly version: string; // '' before it is published
  readonly configHash: string;
  readonly issuedAt: string; // ISO 8601; '' where the caller gives none
  readonly author: string; // who saved the version; '' where the caller gives none, or it came with the program
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
  readonly bankroll: readonly SheetRisk[];
}

/** What only the caller knows: nothing here reads a clock or a database. */
export interface SheetLabel {
  readonly version?: string;
  readonly configHash?: string; // hash of the config's content, as in the log
  readonly issuedAt?: string;
  readonly author?: string;
  readonly approver?: string;
  readonly bounds?: GuardBounds;
  readonly stakeMinor?: bigint; // a usual one unless given
}

const RISK_ROUNDS = [1000, 100_000];
const RISK_STAKES = [10n, 100n, 1000n, 10_000n]; // losses asked for, in stakes

/** The sheet of a config, over the classes that are shown. Throws a ZodError for a config that the schema refuses. */
export const parSheet = (analysis: AnyAnalysis, config: unknown, label: SheetLabel = {}): ParSheet => {
  const given: object = analysis.configSchema.parse(config);
  const bounds = label.bounds ?? analysis.defaultBounds;
  const classes = analysis.displayClasses(given, label.stakeMinor);
  const { betPayoutMinor, roundPayoutMinor, roundLossMinor } = analysis.exposure(given, bounds.betsPerRound);
  return {
    format: PAR_FORMAT,
    game: analysis.id,
    version: label.version ?? '',
    configHash: label.configHash ?? '',
    issuedAt: label.issuedAt ?? '',
    author: label.author ?? '',
    approver: label.approver ?? '',
    config: given as JsonObject,
    promisedRtp: sheetFraction(analysis.promisedRtp(given)),
    promisedRtpPercent: toPercent(analysis.promisedRtp(given), 4),
    exposure: {
      betsPerRound: bounds.betsPerRound,
      betPayoutMinor: betPayoutMinor.toString(),
      roundPayoutMinor: roundPayoutMinor.toString(),
      roundLossMinor: roundLossMinor.toString(),
    },
    bounds,
    findings: checkConfig(analysis, given, bounds),
    classes: classes.map(sheetClass),
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
  of: Measures,
): Omit<SheetClass, 'id' | 'parameters' | 'stakeMinor' | 'houseEdge' | 'payouts'> => ({
  rtp: sheetFraction(of.rtp),
  rtpPercent: toPercent(of.rtp, 4),
  hitFrequency: sheetFraction(of.hitFrequency),
  variance: sheetFraction(of.variance),
  standardDeviation: of.standardDeviation,
  maxReturn: sheetFraction(of.maxReturn),
  maxPayoutMinor: of.maxPayoutMinor.toString(),
  maxOdds: 1 / toNumber(of.maxChance),
});

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
    error,
    expectedLossMinor,
    deviationMinor,
    risks: risks.map(({ lossMinor, probability }) => ({ lossMinor: lossMinor.toString(), probability })),
  };
};
