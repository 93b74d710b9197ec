import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { orderStates, REFERRALS_PAGE, type ConversionOrder, type Referral } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { DataTable, type DataColumn } from '../../core/ui/data-table.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { useVipStatuses } from '../../core/vip/follow-profile.ts';
import { LinkCard } from './link-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { useOrders, useOverview, useReferrals } from './partner-query.ts';
import styles from './partner.module.css';

const useReferralColumns = (): readonly DataColumn<Referral>[] => {
  const t = useMessages('partner', 'main');
  const { format } = useMoney();
  const { count } = useFormat();
  const moment = useMoment();
  const statuses = useVipStatuses();
  const nameOf = (id: number): string => statuses?.find(({ statusId }) => statusId === id)?.statusName ?? '';
  return [
    {
      label: t('col.nick'),
      cell: ({ nick, isTied, refererFromTelegram }) => (
        <>
          {nick} {refererFromTelegram && <Badge>{t('referral.telegram')}</Badge>}{' '}
          {isTied && <Badge tone="wait">{t('referral.tied')}</Badge>}
        </>
      ),
    },
    { label: t('col.since'), cell: ({ createdAt }) => moment(createdAt) },
    { label: t('col.status'), cell: ({ compointStatus }) => nameOf(compointStatus) },
    { label: t('col.deposits'), cell: ({ totalAmountDeposit }) => format(totalAmountDeposit), isNumber: true },
    { label: t('col.withdrawals'), cell: ({ totalAmountWithdraw }) => format(totalAmountWithdraw), isNumber: true },
    { label: t('col.bonuses'), cell: ({ totalGivenToReferal }) => format(totalGivenToReferal), isNumber: true },
    { label: t('col.invited'), cell: ({ countReferal }) => count(countReferal), isNumber: true },
    { label: t('col.part'), cell: ({ balanceByReferals }) => format(balanceByReferals), isNumber: true },
  ];
};

const Referrals = (): ReactNode => {
  const t = useMessages('partner', 'main');
  const { count } = useFormat();
  const columns = useReferralColumns();
  const [kind, setKind] = useState<'all' | 'partners'>('all');
  const [page, setPage] = useState(1);
  const query = useReferrals(kind === 'partners', page);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('referrals')}</h2>
        <SegmentedControl
          label={t('referrals')}
          value={kind}
          options={[
            { value: 'all', label: t('referrals.all') },
            { value: 'partners', label: t('referrals.partners') },
          ]}
          onChange={(value) => {
            setKind(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded query={query} height={280}>
        {({ referrals, total }) =>
          total === 0 ? (
            <EmptyState>{t(kind === 'all' ? 'referrals.none' : 'referrals.noPartners')}</EmptyState>
          ) : (
            <>
              <DataTable label={t('referrals')} rows={referrals} columns={columns} keyOf={({ id }) => id} />
              {total > REFERRALS_PAGE && (
                <div className={styles.pager}>
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t('page.before')}
                  </Button>
                  <span>{t('page', { page: count(page), pages: count(Math.ceil(total / REFERRALS_PAGE)) })}</span>
                  <Button disabled={page * REFERRALS_PAGE >= total} onClick={() => setPage(page + 1)}>
                    {t('page.next')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
      <p className={styles.muted}>{t('referrals.note')}</p>
    </Card>
  );
};

const tones = { [orderStates.created]: 'wait', [orderStates.approved]: 'good', [orderStates.rejected]: 'bad' } as const;

const Orders = ({ orders }: { orders: readonly ConversionOrder[] }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { format } = useMoney();
  const moment = useMoment();
  return (
    <Card className={styles.card}>
      <h2>{t('orders')}</h2>
      <ul className={styles.orders}>
        {orders.map(({ id, amount, createdAt, status, reason }) => (
          <li key={id}>
            <span>{moment(createdAt)}</span>
            <strong>{format(amount)}</strong>
            <Badge tone={tones[status]}>{t(`order.${status}`)}</Badge>
            {reason !== null && <span className={styles.muted}>{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Links, money, referrals and conversions of a partner. */
export const DashboardScreen = (): ReactNode => {
  const { status } = useSession();
  const overview = useOverview();
  const orders = useOrders();
  if (status === 'guest') return <Navigate to="/partners/advanced" replace />;
  if (status === 'loading') return <Loading />;
  return (
    <>
      <Loaded query={overview} height={420}>
        {(found) => (
          <div className={styles.columns}>
            <LinkCard my={found.myReferal} />
            <MoneyCard overview={found} />
          </div>
        )}
      </Loaded>
      <Referrals />
      {orders.data && orders.data.length > 0 && <Orders orders={orders.data} />}
    </>
  );
};
