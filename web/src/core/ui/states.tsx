import { TriangleAlert } from 'lucide-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { SupportTopic } from 'server/contract';
import { CallError } from '../connection/call-error.ts';
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

/** The way to support beside an error. The site sets it at its start; the verifier, which is one file on a disk, has none. */
export const errorHelp: { Ask?: ComponentType<{ topic: SupportTopic; about: string }> } = {};

/** Something failed: what, and what to do. `about`: the refusal, by whose code support can be asked. */
export const ErrorState = ({ children, action, about }: StateProps & { about?: unknown }): ReactNode => (
  <div className={styles.state} role="alert">
    <TriangleAlert aria-hidden="true" size={24} />
    <p>{children}</p>
    {action}
    {about instanceof CallError && errorHelp.Ask && (
      <Suspense>
        <errorHelp.Ask topic="technical" about={String(about.requestId ?? about.code)} />
      </Suspense>
    )}
  </div>
);
