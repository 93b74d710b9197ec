import type { ReactNode } from 'react';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem, useSaving } from './saving.tsx';
import { readSessions } from './sessions.ts';
import styles from './settings.module.css';

/** Asks before every other device is signed out. */
export const EndOthersDialog = ({ open, onClose }: { open: boolean; onClose(): void }): ReactNode => {
  const t = useMessages('settings', 'security');
  const saving = useSaving();
  const end = async (): Promise<void> => {
    let ended = 0;
    const isDone = await saving.run(async () => {
      ({ ended } = await call('sessions.endOthers', {}));
    });
    if (!isDone) return;
    onClose();
    toast.success(t('sessions.endedOthers', { count: ended }));
    await readSessions();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('sessions.endOthers')}>
      <div className={styles.form}>
        <p className={styles.text}>{t('sessions.endOthersSure')}</p>
        <SavingProblem saving={saving} />
        <div className={styles.actions}>
          <Button variant="primary" loading={saving.saving} onClick={() => void end()}>
            {t('sessions.end')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
