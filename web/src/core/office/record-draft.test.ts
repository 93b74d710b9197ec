import { expect, it } from 'vitest';
import type { HouseField } from 'server/contract';
import { changedFields, draftOf, readDraft } from './record-draft.ts';

const fields = [
  { key: 'uses', kind: 'integer', min: 1, max: 10 },
  { key: 'prize', kind: 'money', min: 0, max: 1_000_000 },
  { key: 'code', kind: 'text', maxLength: 5, isOptional: true },
  { key: 'name', kind: 'localisedText', maxLength: 10 },
  { key: 'until', kind: 'date' },
  { key: 'account', kind: 'choice', choices: ['dic', 'real'] },
  { key: 'isOn', kind: 'switch' },
  { key: 'shares', kind: 'table', minRows: 1, maxRows: 2, columns: [{ key: 'part', kind: 'money', min: 1, max: 500 }] },
] as const satisfies readonly HouseField[];

const record = {
  uses: 3,
  prize: 1_050,
  code: null,
  name: { ru: 'Кубок', en: 'Cup', ua: '', kz: '', uz: '', tr: '' },
  until: Date.UTC(2026, 11, 9, 21, 0, 30), // with seconds, which the form does not show
  account: 'real',
  isOn: true,
  shares: [{ part: 5 }],
};

it('turns an untouched form into the original record', () => {
  const draft = draftOf(fields, record);
  expect(draft).toMatchObject({ prize: '10.50', until: '2026-12-10T00:00', shares: [{ part: '0.05' }] });
  expect(readDraft(fields, draft, record)).toEqual({ after: record, faults: [] });
});

it('starts a new record with its required fields empty', () => {
  const { after, faults } = readDraft(fields, draftOf(fields));
  expect(after).toMatchObject({ uses: null, code: null, account: 'dic', isOn: false, shares: [{ part: null }] });
  expect(faults.map(({ path }) => path)).toEqual(['uses', 'prize', 'name', 'until', 'shares.0.part']);
});

it('reads Moscow time, and amounts to the hundredth', () => {
  const draft = { ...draftOf(fields, record), prize: '7,5', until: '2026-12-10T03:00' };
  expect(readDraft(fields, draft, record).after).toMatchObject({ prize: 750, until: Date.UTC(2026, 11, 10) });
});

it.each([
  ['uses', '3.5', 'kind'],
  ['uses', '11', 'range'],
  ['prize', '1.234', 'kind'],
  ['prize', '1e3', 'kind'],
  ['until', 'tomorrow', 'kind'],
])('finds %s %s wrong: %s', (path, typed, why) => {
  expect(readDraft(fields, { ...draftOf(fields, record), [path]: typed }).faults).toEqual([{ path, why }]);
});

it('finds differences regardless of the order of keys', () => {
  const name = { tr: '', uz: '', kz: '', ua: '', en: 'Cup', ru: 'Кубок' };
  expect(changedFields(fields, record, { ...record, name })).toEqual([]);
  const changed = changedFields(fields, record, { ...record, uses: 4, shares: [{ part: 5 }, { part: 6 }] });
  expect(changed.map(({ key }) => key)).toEqual(['uses', 'shares']);
});
