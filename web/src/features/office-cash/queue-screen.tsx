import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueuedWithdrawal } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import styles from '../../core/staff/desk.module.css';
import { queueState } from './queue.maths.ts';
import { RiskMark } from './risk-mark.tsx';
import { useQueue } from './use-desk.ts';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { useMinute, useWait } from './use-wait.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

const useColumns = (): readonly Column<QueuedWithdrawal>[] => {
  const t = useMessages(withdrawalMessages);
  const { ordinal } = useFormat();
  const { asked } = useDeskFormat();
  const wait = useWait();
  const now = useMinute();
  return [
    {
      label: t('col.number'),
      cell: ({ payment: { id } }) => <Link to={`/office/withdrawals/${id}`}>{ordinal(id)}</Link>,
    },
    { label: t('col.player'), cell: ({ player: { nick } }) => nick },
    { label: t('col.amount'), isNumber: true, cell: ({ payment }) => asked(payment) },
    { label: t('col.risk'), cell: ({ risk }) => <RiskMark risk={risk} /> },
    { label: t('col.waits'), isNumber: true, cell: ({ payment: { createdAt } }) => wait(createdAt, now) },
    { label: t('col.decision'), cell: (queued) => t(`state.${queueState(queued, now)}`) },
    { label: t('col.payway'), cell: ({ payment: { payway } }) => payway.name },
  ];
};

const Queue = ({ waiting }: { waiting: readonly QueuedWithdrawal[] }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const columns = useColumns();
  if (waiting.length === 0) return <EmptyState>{t('queue.empty')}</EmptyState>;
  return (
    <>
      <p className={styles.muted} role="status">
        {t('queue.waiting', { count: waiting.length })}
      </p>
      <DataTable label={t('queue')} rows={waiting} columns={columns} keyOf={({ payment: { id } }) => String(id)} />
    </>
  );
};

/** /office/withdrawals: the requests that wait for a decision, as they come and go. */
export const QueueScreen = (): ReactNode => {
  const { data, error, refetch } = useQueue();
  return data ? <Queue waiting={data.waiting} /> : <DeskState error={error} retry={() => void refetch()} />;
};
