import type { ReactNode } from 'react';
import styles from './auth.module.css';

/** What was refused as a whole, above the button. The region is there before its text, so that it is read out. */
export const FormProblem = ({ children }: { children: string | undefined }): ReactNode => (
  <div role="alert" className={styles.problem}>
    {children && <p>{children}</p>}
  </div>
);
