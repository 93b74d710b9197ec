import { paymentCodes, paymentStates, type Payment, type PaymentState } from 'server/contract';

const { created, done, inProcess, cancelled, refused } = paymentStates;

/** How a payment looks in lists. */
export type PaymentLook = 'pending' | 'done' | 'process' | 'cancelled' | 'late';

const looks: Readonly<Record<PaymentState, PaymentLook>> = {
  [created]: 'pending',
  [done]: 'done',
  [inProcess]: 'process',
  [cancelled]: 'cancelled',
  [refused]: 'cancelled',
};

/** Paid late or with another amount, it waits for a person of the house. */
export const lookOf = ({ state, isLate }: Pick<Payment, 'state' | 'isLate'>): PaymentLook =>
  isLate && state === created ? 'late' : looks[state];

export type PaymentNews =
  | 'deposit.seen'
  | 'deposit.done'
  | 'deposit.late'
  | 'deposit.refused'
  | 'withdrawal.process'
  | 'withdrawal.done'
  | 'withdrawal.refused';

const seen = ({ progress }: Payment): boolean => progress !== null;

const depositNews = (before: Payment | undefined, { state, isLate, ...rest }: Payment): PaymentNews | undefined => {
  if (state === done) return before?.state === done ? undefined : 'deposit.done';
  if (state === refused) return before?.state === refused ? undefined : 'deposit.refused';
  if (state !== created) return undefined; // cancelled by the player, or not paid in time
  if (isLate) return before?.isLate ? undefined : 'deposit.late';
  return seen({ state, isLate, ...rest }) && !(before && seen(before)) ? 'deposit.seen' : undefined;
};

const withdrawalNews = (before: Payment | undefined, { state }: Payment): PaymentNews | undefined => {
  if (state === before?.state) return undefined;
  if (state === done) return 'withdrawal.done';
  if (state === inProcess) return 'withdrawal.process';
  return state === refused ? 'withdrawal.refused' : undefined;
};

/** What is worth telling of a pushed payment; undefined: nothing that the player has not done or heard of. */
export const newsOf = (before: Payment | undefined, payment: Payment): PaymentNews | undefined =>
  payment.code === paymentCodes.deposit ? depositNews(before, payment) : withdrawalNews(before, payment);
