import { paymentCodes, paymentStates, type Payment, type PaymentState } from 'server/contract';

const { created, done, inProcess, cancelled, refused } = paymentStates;

/** Look of a payment in lists. */
export type PaymentLook = 'pending' | 'waits' | 'done' | 'process' | 'cancelled' | 'late';

const looks: Readonly<Record<PaymentState, PaymentLook>> = {
  [created]: 'pending',
  [done]: 'done',
  [inProcess]: 'process',
  [cancelled]: 'cancelled',
  [refused]: 'cancelled',
};

type Waiting = Pick<Payment, 'state' | 'isLate' | 'reason' | 'askedAgain'>;

/** True when a deposit waits for a course, or a withdrawal for its player's word about a new price. */
const waits = ({ state, reason, askedAgain }: Waiting): boolean =>
  state === created && (reason === 'course' || askedAgain !== null);

/** Paid late or with another amount, it waits for a person of the house. */
export const lookOf = (payment: Waiting): PaymentLook => {
  if (waits(payment)) return 'waits';
  return payment.isLate && payment.state === created ? 'late' : looks[payment.state];
};

export type PaymentNews =
  | 'deposit.seen'
  | 'deposit.waits'
  | 'deposit.done'
  | 'deposit.late'
  | 'deposit.refused'
  | 'withdrawal.waits'
  | 'withdrawal.process'
  | 'withdrawal.done'
  | 'withdrawal.refused';

const seen = ({ progress }: Payment): boolean => progress !== null;

const depositNews = (before: Payment | undefined, payment: Payment): PaymentNews | undefined => {
  const { state, isLate } = payment;
  if (state === done) return before?.state === done ? undefined : 'deposit.done';
  if (state === refused) return before?.state === refused ? undefined : 'deposit.refused';
  if (state !== created) return undefined; // cancelled by the player, or not paid in time
  if (waits(payment)) return before && waits(before) ? undefined : 'deposit.waits';
  if (isLate) return before?.isLate ? undefined : 'deposit.late';
  return seen(payment) && !(before && seen(before)) ? 'deposit.seen' : undefined;
};

const withdrawalNews = (before: Payment | undefined, payment: Payment): PaymentNews | undefined => {
  const { state } = payment;
  if (waits(payment)) return before && waits(before) ? undefined : 'withdrawal.waits';
  if (state === before?.state) return undefined;
  if (state === done) return 'withdrawal.done';
  if (state === inProcess) return 'withdrawal.process';
  return state === refused ? 'withdrawal.refused' : undefined;
};

/** News in a pushed payment; undefined: nothing that the player has not done or heard of. */
export const newsOf = (before: Payment | undefined, payment: Payment): PaymentNews | undefined =>
  payment.code === paymentCodes.deposit ? depositNews(before, payment) : withdrawalNews(before, payment);
