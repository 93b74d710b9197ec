import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

/** Done part of a whole. Without a label it is decoration beside a text that says the same. */
export const ProgressBar = ({ label, done, of }: { label?: string; done: number; of: number }): ReactNode => (
  <progress
    className={styles.bar}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
    max={Math.max(1, of)}
    value={Math.min(done, of)}
  />
);
