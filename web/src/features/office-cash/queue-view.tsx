import { useMessages } from '../../core/i18n/messages.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MAX_BATCH, type QueuedWithdrawal } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { queueState } from './queue.maths.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import { RiskMark } from './risk-mark.tsx';
import { useQueue } from './use-desk.ts';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useMinute, useTakenText, useWait } from './withdrawal-text.ts';
import { Loaded } from '../../core/office/loaded.tsx';

const BatchBar = lazy(async () => ({ default: (await import('./batch-bar.tsx')).BatchBar }));

const MINOR = 100;
const MINUTE_MS = 60_000;

const nickOf = ({ player: { nick } }: QueuedWithdrawal): string => nick;

interface Selection {
  selected: ReadonlySet<number>;
  toggle(id: number): void;
}

const useColumns = ({ selected, toggle }: Selection): readonly Column<QueuedWithdrawal>[] => {
  const t = useMessages('office-cash', 'withdrawals');
  const { ordinal } = useFormat();
  const { asked } = useDeskFormat();
  const wait = useWait();
  const now = useMinute();
  const takenText = useTakenText();
  const paywayName = usePaywayName();
  const paywayOf = ({ payment: { payway } }: QueuedWithdrawal): string => paywayName(payway.name);
  const decision = (queued: QueuedWithdrawal): string => t(`state.${queueState(queued, now)}`);
  return [
    {
      label: t('select'),
      cell: ({ payment: { id } }) => (
        <input
          type="checkbox"
          aria-label={t('select.one', { number: ordinal(id) })}
          checked={selected.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      label: t('col.number'),
      key: 'number',
      value: ({ payment: { id } }) => id,
      cell: ({ payment: { id } }) => <Link to={`/office/withdrawals/${id}`}>{ordinal(id)}</Link>,
    },
    { label: t('col.player'), key: 'player', value: nickOf, cell: nickOf },
    {
      label: t('col.amount'),
      isNumber: true,
      key: 'amount',
      value: ({ payment: { baseAmount, fee } }) => (baseAmount + fee) / MINOR, // currencies differ: compared in ours
      cell: ({ payment }) => asked(payment),
    },
    { label: t('col.risk'), key: 'risk', value: ({ risk }) => risk, cell: ({ risk }) => <RiskMark risk={risk} /> },
    {
      label: t('col.waits'),
      isNumber: true,
      key: 'waits',
      value: ({ payment: { createdAt } }) => Math.floor((now - createdAt) / MINUTE_MS),
      cell: ({ payment: { createdAt } }) => wait(createdAt, now),
    },
    { label: t('col.decision'), key: 'decision', value: decision, cell: decision },
    { label: t('col.takenBy'), cell: ({ takenBy }) => (takenBy === null ? '—' : takenText(takenBy)) },
    { label: t('col.payway'), key: 'payway', value: paywayOf, cell: paywayOf },
  ];
};

const Queue = ({ waiting }: { waiting: readonly QueuedWithdrawal[] }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void => setSelected((before) => before.symmetricDifference(new Set([id])));
  const columns = useColumns({ selected, toggle });
  const all = waiting.map(({ payment: { id } }) => id).slice(0, MAX_BATCH);
  return (
    <>
      {waiting.length > 0 && (
        <p className={styles.note} role="status">
          {t('queue.waiting', { count: waiting.length })}
        </p>
      )}
      {waiting.length > 0 && (
        <Suspense fallback={null}>
          <BatchBar all={all} selected={selected} onSelect={(ids) => setSelected(new Set(ids))} />
        </Suspense>
      )}
      <List
        label={t('queue')}
        rows={waiting}
        columns={columns}
        keyOf={({ payment: { id } }) => String(id)}
        empty={t('queue.empty')}
        file="withdrawals"
        pageSize={PAGE_SIZE}
        search="private"
      />
    </>
  );
};

/** /office/withdrawals: the requests that wait for a decision, as they come and go. */
export const QueueView = (): ReactNode => (
  <Loaded query={useQueue()}>{({ waiting }) => <Queue waiting={waiting} />}</Loaded>
);
