import { lazy, Suspense, type ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Fact } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { PlayerName } from '../../core/staff/player-name.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { useReason } from './use-reason.ts';
import { useMinute, useWait } from './use-wait.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

const WithdrawalActions = lazy(async () => ({ default: (await import('./withdrawal-actions.tsx')).WithdrawalActions }));

/** Facts that a request has or has not. */
const Details = ({ facts: { queued, destination } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const moment = useMoment();
  const reason = useReason();
  const { payment } = queued;
  const now = useMinute();
  return (
    <>
      <Fact name={t('fact.destination')}>{destination.value}</Fact>
      {payment.memoTag !== null && <Fact name={t('fact.memo')}>{payment.memoTag}</Fact>}
      {payment.bank !== null && <Fact name={t('fact.bank')}>{payment.bank}</Fact>}
      {payment.payableFrom !== null && payment.payableFrom > now && (
        <Fact name={t('fact.payableFrom')}>{moment(payment.payableFrom)}</Fact>
      )}
      {payment.transaction !== null && <Fact name={t('fact.transaction')}>{payment.transaction}</Fact>}
      {payment.reason !== null && <Fact name={t('fact.reason')}>{reason(payment.reason)}</Fact>}
    </>
  );
};

const Approvals = ({ queued: { approvals, needsApprovals } }: Pick<WithdrawalFacts, 'queued'>): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const moment = useMoment();
  return (
    <Fact name={t('fact.approvals')}>
      {t('fact.needed', { given: approvals.length, needed: needsApprovals })}
      {approvals.map(({ nick, at }) => (
        <span key={nick} className={styles.line}>
          {t('fact.approval', { nick, at: moment(at) })}
        </span>
      ))}
    </Fact>
  );
};

const Request = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const moment = useMoment();
  const wait = useWait();
  const now = useMinute();
  const { base, decimal } = useDeskFormat();
  const { payment, player } = facts.queued;
  return (
    <dl className={styles.facts}>
      <Fact name={t('fact.player')}>
        <PlayerName player={player} />
      </Fact>
      <Fact name={t('fact.id')}>{player.userId}</Fact>
      <Fact name={t('fact.state')}>{t(`payment.${payment.state}`)}</Fact>
      <Fact name={t('fact.payway')}>{payment.payway.name}</Fact>
      <Fact name={t('fact.base')}>{base(payment.baseAmount + payment.fee)}</Fact>
      <Fact name={t('fact.fee')}>{base(payment.fee)}</Fact>
      <Fact name={t('fact.course')}>{decimal(payment.course)}</Fact>
      <Fact name={t('fact.created')}>{moment(payment.createdAt)}</Fact>
      {payment.state === 1 && <Fact name={t('fact.waits')}>{wait(payment.createdAt, now)}</Fact>}
      <Details facts={facts} />
      <Approvals queued={facts.queued} />
    </dl>
  );
};

/** Whether the provider says that it paid after the money was given back. */
const isContradicted = ({ trail }: WithdrawalFacts): boolean =>
  trail.some(({ kind, details }) => kind === 'contradicted' && details['says'] === 'done');

/** What was asked for, and what can be decided. */
export const RequestCard = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const { asked } = useDeskFormat();
  const { payment } = facts.queued;
  return (
    <Card className={styles.card}>
      <p className={styles.amount}>{asked(payment)}</p>
      {facts.isBlocked && <p className={styles.notice}>{t('blocked')}</p>}
      {facts.queued.asked && <p className={styles.notice}>{t('asked')}</p>}
      {facts.queued.hasFailed && <p className={styles.notice}>{t('failed')}</p>}
      {isContradicted(facts) && <p className={styles.notice}>{t('contradicted')}</p>}
      <Request facts={facts} />
      <Suspense fallback={<Skeleton height={44} />}>
        <WithdrawalActions facts={facts} />
      </Suspense>
    </Card>
  );
};
