import type { cashbox } from 'db';
import type { riskParams } from '../../../contract/features/office-cash.contract.ts';
import type { AutomationKey } from '../automation/automation-score.ts';

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
const LITTLE_PLAY_PERCENT = 300n; // percent of the deposits: wagering alone asks for 200
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

/**
 * Every point that a withdrawal can have: how many, and when. Each stands for one fact that a person can look at, none for
 * who the player is or where they live.
 */
const judges: Readonly<Record<JudgedKey, readonly [points: number, judge: Judge]>> = {
  newDestination: [
    15,
    ({ destinationAt }, at) => ((destinationAt ?? at) > at - NEW_DESTINATION_DAYS * DAY_MS ? {} : undefined),
  ],
  sharedDestination: [40, ({ sharedDestination }) => count(sharedDestination)],
  sharedDevice: [30, ({ sharedDevice }) => count(sharedDevice)],
  sharedAddress: [10, ({ sharedAddress }) => count(sharedAddress)],
  pair: [40, ({ pair }) => (pair ? { ...pair } : undefined)],
  newAccount: [
    15,
    ({ createdAt }, at) => {
      const days = Math.max(0, Math.floor((at - createdAt) / DAY_MS));
      return days < NEW_ACCOUNT_DAYS ? { days } : undefined;
    },
  ],
  firstWithdrawal: [10, ({ withdrawalCount }) => (withdrawalCount === 0 ? {} : undefined)],
  notVerified: [10, ({ kyc }) => (kyc === 'none' || kyc === 'pending' ? {} : undefined)],
  verificationRejected: [40, ({ kyc }) => (kyc === 'rejected' ? {} : undefined)],
  littlePlay: [
    20,
    ({ stakedMinor, depositMinor }) => {
      const percent = percentOf(stakedMinor, depositMinor);
      return depositMinor > 0n && percent < LITTLE_PLAY_PERCENT ? { percent: Number(percent) } : undefined;
    },
  ],
  aboveDeposits: [
    20,
    ({ baseMinor, withdrawalMinor, depositMinor }) => {
      const total = baseMinor + withdrawalMinor;
      if (total < depositMinor * ABOVE_DEPOSITS_TIMES) return undefined;
      return { times: depositMinor === 0n ? 0 : Number(total / depositMinor) };
    },
  ],
  oneWin: [
    15,
    ({ maxWinMinor, baseMinor }) => {
      const percent = percentOf(maxWinMinor, baseMinor);
      return percent >= ONE_WIN_PERCENT ? { percent: Number(percent) } : undefined;
    },
  ],
  frequent: [15, ({ requestsInDay }) => (requestsInDay > FREQUENT_A_DAY ? { count: requestsInDay } : undefined)],
  securityChanged: [
    30,
    ({ securityChangedAt }, at) => {
      const hours = Math.floor((at - (securityChangedAt ?? 0)) / HOUR_MS);
      return hours < SECURITY_HOURS ? { hours: Math.max(0, hours) } : undefined;
    },
  ],
  restricted: [10, ({ isRestricted }) => (isRestricted ? {} : undefined)],
  excludedUnplayed: [40, ({ isExcluded, unplayedMinor }) => (isExcluded && unplayedMinor > 0n ? {} : undefined)],
  closedElsewhere: [20, ({ isElsewhere }) => (isElsewhere ? {} : undefined)],
  largeAmount: [30, ({ baseMinor }, _at, largeFromMinor) => (baseMinor >= largeFromMinor ? {} : undefined)],
};

/** The points of a withdrawal. `largeFromMinor`: from which amount two people decide. */
export const riskPoints = (facts: cashbox.RiskFacts, at: number, largeFromMinor: bigint): RiskPoint[] =>
  Object.entries(judges).flatMap(([key, [points, judge]]) => {
    const params = judge(facts, at, largeFromMinor);
    return params ? [{ key: key as RiskPoint['key'], points, params }] : [];
  });

/** The score: the sum of the points. */
export const riskOf = (points: readonly RiskPoint[]): number =>
  points.reduce((sum, { points: value }) => sum + value, 0);
