import { describe, expect, it } from 'vitest';
import { add, fraction, toNumber, ZERO } from '../../core/fraction.ts';
import type { IntSource } from '../../core/stream.ts';
import { robbery } from './index.ts';
import { robberyConfigSchema, robberyDefaultConfig, type RobberyConfig } from './robbery.config.ts';
import {
  robberyChances,
  robberyExpectedMinor,
  drawRobbery,
  robberyAmount,
  robberyOutcomes,
  robberyReels,
} from './robbery.rules.ts';

const statuses = Array.from({ length: 15 }, (_, index) => index + 1);
const total = robberyDefaultConfig.sectors.reduce((sum, { weight }) => sum + weight, 0);

/** A source that gives one number, and says of how many. */
const fixed = (number: number): IntSource => ({
  int(n) {
    expect(n).toBe(total);
    return number;
  },
});

describe('the robbery', () => {
  it('gives each VIP level its amount, and one without an amount that of the level below', () => {
    expect(statuses.map((status) => (robberyAmount(robberyDefaultConfig, status) ?? 0) / 100)).toEqual([
      100, 200, 250, 500, 500, 1000, 1250, 1500, 2000, 2500, 2500, 5000, 10_000, 20_000, 50_000,
    ]);
  });

  it.each(statuses)('draws at level %i as often as its maths says: all numbers enumerated', (statusId) => {
    const counts = new Map<number, number>();
    let paid = 0n;
    for (let number = 0; number < total; number += 1) {
      const { prizeMinor, sector } = drawRobbery(fixed(number), robberyDefaultConfig, { statusId });
      counts.set(sector, (counts.get(sector) ?? 0) + 1);
      paid += BigInt(prizeMinor);
    }
    const chances = robberyChances(robberyDefaultConfig, { statusId });
    expect(chances.map(({ probability }) => probability)).toEqual(
      chances.map((_, sector) => fraction(BigInt(counts.get(sector) ?? 0), BigInt(total))),
    );
    expect(chances.reduce((sum, { probability }) => add(sum, probability), ZERO)).toEqual(fraction(1n));
    expect(robberyExpectedMinor(robberyDefaultConfig, { statusId })).toEqual(fraction(paid, BigInt(total)));
  });

  it('gives 6.65 % of the amount on average, and the whole of it once in 200', () => {
    expect(toNumber(robberyExpectedMinor(robberyDefaultConfig, { statusId: 15 }))).toBe(332_500);
    const best = robberyChances(robberyDefaultConfig, { statusId: 15 }).at(-1);
    expect(best).toEqual({ probability: fraction(1n, 200n), prizeMinor: 5_000_000n });
  });

  it('shows the digits of the percent on its reels', () => {
    expect([1, 50, 100].map((sharePercent) => robberyReels({ sharePercent, weight: 1 }))).toEqual([
      [0, 0, 1],
      [0, 5, 0],
      [1, 0, 0],
    ]);
  });

  it('floors a share to whole hundredths', () => {
    const config: RobberyConfig = { ...robberyDefaultConfig, amounts: [{ amountMinor: 199, statusId: 2 }] };
    expect(robberyOutcomes(config, { statusId: 2 })[3]).toEqual({ prizeMinor: '99', sector: 3 });
  });

  it('refuses a level without an amount, a robbery that is off, and a stake', () => {
    const config: RobberyConfig = { ...robberyDefaultConfig, amounts: [{ amountMinor: 199, statusId: 2 }] };
    const ticket = '2026-11-23';
    const refusals = [
      robbery.refusal(config, 0n, { statusId: 1, ticket }),
      robbery.refusal({ ...config, enabled: false }, 0n, { statusId: 2, ticket }),
      robbery.refusal(config, 1n, { statusId: 2, ticket }),
      robbery.refusal(config, 0n, { statusId: 2, ticket }),
    ];
    expect(refusals).toEqual(['1', '1', 'STAKE', undefined]);
  });

  it('takes no config whose levels do not rise, or without eight sectors', () => {
    const { amounts, sectors } = robberyDefaultConfig;
    const isTaken = (changes: object): boolean =>
      robberyConfigSchema.safeParse({ ...robberyDefaultConfig, ...changes }).success;
    expect(isTaken({})).toBe(true);
    expect(isTaken({ amounts: amounts.toReversed() })).toBe(false);
    expect(isTaken({ sectors: sectors.slice(1) })).toBe(false);
    expect(isTaken({ sectors: sectors.with(0, { sharePercent: 101, weight: 1 }) })).toBe(false);
  });
});
