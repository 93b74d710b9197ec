import { keepPreviousData } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Payment } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { formatReference } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { setBalance } from '../../core/session/session.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useCoinText, usePaymentText } from './payment-amount.ts';
import { patchPayment, rereadPayments, useCashQuery } from './cash-query.ts';
import { historyPayload } from './history-filter.ts';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { LoadError, Loading } from './notes.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import styles from './history.module.css';

/** Takes a withdrawal back, as long as nobody has begun with it. */
const CancelDialog = ({ payment, onClose }: { payment: Payment; onClose(): void }): ReactNode => {
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
const PriceDialog = ({ payment: { id }, askedAgain, onClose }: PriceDialogProps): ReactNode => {
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

interface PagesProps {
  page: number;
  pages: number;
  onChange(page: number): void;
}

const Pages = ({ page, pages, onChange }: PagesProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const { count } = useFormat();
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <IconButton label={t('pages.before')} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" size={20} />
      </IconButton>
      <span>{t('pages.of', { page: count(page), pages: count(pages) })}</span>
      <IconButton label={t('pages.next')} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden="true" size={20} />
      </IconButton>
    </nav>
  );
};

/** Payments page by page, followed live. One can be looked at, and cancelled while that can be done. */
export const HistoryList = ({ kind, filter, onChange }: HistoryFiltersProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const [shown, setShown] = useState<number>();
  const [leaving, setLeaving] = useState<Payment>();
  const [priced, setPriced] = useState<number>();
  const query = useCashQuery('cash:history', historyPayload(kind, filter), { placeholderData: keepPreviousData });
  const { data, error, refetch } = query;
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  const pages = Math.max(1, Math.ceil(data.total / filter.rows));
  if (data.items.length === 0 && filter.page === 1)
    return (
      <Card>
        <EmptyState action={<ButtonLink to="/cash/deposit">{t('toDeposit')}</ButtonLink>}>
          {t(`empty.${kind}`)}
        </EmptyState>
      </Card>
    );
  const payment = data.items.find(({ id }) => id === shown);
  const asked = data.items.find(({ id }) => id === priced);
  return (
    <>
      <HistoryTable
        kind={kind}
        payments={data.items}
        onShow={setShown}
        onCancel={setLeaving}
        onPrice={({ id }) => setPriced(id)}
      />
      <Pages page={filter.page} pages={pages} onChange={(page) => onChange({ page })} />
      {payment && <PaymentDialog payment={payment} onClose={() => setShown(undefined)} />}
      {asked?.askedAgain && (
        <PriceDialog payment={asked} askedAgain={asked.askedAgain} onClose={() => setPriced(undefined)} />
      )}
      {leaving && <CancelDialog payment={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
};
