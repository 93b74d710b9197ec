import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { askSupport } from '../../core/modal/ask-support.ts';
import { Headset } from 'lucide-react';
import { Button } from '../../core/ui/button.tsx';
import { ErrorHelp } from '../../core/ui/error-help.tsx';
import styles from './cashbox.module.css';
import type { Refusal } from './use-payment-act.ts';

interface AskOfPaymentProps {
  id: number;
  isWithdrawal?: boolean;
  onAsk?: () => void; // called before support opens
}

/** Asks support about a payment: the question names it already. */
export const AskOfPayment = ({ id, isWithdrawal = false, onAsk }: AskOfPaymentProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const ask = (): void => {
    onAsk?.();
    askSupport(isWithdrawal ? 'withdrawal' : 'deposit', String(id));
  };
  return (
    <Button variant="ghost" onClick={ask}>
      <Headset aria-hidden="true" size={18} />
      {t('support')}
    </Button>
  );
};

/** Says why something was refused, with the way to support. */
export const RefusalText = ({ refusal: { text, error } }: { refusal: Refusal }): ReactNode => (
  <>
    <p role="alert" className={styles.problem}>
      {text}
    </p>
    <ErrorHelp error={error} />
  </>
);
