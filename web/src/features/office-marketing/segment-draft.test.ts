import { expect, it } from 'vitest';
import { emptySegment, readSegment, segmentDraftOf } from './segment-draft.ts';

const numbers = { levelFrom: '3', depositDays: '30', depositsFrom: '2', depositedTo: '500', notPlayedFor: '14' };
const draft = { numbers, countries: 'kz, UZ kz', languages: ['kz', 'ru'] as const };

it('a draft becomes conditions, and conditions the same draft', () => {
  const { conditions, faults } = readSegment(draft);
  expect(faults).toEqual({});
  expect(conditions).toEqual({
    level: { from: 3 },
    deposits: { days: 30, count: { from: 2 }, sumMinor: { to: 50_000 } },
    played: { notForDays: 14 },
    countries: ['KZ', 'UZ'],
    languages: ['ru', 'kz'],
  });
  expect(conditions && readSegment(segmentDraftOf(conditions)).conditions).toEqual(conditions);
});

it('an empty draft has neither conditions nor faults', () => {
  expect(readSegment(emptySegment)).toEqual({ conditions: undefined, faults: {} });
});

it.each([
  [{ levelFrom: '5', levelTo: '4' }, { levelTo: 'order' }],
  [{ playedWithin: '7', notPlayedFor: '7' }, { playedWithin: 'order' }],
  [{ levelFrom: '16' }, { levelFrom: 'range' }],
  [{ depositDays: '1.5' }, { depositDays: 'range' }],
  [{ depositsFrom: '1' }, { depositDays: 'days' }],
])('the numbers %o have a fault', (typed, faults) => {
  expect(readSegment({ ...emptySegment, numbers: typed })).toEqual({ conditions: undefined, faults });
});

it('a country is a code of two letters', () => {
  expect(readSegment({ ...emptySegment, countries: 'Kazakhstan' }).faults).toEqual({ countries: 'countries' });
});
