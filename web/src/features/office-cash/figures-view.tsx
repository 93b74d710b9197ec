import { useMessages } from '../../core/i18n/messages.ts';
import { useMemo, type ReactNode } from 'react';
import { List, type Column } from '../../core/office/list.tsx';
import type { DayRange } from '../../core/office/day-range.ts';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Games } from './figures-games.tsx';
import { coverOf, moneyNames, moneySeries, totalsOf, type Figures } from './figures.maths.ts';
import { useDay } from '../../core/office/day-range.ts';
import { MoneyChart } from '../../core/office/money-chart.tsx';

const MINOR = 100;

const Totals = ({ days }: Pick<Figures, 'days'>): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const { base, signed } = useDeskFormat();
  const { deposits, withdrawals, fees, ggr } = totalsOf(days);
  return (
    <Section title={t('totals')}>
      <Facts
        facts={[
          [t('deposits'), base(deposits)],
          [t('withdrawals'), base(withdrawals)],
          [t('net'), signed(deposits - withdrawals)],
          [t('fees'), base(fees)],
          [t('ggr'), signed(ggr)],
        ]}
      />
      <Note>{t('ggr.text')}</Note>
    </Section>
  );
};

const Days = ({ days, range }: Pick<Figures, 'days'> & { range: DayRange }): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const dayText = useDay();
  const { base, signed } = useDeskFormat();
  const series = useMemo(() => moneySeries(days, range), [days, range]);
  const amount = (key: 'deposits' | 'withdrawals' | 'fees' | 'ggr'): Column<Figures['days'][number]> => ({
    label: t(key),
    isNumber: true,
    key,
    value: (day) => day[key] / MINOR,
    cell: (day) => (key === 'ggr' ? signed : base)(day[key]),
  });
  return (
    <Section title={t('days')}>
      <MoneyChart series={series} nameOf={(line) => t(moneyNames.find((name) => name === line) ?? 'ggr')} />
      <List
        label={t('days.table')}
        file={`days-${range.from}-${range.to}`}
        rows={days.toSorted((one, other) => other.day.localeCompare(one.day))}
        keyOf={({ day }) => day}
        columns={[
          { label: t('col.day'), key: 'day', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
          amount('deposits'),
          amount('withdrawals'),
          amount('fees'),
          amount('ggr'),
        ]}
      />
    </Section>
  );
};

const Providers = ({ providers }: Pick<Figures, 'providers'>): ReactNode => {
  const t = useMessages('office-cash', 'figures');
  const { base, signed } = useDeskFormat();
  return (
    <List
      empty={t('providers.none')}
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
  const t = useMessages('office-cash', 'figures');
  const { base } = useDeskFormat();
  const { owed, spare } = coverOf(figures);
  const { real, bonus, held } = figures.liabilities;
  return (
    <Section title={t('balances')}>
      <Facts
        facts={[
          [t('liability.real'), base(real)],
          [t('liability.bonus'), base(bonus)],
          [t('liability.held'), base(held)],
          [t('liability.total'), base(owed)],
        ]}
      />
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
    <Games games={figures.games} gameProviders={figures.gameProviders} range={range} />
    <Balances figures={figures} />
  </>
);
