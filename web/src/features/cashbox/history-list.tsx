import { keepPreviousData } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Payment } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCashQuery } from './cash-query.ts';
import styles from './history.module.css';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { historyPayload } from './history-filter.ts';
import { HistoryTable } from './history-table.tsx';
import { historyMessages } from './history.messages.ts';
import { LoadError, Loading } from './loading.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

interface PagesProps {
  page: number;
  pages: number;
  onChange(page: number): void;
}

const Pages = ({ page, pages, onChange }: PagesProps): ReactNode => {
  const t = useMessages(historyMessages);
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
  const t = useMessages(historyMessages);
  const [shown, setShown] = useState<number>();
  const [leaving, setLeaving] = useState<Payment>();
  const query = useCashQuery('cash:transactions', historyPayload(kind, filter), { placeholderData: keepPreviousData });
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
  return (
    <>
      <HistoryTable kind={kind} payments={data.items} onShow={setShown} onCancel={setLeaving} />
      <Pages page={filter.page} pages={pages} onChange={(page) => onChange({ page })} />
      {payment && <PaymentDialog payment={payment} onClose={() => setShown(undefined)} />}
      {leaving && <CancelDialog payment={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
};
