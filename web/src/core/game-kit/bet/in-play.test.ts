import { expect, test, afterEach, beforeEach, it, vi } from 'vitest';
import { asBetInFlight, betsInFlight, beginRound, inPlay, whenQuiet } from './in-play.ts';
import { createBetSender } from './sender.ts';
import { createProblemOf } from './problem.ts';
import { createStore } from '../../store/store.ts';

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

afterEach(() => expect(inPlay.get()).toBe(false));

test('a bet that waits for its answer is in play', async () => {
  let answer = (): void => undefined;
  const bet = asBetInFlight(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(inPlay.get()).toBe(true);
  answer();
  await bet;
});

test('so is every round until it is over, however often that is said', () => {
  const ends = [beginRound(), beginRound()];
  ends[0]?.();
  ends[0]?.();
  expect(inPlay.get()).toBe(true);
  ends[1]?.();
});

test('a listener hears of both', async () => {
  const heard: boolean[] = [];
  const stop = inPlay.subscribe(() => heard.push(inPlay.get()));
  beginRound()();
  await asBetInFlight(() => Promise.resolve());
  stop();
  beginRound()();
  expect(heard).toEqual([true, false, true, false]);
});

const QUIET_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts once, after nothing was busy for long enough', () => {
  const [busy, act] = [createStore(true), vi.fn()];
  whenQuiet(busy, QUIET_MS, act);
  vi.advanceTimersByTime(10 * QUIET_MS);
  busy.set(false);
  vi.advanceTimersByTime(QUIET_MS - 1);
  busy.set(true); // the next bet of a series
  vi.advanceTimersByTime(QUIET_MS);
  busy.set(false);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).toHaveBeenCalledOnce();
  busy.set(true);
  busy.set(false);
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing once it is called off', () => {
  const [busy, act] = [createStore(false), vi.fn()];
  whenQuiet(busy, QUIET_MS, act)();
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).not.toHaveBeenCalled();
});
