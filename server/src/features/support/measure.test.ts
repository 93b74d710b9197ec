import { expect, test } from 'vitest';
import { measureAnswers } from './measure.ts';

const noon = Date.parse('2026-11-27T12:00:00+03:00');
const answers = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ askedAt: noon, answeredAt: noon + (place + 1) * 60_000 }));

test('below twenty answers no time is stated', () => {
  expect(measureAnswers(answers(19))).toBeNull();
});

test('a time is the median and the ninetieth percentile of the waiting within hours', () => {
  const overnight = {
    askedAt: Date.parse('2026-11-28T02:59:00+03:00'),
    answeredAt: Date.parse('2026-11-28T10:20:00+03:00'),
  };
  expect(measureAnswers(answers(20))).toEqual({ medianMs: 10 * 60_000, p90Ms: 18 * 60_000, count: 20 });
  expect(measureAnswers([...answers(19), overnight])).toMatchObject({ p90Ms: 18 * 60_000 });
});
