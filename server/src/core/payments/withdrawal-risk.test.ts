import type { cashbox } from 'db';
import { describe, expect, it } from 'vitest';
import { riskParams } from '../../../contract/features/office-cash.contract.ts';
import { riskOf, riskPoints, riskWeights, type JudgedKey, type RiskPoint } from './withdrawal-risk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = 1_800_000_000_000;
const LARGE = 10_000_000n;
const scale = { at, largeFromMinor: LARGE, weights: riskWeights(new Map()) };

/** Somebody whom nothing speaks against. */
const known: cashbox.RiskFacts = {
  baseMinor: 100_000n,
  earlierMinor: 0n,
  createdAt: at - 7 * DAY_MS,
  kyc: 'approved',
  isBlocked: false,
  isRestricted: false,
  isElsewhere: false,
  isExcluded: false,
  unplayedMinor: 1n,
  depositCount: 3,
  depositMinor: 100_000n,
  lastDepositAt: at - DAY_MS,
  withdrawalCount: 2,
  withdrawalMinor: 199_999n,
  stakedMinor: 200_000n,
  maxWinMinor: 79_999n,
  requestsInDay: 3,
  destinationAt: at - 7 * DAY_MS,
  paidBefore: 2,
  securityChangedAt: at - 72 * HOUR_MS,
  sharedDevice: 0,
  sharedAddress: 0,
  sharedDestination: 0,
  pair: null,
};

const pair = { player: 'ann', other: 'bob', rounds: 3, devices: 1, addresses: 0, destinations: 0, percent: 80 };

const changes: { [K in JudgedKey]: [Partial<cashbox.RiskFacts>, object] } = {
  newDestination: [{ destinationAt: at - 7 * DAY_MS + 1 }, {}],
  sharedDestination: [{ sharedDestination: 2 }, { count: 2 }],
  sharedDevice: [{ sharedDevice: 1 }, { count: 1 }],
  sharedAddress: [{ sharedAddress: 4 }, { count: 4 }],
  pair: [{ pair }, pair],
  newAccount: [{ createdAt: at - 7 * DAY_MS + 1 }, { days: 6 }],
  firstWithdrawal: [{ withdrawalCount: 0 }, {}],
  notVerified: [{ kyc: 'pending' }, {}],
  verificationRejected: [{ kyc: 'rejected' }, {}],
  littlePlay: [{ stakedMinor: 199_000n }, { percent: 199 }],
  aboveDeposits: [{ withdrawalMinor: 200_000n }, { times: 3 }],
  oneWin: [{ maxWinMinor: 80_000n }, { percent: 80 }],
  frequent: [{ requestsInDay: 4 }, { count: 4 }],
  securityChanged: [{ securityChangedAt: at - 71 * HOUR_MS }, { hours: 71 }],
  restricted: [{ isRestricted: true }, {}],
  excludedUnplayed: [{ isExcluded: true }, {}],
  closedElsewhere: [{ isElsewhere: true }, {}],
  largeAmount: [{ baseMinor: LARGE, depositMinor: LARGE, stakedMinor: 2n * LARGE }, {}],
};

describe('the risk of a withdrawal', () => {
  it('is nothing for somebody whom nothing speaks against', () => {
    expect(riskPoints(known, scale)).toEqual([]);
  });

  it.each(Object.entries(changes))('has one point with its figures: %s', (key, [change, params]) => {
    const points = riskPoints({ ...known, ...change }, scale);
    expect(points).toEqual([{ key, points: expect.any(Number), params }]);
    expect(Object.keys(params)).toEqual([...riskParams[key as RiskPoint['key']]]);
  });
});

describe('the score', () => {
  const newcomer: Partial<cashbox.RiskFacts> = {
    createdAt: at - DAY_MS,
    destinationAt: at,
    withdrawalCount: 0,
    withdrawalMinor: 0n,
    kyc: 'none',
    sharedAddress: 1,
  };
  /** Score of a withdrawal of so many units, whose player has deposited `deposited` and staked `percent` of it. */
  const scoreOf = (
    units: number,
    {
      deposited = units,
      percent = 208,
      ...facts
    }: Partial<cashbox.RiskFacts> & {
      deposited?: number;
      percent?: number;
    } = {},
  ): number => {
    const depositMinor = BigInt(deposited) * 100n;
    const stakedMinor = (depositMinor * BigInt(percent)) / 100n;
    const baseMinor = BigInt(units) * 100n;
    return riskOf(riskPoints({ ...known, ...facts, baseMinor, depositMinor, stakedMinor }, scale));
  };

  it('grows with what is at stake in a first withdrawal: 1,500 is low, 101,000 is high', () => {
    expect([1_500, 30_000, 101_000].map((units) => scoreOf(units, newcomer))).toEqual([10, 32, 100]);
  });

  it('weighs an amount that is asked for in parts as the whole', () => {
    const last = scoreOf(1_000, { ...newcomer, earlierMinor: 10_000_000n, deposited: 101_000 });
    expect(last).toBe(scoreOf(101_000, newcomer));
  });

  it('stays higher for a small theft than for a small newcomer', () => {
    const taken = { securityChangedAt: at - HOUR_MS, sharedDestination: 1 };
    expect(scoreOf(1_500, taken)).toBeGreaterThanOrEqual(60);
    expect(scoreOf(1_500, newcomer)).toBeLessThan(30);
  });

  it('has nothing for who has staked what wagering asks for', () => {
    expect([199, 200, 208].map((percent) => scoreOf(1_500, { percent }))).toEqual([25, 0, 0]);
  });

  it('never falls when the amount grows', () => {
    const amounts = Array.from({ length: 200 }, (_, step) => 500 * (step + 1));
    const scores = amounts.map((units) => scoreOf(units, newcomer));
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  });

  it('follows the weights that two people have agreed on', () => {
    const weights = riskWeights(new Map([['sharedDevice', 7]]));
    expect(riskPoints({ ...known, sharedDevice: 1 }, { ...scale, weights })).toMatchObject([{ points: 7 }]);
    expect(weights.frequent).toBe(15);
  });
});
