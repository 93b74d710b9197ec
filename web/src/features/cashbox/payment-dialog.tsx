import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { paymentCodes, paymentStates, type Payment } from 'server/contract';
import { formatNumber, formatReference } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { AskOfPayment } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';
import { Facts } from '../../core/ui/facts.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { usePaymentText } from './payment-amount.ts';
import { useBankName, usePaywayName } from '../../core/payments/payment-names.ts';
import { useReason } from './use-reason.ts';

const COURSE_DIGITS = 8;

const { done, cancelled, refused } = paymentStates;

/**
 * Amount that a payment has moved on the balance, base hundredths: nothing before it is credited, or once it is given
 * back.
 */
const movedMinor = ({ code, state, baseAmount, fee }: Payment): number => {
  if (code === paymentCodes.deposit) return state === done ? baseAmount : 0;
  return state === cancelled || state === refused ? 0 : baseAmount + fee;
};

/** Everything that is known of a payment. */
export const PaymentFacts = ({ payment }: { payment: Payment }): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const language = useLanguage();
  const moment = useMoment();
  const text = usePaymentText()(payment);
  const time = (at: number | null): string | null => (at === null ? null : moment(at));
  const base = (minor: number): string | null => (minor === 0 ? null : text.base(minor));
  const reason = useReason();
  const paywayName = usePaywayName();
  const bankName = useBankName();
  const { currency, progress } = payment;
  const course = formatNumber(payment.course, language, { maximumSignificantDigits: COURSE_DIGITS });
  return (
    <Facts
      layout="rows"
      facts={[
        [t('col.id'), payment.id],
        [t('fact.method'), paywayName(payment.payway.name)],
        [t('col.amount'), text.amount],
        [t('col.status'), <PaymentStatus key="status" payment={payment} />],
        [t('fact.course'), payment.course !== '1' && `1 ${currency.name} = ${course} RUB`],
        [t(payment.code === paymentCodes.deposit ? 'fact.credited' : 'fact.debited'), base(movedMinor(payment))],
        [t('fact.fee'), base(payment.fee)],
        [t('fact.bonus'), base(payment.bonus)],
        [t('fact.created'), time(payment.createdAt)],
        [t('fact.payableFrom'), time(payment.payableFrom)],
        [t('fact.done'), time(payment.doneAt)],
        [t('fact.cancelled'), time(payment.cancelledAt)],
        [t('fact.reason'), payment.reason === null ? null : reason(payment.reason)],
        [t('fact.bank'), payment.bank && bankName(payment.bank)],
        [t('col.receiver'), payment.purseNumber],
        [t('fact.memo'), payment.memoTag],
        [t('fact.transaction'), payment.transaction],
        [t('fact.confirmations'), progress && `${progress.confirmations}/${progress.required}`],
      ]}
    />
  );
};

/** The payment on paper: seen by the printer alone. */
const Receipt = ({ payment }: { payment: Payment }): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const language = useLanguage();
  const nick = useProfile()?.nick ?? '';
  return createPortal(
    <div className={styles.receipt} aria-hidden="true">
      <strong>Glasshouse</strong>
      <p>{t('receipt.title', { id: formatReference(payment.id, language) })}</p>
      <p>{t('receipt.player', { nick })}</p>
      <PaymentFacts payment={payment} />
    </div>,
    document.body,
  );
};

export interface PaymentDialogProps {
  payment: Payment;
  onClose(): void;
}

/** A payment's details, and its receipt. */
export const PaymentDialog = ({ payment, onClose }: PaymentDialogProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const language = useLanguage();
  return (
    <Dialog open onClose={onClose} title={t('detail.title', { id: formatReference(payment.id, language) })}>
      <PaymentFacts payment={payment} />
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        {t('receipt.print')}
      </Button>
      <AskOfPayment id={payment.id} isWithdrawal={payment.code !== paymentCodes.deposit} onAsk={onClose} />
      <Receipt payment={payment} />
    </Dialog>
  );
};
