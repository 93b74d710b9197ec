import { forgetLogKey } from './log-key.ts';
import { readSaved, save } from '../store/saved.ts';
import { createStore } from '../store/store.ts';

/**
 * Causes of an alarm about the house. late: a closing came after its beacon could be known. clock: the same, but this
 * browser's clock and the house's differ by more. unsigned: a closing, or a receipt, without the log's signature. key:
 * signed by another key of the log than this browser saw first. missing: a bet without a receipt. other: a receipt of
 * something else than was sent. commitment: another server seed in the place of one that was promised. seed: the client
 * seed of a pair was changed, not by this browser: its player knows whether they did so elsewhere. record: a round's
 * record says otherwise than its receipt.
 */
export const alarmCauses = [
  'late',
  'clock',
  'closing-unsigned',
  'unsigned',
  'key',
  'missing',
  'other',
  'commitment',
  'seed',
  'record',
] as const;
export type AlarmCause = (typeof alarmCauses)[number];

export interface Alarm {
  cause: AlarmCause;
  account: string;
  game: string;
  roundId: string;
  lateMs: number; // lateness of a closing; 0 for a receipt
  clockMs: number; // lead of the house's clock over this browser's
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

const questions: readonly AlarmCause[] = ['clock', 'seed']; // to the player: they may have an answer that is no fault of the house's

/** Raises an alarm. One that stands is replaced only by a graver one: a question gives way to a fault. */
export const raiseAlarm = (alarm: Alarm): void => {
  const standing = alarmStore.get();
  if (alarm.cause === 'clock' && readSaved(CALMED, 'visit') === true) return;
  if (standing && (questions.includes(alarm.cause) || !questions.includes(standing.cause))) return;
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
