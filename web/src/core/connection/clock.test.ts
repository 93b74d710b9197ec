import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const setUp = () => {
  let local = 1000;
  const clock = createClock(() => local);
  return { clock, pass: (ms: number) => void (local += ms) };
};

test('without a word from the server it is the local clock', () => {
  expect(setUp().clock.now()).toBe(1000);
});

test('the least delayed time counts, not the last one', () => {
  const { clock, pass } = setUp();
  clock.observeServerTime(6000); // 5000 ahead
  pass(100);
  clock.observeServerTime(6020); // 80 late
  expect(clock.now()).toBe(6100);
});

test('half of the shortest round trip is added', () => {
  const { clock } = setUp();
  clock.observeServerTime(6000);
  clock.observeRoundTrip(300);
  clock.observeRoundTrip(40);
  clock.observeRoundTrip(900);
  expect(clock.now()).toBe(6020);
});

test('a clock that was set wrong is forgotten after eight observations', () => {
  const { clock } = setUp();
  clock.observeServerTime(9_000_000);
  for (let count = 0; count < 8; count++) clock.observeServerTime(1500);
  expect(clock.now()).toBe(1500);
});
