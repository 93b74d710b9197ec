import { useMemo, type ReactNode } from 'react';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { List, type Column } from '../../core/office/list.tsx';
import type { DayRange } from '../../core/office/day-range.ts';
import { Section, Note } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { EmptyState } from '../../core/ui/states.tsx';
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
import { MoneyChart } from '../../core/office/money-chart.tsx';
import { useDay } from '../../core/office/day-range.ts';

interface Props {
  costs: Costs;
  range: DayRange;
  by: Period;
  days: number; // before and after
}

const lines = ['cost', 'before', 'after'] as const;
const amounts = ['granted', 'released', 'lapsed', 'kept', 'outstanding'] as const;

const useBonusName = (): ((bonus: string | null) => string) => {
  const t = useMessages('office-bonus', 'costs');
  const text = useHouseText('campaign');
  return (bonus) => (bonus === null ? t('all') : text.record(bonus));
};

const ByBonus = ({ costs }: Pick<Props, 'costs'>): ReactNode => {
  const t = useMessages('office-bonus', 'costs');
  const nameOf = useBonusName();
  const { onAccount } = useDeskFormat();
  const accountName = (account: string): string => {
    const key = `account.${account}`;
    return hasMessage(texts('office-bonus', 'costs'), key) ? t(key) : account;
  };
  const rows = costByBonus(costs);
  const columns: Column<BonusCost>[] = [
    { label: t('col.bonus'), key: 'bonus', value: ({ bonus }) => nameOf(bonus), cell: ({ bonus }) => nameOf(bonus) },
    {
      label: t('col.account'),
      key: 'account',
      value: ({ account }) => accountName(account),
      cell: ({ account }) => accountName(account),
    },
    ...amounts.map((name) => ({
      label: t(`col.${name}`),
      isNumber: true,
      key: name,
      value: (row: BonusCost) => row[name] / 100,
      cell: (row: BonusCost) => onAccount(row.account, row[name]),
    })),
  ];
  return (
    <List
      empty={t('none')}
      file="bonuses"
      label={t('bonuses')}
      rows={rows}
      columns={columns}
      keyOf={(row) => `${row.bonus} ${row.account}`}
    />
  );
};

const Conversions = ({ costs }: Pick<Props, 'costs'>): ReactNode => {
  const t = useMessages('office-bonus', 'costs');
  const { base, onAccount } = useDeskFormat();
  const rows = conversions(costs);
  return (
    <List
      empty={t('conversions.none')}
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
  const t = useMessages('office-bonus', 'costs');
  const nameOf = useBonusName();
  const { count } = useFormat();
  const { base, signed } = useDeskFormat();
  const rows = broughtByBonus(costs);
  return (
    <List
      empty={t('brought.none')}
      label={t('brought', { days })}
      rows={rows}
      keyOf={({ bonus }) => String(bonus)}
      columns={[
        { label: t('col.bonus'), cell: ({ bonus }) => (bonus === null ? t('brought.all') : nameOf(bonus)) },
        { label: t('col.takers'), isNumber: true, cell: ({ takers }) => count(takers) },
        { label: t('before'), isNumber: true, cell: ({ before }) => base(before) },
        { label: t('after'), isNumber: true, cell: ({ after }) => base(after) },
        { label: t('col.difference'), isNumber: true, cell: ({ before, after }) => signed(after - before) },
      ]}
    />
  );
};

const ByPeriod = ({ costs, range, by }: Props): ReactNode => {
  const t = useMessages('office-bonus', 'costs');
  const dayText = useDay();
  const { base } = useDeskFormat();
  const rows = useMemo(() => costByPeriod(costs, range, by), [costs, range, by]);
  const series = useMemo(() => costSeries(rows), [rows]);
  return (
    <>
      <MoneyChart series={series} nameOf={(line) => t(lines.find((name) => name === line) ?? 'cost')} />
      <List
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
  const t = useMessages('office-bonus', 'costs');
  const { costs, days } = props;
  if (costs.moved.length + costs.brought.length + costs.outstanding.length === 0)
    return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <Section title={t('periods')}>
        <ByPeriod {...props} />
        <Note>{t('periods.text')}</Note>
      </Section>
      <Section title={t('bonuses')}>
        <ByBonus costs={costs} />
        <Note>{t('bonuses.text')}</Note>
      </Section>
      <Section title={t('conversions')}>
        <Conversions costs={costs} />
        <Note>{t('conversions.text')}</Note>
      </Section>
      <Section title={t('brought', { days })}>
        <Brought costs={costs} days={days} />
        <Note>{t('brought.text')}</Note>
      </Section>
    </>
  );
};
