import { analyses } from 'games-engine/analysis';
import { describe, expect, test } from 'vitest';
import { boundAt, changedBounds } from '../../core/configs/bounds.tsx';
import { draftOfBounds, readBounds } from './bounds-draft.ts';

describe.each(Object.values(analyses).map(({ id, defaultBounds }) => [id, defaultBounds] as const))(
  'the bounds of %s',
  (_, bounds) => {
    test('are written in the units of their names, and read back as they are', () => {
      const draft = draftOfBounds(bounds);
      expect(draft).toMatchObject({ maxRoundPayoutMinor: '10000000', minRtpPpm: '90', winPaysStake: true });
      expect(readBounds(draft)).toEqual({ bounds, wrong: [] });
    });

    test('are compared one by one', () => {
      const [field, { min, max }] = Object.entries(bounds.timings)[0] ?? ['', { min: 0, max: 0 }];
      const after = { ...bounds, winPaysStake: false, timings: { ...bounds.timings, [field]: { min, max: max + 1 } } };
      expect(changedBounds(bounds, after)).toEqual(['winPaysStake', `timings.${field}.max`]);
      expect(changedBounds(bounds, { ...bounds })).toEqual([]);
      expect(boundAt(after, `timings.${field}.max`)).toBe(max + 1);
    });
  },
);

test('a text that is no number is reported by its key', () => {
  const draft = { ...draftOfBounds(analyses.dice.defaultBounds), bankrollMinor: 'all', maxRuinPpm: '0,00001' };
  expect(readBounds(draft).wrong).toEqual(['bankrollMinor', 'maxRuinPpm']);
});
