import type { cashbox } from 'db';
import type { riskParams } from '../../../contract/features/office-cash.contract.ts';
import { automationWeights, type AutomationKey } from '../automation/automation-score.ts';

export interface RiskPoint {
  key: keyof typeof riskParams;
  points: number;
  params: Record<string, string | number>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW_DESTINATION_DAYS = 7;
const NEW_ACCOUNT_DAYS = 7;
const SECURITY_HOURS = 72;
const LITTLE_PLAY_PERCENT = 200n; // percent of the deposits that wagering asks for: more is not little
const ABOVE_DEPOSITS_TIMES = 3n;
const ONE_WIN_PERCENT = 80n;
const FREQUENT_A_DAY = 3;

const percentOf = (part: bigint, whole: bigint): bigint => (whole === 0n ? 0n : (part * 100n) / whole);

/** Points that stand for the payment and its player; those of programs are `automationPoints`. */
export type JudgedKey = Exclude<RiskPoint['key'], AutomationKey>;

type Judge = (
  facts: cashbox.RiskFacts,
  at: number,
  largeFromMinor: bigint,
) => Record<string, string | number> | undefined;

const count = (others: number): { count: number } | undefined => (others > 0 ? { count: others } : undefined);

/** A rule of the risk: the points it has unless two people have given it others, and when it speaks against a withdrawal. */
interface Rule {
  points: number;
  judge: Judge;
  isScaled?: true; // ordinary by itself: it counts by the share of a day's requests in what two people decide
}

/**
 * Every rule that a withdrawal is judged by. Each stands for one fact that a person can look at, none for who the player is or
 * where they live. A newcomer or a winner is no suspicion, only a greater loss where the amount is: those rules are scaled.
 */
const rules: Readonly<Record<JudgedKey, Rule>> = {
  newDestination: {
    points: 20,
    isScaled: true,
    judge: ({ destinationAt }, at) => ((destinationAt ?? at) > at - NEW_DESTINATION_DAYS * DAY_MS ? {} : undefined),
  },
  sharedDestination: { points: 40, judge: ({ sharedDestination }) => count(sharedDestination) },
  sharedDevice: { points: 30, judge: ({ sharedDevice }) => count(sharedDevice) },
  sharedAddress: { points: 10, judge: ({ sharedAddress }) => count(sharedAddress) },
  pair: { points: 40, judge: ({ pair }) => (pair ? { ...pair } : undefined) },
  newAccount: {
    points: 20,
    isScaled: true,
    judge: ({ createdAt }, at) => {
      const days = Math.max(0, Math.floor((at - createdAt) / DAY_MS));
      return days < NEW_ACCOUNT_DAYS ? { days } : undefined;
    },
  },
  firstWithdrawal: {
    points: 15,
    isScaled: true,
    judge: ({ withdrawalCount }) => (withdrawalCount === 0 ? {} : undefined),
  },
  notVerified: {
    points: 15,
    isScaled: true,
    judge: ({ kyc }) => (kyc === 'none' || kyc === 'pending' ? {} : undefined),
  },
  verificationRejected: { points: 40, judge: ({ kyc }) => (kyc === 'rejected' ? {} : undefined) },
  littlePlay: {
    points: 25,
    judge: ({ stakedMinor, depositMinor }) => {
      const percent = percentOf(stakedMinor, depositMinor);
      return depositMinor > 0n && percent < LITTLE_PLAY_PERCENT ? { percent: Number(percent) } : undefined;
    },
  },
  aboveDeposits: {
    points: 20,
    isScaled: true,
    judge: ({ baseMinor, withdrawalMinor, depositMinor }) => {
      const total = baseMinor + withdrawalMinor;
      if (total < depositMinor * ABOVE_DEPOSITS_TIMES) return undefined;
      return { times: depositMinor === 0n ? 0 : Number(total / depositMinor) };
    },
  },
  oneWin: {
    points: 15,
    isScaled: true,
    judge: ({ maxWinMinor, baseMinor }) => {
      const percent = percentOf(maxWinMinor, baseMinor);
      return percent >= ONE_WIN_PERCENT ? { percent: Number(percent) } : undefined;
    },
  },
  frequent: {
    points: 15,
    judge: ({ requestsInDay }) => (requestsInDay > FREQUENT_A_DAY ? { count: requestsInDay } : undefined),
  },
  securityChanged: {
    points: 30,
    judge: ({ securityChangedAt }, at) => {
      const hours = Math.floor((at - (securityChangedAt ?? 0)) / HOUR_MS);
      return hours < SECURITY_HOURS ? { hours: Math.max(0, hours) } : undefined;
    },
  },
  restricted: { points: 10, judge: ({ isRestricted }) => (isRestricted ? {} : undefined) },
  excludedUnplayed: {
    points: 40,
    judge: ({ isExcluded, unplayedMinor }) => (isExcluded && unplayedMinor > 0n ? {} : undefined),
  },
  closedElsewhere: { points: 20, judge: ({ isElsewhere }) => (isElsewhere ? {} : undefined) },
  largeAmount: {
    points: 20,
    judge: ({ baseMinor, earlierMinor }, _at, largeFromMinor) =>
      baseMinor + earlierMinor >= largeFromMinor ? {} : undefined,
  },
};

/** Points of each rule unless two people have given it others. */
const defaultWeights: Readonly<Record<RiskPoint['key'], number>> = {
  ...(Object.fromEntries(Object.entries(rules).map(([key, { points }]) => [key, points])) as Record<JudgedKey, number>),
  ...automationWeights,
};

/** The points of every rule as they are in force. */
export type RiskWeights = Readonly<Record<RiskPoint['key'], number>>;

/** The weights in force. `changed`: those that two people have agreed on. */
export const riskWeights = (changed: ReadonlyMap<string, number>): RiskWeights =>
  Object.fromEntries(
    Object.entries(defaultWeights).map(([key, points]) => [key, changed.get(key) ?? points]),
  ) as Record<RiskPoint['key'], number>;

/** Measures that a withdrawal is judged with. `largeFromMinor`: from which amount two people decide. */
export interface RiskScale {
  at: number; // ms since epoch
  largeFromMinor: bigint;
  weights: RiskWeights;
}

/** Points by the share of an amount in the large one: all of them from that on. */
const scaled = (points: number, amountMinor: bigint, largeFromMinor: bigint): number => {
  if (amountMinor >= largeFromMinor) return points;
  return Math.round((points * Number(amountMinor)) / Number(largeFromMinor));
};

/**
 * The points of a withdrawal. A fact that weighs nothing here is listed with none: a person sees it. What was asked for in parts
 * weighs as the whole.
 */
export const riskPoints = (facts: cashbox.RiskFacts, { at, largeFromMinor, weights }: RiskScale): RiskPoint[] =>
  (Object.keys(rules) as JudgedKey[]).flatMap((key) => {
    const { judge, isScaled } = rules[key];
    const params = judge(facts, at, largeFromMinor);
    if (!params) return [];
    const points = isScaled ? scaled(weights[key], facts.baseMinor + facts.earlierMinor, largeFromMinor) : weights[key];
    return [{ key, points, params }];
  });

/** The score: the sum of the points. */
export const riskOf = (points: readonly RiskPoint[]): number =>
  points.reduce((sum, { points: value }) => sum + value, 0);
