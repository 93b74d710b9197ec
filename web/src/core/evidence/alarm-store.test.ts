import { afterEach, expect, test } from 'vitest';
import { alarmStore, dismissAlarm, raiseAlarm, type Alarm, type AlarmCause } from './alarm-store.ts';

const alarm = (cause: AlarmCause): Alarm => ({
  cause,
  account: 'player',
  game: 'battle',
  roundId: 'round',
  lateMs: 500,
  clockMs: 0,
});

afterEach(dismissAlarm);

test('an alarm stands until its player puts it away', () => {
  raiseAlarm(alarm('late'));
  raiseAlarm(alarm('unsigned'));
  expect(alarmStore.get()?.cause).toBe('late');
  dismissAlarm();
  expect(alarmStore.get()).toBeUndefined();
});

test('a question to the player gives way to a fault of the house, and takes no alarm’s place', () => {
  raiseAlarm(alarm('seed'));
  raiseAlarm(alarm('clock'));
  expect(alarmStore.get()?.cause).toBe('seed');
  raiseAlarm(alarm('record'));
  raiseAlarm(alarm('seed'));
  expect(alarmStore.get()?.cause).toBe('record');
});

test('clocks that differ give way to a fault of the house, and never take its place', () => {
  raiseAlarm(alarm('clock'));
  raiseAlarm(alarm('missing'));
  raiseAlarm(alarm('clock'));
  expect(alarmStore.get()?.cause).toBe('missing');
});
