import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { DataTable } from '../../core/staff/data-table.tsx';
import type { DayRange } from '../../core/staff/day-range.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Fact, Section } from '../../core/staff/facts.tsx';
import styles from './figures.module.css';
import {
  coverOf,
  gameDays,
  gameSeries,
  gamesOf,
  gameTotals,
  moneyNames,
  moneySeries,
  totalsOf,
  type Figures,
} from './figures.maths.ts';
import { figureMessages } from './figures.messages.ts';
import type { MoneyChartProps } from '../../core/staff/money-chart.tsx';
import desk from '../../core/staff/desk.module.css';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';

const CHART_HEIGHT = 308;

const MoneyChart = lazy(async () => ({ default: (await import('../../core/staff/money-chart.tsx')).MoneyChart }));

const Chart = (props: MoneyChartProps): ReactNode => (
  <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
    <MoneyChart {...props} />
  </Suspense>
);

const Totals = ({ days }: Pick<Figures, 'days'>): ReactNode => {
  const t = useMessages(figureMessages);
  const { base, signed } = useDeskFormat();
  const { deposits, withdrawals, fees, ggr } = totalsOf(days);
  return (
    <Section title={t('totals')}>
      <dl className={desk.facts}>
        <Fact name={t('deposits')}>{base(deposits)}</Fact>
        <Fact name={t('withdrawals')}>{base(withdrawals)}</Fact>
        <Fact name={t('net')}>{signed(deposits - withdrawals)}</Fact>
        <Fact name={t('fees')}>{base(fees)}</Fact>
        <Fact name={t('ggr')}>{signed(ggr)}</Fact>
      </dl>
      <p className={desk.muted}>{t('ggr.text')}</p>
    </Section>
  );
};

const useDay = (): ((day: string) => string) => {
  const locale = localeOf[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
};

const Days = ({ days, range }: Pick<Figures, 'days'> & { range: DayRange }): ReactNode => {
  const t = useMessages(figureMessages);
  const dayText = useDay();
  const { base, signed } = useDeskFormat();
  const series = useMemo(() => moneySeries(days, range), [days, range]);
  return (
    <Section title={t('days')}>
      <Chart series={series} nameOf={(line) => t(moneyNames.find((name) => name === line) ?? 'ggr')} />
      <DataTable
        label={t('days.table')}
        rows={days.toSorted((one, other) => other.day.localeCompare(one.day))}
        keyOf={({ day }) => day}
        columns={[
          { label: t('col.day'), cell: ({ day }) => dayText(day) },
          { label: t('deposits'), isNumber: true, cell: ({ deposits }) => base(deposits) },
          { label: t('withdrawals'), isNumber: true, cell: ({ withdrawals }) => base(withdrawals) },
          { label: t('fees'), isNumber: true, cell: ({ fees }) => base(fees) },
          { label: t('ggr'), isNumber: true, cell: ({ ggr }) => signed(ggr) },
        ]}
      />
    </Section>
  );
};

const GameTotals = ({ games }: Pick<Figures, 'games'>): ReactNode => {
  const t = useMessages(figureMessages);
  const nameOf = useGameName();
  const { percent } = useFormat();
  const { base, signed } = useDeskFormat();
  return (
    <DataTable
      label={t('games')}
      rows={gameTotals(games)}
      keyOf={({ game }) => game}
      columns={[
        { label: t('col.game'), cell: ({ game }) => nameOf(game) },
        { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
        { label: t('col.paid'), isNumber: true, cell: ({ paid }) => base(paid) },
        { label: t('ggr'), isNumber: true, cell: ({ staked, paid }) => signed(staked - paid) },
        {
          label: t('col.share'),
          isNumber: true,
          cell: ({ staked, paid }) => (staked === 0 ? '—' : percent(((staked - paid) / staked) * 100)),
        },
      ]}
    />
  );
};

const GameDays = ({ games }: Pick<Figures, 'games'>): ReactNode => {
  const t = useMessages(figureMessages);
  const nameOf = useGameName();
  const dayText = useDay();
  const { signed } = useDeskFormat();
  return (
    <DataTable
      label={t('games.table')}
      rows={gameDays(games)}
      keyOf={({ day }) => day}
      columns={[
        { label: t('col.day'), cell: ({ day }) => dayText(day) },
        ...gamesOf(games).map((game) => ({
          label: nameOf(game),
          isNumber: true,
          cell: ({ won }: ReturnType<typeof gameDays>[number]) => (won[game] === undefined ? '—' : signed(won[game])),
        })),
      ]}
    />
  );
};

const Games = ({ games, range }: Pick<Figures, 'games'> & { range: DayRange }): ReactNode => {
  const t = useMessages(figureMessages);
  const nameOf = useGameName();
  const series = useMemo(() => gameSeries(games, range), [games, range]);
  return (
    <Section title={t('games')}>
      {games.length === 0 ? (
        <p className={desk.muted}>{t('games.none')}</p>
      ) : (
        <>
          <Chart series={series} nameOf={nameOf} />
          <GameTotals games={games} />
          <GameDays games={games} />
        </>
      )}
    </Section>
  );
};

const Providers = ({ providers }: Pick<Figures, 'providers'>): ReactNode => {
  const t = useMessages(figureMessages);
  const { base, signed } = useDeskFormat();
  if (providers.length === 0) return <p className={desk.muted}>{t('providers.none')}</p>;
  return (
    <DataTable
      label={t('providers')}
      rows={providers}
      keyOf={({ provider }) => provider}
      columns={[
        { label: t('col.provider'), cell: ({ provider }) => provider },
        { label: t('col.received'), isNumber: true, cell: ({ received }) => base(received) },
        { label: t('col.paidOut'), isNumber: true, cell: ({ paidOut }) => base(paidOut) },
        { label: t('col.balance'), isNumber: true, cell: ({ balance }) => signed(balance) },
      ]}
    />
  );
};

const Balances = ({ figures }: { figures: Figures }): ReactNode => {
  const t = useMessages(figureMessages);
  const { base } = useDeskFormat();
  const { owed, spare } = coverOf(figures);
  const { real, bonus, held } = figures.liabilities;
  return (
    <Section title={t('balances')}>
      <dl className={desk.facts}>
        <Fact name={t('liability.real')}>{base(real)}</Fact>
        <Fact name={t('liability.bonus')}>{base(bonus)}</Fact>
        <Fact name={t('liability.held')}>{base(held)}</Fact>
        <Fact name={t('liability.total')}>{base(owed)}</Fact>
      </dl>
      <p className={spare < 0 ? styles.bad : styles.good}>
        {t(spare < 0 ? 'uncovered' : 'covered', { amount: base(Math.abs(spare)) })}
      </p>
      <Providers providers={figures.providers} />
    </Section>
  );
};

/** The figures of a range of days. */
export const FiguresView = ({ figures, range }: { figures: Figures; range: DayRange }): ReactNode => (
  <>
    <Totals days={figures.days} />
    <Days days={figures.days} range={range} />
    <Games games={figures.games} range={range} />
    <Balances figures={figures} />
  </>
);
