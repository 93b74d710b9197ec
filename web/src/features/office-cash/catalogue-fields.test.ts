import { recordFaults } from 'server/contract';
import { expect, test } from 'vitest';
import { changedFields, draftOf, readDraft } from '../../core/office/record-draft.ts';
import { fieldsOf, orderFaults, recordOf, rowOf } from './catalogue-fields.ts';

const catalogue = { payways: [{ provider: 'cryptapi' }] };
const fields = fieldsOf(catalogue, 'method');
const method = {
  id: 101,
  paywayId: 74,
  currencyId: 2,
  code: 'sbp',
  minDeposit: 100_000,
  maxDeposit: null,
  minWithdrawal: 50_050,
  maxWithdrawal: null,
  isOn: true,
};
const { id: _id, paywayId: _payway, currencyId: _currency, ...record } = method;

test('a form holds what a person may change, amounts in units', () => {
  expect(draftOf(fields, method)).toEqual({
    code: 'sbp',
    minDeposit: '1000',
    maxDeposit: '',
    minWithdrawal: '500.50',
    maxWithdrawal: '',
    isOn: true,
  });
});

test('a draft that nobody touched makes the same row', () => {
  expect(readDraft(fields, draftOf(fields, method), method)).toEqual({ after: record, faults: [] });
});

test('amounts are hundredths again', () => {
  const draft = {
    ...draftOf(fields, method),
    minDeposit: '12,5',
    maxDeposit: '90000',
    minWithdrawal: '7',
    isOn: false,
  };
  const { after, faults } = readDraft(fields, draft, method);
  expect(faults).toEqual([]);
  expect(after).toEqual({ ...record, minDeposit: 1250, maxDeposit: 9_000_000, minWithdrawal: 700, isOn: false });
  expect(changedFields(fields, method, after).map(({ key }) => key)).toEqual([
    'minDeposit',
    'maxDeposit',
    'minWithdrawal',
    'isOn',
  ]);
});

test.each([
  ['minDeposit', ''],
  ['minDeposit', '-1'],
  ['minDeposit', '1.234'],
  ['code', '  '],
])('%s cannot be "%s"', (key, typed) => {
  const { faults } = readDraft(fields, { ...draftOf(fields, method), [key]: typed }, method);
  expect(faults.map(({ path }) => path)).toEqual([key]);
});

const rules = {
  twoPeopleFromMinor: 0,
  automaticBelowMinor: 0,
  automaticMaxRisk: 20,
  automaticPerDayMinor: 0,
  maxCoursePercent: 20,
  withdrawalBandPercent: 5,
};

test.each([
  ['maxCoursePercent', '0'],
  ['maxCoursePercent', '101'],
  ['automaticMaxRisk', '101'],
  ['automaticMaxRisk', '1.5'],
])('the rule %s cannot be "%s"', (key, typed) => {
  const ofRules = fieldsOf(catalogue, 'rules');
  expect(recordFaults(ofRules, rules)).toEqual([]);
  const { faults } = readDraft(ofRules, { ...draftOf(ofRules, rules), [key]: typed }, rules);
  expect(faults.map(({ path }) => path)).toEqual([key]);
});

test('a maximum below its minimum is refused', () => {
  expect(orderFaults({ ...record, minDeposit: 10_000, maxDeposit: 9_999 })).toEqual([
    { path: 'maxDeposit', why: 'form' },
  ]);
  expect(orderFaults({ ...record, minDeposit: 10_000, maxDeposit: 10_000 })).toEqual([]);
});

test('a course keeps its decimals, and the system of deposits is a number for the server', () => {
  const ofCourse = fieldsOf(catalogue, 'course');
  const { after, faults } = readDraft(ofCourse, { course: '93,125' }, { course: '92.5' });
  expect(faults).toEqual([]);
  expect(rowOf(after)).toEqual({ course: '93.125' });
  expect(rowOf(recordOf({ system: 14 }))).toEqual({ system: 14 });
  expect(rowOf({ system: null })).toEqual({ system: null });
});
