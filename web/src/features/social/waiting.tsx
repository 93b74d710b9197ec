import type { ReactNode } from 'react';
import styles from './social.module.css';

/** A page that is only passed through: what happens, and that it goes on. */
export const Waiting = ({ children }: { children: string }): ReactNode => (
  <div className={styles.page} role="status">
    <span className={styles.waiting} aria-hidden="true" />
    <p className={styles.text}>{children}</p>
  </div>
);
