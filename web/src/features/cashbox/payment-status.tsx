import { CircleAlert, CircleCheck, CircleX, Hourglass, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentCodes, type Payment } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './cashbox.module.css';
import { lookOf, type PaymentLook } from './payment-news.ts';

const icons = {
  pending: Hourglass,
  waits: CircleAlert,
  done: CircleCheck,
  process: LoaderCircle,
  cancelled: CircleX,
  late: CircleAlert,
} as const satisfies Record<PaymentLook, LucideIcon>;

/** The sign of a payment's state. */
export const PaymentSign = ({ look, size = 18 }: { look: PaymentLook; size?: number }): ReactNode => {
  const Icon = icons[look];
  return <Icon aria-hidden="true" size={size} className={styles[look]} />;
};

/** A payment's state by its sign and its name. */
export const PaymentStatus = ({ payment }: { payment: Payment }): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const look = lookOf(payment);
  const isDeposit = payment.code === paymentCodes.deposit;
  const { progress } = payment;
  const isConfirming = look === 'pending' && progress !== null && progress.required > 0;
  return (
    <span className={classNames(styles.status, styles[look])}>
      <PaymentSign look={look} />
      <span>
        {isConfirming
          ? `${t('deposit.confirming')} ${progress.confirmations}/${progress.required}`
          : t(isDeposit ? `deposit.${look}` : `withdrawal.${look}`)}
      </span>
    </span>
  );
};
