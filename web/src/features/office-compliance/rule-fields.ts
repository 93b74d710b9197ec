import type { AmlThresholds, HouseField } from 'server/contract';

const MAX_MINOR = 10_000_000_000_000_00;

const isOn = { key: 'isOn', kind: 'switch' } as const;
const integer = (key: string, min: number, max: number): HouseField => ({ key, kind: 'integer', min, max });
const money = (key: string): HouseField => ({ key, kind: 'money', min: 1, max: MAX_MINOR });
const days = integer('days', 1, 30);
const velocity = [isOn, integer('hours', 1, 720), integer('count', 2, 10_000), money('amountMinor')];

/** Thresholds of each rule, with the bounds of the contract. */
export const ruleFields: Readonly<Record<keyof AmlThresholds, readonly HouseField[]>> = {
  depositVelocity: velocity,
  withdrawalVelocity: velocity,
  structuring: [isOn, days, integer('count', 2, 10_000), money('belowMinor'), integer('marginPercent', 1, 90)],
  ownPlay: [isOn, days, integer('rounds', 1, 10_000), money('stakedMinor')],
  unusualWins: [isOn, days, integer('bets', 1, 1_000_000), money('wonMinor'), integer('zHundredths', 100, 5_000)],
  depositsWithoutPlay: [isOn, days, money('depositedMinor'), integer('playedPercent', 1, 1_000)],
  screening: [isOn, money('withdrawalMinor')],
  identity: [isOn, money('dayMinor'), money('monthMinor'), money('lifeMinor')],
};
