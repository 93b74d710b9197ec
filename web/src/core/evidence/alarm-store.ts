import { forgetLogKey } from './log-key.ts';
import { readSaved, save } from '../store/saved.ts';
import { createStore } from '../store/store.ts';

/**
 * What the browser has to tell about the house. late: a closing came after its beacon could be known. clock: the same,
 * but this browser's clock and the house's differ by more. unsigned: a closing, or a receipt, without the log's
 * signature. key: signed by another key of the log than this browser saw first. missing: a bet without a receipt. other: a receipt of something else than was sent.
 */
export const alarmCauses = ['late', 'clock', 'closing-unsigned', 'unsigned', 'key', 'missing', 'other'] as const;
export type AlarmCause = (typeof alarmCauses)[number];

export interface Alarm {
  cause: AlarmCause;
  account: string;
  game: string;
  roundId: string;
  lateMs: number; // how late a closing came; 0 for a receipt
  clockMs: number; // how far the house's clock seemed ahead of this browser's
}

const NAME = 'alarm';
const CALMED = 'calm-clock'; // for this visit: the player knows that their clock is wrong

const isAlarm = (value: unknown): value is Alarm => alarmCauses.some((cause) => cause === Object(value).cause);

const readAlarm = (): Alarm | undefined => {
  const saved = readSaved(NAME);
  return isAlarm(saved) ? saved : undefined;
};

/** The alarm that stands until its player has put it away; reloads and other pages included. */
export const alarmStore = createStore<Alarm | undefined>(readAlarm());

/** Raises an alarm. One that stands is replaced only by a graver one: a clock that is wrong is no fault of anybody's. */
export const raiseAlarm = (alarm: Alarm): void => {
  const standing = alarmStore.get();
  if (alarm.cause === 'clock' && (standing || readSaved(CALMED, 'visit') === true)) return;
  if (standing && standing.cause !== 'clock') return;
  save(NAME, alarm);
  alarmStore.set(alarm);
};

/** Puts the alarm away. What is kept of its round stays kept. */
export const dismissAlarm = (): void => {
  const { cause } = alarmStore.get() ?? {};
  if (cause === 'clock') save(CALMED, true, 'visit');
  if (cause === 'key') forgetLogKey();
  save(NAME, undefined);
  alarmStore.set(undefined);
};
