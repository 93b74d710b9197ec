import { useState, type ReactNode } from 'react';
import { paymentStates, type Payment } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { useLatestPayments } from './cash-query.ts';
import { AskOfPayment } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';
import { usePaymentText } from './payment-amount.ts';
import { PaymentStatus } from './payment-status.tsx';

const Progress = ({ progress }: { progress: NonNullable<Payment['progress']> }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { confirmations, required } = progress;
  const text = t('confirmations', { confirmations, required });
  return (
    <>
      <ProgressBar label={text} done={confirmations} of={required} />
      <span className={styles.note}>{text}</span>
    </>
  );
};

/** A deposit on its way, as far as its network has confirmed it. */
export const IncomingDeposit = ({ payment }: { payment: Payment }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const text = usePaymentText()(payment);
  const { progress, state } = payment;
  const isDone = state === paymentStates.done;
  return (
    <Card className={styles.incoming} role="status">
      <div className={styles.between}>
        <strong>
          {payment.payway.name}
          {text.amount !== '' && `, ${text.amount}`}
        </strong>
        <PaymentStatus payment={payment} />
      </div>
      {!isDone && progress && <Progress progress={progress} />}
      {!isDone && <AskOfPayment id={payment.id} />}
      {isDone && <span>{t('credited', { amount: text.base(payment.baseAmount) })}</span>}
    </Card>
  );
};

/** Deposits that a network has seen and not confirmed, and those that it has since this page was opened. */
export const IncomingDeposits = (): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const latest = useLatestPayments(1).filter(({ progress }) => progress !== null);
  const pending = latest.filter(({ state }) => state === paymentStates.created);
  const fresh = pending.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  const shown = latest.filter(({ id, state }) => state === paymentStates.created || seen.has(id));
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('incoming')}>
      {shown.map((payment) => (
        <IncomingDeposit key={payment.id} payment={payment} />
      ))}
    </section>
  );
};
