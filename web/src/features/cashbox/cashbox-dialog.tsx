import { Banknote, Bitcoin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DialogProps } from '../../core/features/feature.ts';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import { type FoundKey, useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import styles from './cashbox.module.css';
import { CoinLinks } from './coin-links.tsx';

/** Asks how to pay in: by crypto or by ordinary money. */
export const CashboxDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const figures = useHouseFigures();
  return (
    <Dialog open={open} onClose={onClose} title={t('modal.title' as FoundKey, figures)}>
      <p className={styles.note}>{t('modal.bonus' as FoundKey, figures)}</p>
      <div className={styles.ways}>
        <Link to="/cash/deposit" replace className={styles.way}>
          <Banknote aria-hidden="true" size={28} />
          <strong>{t('modal.fiat')}</strong>
          <span>{t('modal.fiatNote')}</span>
        </Link>
        <Link to="/cash/crypto" replace className={styles.way}>
          <Bitcoin aria-hidden="true" size={28} />
          <strong>{t('modal.crypto')}</strong>
          <span>{t('modal.cryptoNote' as FoundKey, figures)}</span>
        </Link>
      </div>
      <CoinLinks replace />
    </Dialog>
  );
};
