import type { CallAnswer } from 'server/contract';
import { seriesOf, type DayRange, type DaySeries } from '../../core/office/day-range.ts';

export type Figures = CallAnswer<'officeCash.figures'>;

export const moneyNames = ['deposits', 'withdrawals', 'ggr'] as const;

/** Money by day. */
export const moneySeries = (days: Figures['days'], range: DayRange): DaySeries<(typeof moneyNames)[number]> => {
  const byDay = new Map(days.map((each) => [each.day, each]));
  return seriesOf(range, moneyNames, (day, name) => byDay.get(day)?.[name]);
};

/** The games that were played, in the order of their first bets. */
export const gamesOf = (rows: Figures['games']): string[] => [...new Set(rows.map(({ game }) => game))];

/** The house's win by game and day. */
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
    const gameRows = rows.filter((row) => row.game === game);
    return {
      game,
      staked: gameRows.reduce((sum, { staked }) => sum + staked, 0),
      paid: gameRows.reduce((sum, { paid }) => sum + paid, 0),
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

/** Totals of all days, base hundredths. */
export const totalsOf = (days: Figures['days']): Totals => {
  const sum = (name: keyof Totals): number => days.reduce((total, day) => total + day[name], 0);
  return { deposits: sum('deposits'), withdrawals: sum('withdrawals'), fees: sum('fees'), ggr: sum('ggr') };
};

/** Debt to players, money at providers, and the difference, now. Base hundredths. */
export const coverOf = ({ liabilities, providers }: Figures): { owed: number; kept: number; spare: number } => {
  const owed = liabilities.real + liabilities.bonus + liabilities.held;
  const kept = providers.reduce((total, { balance }) => total + balance, 0);
  return { owed, kept, spare: kept - owed };
};
