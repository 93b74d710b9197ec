import { Banknote, Bitcoin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CRYPTO_BONUS_PPM } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { cashboxMessages } from './cashbox.messages.ts';
import cashbox from './cashbox.module.css';
import styles from './cashbox-dialog.module.css';

const PPM_OF_PERCENT = 10_000;
const WELCOME_PERCENT = 250; // the third of the three introductory bonuses

/** Asks how to pay in: by crypto or by ordinary money. */
export const CashboxDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages(cashboxMessages);
  const { percent } = useFormat();
  return (
    <Dialog open={open} onClose={onClose} title={t('modal.title', { percent: percent(WELCOME_PERCENT) })}>
      <p className={cashbox.note}>{t('modal.bonus')}</p>
      <div className={styles.ways}>
        <Link to="/cash/crypto" replace className={styles.way}>
          <Bitcoin aria-hidden="true" size={28} />
          <strong>{t('modal.crypto')}</strong>
          <span>{t('modal.cryptoNote', { percent: percent(CRYPTO_BONUS_PPM / PPM_OF_PERCENT) })}</span>
        </Link>
        <Link to="/cash/deposit" replace className={styles.way}>
          <Banknote aria-hidden="true" size={28} />
          <strong>{t('modal.fiat')}</strong>
          <span>{t('modal.fiatNote')}</span>
        </Link>
      </div>
    </Dialog>
  );
};
