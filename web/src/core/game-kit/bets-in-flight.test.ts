import { expect, test } from 'vitest';
import { asBetInFlight, betsInFlight } from './bets-in-flight.ts';
import { createBetSender } from './bet-sender.ts';
import { createProblemOf } from './bet-problem.ts';

test('a bet is in flight until it is answered or refused', async () => {
  const answers: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = [];
  const sender = () =>
    createBetSender<object, string>({
      call: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
      problemOf: createProblemOf({}),
      wait: () => Promise.resolve(),
      online: () => Promise.resolve(),
      newId: () => 'id',
    });
  const bets = [sender().send({}), sender().send({})];
  expect(betsInFlight.get()).toBe(2);
  answers[0]?.resolve('taken');
  await bets[0];
  expect(betsInFlight.get()).toBe(1);
  answers[1]?.reject(new Error('a fault'));
  await bets[1];
  expect(betsInFlight.get()).toBe(0);
});

test('work that throws is over too', async () => {
  await expect(asBetInFlight(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(betsInFlight.get()).toBe(0);
});
