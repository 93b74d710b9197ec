import { keepPreviousData } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Payment } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { useCashQuery } from './cash-query.ts';
import { historyPayload } from './history-filter.ts';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { LoadError, Loading } from './notes.tsx';
import type { PriceDialogProps } from './history-dialogs.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';
import styles from './history.module.css';

const CancelDialog = lazyPart<PaymentDialogProps>(async () => (await import('./history-dialogs.tsx')).CancelDialog);
const PriceDialog = lazyPart<PriceDialogProps>(async () => (await import('./history-dialogs.tsx')).PriceDialog);
const PaymentDialog = lazyPart<PaymentDialogProps>(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

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
