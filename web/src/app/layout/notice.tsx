import { type ReactNode, useState } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { writeCookie } from '../../core/session/cookies.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  title: string;
  text: string;
  mark?: string; // decoration before the words
  role?: 'status'; // it came by itself: is read out
  children: ReactNode; // buttons
}

/** Something to be answered, above whatever page is open, which goes on meanwhile. */
export const Notice = ({ title, text, mark, role, children }: NoticeProps): ReactNode => (
  <section className={styles.notice} role={role} aria-label={title}>
    {mark !== undefined && (
      <strong className={styles.mark} aria-hidden="true">
        {mark}
      </strong>
    )}
    <div className={styles.text}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);

const COOKIE = 'adult';
const YEAR_S = 365 * 24 * 3600;

/** True when this visitor has said that they are of age. */
const hasSaidAdult = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));

/** Remembers it for a year. */
const keepAdult = (): void => writeCookie(COOKIE, '1', YEAR_S);

/** Says on the first visit that this is a place for adults; gone for good once confirmed. */
export const AgeNotice = (): ReactNode => {
  const t = useMessages('app', 'shell');
  const [shown, setShown] = useState(() => !hasSaidAdult());
  if (!shown) return null;
  const confirm = (): void => {
    keepAdult();
    setShown(false);
  };
  return (
    <Notice title={t('age.title')} text={t('age.text')} mark="18+">
      <Button variant="primary" onClick={confirm}>
        {t('age.accept')}
      </Button>
    </Notice>
  );
};
