import { formatMinor } from 'games-engine';
import {
  HISTORY_ROW_OPTIONS,
  HISTORY_ROWS,
  paymentStates,
  type LegacyPayload,
  type PaymentState,
  paymentCodes,
  type Payment,
} from 'server/contract';

export type HistoryKind = 'deposit' | 'withdraw';
export type Rows = (typeof HISTORY_ROW_OPTIONS)[number];

/** Filter of a list of payments, by its address. */
export interface HistoryFilter {
  readonly page: number; // from 1
  readonly rows: Rows;
  readonly status: Status;
  readonly from: string; // a day, YYYY-MM-DD, or nothing
  readonly to: string;
}

const { created, done, inProcess, cancelled, refused } = paymentStates;

/** States that a list can be narrowed to. */
export const statuses = {
  all: [],
  pending: [created],
  process: [inProcess],
  done: [done],
  cancelled: [cancelled, refused],
} as const satisfies Record<string, readonly PaymentState[]>;
export type Status = keyof typeof statuses;

/** Deposits are never in process. */
export const statusesOf = (kind: HistoryKind): readonly Status[] =>
  (Object.keys(statuses) as Status[]).filter((status) => kind === 'withdraw' || status !== 'process');

const DAY = /^\d{4}-\d\d-\d\d$/;
const LAST_PAGE = 10_000;

const rowsOf = (kind: HistoryKind): Rows => (kind === 'deposit' ? HISTORY_ROWS.deposit : HISTORY_ROWS.withdrawal);

const dayIn = (params: URLSearchParams, name: string): string => {
  const text = params.get(name) ?? '';
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
};

/** Filter in an address; invalid parts are left out. */
export const readFilter = (kind: HistoryKind, params: URLSearchParams): HistoryFilter => {
  const page = Number(params.get('page'));
  const rows = Number(params.get('rows'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    rows: HISTORY_ROW_OPTIONS.find((option) => option === rows) ?? rowsOf(kind),
    status: statusesOf(kind).find((status) => status === params.get('status')) ?? 'all',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  };
};

const dayStart = (day: string, daysLater = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).getTime(); // in the player's own clock
};

/** The filter as the server is asked by. Days are the player's own, the last one whole. */
export const historyPayload = (kind: HistoryKind, filter: HistoryFilter): LegacyPayload<'cash:history'> => {
  const states = [...statuses[filter.status]];
  return {
    code: kind === 'deposit' ? 1 : 2,
    page: filter.page,
    rows: filter.rows,
    ...(states.length > 0 ? { states } : {}),
    ...(filter.from ? { from: dayStart(filter.from) } : {}),
    ...(filter.to ? { to: dayStart(filter.to, 1) - 1 } : {}),
  };
};

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
  amount: ({ coin, amount }) => coin?.amount ?? hundredths(amount),
  currency: ({ coin, currency }) => coin?.unit ?? currency.name,
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
  const lines = payments.map((payment) => Object.values(columns).map((textOf) => cell(textOf(payment))));
  return [Object.keys(columns), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
};
