import type { cashbox } from 'db';
import { describe, expect, it } from 'vitest';
import { riskParams } from '../../../contract/features/office-cash.contract.ts';
import { riskOf, riskPoints, type JudgedKey, type RiskPoint } from './withdrawal-risk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = 1_800_000_000_000;
const LARGE = 10_000_000n;

/** Somebody whom nothing speaks against. */
const known: cashbox.RiskFacts = {
  baseMinor: 100_000n,
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
  stakedMinor: 300_000n,
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
  littlePlay: [{ stakedMinor: 299_000n }, { percent: 299 }],
  aboveDeposits: [{ withdrawalMinor: 200_000n }, { times: 3 }],
  oneWin: [{ maxWinMinor: 80_000n }, { percent: 80 }],
  frequent: [{ requestsInDay: 4 }, { count: 4 }],
  securityChanged: [{ securityChangedAt: at - 71 * HOUR_MS }, { hours: 71 }],
  restricted: [{ isRestricted: true }, {}],
  excludedUnplayed: [{ isExcluded: true }, {}],
  closedElsewhere: [{ isElsewhere: true }, {}],
  largeAmount: [{ baseMinor: LARGE, depositMinor: LARGE, stakedMinor: 3n * LARGE }, {}],
};

describe('the risk of a withdrawal', () => {
  it('is nothing for somebody whom nothing speaks against', () => {
    expect(riskPoints(known, at, LARGE)).toEqual([]);
  });

  it.each(Object.entries(changes))('has one point with its figures: %s', (key, [change, params]) => {
    const points = riskPoints({ ...known, ...change }, at, LARGE);
    expect(points).toEqual([{ key, points: expect.any(Number), params }]);
    expect(Object.keys(params)).toEqual([...riskParams[key as RiskPoint['key']]]);
    expect(riskOf(points)).toBeGreaterThan(0);
  });
});
