import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './cashbox-entry.module.css';

/** The way to the cash desk from every page of a wide window; a narrow one has its bar at the bottom. */
export const CashboxEntry = (): ReactNode => {
  const t = useMessages('cashbox', 'titles');
  return (
    <Button variant="primary" className={styles.entry} onClick={() => openModal('cashbox')}>
      <Wallet aria-hidden="true" size={18} />
      {t('topUp')}
    </Button>
  );
};
