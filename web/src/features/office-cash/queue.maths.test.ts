import { expect, test } from 'vitest';
import type { QueuedWithdrawal } from 'server/contract';
import { nextInQueue, queueState, riskLevel, waitOf } from './queue.maths.ts';

const MINUTE_MS = 60_000;

test.each([
  [0, 'low'],
  [29, 'low'],
  [30, 'medium'],
  [59, 'medium'],
  [60, 'high'],
] as const)('%i points are %s', (risk, level) => {
  expect(riskLevel(risk)).toBe(level);
});

test.each([
  [-5, { unit: 'minutes', days: 0, hours: 0, minutes: 0 }],
  [59, { unit: 'minutes', days: 0, hours: 0, minutes: 59 }],
  [60, { unit: 'hours', days: 0, hours: 1, minutes: 0 }],
  [24 * 60 - 1, { unit: 'hours', days: 0, hours: 23, minutes: 59 }],
  [3 * 24 * 60 + 61, { unit: 'days', days: 3, hours: 1, minutes: 1 }],
])('%i minutes are said by two units', (minutes, wait) => {
  expect(waitOf(minutes * MINUTE_MS)).toEqual(wait);
});

const queued = (id: number, changes: Partial<QueuedWithdrawal> = {}, payableFrom: number | null = null) =>
  ({
    approvals: [],
    asked: false,
    payment: { id, payableFrom, askedAgain: null },
    ...changes,
  }) as unknown as QueuedWithdrawal;
const askedAgain = { payment: { payableFrom: null, askedAgain: {} } } as unknown as Partial<QueuedWithdrawal>;

test('a request that cannot be paid yet waits for its destination, whatever else is missing', () => {
  const approvals = [{ nick: 'a', at: 1 }];
  expect(queueState(queued(1, { asked: true, approvals }, 200), 100)).toBe('destination');
  expect(queueState(queued(1, { asked: true, approvals }, 100), 100)).toBe('documents');
  expect(queueState(queued(1, { approvals }), 100)).toBe('second');
  expect(queueState(queued(1, { approvals, ...askedAgain }), 100)).toBe('asked');
  expect(queueState(queued(1), 100)).toBe('waits');
});

test('the next request is the one below; the first where this one has left the queue; none after the last', () => {
  const queue = [queued(4), queued(7), queued(9)];
  expect(nextInQueue(queue, 4)).toBe(7);
  expect(nextInQueue(queue, 5)).toBe(4);
  expect(nextInQueue(queue, 9)).toBeUndefined();
  expect(nextInQueue([], 9)).toBeUndefined();
});
