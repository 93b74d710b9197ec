import { lazy, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';

type Office = CallAnswer<'officePartners.list'>;
type OfficeOrder = Office['orders'][number];
type OfficeBid = Office['bids'][number];

const Decision = lazy(async () => ({ default: (await import('./office-decision.tsx')).OfficeDecision }));

const useOrderColumns = (isWednesday: boolean): readonly Column<OfficeOrder>[] => {
  const t = useMessages('partner', 'office');
  const { format } = useMoney();
  const { count, percent } = useFormat();
  const moment = useMoment();
  return [
    { label: t('col.partner'), key: 'partner', value: ({ nick }) => nick, cell: ({ nick }) => nick },
    {
      label: t('col.amount'),
      key: 'amount',
      value: ({ amount }) => amount,
      cell: ({ amount }) => format(amount),
      isNumber: true,
    },
    {
      label: t('col.asked'),
      key: 'asked',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => moment(createdAt),
    },
    { label: t('col.earned'), cell: ({ earned }) => format(earned), isNumber: true },
    {
      label: t('col.referrals'),
      cell: ({ referrals, tied }) => t('referrals', { all: count(referrals), tied: count(tied) }),
      isNumber: true,
    },
    { label: t('col.greatest'), cell: ({ greatestPercent }) => percent(greatestPercent, 0), isNumber: true },
    {
      label: t('col.approvals'),
      cell: ({ approvals, needsApprovals }) =>
        t('approvals', {
          done: count(approvals.length),
          needed: count(needsApprovals),
          names: approvals.join(', ') || '—',
        }),
    },
    {
      label: t('col.decision'),
      cell: ({ id, isOwn }) =>
        isOwn ? t('own') : <Decision decided={{ call: 'officePartners.decideOrder', id }} isOff={!isWednesday} />,
    },
  ];
};

const useBidColumns = (): readonly Column<OfficeBid>[] => {
  const t = useMessages('partner', 'office');
  const nameOf = useMessages('partner', 'plans');
  const moment = useMoment();
  const planOf = { 1: 'deposit', 2: 'bet', 3: 'cpa' } as const;
  return [
    { label: t('col.partner'), cell: ({ nick }) => nick },
    { label: t('col.plan'), cell: ({ SelectedCategory }) => nameOf(`plan.${planOf[SelectedCategory]}`) },
    { label: t('col.sources'), cell: ({ trafficSources }) => trafficSources },
    { label: t('col.telegram'), cell: ({ telegramLogin }) => `@${telegramLogin}` },
    { label: t('col.asked'), cell: ({ createdAt }) => moment(createdAt) },
    {
      label: t('col.decision'),
      cell: ({ id, isOwn }) =>
        isOwn ? t('own') : <Decision decided={{ call: 'officePartners.decideBid', id }} isOff={false} />,
    },
  ];
};

const Lists = ({ office: { orders, bids, isWednesday } }: { office: Office }): ReactNode => {
  const t = useMessages('partner', 'office');
  const [orderColumns, bidColumns] = [useOrderColumns(isWednesday), useBidColumns()];
  return (
    <>
      <Section title={t('orders')}>
        <Note>{t(isWednesday ? 'orders.today' : 'orders.wait')}</Note>
        <List
          label={t('orders')}
          name="orders."
          file="conversions"
          empty={t('orders.none')}
          rows={orders}
          columns={orderColumns}
          keyOf={({ id }) => String(id)}
        />
      </Section>
      <Section title={t('bids')}>
        <List
          label={t('bids')}
          name="bids."
          empty={t('bids.none')}
          rows={bids}
          columns={bidColumns}
          keyOf={({ id }) => String(id)}
        />
      </Section>
    </>
  );
};

/** Conversions and applications of partners that wait for a decision. */
export const OfficePartnersScreen = (): ReactNode => (
  <Loaded query={useCallQuery('officePartners.list', {})}>{(office) => <Lists office={office} />}</Loaded>
);
