import { useEffect, useRef, type ReactNode } from 'react';
import styles from './auth.module.css';

const FIELD = 'input:not([type="checkbox"], [type="radio"])';
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches; // there a focused field opens the keyboard

export interface ViewFrameProps {
  view: string;
  isForm: boolean; // its first field is what it is about
  children: ReactNode;
}

/** Takes the focus along to the next view of an open dialog: into the first field of a form, else to the view itself. */
export const ViewFrame = ({ view, isForm, children }: ViewFrameProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const field = !isForm || isTouched() ? null : frame.current?.querySelector<HTMLElement>(FIELD);
    (field ?? frame.current)?.focus();
  }, [view, isForm]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {children}
    </div>
  );
};
