import { formatMinor } from 'games-engine';
import { paymentCodes, type Payment } from 'server/contract';

const QUOTED = /[",\n\r]/;
const FORMULA = /^[=+\-@\t\r]/; // a spreadsheet would compute it

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const hundredths = (minor: number): string => formatMinor(BigInt(minor));
const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

const columns: Readonly<Record<string, (payment: Payment) => string | number | null>> = {
  id: ({ id }) => id,
  kind: ({ code }) => (code === paymentCodes.deposit ? 'deposit' : 'withdrawal'),
  state: ({ state }) => state,
  method: ({ payway }) => payway.name,
  amount: ({ amount }) => hundredths(amount),
  currency: ({ currency }) => currency.name,
  course: ({ course }) => course,
  balance: ({ baseAmount }) => hundredths(baseAmount),
  fee: ({ fee }) => hundredths(fee),
  bonus: ({ bonus }) => hundredths(bonus),
  receiver: ({ purseNumber }) => purseNumber,
  memo: ({ memoTag }) => memoTag,
  bank: ({ bank }) => bank,
  transaction: ({ transaction }) => transaction,
  reason: ({ reason }) => reason,
  created: ({ createdAt }) => moment(createdAt),
  done: ({ doneAt }) => moment(doneAt),
  cancelled: ({ cancelledAt }) => moment(cancelledAt),
};

/** Payments as comma-separated values. Column names are of the format, not of the interface; times are UTC. */
export const paymentsCsv = (payments: readonly Payment[]): string => {
  const lines = payments.map((payment) => Object.values(columns).map((of) => cell(of(payment))));
  return [Object.keys(columns), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
};
