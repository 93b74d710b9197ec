import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { CallAnswer, Earning, Waterfall } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { DataTable } from '../../core/ui/data-table.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { today, useDay } from './use-day.ts';
import { WaterfallBars } from './waterfall.tsx';
import styles from './partner.module.css';

type Profit = CallAnswer<'partner.profit'>;
type ProfitDay = Profit['days'][number];

const ranges = ['7', '30', '90'] as const;
type Range = (typeof ranges)[number];

const sumOf = (days: readonly ProfitDay[]): Waterfall & { earned: number } => {
  const total = { bets: 0, wins: 0, bonuses: 0, fees: 0, ngr: 0, deposits: 0, withdrawals: 0, earned: 0 };
  for (const day of days) for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += day[key];
  return total;
};

/** A booked sum with the figures that it came of. */
const EarningLine = ({ earning }: { earning: Earning }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { format } = useMoney();
  const nameOf = useDay();
  const { plan, from, to, formula, ceiling, before, amount } = earning;
  return (
    <li>
      <strong>{format(amount)}</strong>{' '}
      {t('earning', {
        plan: t(`plan.${plan}`),
        from: from === 0 ? t('earning.ever') : nameOf(from),
        to: nameOf(to),
        formula: format(formula),
        ceiling: format(ceiling),
        before: format(before),
      })}
    </li>
  );
};

/** One day, opened: what each referral added, and what was booked. */
const DayDialog = ({ day, onClose }: { day: number; onClose: () => void }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { format } = useMoney();
  const nameOf = useDay();
  const query = useCallQuery('partner.day', { day });
  return (
    <Dialog open onClose={onClose} title={nameOf(day)} size="wide">
      <Loaded query={query} height={240}>
        {({ referrals, earnings }) => (
          <div className={styles.inside}>
            {earnings.length > 0 && (
              <ul className={styles.earnings}>
                {earnings.map((earning) => (
                  <EarningLine key={earning.plan} earning={earning} />
                ))}
              </ul>
            )}
            <DataTable
              label={t('day.referrals')}
              rows={referrals}
              keyOf={({ id }) => id}
              columns={[
                { label: t('col.nick'), cell: ({ nick }) => nick },
                { label: t('step.bets'), cell: ({ bets }) => format(bets), isNumber: true },
                { label: t('step.wins'), cell: ({ wins }) => format(wins), isNumber: true },
                { label: t('step.bonuses'), cell: ({ bonuses }) => format(bonuses), isNumber: true },
                { label: t('step.fees'), cell: ({ fees }) => format(fees), isNumber: true },
                { label: t('step.ngr'), cell: ({ ngr }) => format(ngr), isNumber: true },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};

const useDayColumns = (open: (day: number) => void): readonly Column<ProfitDay>[] => {
  const t = useMessages('partner', 'main');
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
  const t = useMessages('partner', 'main');
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
      {opened !== undefined && <DayDialog day={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** Earnings of a time: as bars, from bets to money, and day by day. */
export const ProfitScreen = (): ReactNode => {
  const t = useMessages('partner', 'main');
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const range: Range = ranges.find((value) => value === params.get('days')) ?? '30';
  const to = today() - 1; // the last day that can be closed
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
