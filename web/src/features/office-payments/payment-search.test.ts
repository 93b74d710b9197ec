import { expect, it } from 'vitest';
import { conditions, faultsOf, searchOf, type Condition } from './payment-search.ts';

const typed = (values: Partial<Record<Condition, string>>): Record<Condition, string> => ({
  ...(Object.fromEntries(conditions.map(({ name }) => [name, ''])) as Record<Condition, string>),
  ...values,
});

it('asks for everything when nothing is typed', () => {
  expect(searchOf(typed({}))).toEqual({});
});

it('reads amounts with either mark, and whole days of Moscow', () => {
  const search = searchOf(typed({ min: '10,5', max: '1000.05', from: '2026-11-27', to: '2026-11-28', number: '7' }));
  expect(search).toEqual({
    min: 1050,
    max: 100_005,
    from: Date.parse('2026-11-27T00:00:00+03:00'),
    to: Date.parse('2026-11-29T00:00:00+03:00'),
    number: 7,
  });
});

it.each([
  ['number', '0'],
  ['number', '7a'],
  ['number', '99999999999'],
  ['min', '-1'],
  ['max', '1.005'],
  ['from', '28.11.2026'],
] as const)('%s %s is a fault, and not asked for', (name, text) => {
  const values = typed({ [name]: text });
  expect(faultsOf(values)).toEqual([name]);
  expect(searchOf(values)).toEqual({});
});
