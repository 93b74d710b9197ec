import type { ReactNode } from 'react';
import type { Payment } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { formatReference } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { setBalance } from '../../core/session/session.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { patchPayment, rereadPayments } from './cash-query.ts';
import { useCoinText, usePaymentText } from './payment-amount.ts';
import type { PaymentDialogProps } from './payment-dialog.tsx';
import { usePaymentAct } from './use-payment-act.ts';

/** Takes a withdrawal back, as long as nobody has begun with it. */
export const CancelDialog = ({ payment, onClose }: PaymentDialogProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const language = useLanguage();
  const act = usePaymentAct();
  const { id, state } = payment;
  const { amount } = usePaymentText()(payment);
  const cancel = async (): Promise<void> => {
    const answer = await act.run(() => legacy('cash:cancelPaymentRequest', { id, state }));
    void rereadPayments();
    if (!answer) return;
    setBalance('real', answer.balance);
    patchPayment(answer.payment);
    toast.success(t('cancelled'));
    onClose();
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('cancelOne', { id: formatReference(id, language) })}
      text={t('cancelText', { amount })}
      submit={t('cancelSubmit')}
      busy={act.busy}
      problem={act.refusal?.text}
      onSubmit={() => void cancel()}
    />
  );
};

export interface PriceDialogProps {
  payment: Payment;
  askedAgain: NonNullable<Payment['askedAgain']>;
  onClose(): void;
}

/** Accepts what would arrive now of a withdrawal whose price has moved. */
export const PriceDialog = ({ payment: { id }, askedAgain, onClose }: PriceDialogProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const language = useLanguage();
  const coinText = useCoinText();
  const act = usePaymentAct();
  const { arrives, unit } = askedAgain;
  const textOf = (amount: string): string => coinText({ amount, unit });
  const accept = async (): Promise<void> => {
    const answer = await act.run(() => legacy('cash:confirmWithdrawal', { id, arrives }));
    void rereadPayments();
    if (!answer) return;
    patchPayment(answer.payment);
    toast.success(t('price.done'));
    onClose();
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('priceOne', { id: formatReference(id, language) })}
      text={t('price.text', { arrives: textOf(arrives), accepted: textOf(askedAgain.accepted) })}
      submit={t('price.accept')}
      busy={act.busy}
      problem={act.refusal?.text}
      onSubmit={() => void accept()}
    />
  );
};
