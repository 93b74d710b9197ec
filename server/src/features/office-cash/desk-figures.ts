import { cashbox, dayOf, dayStart, finance } from 'db';
import { houseDayText } from 'games-engine';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PROVIDER_GAME } from '../../../contract/features/casino-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { countDue, FIGURES_FRESH_MS } from '../../core/finance/count-due.ts';
import { CallError } from '../../core/realtime/call-error.ts';

type Figures = CallAnswer<'officeCash.figures'>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const isOfProviders = (game: string): boolean => game === '' || game.startsWith(finance.OF_PROVIDERS); // empty: a refused win

const shownDay = (day: number, sums: finance.FinanceSums | undefined): Figures['days'][number] => ({
  day: houseDayText(day),
  deposits: Number(sums?.deposits ?? 0n),
  withdrawals: Number(sums?.withdrawals ?? 0n),
  fees: Number(sums?.fees ?? 0n),
  ggr: sums ? Number(finance.grossOf(sums)) : 0,
});

/** Stakes and payouts of each game of ours by day; all games of providers are one. */
const shownGames = (rows: readonly finance.FinanceDayValue[]): Figures['games'] => {
  const games = new Map<string, Figures['games'][number]>();
  for (const { day, value, staked, paid } of rows) {
    const game = isOfProviders(value) ? PROVIDER_GAME : value;
    const key = `${day} ${game}`;
    const line = games.get(key) ?? { day: houseDayText(day), game, staked: 0, paid: 0 };
    games.set(key, { ...line, staked: line.staked + Number(staked), paid: line.paid + Number(paid) });
  }
  return [...games.values()];
};

/**
 * Money of the house on the days of a time, by the figures of finance. Throws CallError 400 for a time that is empty or longer
 * than a year.
 */
export const loadFigures = async (
  tools: Pick<FeatureTools, 'db' | 'em' | 'clock'>,
  { from, to }: cashbox.FiguresRange,
): Promise<Figures> => {
  if (from < 0 || to <= from || to - from > MAX_DAYS * DAY_MS)
    throw new CallError(generalCodes.badPayload, { field: 'to' });
  const { pool } = tools.db;
  const range = { from: dayOf(from), to: dayOf(to - 1) };
  await countDue(tools, FIGURES_FRESH_MS);
  const [days, games, gameProviders, providers, owed] = await Promise.all([
    finance.financeDays(pool, range),
    finance.financeDaysBy(pool, range, 'game'),
    finance.financeShares(pool, range, 'provider'),
    cashbox.figuresByProvider(pool, { from: dayStart(range.from), to: dayStart(range.to + 1) }),
    cashbox.liabilities(pool),
  ]);
  const found = new Map(days.map((row) => [row.day, row]));
  return {
    days: Array.from({ length: range.to - range.from + 1 }, (_, step) => range.from + step).map((day) =>
      shownDay(day, found.get(day)),
    ),
    games: shownGames(games),
    gameProviders: gameProviders
      .filter(({ value }) => value.startsWith(finance.OF_PROVIDERS))
      .map(({ value, name, staked, paid }) => ({
        provider: name ?? value,
        staked: Number(staked),
        paid: Number(paid),
      })),
    liabilities: { real: Number(owed.real), bonus: Number(owed.bonus), held: Number(owed.held) },
    providers: providers.map(({ provider, receivedMinor, paidOutMinor, balanceMinor }) => ({
      provider,
      received: Number(receivedMinor),
      paidOut: Number(paidOutMinor),
      balance: Number(balanceMinor),
    })),
  };
};
