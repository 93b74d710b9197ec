import {
  HISTORY_ROW_OPTIONS,
  HISTORY_ROWS,
  paymentStates,
  type LegacyPayload,
  type PaymentState,
} from 'server/contract';

export type HistoryKind = 'deposit' | 'withdraw';
export type Rows = (typeof HISTORY_ROW_OPTIONS)[number];

/** What a list of payments is narrowed to, as its address says. */
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

/** What an address asks for; what makes no sense in it is left out. */
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
  return new Date(year, month - 1, date + daysLater).getTime(); // of the player's own clock
};

/** The filter as the server is asked by. Days are the player's own, the last one whole. */
export const historyPayload = (kind: HistoryKind, filter: HistoryFilter): LegacyPayload<'cash:transactions'> => {
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
