import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorHelp } from './error-help.tsx';
import styles from './surface.module.css';

export interface StateProps {
  children: ReactNode; // one sentence
  action?: ReactNode; // one button or link
}

/** Nothing here yet: one sentence and one action. */
export const EmptyState = ({ children, action }: StateProps): ReactNode => (
  <div className={styles.state}>
    <p>{children}</p>
    {action}
  </div>
);

/** Something failed: what, and what to do. `about`: the refusal, by whose code support can be asked. */
export const ErrorState = ({ children, action, about }: StateProps & { about?: unknown }): ReactNode => (
  <div className={styles.state} role="alert">
    <TriangleAlert aria-hidden="true" size={24} />
    <p>{children}</p>
    {action}
    <ErrorHelp error={about} />
  </div>
);
