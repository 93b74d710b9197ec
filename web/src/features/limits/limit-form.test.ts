import { RAISE_WAITS_MS, SESSION_MINUTES, type Limit } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { texts } from '../../core/i18n/messages.ts';
import { effectOf, readLimit } from './limit-form.tsx';

const rub = (text: string): bigint | undefined =>
  /^\d+(\.\d{1,2})?$/.test(text) ? BigInt(Math.round(Number(text) * 100)) : undefined;

describe('a typed limit', () => {
  it('a limit of minutes is refused with the range, whose ends the text names', () => {
    const ends = [...texts('limits', 'limit-form').source['form.invalid.minutes'].matchAll(/\{\{(\w+)\}\}/g)].map(
      ([, name]) => name,
    );
    expect(ends).toEqual(Object.keys(SESSION_MINUTES));
  });

  it.each([
    ['wager', '500', 50_000],
    ['loss', ' 10.50 ', 1050],
    ['deposit', '1', 100],
    ['deposit', '0.99', undefined],
    ['deposit', '-5', undefined],
    ['deposit', '', undefined],
    ['deposit', '10000000001', undefined],
    ['session', '60', 60],
    ['session', '10', 10],
    ['session', '9', undefined],
    ['session', '1441', undefined],
    ['session', '60.5', undefined],
    ['session', '', undefined],
  ] as const)('a typed limit of %s %j is %s', (kind, text, value) => {
    expect(readLimit(kind, text, rub)).toBe(value);
  });
});

describe('a new limit', () => {
  const limit: Limit = { kind: 'wager', period: 'day', amount: 500, used: 0, resetsAt: 0, pending: null };
  it.each([
    [undefined, 300, { when: 'now' }],
    [limit, 300, { when: 'now' }],
    [limit, 500, { when: 'same' }],
    [limit, 800, { when: 'later', at: 7 + RAISE_WAITS_MS }],
    [limit, null, { when: 'later', at: 7 + RAISE_WAITS_MS }],
    [{ ...limit, pending: { amount: 800, at: 5, until: 6 } }, 800, { when: 'later', at: 5 }],
    [{ ...limit, pending: { amount: 800, at: 5, until: 6 } }, 900, { when: 'later', at: 7 + RAISE_WAITS_MS }],
    [{ ...limit, pending: { amount: null, at: 5, until: 6 } }, null, { when: 'later', at: 5 }],
  ] as const)('after %j, %s counts %j', (before, amount, effect) => {
    expect(effectOf(before, amount, 7)).toEqual(effect);
  });
});
