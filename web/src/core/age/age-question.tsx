import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useStore } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { confirmAdult, waitingPlay } from './age.ts';
import styles from './age-question.module.css';

export interface AgeQuestionProps {
  open: boolean;
  onYes(): void; // it is remembered by then
  onNo(): void;
}

/** Asks before play, not before reading, that somebody is of age. */
export const AgeQuestion = ({ open, onYes, onNo }: AgeQuestionProps): ReactNode => {
  const t = useMessages('ui', 'age');
  const accept = (): void => {
    confirmAdult();
    onYes();
  };
  return (
    <Dialog open={open} onClose={onNo} title={t('title')}>
      <div className={styles.question}>
        <p>{t('text')}</p>
        <Button variant="primary" size="large" block onClick={accept}>
          {t('accept')}
        </Button>
        <Button variant="ghost" block onClick={onNo}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
};

/** The question of whatever play waits for its answer. */
export const AgeGate = (): ReactNode => {
  const play = useStore(waitingPlay);
  return (
    <AgeQuestion
      open={play !== null}
      onYes={() => {
        waitingPlay.set(null);
        play?.();
      }}
      onNo={() => waitingPlay.set(null)}
    />
  );
};
