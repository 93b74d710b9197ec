import type { ReactNode } from 'react';
import styles from './settings.module.css';
import type { Saving } from './use-saving.ts';

/** What was refused as a whole. The region is there before its text, so that it is read out. */
export const SavingProblem = ({ saving }: { saving: Saving }): ReactNode => (
  <div role="alert" className={styles.problem}>
    {saving.problem && <p>{saving.problem}</p>}
  </div>
);
