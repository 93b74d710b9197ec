import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { readSaved, save } from '../../core/store/saved.ts';
import { Button } from '../../core/ui/button.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './age-notice.module.css';

const CONFIRMED = 'adult';

/** Says on the first visit that this is a place for adults; gone for good once confirmed. */
export const AgeNotice = (): ReactNode => {
  const t = useMessages(shellMessages);
  const [shown, setShown] = useState(() => readSaved(CONFIRMED) !== true);
  if (!shown) return null;
  const confirm = (): void => {
    save(CONFIRMED, true);
    setShown(false);
  };
  return (
    <section className={styles.notice} aria-labelledby="age-notice">
      <strong className={styles.mark} aria-hidden="true">
        18+
      </strong>
      <div className={styles.text}>
        <h2 id="age-notice">{t('age.title')}</h2>
        <p>{t('age.text')}</p>
      </div>
      <Button variant="primary" onClick={confirm}>
        {t('age.accept')}
      </Button>
    </section>
  );
};
