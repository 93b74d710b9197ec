import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/messages.ts';
import { useStore } from '../store/store.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismiss, STAY_MS, toasts, type Toast, type ToastKind } from './toast-store.ts';
import styles from './toast.module.css';
import { uiMessages } from './ui.messages.ts';

export { toast } from './toast-store.ts';

const icons = {
  success: <CircleCheck aria-hidden="true" size={20} />,
  error: <TriangleAlert aria-hidden="true" size={20} />,
  info: <Info aria-hidden="true" size={20} />,
} as const satisfies Record<ToastKind, ReactNode>;

const ToastItem = ({ toast }: { toast: Toast }): ReactNode => {
  const t = useMessages(uiMessages);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), STAY_MS[toast.kind]);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <li
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icons[toast.kind]}
      <span>{toast.text}</span>
      <IconButton label={t('close')} onClick={() => dismiss(toast.id)}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </li>
  );
};

/**
 * Where notices appear: once, above the page and its dialogs, which hide from a screen reader whatever around them is not
 * marked as live. Errors interrupt it, the others wait.
 */
export const Toaster = (): ReactNode => {
  const list = useStore(toasts);
  const show = (errors: boolean): ReactNode =>
    list
      .filter((toast) => (toast.kind === 'error') === errors)
      .map((toast) => <ToastItem key={toast.id} toast={toast} />);
  return createPortal(
    <div className={styles.stack}>
      <div role="alert" aria-live="assertive">
        <ul>{show(true)}</ul>
      </div>
      <div role="status" aria-live="polite">
        <ul>{show(false)}</ul>
      </div>
    </div>,
    document.body,
  );
};
