import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { CpaTable, InviteTable } from './partner-tables.tsx';
import styles from './partner.module.css';

/** Prizes for players invited through Telegram, and of CPA. */
export const PartnersDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('partner', 'terms');
  const main = useMessages('partner', 'main');
  return (
    <Dialog open={open} onClose={onClose} title={main('tables')}>
      <div className={styles.inside}>
        <h3>{t('invite.title')}</h3>
        <p className={styles.muted}>{t('invite.text')}</p>
        <InviteTable />
        <h3>{t('cpa.title')}</h3>
        <p className={styles.muted}>{t('plan.cpa.text')}</p>
        <CpaTable />
      </div>
    </Dialog>
  );
};
