import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import styles from './history.module.css';

export interface HistoryPagesProps {
  page: number;
  pages: number;
  onChange(page: number): void;
}

/** Steps through the pages of a player's payments. */
export const HistoryPages = ({ page, pages, onChange }: HistoryPagesProps): ReactNode => {
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
