import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }));

/**
 * A window over the page: holds the focus, gives it back, closes with Escape. One with an address belongs to
 * core/modal. It loads when it is first opened.
 */
export const Dialog = (props: DialogProps): ReactNode => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
};
