import { describe, expect, it } from 'vitest';
import { careLevelOf, carePoints, careSignalNames, careSignals, type CareSignals } from './care-levels.ts';

const none = Object.fromEntries(careSignalNames.map((name) => [name, 0])) as CareSignals;

describe('a level of care', () => {
  it.each(careSignalNames)('counts %s at its thresholds, not below them', (name) => {
    const { some, many } = careSignals[name];
    expect([some - 1, some, many - 1, many, many + 1].map((seen) => carePoints(name, seen))).toEqual([0, 1, 1, 2, 2]);
  });

  it.each([
    [{}, 0],
    [{ chasing: 20 }, 1],
    [{ chasing: 100 }, 1],
    [{ chasing: 100, nights: 5 }, 2],
    [{ chasing: 100, nights: 12 }, 2],
    [{ chasing: 100, nights: 12, reloads: 2 }, 3],
  ])('comes from the points of %o: it is %d', (signals, level) => {
    expect(careLevelOf({ ...none, ...signals })).toBe(level);
  });
});
