import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose(): void; // Escape, the cross, a press outside
  dismissible?: boolean; // false: none of these; what is in it leads on
  title: ReactNode;
  children: ReactNode;
  size?: 'medium' | 'wide' | 'stage' | 'screen'; // a stage is as high as the window; screen is nothing but what is in it
  className?: string;
}

const openWindows: symbol[] = []; // the topmost last

/** True for the topmost of the open windows: Escape closes it alone. */
const useTopmost = (open: boolean): (() => boolean) => {
  const token = useRef(Symbol('window'));
  useEffect(() => {
    const { current: id } = token;
    if (!open) return undefined;
    openWindows.push(id);
    return () => void openWindows.splice(openWindows.indexOf(id), 1);
  }, [open]);
  return () => openWindows.at(-1) === token.current;
};

/** The window of a Dialog: apart, because what makes it accessible is heavy and most pages are left without one. */
export const DialogWindow = ({
  open,
  onClose,
  dismissible = true,
  title,
  children,
  size = 'medium',
  className,
}: DialogProps): ReactNode => {
  const t = useMessages('ui', 'main');
  const isTopmost = useTopmost(open);
  const body = useRef<HTMLDivElement>(null);
  // A form is there to be filled in; by touch the keyboard would cover it before it was read.
  const firstField = (by: string): HTMLElement | true =>
    by === 'touch'
      ? true
      : (body.current?.querySelector<HTMLElement>('input:not([type="checkbox"], [type="file"])') ?? true);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && dismissible && isTopmost() && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            initialFocus={firstField}
            className={classNames(styles.popup, size !== 'medium' && styles[size], className)}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {dismissible && (
                <Base.Close render={<IconButton label={t('close')} />}>
                  <X aria-hidden="true" size={20} />
                </Base.Close>
              )}
            </div>
            <div ref={body} className={styles.body}>
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
