import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable } from '../../core/staff/data-table.tsx';
import type { DayRange } from '../../core/staff/day-range.ts';
import desk from '../../core/staff/desk.module.css';
import { Fact, Section } from '../../core/staff/facts.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { FiguresChart } from './figures-chart.tsx';
import { Games } from './figures-games.tsx';
import { coverOf, moneyNames, moneySeries, totalsOf, type Figures } from './figures.maths.ts';
import styles from './figures.module.css';
import { figureMessages } from './figures.messages.ts';
import { useDay } from './use-day.ts';

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

const Days = ({ days, range }: Pick<Figures, 'days'> & { range: DayRange }): ReactNode => {
  const t = useMessages(figureMessages);
  const dayText = useDay();
  const { base, signed } = useDeskFormat();
  const series = useMemo(() => moneySeries(days, range), [days, range]);
  return (
    <Section title={t('days')}>
      <FiguresChart series={series} nameOf={(line) => t(moneyNames.find((name) => name === line) ?? 'ggr')} />
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
    <Games games={figures.games} gameProviders={figures.gameProviders} range={range} />
    <Balances figures={figures} />
  </>
);
