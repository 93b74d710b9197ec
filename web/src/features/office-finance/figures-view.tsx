import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useDay } from '../../core/office/day-range.ts';
import { List, PAGE_SIZE } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { MoneyChart } from '../../core/office/money-chart.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { DaysTable, SharesTable } from './figures-tables.tsx';
import {
  comparedSeries,
  figureKeys,
  totalsOf,
  type AskedFigures,
  type FigureKey,
  type Figures,
} from './finance.maths.ts';
import { useFigureText, useValueName } from './use-finance-text.ts';

type Props = AskedFigures & { figures: Figures };

interface Line {
  readonly key: string;
  readonly name: string;
  readonly now: string;
  readonly before: string;
}

/** Every figure beside that of the period before. */
const Totals = ({ figures, value }: Pick<Props, 'figures' | 'value'>): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const text = useFigureText();
  const [now, before] = [totalsOf(figures.days), totalsOf(figures.before)];
  const lines = figureKeys.map((key): Line => {
    const isWhole = key === 'players' && value === undefined; // each player once over the days
    return {
      key,
      name: t(`figure.${key}`),
      now: text(key, isWhole ? figures.players.now : now[key]),
      before: text(key, isWhole ? figures.players.before : before[key]),
    };
  });
  const owed: Line = {
    key: 'owedAt',
    name: t('owedAt'),
    now: text('deposits', figures.owed.now),
    before: text('deposits', figures.owed.before),
  };
  return (
    <List
      label={t('totals')}
      rows={value === undefined ? [...lines, owed] : lines}
      keyOf={({ key }) => key}
      columns={[
        { label: t('col.figure'), cell: ({ name }) => name },
        { label: t('line.now'), isNumber: true, cell: (line) => line.now },
        { label: t('line.before'), isNumber: true, cell: (line) => line.before },
      ]}
    />
  );
};

const Chart = ({ figures }: Pick<Props, 'figures'>): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const { params, put } = useAddress();
  const key: FigureKey = figureKeys.find((one) => one === params.get('line')) ?? 'ngr';
  const series = useMemo(() => comparedSeries(figures, key), [figures, key]);
  return (
    <>
      <SelectField
        label={t('chart.figure')}
        options={figureKeys.map((value) => ({ value, label: t(`figure.${value}`) }))}
        value={key}
        onChange={(line) => put({ line })}
      />
      <MoneyChart series={series} nameOf={(line) => t(line === 'now' ? 'line.now' : 'line.before')} />
    </>
  );
};

/** Corrections of closed months, which are among the sums. */
const Adjustments = ({ adjustments }: Pick<Figures, 'adjustments'>): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const dayText = useDay();
  const text = useFigureText();
  return (
    <Section title={t('adjustments')}>
      <Note>{t('adjustments.text')}</Note>
      <List
        label={t('adjustments')}
        rows={adjustments}
        pageSize={PAGE_SIZE}
        keyOf={({ day, month }) => `${day} ${month}`}
        columns={[
          { label: t('col.day'), cell: ({ day }) => dayText(day) },
          { label: t('col.month'), cell: ({ month }) => month.slice(0, 7) },
          ...(['ggr', 'ngr', 'deposits', 'withdrawals'] as const).map((key) => ({
            label: t(`figure.${key}`),
            isNumber: true,
            cell: (row: Figures['adjustments'][number]) => text(key, row[key]),
          })),
        ]}
      />
    </Section>
  );
};

/** The figures of a range of days: totals, a chart, days and values. */
export const FiguresView = ({ figures, ...asked }: Props): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const moment = useMoment();
  const nameOf = useValueName();
  const { by, value } = asked;
  const name = figures.shares.find((share) => share.value === value)?.name;
  return (
    <>
      <Section title={value === undefined ? t('totals') : t('only', { name: nameOf(by, value, name) })}>
        <Totals figures={figures} value={value} />
        <Note>{t('rule')}</Note>
        {figures.countedAt !== null && <Note>{t('counted', { at: moment(figures.countedAt) })}</Note>}
      </Section>
      <Section title={t('days')}>
        <Chart figures={figures} />
        <DaysTable figures={figures} {...asked} />
      </Section>
      <Section title={t(`by.${by}`)}>
        <SharesTable figures={figures} {...asked} />
        <Note>{t(`by.text.${by}`)}</Note>
      </Section>
      {figures.adjustments.length > 0 && <Adjustments adjustments={figures.adjustments} />}
    </>
  );
};
