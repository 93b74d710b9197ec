import { expect, it } from 'vitest';
import { recordFaults, type HouseField } from './house-fields.ts';

const fields = [
  { key: 'uses', kind: 'integer', min: 1, max: 10 },
  { key: 'prize', kind: 'money', min: 0, max: 1_000, isOptional: true },
  { key: 'code', kind: 'text', maxLength: 5, pattern: '^[A-Z]+$' },
  { key: 'name', kind: 'localisedText', maxLength: 10 },
  { key: 'until', kind: 'date' },
  { key: 'account', kind: 'choice', choices: ['dic', 'real'] },
  { key: 'isOn', kind: 'switch' },
  {
    key: 'shares',
    kind: 'table',
    minRows: 1,
    maxRows: 2,
    columns: [{ key: 'percent', kind: 'integer', min: 1, max: 100 }],
  },
] as const satisfies readonly HouseField[];

const right = {
  uses: 1,
  prize: null,
  code: 'ABC',
  name: { ru: '', en: 'Cup', ua: '', kz: '', uz: '', tr: '' },
  until: 1_800_000_000_000,
  account: 'dic',
  isOn: false,
  shares: [{ percent: 100 }],
};

it('finds nothing wrong with a record of its fields', () => {
  expect(recordFaults(fields, right)).toEqual([]);
  expect(recordFaults(fields, { ...right, prize: 1_000 })).toEqual([]);
});

it.each([
  [{ uses: 11 }, 'uses', 'range'],
  [{ uses: 1.5 }, 'uses', 'kind'],
  [{ uses: '1' }, 'uses', 'kind'],
  [{ uses: null }, 'uses', 'empty'],
  [{ prize: -1 }, 'prize', 'range'],
  [{ code: ' ' }, 'code', 'empty'],
  [{ code: 'ABCDEF' }, 'code', 'length'],
  [{ code: 'abc' }, 'code', 'form'],
  [{ code: 'A\u202EB' }, 'code', 'form'],
  [{ name: { ...right.name, en: '' } }, 'name', 'empty'],
  [{ name: { en: 'Cup' } }, 'name', 'kind'],
  [{ name: { ...right.name, tr: 'far too long' } }, 'name', 'length'],
  [{ until: -1 }, 'until', 'range'],
  [{ account: 'bonus' }, 'account', 'choice'],
  [{ isOn: 'yes' }, 'isOn', 'kind'],
  [{ shares: [] }, 'shares', 'rows'],
  [{ shares: {} }, 'shares', 'kind'],
  [{ shares: [{ percent: 50 }, { percent: 101 }] }, 'shares.1.percent', 'range'],
  [{ shares: [{ percent: 50, extra: 1 }] }, 'shares.0.extra', 'unknown'],
  [{ extra: 1 }, 'extra', 'unknown'],
])('%j: %s, %s', (wrong, path, why) => {
  expect(recordFaults(fields, { ...right, ...wrong })).toEqual([{ path, why }]);
});
