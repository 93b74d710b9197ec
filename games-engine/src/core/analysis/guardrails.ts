import { worstStake } from '../fraction.ts';
import { compare, fraction, toNumber, type Fraction } from '../fraction.ts';
import { betCapOf, capPayout, maxUncapped, type Capped } from '../payout-cap.ts';
import type { Allowed, AnyAnalysis, GuardedBet } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';
import { isRuinAbove, ruinBound, type RepeatedBet } from './house-risk.ts';

/** Rules of the guardrails. */
export const guardRules = [
  'schema', // a field is missing, unknown or outside of what the game takes
  'order', // a least value is above its greatest
  'misfit', // fields that do not fit together
  'nothingToBet', // no bet at all is possible
  'rtp', // a promised return is outside the bounds
  'edge', // the house would lose on average
  'flooredRtp', // the floor of a payout takes too much at some stake
  'winBelowStake', // a win pays less than its stake
  'capped', // the cap lowers the return of some bets at great stakes: players are told, nothing is wrong
  'ruin', // a bet that is placed again and again is too likely to ruin the house
  'timing', // a time is outside the bounds
  'uncapped', // the config does not say what is paid at most
  'betExposure', // one bet can be paid more than the bound
  'roundPayout', // all bets of a round can be paid more than the bound together
  'roundExposure', // the house can lose more than the bound in one round
  'concurrentExposure', // and in all rounds that are played at once
  'drawCost', // a draw gives too much on average
  'drawChance', // a prize of a draw is announced and practically never comes
] as const;
export type GuardRule = (typeof guardRules)[number];

/** Something about a config that a designer must know, as data: screens word it. */
export interface Finding {
  readonly rule: GuardRule;
  readonly severity: 'error' | 'warning'; // an error keeps the config from being published
  readonly where: string; // a field's path, with dots, or the id of the class where it is worst; '' the whole config
  readonly got: number | string; // shares as numbers, amounts in base hundredths; the schema's message for `schema`
  readonly allowed: Allowed;
  readonly classes?: number; // number of affected classes
  readonly stakeMinor?: string; // the stake where it is worst, base hundredths
}

/**
 * Checks a config of a game, worst findings first by rule; empty when it can be published. Exact over every bet and
 * every stake: a floor only takes, so no stake returns more than promised; its largest effect is searched for.
 */
export const checkConfig = (
  analysis: AnyAnalysis,
  config: unknown,
  bounds: GuardBounds = analysis.defaultBounds,
): readonly Finding[] => {
  const parsed = analysis.configSchema.safeParse(config);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => error('schema', path.join('.'), message, {}));
  const values = parsed.data as Readonly<Record<string, unknown>>;
  const unordered = [...orderFindings(analysis, values), ...misfitFindings(analysis, values)];
  const rest = [...timingFindings(bounds, values)];
  // with a range that is upside down there is no bet to look at
  return unordered.length > 0
    ? [...unordered, ...rest]
    : [...betFindings(analysis, values, bounds), ...exposureFindings(analysis, values, bounds), ...rest];
};

/** True when nothing keeps a config from being published. */
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
  for (const [minKey, maxKey] of ordered) {
    const [got, max] = [Number(config[minKey]), Number(config[maxKey])];
    if (got > max) yield error('order', minKey, got, { max });
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
  const { betPayoutMinor, roundPayoutMinor, roundLossMinor } = analysis.exposure(config, bounds.betsPerRound);
  const concurrentMinor = roundLossMinor * BigInt(bounds.roundsAtOnce);
  if (!(config as Capped).payoutCap) yield error('uncapped', 'payoutCap.betMinor', '', {});
  const above = (rule: GuardRule, where: string, got: bigint, max: number): Finding[] =>
    got > BigInt(max) ? [error(rule, where, got.toString(), { max })] : [];
  yield* above('betExposure', 'maxStakeMinor', betPayoutMinor, bounds.maxBetPayoutMinor);
  yield* above('roundPayout', 'payoutCap.roundMinor', roundPayoutMinor, bounds.maxRoundPayoutMinor);
  yield* above('roundExposure', 'maxStakeMinor', roundLossMinor, bounds.maxRoundLossMinor);
  yield* above('concurrentExposure', 'maxStakeMinor', concurrentMinor, bounds.maxConcurrentLossMinor);
};

/** The worst of many classes by one number, and how many there are. */
interface Worst extends Found {
  readonly where: string;
  readonly classes: number;
}

const worse = (known: Worst | undefined, found: Omit<Worst, 'classes'>, side: BetRule['worst']): Worst => {
  if (!known) return { ...found, classes: 1 };
  const order = compareNumbers(found.got, known.got);
  const isWorse = side === 'min' ? order < 0 : order > 0;
  return { ...(isWorse ? found : known), classes: known.classes + 1 };
};

/** Both are exact or neither is: they are of one rule. */
const compareNumbers = (a: Found['got'], b: Found['got']): number =>
  typeof a === 'number' || typeof b === 'number' ? Number(a) - Number(b) : compare(a, b);

/** One bet's values under each rule that looks at bets one by one: undefined when it keeps to it. */
const betRules = (config: Capped, bounds: GuardBounds): readonly BetRule[] => {
  const [minRtp, maxRtp, minFloored] = [
    share(bounds.minRtpPpm),
    share(bounds.maxRtpPpm),
    share(bounds.minFlooredRtpPpm),
  ];
  const returns: Allowed = { min: bounds.minRtpPpm / 1e6, max: bounds.maxRtpPpm / 1e6 };
  const fromHouse = (look: (bet: CappedBet) => Found | undefined) => (bet: GuardedBet) =>
    bet.paidBy === 'pot' || bet.maxStakeMinor === undefined
      ? undefined
      : look({ ...bet, maxStakeMinor: bet.maxStakeMinor, config });
  return [
    { rule: 'edge', allowed: { max: 1 }, worst: 'max', look: rtpWhere((rtp) => rtp.num > rtp.den) },
    { rule: 'rtp', allowed: returns, worst: 'min', look: rtpWhere((rtp) => compare(rtp, minRtp) < 0) },
    { rule: 'rtp', allowed: returns, worst: 'max', look: rtpWhere((rtp) => compare(rtp, maxRtp) > 0) },
    {
      rule: 'flooredRtp',
      allowed: { min: bounds.minFlooredRtpPpm / 1e6 },
      worst: 'min',
      look: (bet) => flooredBelow(config, bet, minFloored),
    },
    ...(bounds.winPaysStake
      ? [{ rule: 'winBelowStake', allowed: { min: 1 }, worst: 'min', look: fromHouse(winBelowStake) } as const]
      : []),
    { rule: 'capped', allowed: {}, worst: 'min', look: fromHouse(cappedReturn) },
    {
      rule: 'ruin',
      allowed: { max: bounds.maxRuinPpm / 1e6 },
      worst: 'max',
      look: fromHouse((bet) => ruinAbove(bet, bounds)),
    },
  ];
};

/** Finding of a rule at a bet: the judged number, exact or not. */
interface Found {
  readonly got: Fraction | number;
  readonly stakeMinor?: bigint;
}

interface BetRule {
  readonly rule: GuardRule;
  readonly allowed: Allowed;
  readonly worst: 'min' | 'max'; // direction of the worst number
  readonly look: (bet: GuardedBet) => Found | undefined;
}

type CappedBet = GuardedBet & { readonly maxStakeMinor: bigint; readonly config: Capped };

const rtpWhere =
  (isWrong: (rtp: Fraction) => boolean) =>
  ({ chance, multiplier }: GuardedBet): Found | undefined => {
    const got = times(chance, multiplier);
    return isWrong(got) ? { got } : undefined;
  };

const betFindings = (analysis: AnyAnalysis, config: object, bounds: GuardBounds): Finding[] => {
  const rules = betRules(config, bounds);
  const worst = rules.map((): Worst | undefined => undefined);
  let bets = 0;
  for (const bet of analysis.guardedBets(config)) {
    bets += 1;
    for (const [place, { look, worst: side }] of rules.entries()) {
      const found = look(bet);
      if (found) worst[place] = worse(worst[place], { ...found, where: bet.id }, side);
    }
  }
  if (bets === 0) return [error('nothingToBet', '', 0, { min: 1 })];
  return rules.flatMap(({ rule, allowed }, place) => {
    const found = worst[place];
    return found ? [finding(rule, found, allowed)] : [];
  });
};

const finding = (rule: GuardRule, { where, got, classes, stakeMinor }: Worst, allowed: Allowed): Finding => ({
  ...error(rule, where, typeof got === 'number' ? got : toNumber(got), allowed),
  ...(rule === 'capped' && { severity: 'warning' }),
  classes,
  ...(stakeMinor !== undefined && { stakeMinor: stakeMinor.toString() }),
});

/** A product that is only compared: lowest terms would cost more than all the rest. */
const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den });

const share = (ppm: number): Fraction => fraction(BigInt(ppm), 1_000_000n);

/** A bet's return at the stake where the floor takes most, when that is below the bound. The cap is another rule's. */
const flooredBelow = (
  config: Capped,
  { chance, multiplier, minStakeMinor, maxStakeMinor, paidBy }: GuardedBet,
  bound: Fraction,
): Found | undefined => {
  // a floor takes less than one hundredth of a win: often that is enough to know
  const atLeast = { num: multiplier.num * minStakeMinor - multiplier.den, den: multiplier.den * minStakeMinor };
  if (compare(times(chance, atLeast), bound) >= 0) return undefined;
  const uncapped = paidBy === 'house' ? maxUncapped(config, multiplier) : undefined;
  const last = minOf(maxStakeMinor, uncapped);
  if (last !== undefined && last < minStakeMinor) return undefined;
  const stakeMinor = worstStake(multiplier, minStakeMinor, last);
  const got = fraction(chance.num * ((stakeMinor * multiplier.num) / multiplier.den), chance.den * stakeMinor);
  return compare(got, bound) < 0 ? { got, stakeMinor } : undefined;
};

const minOf = (a: bigint | undefined, b: bigint | undefined): bigint | undefined =>
  a === undefined ? b : b === undefined || a < b ? a : b;

const payoutOf = ({ config, multiplier }: CappedBet, stakeMinor: bigint): bigint =>
  capPayout(config, (stakeMinor * multiplier.num) / multiplier.den);

/** Share of a win in its stake where that is less than 1: by its multiplier, or at a stake above the cap. */
const winBelowStake = (bet: CappedBet): Found | undefined => {
  const { multiplier, maxStakeMinor: stakeMinor } = bet;
  if (multiplier.num < multiplier.den) return { got: multiplier };
  const payoutMinor = payoutOf(bet, stakeMinor);
  return payoutMinor < stakeMinor ? { got: fraction(payoutMinor, stakeMinor), stakeMinor } : undefined;
};

/** A bet's return at its greatest stake, where the cap takes from it. */
const cappedReturn = (bet: CappedBet): Found | undefined => {
  const { chance, maxStakeMinor: stakeMinor, config, multiplier } = bet;
  const capMinor = betCapOf(config);
  if (capMinor === undefined || stakeMinor * multiplier.num < (capMinor + 1n) * multiplier.den) return undefined;
  return { got: fraction(chance.num * capMinor, chance.den * stakeMinor), stakeMinor };
};

/** The bound of the chance that the greatest stake on a bet ruins the house in the end, when it is above the bound. */
const ruinAbove = (bet: CappedBet, { bankrollMinor, maxRuinPpm }: GuardBounds): Found | undefined => {
  const { chance, maxStakeMinor: stakeMinor } = bet;
  const repeated: RepeatedBet = { chance, stakeMinor, payoutMinor: payoutOf(bet, stakeMinor) };
  if (!isRuinAbove(repeated, bankrollMinor, maxRuinPpm / 1e6)) return undefined;
  return { got: ruinBound(repeated, bankrollMinor), stakeMinor };
};
