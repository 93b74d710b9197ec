import { lazy, Suspense, useState, type ReactNode } from 'react';

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }));

export interface DialogProps {
  open: boolean;
  onClose(): void; // Escape, the cross, a press outside
  dismissible?: boolean; // false: none of these; what is in it leads on
  title: ReactNode;
  children: ReactNode;
  size?: 'medium' | 'wide' | 'stage' | 'full' | 'screen'; // a stage is as high as the window, full also as wide; screen is nothing but what is in it
  className?: string;
}

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
