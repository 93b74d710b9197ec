import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useBankName, usePaywayName } from '../../core/payments/payment-names.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import styles from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useClock, useMinute, useReason, useTakenText, useWait } from './withdrawal-text.ts';
import { Section } from '../../core/office/section.tsx';

const WithdrawalActions = lazy(async () => ({ default: (await import('./withdrawal-actions.tsx')).WithdrawalActions }));

/** The known facts of a request. */
const Request = ({ facts: { queued, destination } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const moment = useMoment();
  const [wait, reason] = [useWait(), useReason()];
  const now = useMinute();
  const takenText = useTakenText();
  const [paywayName, bankName] = [usePaywayName(), useBankName()];
  const { base, decimal } = useDeskFormat();
  const { payment, player, approvals, needsApprovals, takenBy } = queued;
  return (
    <Facts
      facts={[
        [t('fact.player'), <PlayerLink key="player" player={player} />],
        [t('fact.id'), player.userId],
        [t('fact.state'), t(`payment.${payment.state}`)],
        [t('fact.payway'), paywayName(payment.payway.name)],
        [t('fact.base'), base(payment.baseAmount + payment.fee)],
        [t('fact.fee'), base(payment.fee)],
        [t('fact.course'), decimal(payment.course)],
        [t('fact.created'), moment(payment.createdAt)],
        payment.state === 1 && [t('fact.waits'), wait(payment.createdAt, now)],
        takenBy !== null && [t('fact.takenBy'), takenText(takenBy)],
        [t('fact.destination'), destination.value],
        [t('fact.memo'), payment.memoTag],
        [t('fact.bank'), payment.bank && bankName(payment.bank)],
        payment.payableFrom !== null &&
          payment.payableFrom > now && [t('fact.payableFrom'), moment(payment.payableFrom)],
        [t('fact.transaction'), payment.transaction],
        payment.reason !== null && [t('fact.reason'), reason(payment.reason)],
        [
          t('fact.approvals'),
          <Fragment key="approvals">
            {t('fact.needed', { given: approvals.length, needed: needsApprovals })}
            {approvals.map(({ nick, at }) => (
              <span key={nick} className={styles.line}>
                {t('fact.approval', { nick, at: moment(at) })}
              </span>
            ))}
          </Fragment>,
        ],
      ]}
    />
  );
};

/** True when the provider says that it paid after the money was given back. */
const isContradicted = ({ trail }: WithdrawalFacts): boolean =>
  trail.some(({ kind, details }) => kind === 'contradicted' && details['says'] === 'done');

/** Colleague who works on the request. */
const TakenNotice = ({ takenBy }: Pick<WithdrawalFacts['queued'], 'takenBy'>): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const clock = useClock();
  if (takenBy === null || takenBy.isOwn) return null;
  return <p className={styles.notice}>{t('taken.notice', { nick: takenBy.nick, until: clock(takenBy.until) })}</p>;
};

/** The request, and the decisions it allows. */
export const RequestCard = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { asked, decimal } = useDeskFormat();
  const { payment } = facts.queued;
  return (
    <Section>
      <p className={styles.amount}>{asked(payment)}</p>
      {facts.isBlocked && <p className={styles.notice}>{t('blocked')}</p>}
      {facts.queued.asked && <p className={styles.notice}>{t('asked')}</p>}
      {facts.queued.hasFailed && <p className={styles.notice}>{t('failed')}</p>}
      {payment.askedAgain && (
        <p className={styles.notice}>
          {t('askedAgain', {
            arrives: `${decimal(payment.askedAgain.arrives)} ${payment.askedAgain.unit}`,
            accepted: `${decimal(payment.askedAgain.accepted)} ${payment.askedAgain.unit}`,
          })}
        </p>
      )}
      <TakenNotice takenBy={facts.queued.takenBy} />
      {isContradicted(facts) && <p className={styles.notice}>{t('contradicted')}</p>}
      <Request facts={facts} />
      <Suspense fallback={<Skeleton height={44} />}>
        <WithdrawalActions facts={facts} />
      </Suspense>
    </Section>
  );
};
