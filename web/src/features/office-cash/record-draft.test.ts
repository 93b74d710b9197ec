import { expect, test } from 'vitest';
import { changedKeys, draftOf, kindOf, readDraft } from './record-draft.ts';

const method = {
  id: 101,
  paywayId: 74,
  currencyId: 2,
  code: 'sbp',
  minDeposit: 100_000,
  maxDeposit: null,
  minWithdrawal: '50050',
  isOn: true,
};

test('a form holds what a person may change, amounts in units', () => {
  expect(draftOf(method)).toEqual({
    code: 'sbp',
    minDeposit: '1000',
    maxDeposit: '',
    minWithdrawal: '500.50',
    isOn: true,
  });
});

test('a draft that nobody touched makes the same row', () => {
  expect(readDraft(method, draftOf(method))).toEqual({ after: method, wrong: [] });
});

test('amounts are hundredths again, in the form that the row has them', () => {
  const draft = { ...draftOf(method), minDeposit: '12,5', maxDeposit: '90000', minWithdrawal: '7', isOn: false };
  const { after, wrong } = readDraft(method, draft);
  expect(wrong).toEqual([]);
  expect(after).toEqual({ ...method, minDeposit: 1250, maxDeposit: 9_000_000, minWithdrawal: '700', isOn: false });
  expect(changedKeys(method, after)).toEqual(['minDeposit', 'maxDeposit', 'minWithdrawal', 'isOn']);
});

test.each([
  ['minDeposit', ''],
  ['minDeposit', '-1'],
  ['minDeposit', '1.234'],
  ['code', '  '],
])('%s cannot be "%s"', (key, text) => {
  expect(readDraft(method, { ...draftOf(method), [key]: text }).wrong).toEqual([key]);
});

test.each([
  [{ maxCoursePercent: 20 }, { maxCoursePercent: '0' }],
  [{ maxCoursePercent: 20 }, { maxCoursePercent: '101' }],
  [{ automaticMaxRisk: 20 }, { automaticMaxRisk: '101' }],
])('a whole number beyond its bounds is refused: %o', (row, draft) => {
  expect(readDraft(row, draft).wrong).toEqual(Object.keys(row));
});

test('a maximum below its minimum is refused', () => {
  const draft = { ...draftOf(method), minDeposit: '100', maxDeposit: '99.99' };
  expect(readDraft(method, draft).wrong).toEqual(['maxDeposit']);
});

test('a rule without a figure is refused, and a course keeps its decimals', () => {
  expect(readDraft({ automaticMaxRisk: 20 }, { automaticMaxRisk: '1.5' }).wrong).toEqual(['automaticMaxRisk']);
  expect(readDraft({ course: '92.5' }, { course: '93,125' }).after).toEqual({ course: '93.125' });
  expect(kindOf('twoPeopleFromMinor', 0)).toBe('amount');
});
