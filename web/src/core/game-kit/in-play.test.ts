import { afterEach, expect, test } from 'vitest';
import { asBetInFlight } from './bets-in-flight.ts';
import { beginRound, inPlay } from './in-play.ts';

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

test('who listens hears of both', async () => {
  const heard: boolean[] = [];
  const stop = inPlay.subscribe(() => heard.push(inPlay.get()));
  beginRound()();
  await asBetInFlight(() => Promise.resolve());
  stop();
  beginRound()();
  expect(heard).toEqual([true, false, true, false]);
});
