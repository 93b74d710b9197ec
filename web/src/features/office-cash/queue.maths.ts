import type { QueuedWithdrawal } from 'server/contract';

const MINUTE_MS = 60_000;
const MEDIUM_FROM = 30;
const HIGH_FROM = 60;

export type RiskLevel = 'low' | 'medium' | 'high';

/** Level of a sum of risk points. The points themselves are what a person decides on. */
export const riskLevel = (risk: number): RiskLevel => {
  if (risk >= HIGH_FROM) return 'high';
  return risk >= MEDIUM_FROM ? 'medium' : 'low';
};

export interface Wait {
  readonly unit: 'minutes' | 'hours' | 'days'; // the greater of the two that say it
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** A time in ms as two units say it. One that has not begun by this page's clock is none. */
export const waitOf = (ms: number): Wait => {
  const total = Math.max(0, Math.floor(ms / MINUTE_MS));
  const wait = { days: Math.floor(total / 1440), hours: Math.floor(total / 60) % 24, minutes: total % 60 };
  if (wait.days > 0) return { unit: 'days', ...wait };
  return { unit: wait.hours > 0 ? 'hours' : 'minutes', ...wait };
};

export type QueueState = 'waits' | 'second' | 'asked' | 'documents' | 'destination' | 'failed';

/** State of a request in the queue: first what nobody of the desk can change. */
export const queueState = ({ payment, approvals, asked, hasFailed }: QueuedWithdrawal, now: number): QueueState => {
  if (hasFailed) return 'failed';
  if (payment.payableFrom !== null && payment.payableFrom > now) return 'destination';
  if (payment.askedAgain !== null) return 'asked';
  if (asked) return 'documents';
  return approvals.length > 0 ? 'second' : 'waits';
};

/** The request after this one, so that a cashier need not go back to the list; the first where this one has left it. */
export const nextInQueue = (queue: readonly QueuedWithdrawal[], id: number): number | undefined => {
  const at = queue.findIndex(({ payment }) => payment.id === id);
  return queue.map(({ payment }) => payment.id).find((other, place) => other !== id && place > at);
};
