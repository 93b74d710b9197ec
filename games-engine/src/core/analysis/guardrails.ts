import { worstStake } from '../floor.ts';
import { compare, fraction, toNumber, type Fraction } from '../fraction.ts';
import type { Allowed, AnyAnalysis, GuardedBet } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';

/** What a guardrail looks at. */
export const guardRules = [
  'schema', // a field is missing, unknown or outside of what the game takes
  'order', // a least value is above its greatest
  'misfit', // fields that do not fit together
  'nothingToBet', // no bet at all is possible
  'rtp', // a promised return is outside the bounds
  'edge', // the house would lose on average
  'flooredRtp', // the floor of a payout takes too much at some stake
  'timing', // a time is outside the bounds
  'betExposure', // one bet can be paid more than the bound
  'roundExposure', // the house can lose more than the bound in one round
] as const;
export type GuardRule = (typeof guardRules)[number];

/** Something about a config that a designer must know, as data: screens word it. */
export interface Finding {
  readonly rule: GuardRule;
  readonly severity: 'error' | 'warning'; // an error keeps the config from being published
  readonly where: string; // a field's path, with dots, or the id of the class where it is worst; '' the whole config
  readonly got: number | string; // shares as numbers, amounts in base hundredths; the schema's message for `schema`
  readonly allowed: Allowed;
  readonly classes?: number; // how many classes it concerns
  readonly stakeMinor?: string; // the stake where it is worst, base hundredths
}

/**
 * What is wrong with a config of a game, worst first by rule; empty when it can be published. Exact over every bet and
 * every stake: a floor only takes, so no stake returns more than promised; how much it takes at most is searched for.
 */
export const checkConfig = (
  analysis: AnyAnalysis,
  config: unknown,
  bounds: GuardBounds = analysis.defaultBounds,
): readonly Finding[] => {
  const parsed = analysis.configSchema.safeParse(config);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => error('schema', path.join('.'), message, {}));
  const given = parsed.data as Readonly<Record<string, unknown>>;
  const unordered = [...orderFindings(analysis, given), ...misfitFindings(analysis, given)];
  const rest = [...timingFindings(bounds, given)];
  // with a range that is upside down there is no bet to look at
  return unordered.length > 0
    ? [...unordered, ...rest]
    : [...betFindings(analysis, given, bounds), ...exposureFindings(analysis, given, bounds), ...rest];
};

/** Whether nothing keeps a config from being published. */
export const isPublishable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error');

const error = (rule: GuardRule, where: string, got: number | string, allowed: Allowed): Finding => ({
  rule,
  severity: 'error',
  where,
  got,
  allowed,
});

const orderFindings = function* (
  { ordered }: AnyAnalysis,
  config: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  for (const [least, greatest] of ordered) {
    const [got, max] = [Number(config[least]), Number(config[greatest])];
    if (got > max) yield error('order', least, got, { max });
  }
};

const misfitFindings = function* (analysis: AnyAnalysis, config: object): Generator<Finding> {
  for (const { where, got, allowed } of analysis.misfits?.(config) ?? []) yield error('misfit', where, got, allowed);
};

const timingFindings = function* (
  { timings }: GuardBounds,
  config: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  for (const [field, allowed] of Object.entries(timings)) {
    const got = config[field];
    if (typeof got === 'number' && (got < allowed.min || got > allowed.max)) yield error('timing', field, got, allowed);
  }
};

const exposureFindings = function* (analysis: AnyAnalysis, config: object, bounds: GuardBounds): Generator<Finding> {
  const { betPayoutMinor, roundLossMinor } = analysis.exposure(config, bounds.betsPerRound);
  if (betPayoutMinor > BigInt(bounds.maxBetPayoutMinor))
    yield error('betExposure', 'maxStakeMinor', betPayoutMinor.toString(), { max: bounds.maxBetPayoutMinor });
  if (roundLossMinor > BigInt(bounds.maxRoundLossMinor))
    yield error('roundExposure', 'maxStakeMinor', roundLossMinor.toString(), { max: bounds.maxRoundLossMinor });
};

/** The worst of many classes by one number, and how many there are. */
interface Worst {
  readonly where: string;
  readonly got: Fraction;
  readonly classes: number;
  readonly stakeMinor?: bigint;
}

const worse = (known: Worst | undefined, found: Omit<Worst, 'classes'>, isWorse: boolean): Worst =>
  known && !isWorse ? { ...known, classes: known.classes + 1 } : { ...found, classes: (known?.classes ?? 0) + 1 };

const betFindings = (analysis: AnyAnalysis, config: object, bounds: GuardBounds): Finding[] => {
  const [least, greatest, leastFloored] = [bounds.minRtpPpm, bounds.maxRtpPpm, bounds.minFlooredRtpPpm].map(share) as [
    Fraction,
    Fraction,
    Fraction,
  ];
  const worst: { low?: Worst; high?: Worst; edge?: Worst; floored?: Worst } = {};
  let bets = 0;
  for (const bet of analysis.guardedBets(config)) {
    bets += 1;
    const rtp = times(bet.chance, bet.multiplier);
    const found = { where: bet.id, got: rtp };
    const isAbove = !worst.high || compare(rtp, worst.high.got) > 0;
    if (compare(rtp, least) < 0) worst.low = worse(worst.low, found, !worst.low || compare(rtp, worst.low.got) < 0);
    if (compare(rtp, greatest) > 0) worst.high = worse(worst.high, found, isAbove);
    if (rtp.num > rtp.den) worst.edge = worse(worst.edge, found, !worst.edge || compare(rtp, worst.edge.got) > 0);
    const floored = flooredBelow(bet, leastFloored);
    if (floored)
      worst.floored = worse(worst.floored, floored, !worst.floored || compare(floored.got, worst.floored.got) < 0);
  }
  if (bets === 0) return [error('nothingToBet', '', 0, { min: 1 })];
  return [
    worst.edge && finding('edge', worst.edge, { max: 1 }),
    worst.low && finding('rtp', worst.low, { min: bounds.minRtpPpm / 1e6, max: bounds.maxRtpPpm / 1e6 }),
    worst.high && finding('rtp', worst.high, { min: bounds.minRtpPpm / 1e6, max: bounds.maxRtpPpm / 1e6 }),
    worst.floored && finding('flooredRtp', worst.floored, { min: bounds.minFlooredRtpPpm / 1e6 }),
  ].filter((each) => each !== undefined);
};

const finding = (rule: GuardRule, { where, got, classes, stakeMinor }: Worst, allowed: Allowed): Finding => ({
  ...error(rule, where, toNumber(got), allowed),
  classes,
  ...(stakeMinor !== undefined && { stakeMinor: stakeMinor.toString() }),
});

/** A product that is only compared: lowest terms would cost more than all the rest. */
const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den });

const share = (ppm: number): Fraction => fraction(BigInt(ppm), 1_000_000n);

/** A bet's return at the stake where the floor takes most, when that is below the bound. */
const flooredBelow = (
  { id, chance, multiplier, leastStakeMinor, greatestStakeMinor }: GuardedBet,
  bound: Fraction,
): { where: string; got: Fraction; stakeMinor: bigint } | undefined => {
  // a floor takes less than one hundredth of a win: often that is enough to know
  const atLeast = { num: multiplier.num * leastStakeMinor - multiplier.den, den: multiplier.den * leastStakeMinor };
  if (compare(times(chance, atLeast), bound) >= 0) return undefined;
  const stakeMinor = worstStake(multiplier, leastStakeMinor, greatestStakeMinor);
  const got = fraction(chance.num * ((stakeMinor * multiplier.num) / multiplier.den), chance.den * stakeMinor);
  return compare(got, bound) < 0 ? { where: id, got, stakeMinor } : undefined;
};
