import { describe, expect, test } from 'vitest';
import { autoPlayFormStart, readAutoPlayForm } from './form.ts';

const COURSE = 2_000_000n; // two base units a unit

describe('the fields of auto play', () => {
  test('at first play ten bets at the same stake, whatever happens', () => {
    expect(readAutoPlayForm(autoPlayFormStart, COURSE).settings).toEqual({
      bets: 10,
      onWin: { kind: 'reset' },
      onLoss: { kind: 'reset' },
      stopOnProfitMinor: undefined,
      stopOnLossMinor: undefined,
      stopOnSingleWinMinor: undefined,
    });
  });

  test('turn amounts of the chosen currency into base hundredths', () => {
    const form = { ...autoPlayFormStart, profit: '1,50', loss: '0.01', single: '100' };
    expect(readAutoPlayForm(form, COURSE).settings).toMatchObject({
      stopOnProfitMinor: 300n,
      stopOnLossMinor: 2n,
      stopOnSingleWinMinor: 20_000n,
    });
  });

  test('read an increase with two decimals', () => {
    const form = { ...autoPlayFormStart, onLoss: { kind: 'increase' as const, percent: '12.5' } };
    expect(readAutoPlayForm(form, COURSE).settings?.onLoss).toEqual({ kind: 'increase', percentBp: 1250 });
  });

  test.each([
    [{ bets: '-1' }, ['bets']],
    [{ bets: '1.5' }, ['bets']],
    [{ bets: '100001' }, ['bets']],
    [{ profit: '0' }, ['profit']],
    [{ loss: 'x', single: '-4' }, ['loss', 'single']],
    [{ onWin: { kind: 'increase' as const, percent: '1000.01' } }, ['onWin']],
  ])('name what cannot be read: %o', (change, wrong) => {
    expect(readAutoPlayForm({ ...autoPlayFormStart, ...change }, COURSE)).toEqual({ settings: undefined, wrong });
  });
});
