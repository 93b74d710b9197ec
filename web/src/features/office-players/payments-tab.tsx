import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paymentStates, type CallAnswer, type PlayerPage } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { usePages } from './use-pages.ts';

type Row = CallAnswer<'officePlayers.payments'>['payments'][number];
type State = keyof typeof paymentStates;

const tones: Record<State, Tone> = {
  created: 'wait',
  inProcess: 'told',
  done: 'good',
  cancelled: 'bad',
  refused: 'bad',
};

const stateOf = ({ payment }: Row): State =>
  (Object.keys(paymentStates) as State[]).find((name) => paymentStates[name] === payment.state) ?? 'created';

const useColumns = (): readonly Column<Row>[] => {
  const t = useMessages('office-players', 'payments');
  const moment = useMoment();
  const { ordinal } = useFormat();
  const { asked, base } = useDeskFormat();
  return [
    {
      label: t('number'),
      cell: ({ payment: { id, code } }) =>
        code === 2 ? <Link to={`/office/withdrawals/${id}`}>{ordinal(id)}</Link> : ordinal(id),
    },
    { label: t('kind'), cell: ({ payment: { code } }) => t(code === 1 ? 'deposit' : 'withdrawal') },
    { label: t('amount'), isNumber: true, cell: ({ payment }) => asked(payment) },
    { label: t('base'), isNumber: true, cell: ({ payment: { baseAmount } }) => base(baseAmount) },
    { label: t('state'), cell: (row) => <Badge tone={tones[stateOf(row)]}>{t(`state.${stateOf(row)}`)}</Badge> },
    {
      label: t('payway'),
      cell: ({ payment: { payway, purseNumber }, provider }) =>
        [payway.name, purseNumber ?? '', provider].filter(Boolean).join(' · '),
    },
    { label: t('at'), cell: ({ payment: { createdAt } }) => moment(createdAt) },
    { label: t('transaction'), isCode: true, cell: ({ payment: { transaction } }) => transaction ?? '—' },
  ];
};

/** A player's deposits and withdrawals, the newest first. */
export const PaymentsTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'payments');
  const query = usePages('officePlayers.payments', { userId });
  const columns = useColumns();
  return (
    <Section title={t('title')}>
      <MorePages query={query} rows={query.data?.flatMap(({ payments }) => payments)} empty={t('none')}>
        {(rows) => (
          <List
            label={t('title')}
            rows={rows}
            keyOf={({ payment: { id } }) => String(id)}
            isServerSorted
            columns={columns}
          />
        )}
      </MorePages>
    </Section>
  );
};
