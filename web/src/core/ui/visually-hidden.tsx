import type { ReactNode } from 'react';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="visually-hidden">{children}</span>
);
