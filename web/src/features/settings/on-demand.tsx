import { Suspense, useState, type ReactNode } from 'react';

/** A window that loads when it is first opened, and stays from then on: to fade, and to give back the focus. */
export const OnDemand = ({ open, children }: { open: boolean; children: ReactNode }): ReactNode => {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <Suspense>{children}</Suspense> : null;
};
