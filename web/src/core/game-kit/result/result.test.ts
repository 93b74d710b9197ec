import { expect, test, vi } from 'vitest';
import { vibrates } from '../screen/settings.ts';
import { createResultSound, stingerOf } from './result-sound.ts';
import { moodOf, winSizeOf } from './result.ts';

test('only more than the stake is a win', () => {
  expect([0n, 9n, 10n, 11n].map((payout) => moodOf(payout, 10n))).toEqual(['loss', 'even', 'even', 'win']);
});

test('a win has four sizes, by its multiplier', () => {
  const sizes = [0n, 19n, 20n, 99n, 100n, 499n, 500n].map((payout) => winSizeOf(payout, 10n));
  expect(sizes).toEqual(['small', 'small', 'medium', 'medium', 'large', 'large', 'huge']);
  expect(winSizeOf(0n, 0n)).toBe('small');
});

const stakeOf10 = (payoutMinor: bigint) => ({ stakeMinor: 10n, payoutMinor });

test('every size of win has its stinger, and what returns no more than its stake has none', () => {
  expect([0n, 5n, 10n].map((payout) => stingerOf(stakeOf10(payout)))).toEqual([undefined, undefined, undefined]);
  const stingers = [11n, 20n, 100n, 500n].map((payout) => stingerOf(stakeOf10(payout)));
  expect(stingers).toEqual(['win', 'medium-win', 'big-win', 'huge-win']);
});

test('a result is heard as it lands and then as what it brings; only a win and a returned stake are felt', () => {
  const [heard, felt]: [string[], (readonly number[])[]] = [[], []];
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => felt.push(pattern) });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vibrates.set(true);
  const sound = createResultSound<'land' | 'even' | 'loss'>((cue) => heard.push(cue), {
    land: 'land',
    even: 'even',
    loss: 'loss',
  });
  for (const result of [undefined, stakeOf10(0n)]) sound({}, result);
  expect([heard.splice(0), felt.splice(0)]).toEqual([['land', 'land', 'loss'], []]);
  for (const payout of [10n, 11n, 500n]) sound({}, stakeOf10(payout));
  expect(heard).toEqual(['land', 'even', 'land', 'win', 'land', 'huge-win']);
  expect(felt.map((pattern) => pattern.length)).toEqual([1, 1, 7]);
  vibrates.set(false);
  sound({}, stakeOf10(500n));
  expect(felt).toHaveLength(3);
});
