import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { localeOf } from '../../core/i18n/locales.ts';
import { hasMessage, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import type { DayRange } from '../../core/staff/day-range.ts';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { costMessages } from './costs.messages.ts';
import {
  broughtByBonus,
  conversions,
  costByBonus,
  costByPeriod,
  costSeries,
  type BonusCost,
  type Costs,
  type Period,
} from './costs.maths.ts';
import { useHouseText } from './use-house-text.ts';

const CHART_HEIGHT = 308;

const MoneyChart = lazy(async () => ({ default: (await import('../../core/staff/money-chart.tsx')).MoneyChart }));

interface Props {
  costs: Costs;
  range: DayRange;
  by: Period;
  days: number; // before and after
}

const lines = ['cost', 'before', 'after'] as const;
const amounts = ['granted', 'released', 'lapsed', 'kept', 'outstanding'] as const;

const useBonusName = (): ((bonus: string | null) => string) => {
  const t = useMessages(costMessages);
  const text = useHouseText('campaign');
  return (bonus) => (bonus === null ? t('all') : text.record(bonus));
};

const ByBonus = ({ costs }: Pick<Props, 'costs'>): ReactNode => {
  const t = useMessages(costMessages);
  const nameOf = useBonusName();
  const { onAccount } = useDeskFormat();
  const accountName = (account: string): string => {
    const key = `account.${account}`;
    return hasMessage(costMessages, key) ? t(key) : account;
  };
  const rows = costByBonus(costs);
  const columns: Column<BonusCost>[] = [
    { label: t('col.bonus'), cell: ({ bonus }) => nameOf(bonus) },
    { label: t('col.account'), cell: ({ account }) => accountName(account) },
    ...amounts.map((name) => ({
      label: t(`col.${name}`),
      isNumber: true,
      cell: (row: BonusCost) => onAccount(row.account, row[name]),
    })),
  ];
  if (rows.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <DataTable label={t('bonuses')} rows={rows} columns={columns} keyOf={(row) => `${row.bonus} ${row.account}`} />
  );
};

const Conversions = ({ costs }: Pick<Props, 'costs'>): ReactNode => {
  const t = useMessages(costMessages);
  const { base, onAccount } = useDeskFormat();
  const rows = conversions(costs);
  if (rows.length === 0) return <p className={desk.muted}>{t('conversions.none')}</p>;
  return (
    <DataTable
      label={t('conversions')}
      rows={rows}
      keyOf={({ account }) => account}
      columns={[
        { label: t('col.converted'), isNumber: true, cell: (row) => onAccount(row.account, row.converted) },
        { label: t('col.real'), isNumber: true, cell: ({ real }) => base(real) },
      ]}
    />
  );
};

const Brought = ({ costs, days }: Pick<Props, 'costs' | 'days'>): ReactNode => {
  const t = useMessages(costMessages);
  const nameOf = useBonusName();
  const { count } = useFormat();
  const { base, signed } = useDeskFormat();
  const rows = broughtByBonus(costs);
  if (rows.length === 0) return <p className={desk.muted}>{t('brought.none')}</p>;
  return (
    <DataTable
      label={t('brought', { days })}
      rows={rows}
      keyOf={({ bonus }) => bonus}
      columns={[
        { label: t('col.bonus'), cell: ({ bonus }) => nameOf(bonus) },
        { label: t('col.takers'), isNumber: true, cell: ({ takers }) => count(takers) },
        { label: t('before'), isNumber: true, cell: ({ before }) => base(before) },
        { label: t('after'), isNumber: true, cell: ({ after }) => base(after) },
        { label: t('col.difference'), isNumber: true, cell: ({ before, after }) => signed(after - before) },
      ]}
    />
  );
};

const useDay = (): ((day: string) => string) => {
  const locale = localeOf[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
};

const ByPeriod = ({ costs, range, by }: Props): ReactNode => {
  const t = useMessages(costMessages);
  const dayText = useDay();
  const { base } = useDeskFormat();
  const rows = useMemo(() => costByPeriod(costs, range, by), [costs, range, by]);
  const series = useMemo(() => costSeries(rows), [rows]);
  return (
    <>
      <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
        <MoneyChart series={series} nameOf={(line) => t(lines.find((name) => name === line) ?? 'cost')} />
      </Suspense>
      <DataTable
        label={t('periods')}
        rows={rows.toReversed()}
        keyOf={({ period }) => period}
        columns={[
          { label: t(`by.${by}`), cell: ({ period }) => dayText(period) },
          { label: t('cost'), isNumber: true, cell: ({ cost }) => base(cost) },
          { label: t('before'), isNumber: true, cell: ({ before }) => base(before) },
          { label: t('after'), isNumber: true, cell: ({ after }) => base(after) },
        ]}
      />
    </>
  );
};

/** The cost of bonuses in a range of days. */
export const CostsView = (props: Props): ReactNode => {
  const t = useMessages(costMessages);
  const { costs, days } = props;
  if (costs.moved.length + costs.brought.length + costs.outstanding.length === 0)
    return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <Section title={t('periods')}>
        <ByPeriod {...props} />
        <p className={desk.muted}>{t('periods.text')}</p>
      </Section>
      <Section title={t('bonuses')}>
        <ByBonus costs={costs} />
        <p className={desk.muted}>{t('bonuses.text')}</p>
      </Section>
      <Section title={t('conversions')}>
        <Conversions costs={costs} />
        <p className={desk.muted}>{t('conversions.text')}</p>
      </Section>
      <Section title={t('brought', { days })}>
        <Brought costs={costs} days={days} />
        <p className={desk.muted}>{t('brought.text')}</p>
      </Section>
    </>
  );
};
