import type { ReactNode } from 'react';
import type { Payment } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { formatReference, formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { setBalance } from '../../core/session/session.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { patchPayment, rereadPayments } from './cash-query.ts';
import { historyMessages } from './history.messages.ts';
import { usePaymentAct } from './use-payment-act.ts';

/** Takes a withdrawal back, as long as nobody has begun with it. */
export const CancelDialog = ({ payment, onClose }: { payment: Payment; onClose(): void }): ReactNode => {
  const t = useMessages(historyMessages);
  const language = useLanguage();
  const act = usePaymentAct();
  const { id, state } = payment;
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
      text={t('cancelText', { amount: formatUnitsMinor(BigInt(payment.amount), payment.currency, language) })}
      submit={t('cancelSubmit')}
      busy={act.busy}
      problem={act.refusal?.text}
      onSubmit={() => void cancel()}
    />
  );
};
