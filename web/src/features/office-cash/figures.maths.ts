import type { CallAnswer } from 'server/contract';

export type Figures = CallAnswer<'officeCash.figures'>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const USUAL_DAYS = 30;
const MOSCOW_OFFSET_MS = 10_800_000; // the house's days are those of Moscow, UTC+3

/** The first and last day that are shown, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const startOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/** The days that an address asks for; the last thirty where it names none. */
export const rangeOf = (params: URLSearchParams, now: number): DayRange => ({
  from: params.get('from') ?? dayOf(now + MOSCOW_OFFSET_MS - (USUAL_DAYS - 1) * DAY_MS),
  to: params.get('to') ?? dayOf(now + MOSCOW_OFFSET_MS),
});

/** The moments of a range, the last day whole; undefined where it is none, or too long to be read at once. */
export const momentsOf = ({ from, to }: DayRange): { from: number; to: number } | undefined => {
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  const days = (end - start) / DAY_MS;
  return days >= 1 && days <= MAX_DAYS ? { from: start - MOSCOW_OFFSET_MS, to: end - MOSCOW_OFFSET_MS } : undefined;
};

/** Lines of a chart by name, in base units: a value for each of the times. */
export interface DaySeries<Name extends string = string> {
  readonly times: number[]; // seconds since epoch, a day each, without gaps
  readonly values: Readonly<Record<Name, number[]>>;
}

const daysOf = ({ from, to }: DayRange): string[] => {
  const days: string[] = [];
  for (let at = startOf(from); at <= startOf(to); at += DAY_MS) days.push(dayOf(at));
  return days;
};

/** The days of a chart: one on which nothing moved is a nought, not a gap. `valueOf`: base hundredths. */
const seriesOf = <Name extends string>(
  range: DayRange,
  names: readonly Name[],
  valueOf: (day: string, name: Name) => number | undefined,
): DaySeries<Name> => {
  const days = daysOf(range);
  const lines = names.map((name) => [name, days.map((day) => (valueOf(day, name) ?? 0) / 100)] as const);
  return {
    times: days.map((day) => startOf(day) / 1000),
    values: Object.fromEntries(lines) as Record<Name, number[]>,
  };
};

export const moneyNames = ['deposits', 'withdrawals', 'ggr'] as const;

/** Money by day. */
export const moneySeries = (days: Figures['days'], range: DayRange): DaySeries<(typeof moneyNames)[number]> => {
  const byDay = new Map(days.map((each) => [each.day, each]));
  return seriesOf(range, moneyNames, (day, name) => byDay.get(day)?.[name]);
};

/** The games that were played, in the order of their first bets. */
export const gamesOf = (rows: Figures['games']): string[] => [...new Set(rows.map(({ game }) => game))];

/** What the house won by game and day. */
export const gameSeries = (rows: Figures['games'], range: DayRange): DaySeries => {
  const won = new Map(rows.map(({ day, game, staked, paid }) => [`${day} ${game}`, staked - paid]));
  return seriesOf(range, gamesOf(rows), (day, game) => won.get(`${day} ${game}`));
};

export interface GameTotal {
  readonly game: string;
  readonly staked: number; // base hundredths
  readonly paid: number;
}

/** Each game over all days. */
export const gameTotals = (rows: Figures['games']): GameTotal[] =>
  gamesOf(rows).map((game) => {
    const own = rows.filter((row) => row.game === game);
    return {
      game,
      staked: own.reduce((sum, { staked }) => sum + staked, 0),
      paid: own.reduce((sum, { paid }) => sum + paid, 0),
    };
  });

/** Days with bets, the newest first, with what the house won in each game that was played on them. */
export const gameDays = (rows: Figures['games']): { day: string; won: Readonly<Record<string, number>> }[] => {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted((one, other) => other.localeCompare(one));
  return days.map((day) => ({
    day,
    won: Object.fromEntries(
      rows.filter((row) => row.day === day).map(({ game, staked, paid }) => [game, staked - paid]),
    ),
  }));
};

export type Totals = Record<'deposits' | 'withdrawals' | 'fees' | 'ggr', number>;

/** What all days come to, base hundredths. */
export const totalsOf = (days: Figures['days']): Totals => {
  const sum = (name: keyof Totals): number => days.reduce((total, day) => total + day[name], 0);
  return { deposits: sum('deposits'), withdrawals: sum('withdrawals'), fees: sum('fees'), ggr: sum('ggr') };
};

/** What players are owed now, what providers hold now, and the difference. Base hundredths. */
export const coverOf = ({ liabilities, providers }: Figures): { owed: number; kept: number; spare: number } => {
  const owed = liabilities.real + liabilities.bonus + liabilities.held;
  const kept = providers.reduce((total, { balance }) => total + balance, 0);
  return { owed, kept, spare: kept - owed };
};
