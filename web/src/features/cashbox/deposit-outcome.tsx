import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paymentStates, type Payment } from 'server/contract';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { AskOfPayment } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';
import { AfterDeposit, PlayLink } from './after-deposit.tsx';
import { lookOf } from './payment-news.ts';
import { PaymentSign } from './payment-status.tsx';
import { useReason } from './use-reason.ts';

export interface DepositOutcomeProps {
  payment: Payment;
  askedMinor: number; // hundredths of the payment's currency
  onAgain(): void;
}

/** Text of a deposit's outcome: a payment credited out of turn is marked as late. */
const textOf = (
  { state, isLate, amount }: Payment,
  askedMinor: number,
): 'done' | 'other' | 'after' | 'late' | 'failed' => {
  if (state === paymentStates.created) return 'late';
  if (state !== paymentStates.done) return 'failed';
  if (amount !== askedMinor) return 'other';
  return isLate ? 'after' : 'done';
};

/** Outcome of a deposit: credited, looked at by a person, or nothing. */
export const DepositOutcome = ({ payment, askedMinor, onAgain }: DepositOutcomeProps): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const reason = useReason();
  const language = useLanguage();
  const { format } = useMoney();
  const text = textOf(payment, askedMinor);
  const isCredited = payment.state === paymentStates.done;
  const title = text === 'other' || text === 'after' ? 'done' : text;
  const money = (minor: number): string => formatUnitsMinor(BigInt(minor), payment.currency, language);
  const amount = money(payment.amount);
  return (
    <Card className={styles.outcome} role="status">
      <PaymentSign look={lookOf(payment)} size={40} />
      <h2>{t(`outcome.${title}`, { amount })}</h2>
      <p className={styles.note}>{t(`outcome.${text}Text`, { arrived: amount, asked: money(askedMinor) })}</p>
      {payment.reason !== null && <p className={styles.note}>{reason(payment.reason)}</p>}
      {payment.bonus > 0 && <p>{t('outcome.bonus', { amount: format(payment.bonus, { sign: true }) })}</p>}
      {isCredited && <AfterDeposit />}
      <div className={styles.actions}>
        {isCredited && <PlayLink />}
        <Button variant={isCredited ? 'ghost' : 'primary'} onClick={onAgain}>
          {t('outcome.again')}
        </Button>
        <Link to="/cash/transactions/deposit">{t('outcome.history')}</Link>
        {!isCredited && <AskOfPayment id={payment.id} />}
      </div>
    </Card>
  );
};
