import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/messages.ts';
import { createStore, useStore } from '../store/store.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { ErrorHelp, hasHelp } from './error-help.tsx';
import styles from './toast.module.css';

type ToastKind = 'success' | 'error' | 'info';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly about?: unknown; // the refusal that an error tells of
}

/** Time for which a notice stays, ms: a success is a glance, an error must be read. */
const STAY_MS = { success: 700, info: 4000, error: 4000 } as const satisfies Record<ToastKind, number>;
const HELP_MS = 8000; // an error that support can be asked about is read, and then acted on
const MAX_TOASTS = 3; // older ones give way

export const toasts = createStore<readonly Toast[]>([]);

let last = 0;

const add = (kind: ToastKind, text: string, about?: unknown): void => {
  const others = toasts.get().filter((toast) => toast.text !== text || toast.kind !== kind);
  toasts.set([...others, { id: ++last, kind, text, about }].slice(-MAX_TOASTS));
};

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/**
 * Short notices. Successes stay 700 ms, the others 4 s, a refusal (`about`) that support can be asked of 8 s; hover and
 * focus keep them.
 */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string, about?: unknown): void => add('error', text, about),
  info: (text: string): void => add('info', text),
} as const;

const icons = {
  success: <CircleCheck aria-hidden="true" size={20} />,
  error: <TriangleAlert aria-hidden="true" size={20} />,
  info: <Info aria-hidden="true" size={20} />,
} as const satisfies Record<ToastKind, ReactNode>;

const ToastItem = ({ toast }: { toast: Toast }): ReactNode => {
  const t = useMessages('ui', 'main');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), hasHelp(toast.about) ? HELP_MS : STAY_MS[toast.kind]);
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
      <div className={styles.words}>
        <span>{toast.text}</span>
        <ErrorHelp error={toast.about} onAsk={() => dismiss(toast.id)} />
      </div>
      <IconButton label={t('close')} onClick={() => dismiss(toast.id)}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </li>
  );
};

/**
 * Region of notices: once, above the page and its dialogs, which hide from a screen reader whatever around them is not
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
