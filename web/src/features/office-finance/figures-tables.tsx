import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { financeFigures, type FinanceSums } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useDay } from '../../core/office/day-range.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { Button } from '../../core/ui/button.tsx';
import { figureKeys, isCount, type AskedFigures, type FigureKey, type Figures } from './finance.maths.ts';
import { useFigureText, useValueName } from './use-finance-text.ts';

type Props = AskedFigures & { figures: Figures };
type Day = Figures['days'][number];
type Share = Figures['shares'][number];

const hasEntries = (key: FigureKey): boolean => financeFigures.some((figure) => figure === key);

const valueOf = (row: FinanceSums, key: FigureKey): number => (isCount(key) ? row[key] : row[key] / 100);

const useDayColumns = (range: Props['range']): readonly Column<Day>[] => {
  const t = useMessages('office-finance', 'main');
  const dayText = useDay();
  const text = useFigureText();
  const [params] = useSearchParams();
  const linkTo = (day: string, figure: FigureKey): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ ...range, day, figure })) next.set(name, value);
    return `?${next.toString()}`;
  };
  const nameOf = (key: FigureKey, day: string): string =>
    t('entries.of', { figure: t(`figure.${key}`), day: dayText(day) });
  return [
    { label: t('col.day'), key: 'day', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
    ...figureKeys.map((key): Column<Day> => ({
      label: t(`figure.${key}`),
      isNumber: true,
      key,
      value: (row) => valueOf(row, key),
      cell: (row) =>
        hasEntries(key) && row[key] !== 0 ? (
          <Link to={linkTo(row.day, key)} aria-label={`${nameOf(key, row.day)}: ${text(key, row[key])}`}>
            {text(key, row[key])}
          </Link>
        ) : (
          text(key, row[key])
        ),
    })),
  ];
};

/** Days, the newest first; an amount leads to the ledger entries that make it. */
export const DaysTable = ({ figures, range }: Props): ReactNode => {
  const t = useMessages('office-finance', 'main');
  return (
    <List
      label={t('days')}
      name="day."
      file={`finance-${range.from}-${range.to}`}
      rows={figures.days.toReversed()}
      pageSize={PAGE_SIZE}
      keyOf={({ day }) => day}
      columns={useDayColumns(range)}
    />
  );
};

const useShareColumns = ({ by, value: chosen }: Pick<Props, 'by' | 'value'>): readonly Column<Share>[] => {
  const t = useMessages('office-finance', 'main');
  const { put } = useAddress();
  const text = useFigureText();
  const nameOf = useValueName();
  const name = (row: Share): string => nameOf(by, row.value, row.name);
  return [
    {
      label: t(`by.${by}`),
      key: 'name',
      value: name,
      cell: (row) => (
        <Button
          variant="ghost"
          aria-pressed={row.value === chosen}
          aria-label={t('only', { name: name(row) })}
          onClick={() => put({ value: row.value === chosen ? '' : `=${row.value}` })}
        >
          {name(row)}
        </Button>
      ),
    },
    ...figureKeys.map((key): Column<Share> => ({
      label: t(`figure.${key}`),
      isNumber: true,
      key,
      value: (row) => valueOf(row, key),
      cell: (row) => text(key, row[key]),
    })),
  ];
};

/** Values of a dimension over the whole range; one leads to its own days. */
export const SharesTable = ({ figures, range, by, value }: Props): ReactNode => {
  const t = useMessages('office-finance', 'main');
  return (
    <List
      label={t(`by.${by}`)}
      name="by."
      file={`finance-${by}-${range.from}-${range.to}`}
      rows={figures.shares}
      pageSize={PAGE_SIZE}
      keyOf={(row) => row.value}
      columns={useShareColumns({ by, value })}
    />
  );
};
