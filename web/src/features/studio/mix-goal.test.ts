import { expect, it } from 'vitest';
import { readMixGoal } from './mix-goal.ts';

it('aims are shares and multiples, and what is empty may be anything', () => {
  expect(readMixGoal({ rtp: '95,5', deviation: ' 2.5', hitFrequency: '', maxReturn: '30' })).toEqual({
    goal: { rtp: 0.955, deviation: 2.5, maxReturn: 30 },
    wrong: [],
  });
});

it('an aim that is no number above zero is named', () => {
  expect(readMixGoal({ rtp: '0', deviation: 'much', maxReturn: '2' }).wrong).toEqual(['rtp', 'deviation']);
});
