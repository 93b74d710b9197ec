import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Payment } from 'server/contract';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import styles from './cashbox.module.css';
import { depositMessages } from './deposit.messages.ts';
import { lookOf } from './payment-news.ts';
import { PaymentSign } from './payment-status.tsx';
import { useReason } from './use-reason.ts';

/** What came of a deposit: credited, looked at by a person, or nothing. */
export const DepositOutcome = ({ payment, onAgain }: { payment: Payment; onAgain(): void }): ReactNode => {
  const t = useMessages(depositMessages);
  const reason = useReason();
  const language = useLanguage();
  const { format } = useMoney();
  const look = lookOf(payment);
  const said = look === 'done' || look === 'late' ? look : 'failed';
  const amount = formatUnitsMinor(BigInt(payment.amount), payment.currency, language);
  return (
    <Card className={styles.outcome} role="status">
      <PaymentSign look={look} size={40} />
      <h2>{t(`outcome.${said}`, { amount })}</h2>
      <p className={styles.note}>{t(`outcome.${said}Text`)}</p>
      {payment.reason !== null && <p className={styles.note}>{reason(payment.reason)}</p>}
      {payment.bonus > 0 && <p>{t('outcome.bonus', { amount: format(payment.bonus, { sign: true }) })}</p>}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onAgain}>
          {t('outcome.again')}
        </Button>
        <Link to="/cash/transactions/deposit">{t('outcome.history')}</Link>
      </div>
    </Card>
  );
};
