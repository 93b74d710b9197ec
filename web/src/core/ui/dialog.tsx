import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { uiMessages } from './ui.messages.ts';

export interface DialogProps {
  open: boolean;
  onClose(): void; // Escape, the cross, a press outside
  title: ReactNode;
  children: ReactNode;
  size?: 'medium' | 'wide';
  className?: string;
}

/** A window over the page: holds the focus, gives it back, closes with Escape. One with an address belongs to core/modal. */
export const Dialog = ({ open, onClose, title, children, size = 'medium', className }: DialogProps): ReactNode => {
  const t = useMessages(uiMessages);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={classNames(styles.popup, size === 'wide' && styles.wide, className)}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={t('close')} />}>
                <X aria-hidden="true" size={20} />
              </Base.Close>
            </div>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
