import { houseDayOf as dayOf } from 'games-engine';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { CallAnswer, Waterfall } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { useDay } from './use-day.ts';
import { WaterfallBars } from './waterfall.tsx';
import styles from './partner.module.css';

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }));

type Profit = CallAnswer<'partner.profit'>;
type ProfitDay = Profit['days'][number];

const ranges = ['7', '30', '90'] as const;
type Range = (typeof ranges)[number];

const sumOf = (days: readonly ProfitDay[]): Waterfall & { earned: number } => {
  const total = { bets: 0, wins: 0, bonuses: 0, fees: 0, ngr: 0, deposits: 0, withdrawals: 0, earned: 0 };
  for (const day of days) for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += day[key];
  return total;
};

const useDayColumns = (open: (day: number) => void): readonly Column<ProfitDay>[] => {
  const t = useMessages('partner', 'profit');
  const { format } = useMoney();
  const { count } = useFormat();
  const nameOf = useDay();
  const figure = (key: 'bets' | 'ngr' | 'earned'): Column<ProfitDay> => ({
    label: t(`step.${key}`),
    key,
    value: (row) => row[key],
    cell: (row) => format(row[key]),
    isNumber: true,
  });
  return [
    {
      label: t('col.day'),
      key: 'day',
      value: ({ day }) => day,
      cell: ({ day }) => (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => open(day)}>
          {nameOf(day)}
        </Button>
      ),
    },
    {
      label: t('col.players'),
      key: 'players',
      value: ({ players }) => players,
      cell: ({ players }) => count(players),
      isNumber: true,
    },
    figure('bets'),
    figure('ngr'),
    figure('earned'),
  ];
};

const Days = ({ days }: { days: readonly ProfitDay[] }): ReactNode => {
  const t = useMessages('partner', 'profit');
  const [opened, setOpened] = useState<number>();
  const columns = useDayColumns(setOpened);
  return (
    <>
      <List
        label={t('days')}
        file="partner-profit"
        pageSize={PAGE_SIZE}
        rows={days.toReversed()}
        keyOf={({ day }) => String(day)}
        columns={columns}
      />
      {opened !== undefined && (
        <Suspense>
          <DayDialog day={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** Earnings of a time: as bars, from bets to money, and day by day. */
export const ProfitScreen = (): ReactNode => {
  const t = useMessages('partner', 'profit');
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const range: Range = ranges.find((value) => value === params.get('days')) ?? '30';
  const [to] = useState(() => dayOf(Date.now()) - 1); // the last day that can be closed
  const from = to - Number(range) + 1;
  const query = useCallQuery('partner.profit', { from, to });
  if (status === 'guest') return <Navigate to="/partners/advanced" replace />;
  if (status === 'loading') return <Loading />;
  return (
    <>
      <SegmentedControl
        label={t('range')}
        value={range}
        options={ranges.map((value) => ({ value, label: t('range.days', { count: Number(value) }) }))}
        onChange={(value) => setParams({ days: value }, { replace: true, preventScrollReset: true })}
      />
      <Loaded query={query}>
        {({ days }) =>
          days.length === 0 ? (
            <Card>
              <EmptyState>{t('profit.none')}</EmptyState>
            </Card>
          ) : (
            <>
              <div className={styles.columns}>
                <Card className={styles.card}>
                  <h2>{t('chart')}</h2>
                  <ProfitChart days={days} from={from} to={to} />
                </Card>
                <Card className={styles.card}>
                  <h2>{t('waterfall')}</h2>
                  <WaterfallBars waterfall={sumOf(days)} earned={sumOf(days).earned} />
                  <p className={styles.muted}>{t('waterfall.note')}</p>
                </Card>
              </div>
              <Card className={styles.card}>
                <h2>{t('days')}</h2>
                <Days days={days} />
              </Card>
            </>
          )
        }
      </Loaded>
    </>
  );
};
