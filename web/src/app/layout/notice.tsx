import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  title: string;
  text: string;
  role?: 'status'; // it came by itself: is read out
  children: ReactNode; // buttons
}

/** Something to be answered, above whatever page is open, which goes on meanwhile. */
export const Notice = ({ title, text, role, children }: NoticeProps): ReactNode => (
  <section className={styles.notice} role={role} aria-label={title}>
    <div className={styles.text}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
