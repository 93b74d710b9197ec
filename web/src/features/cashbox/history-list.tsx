import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Payment } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { useCashQuery } from './cash-query.ts';
import { historyPayload } from './history-filter.ts';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { LoadError, Loading } from './notes.tsx';
import type { PriceDialogProps } from './history-dialogs.tsx';
import type { HistoryPagesProps } from './history-pages.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';

const CancelDialog = lazyPart<PaymentDialogProps>(async () => (await import('./history-dialogs.tsx')).CancelDialog);
const HistoryPages = lazyPart<HistoryPagesProps>(async () => (await import('./history-pages.tsx')).HistoryPages);
const PriceDialog = lazyPart<PriceDialogProps>(async () => (await import('./history-dialogs.tsx')).PriceDialog);
const PaymentDialog = lazyPart<PaymentDialogProps>(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

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
      <Suspense>
        <HistoryPages page={filter.page} pages={pages} onChange={(page) => onChange({ page })} />
      </Suspense>
      <Suspense>
        {payment && <PaymentDialog payment={payment} onClose={() => setShown(undefined)} />}
        {asked?.askedAgain && (
          <PriceDialog payment={asked} askedAgain={asked.askedAgain} onClose={() => setPriced(undefined)} />
        )}
        {leaving && <CancelDialog payment={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </>
  );
};
