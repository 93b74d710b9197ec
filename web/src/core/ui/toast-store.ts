import { createStore } from '../store/store.ts';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** How long a notice stays, ms: a success is a glance, an error must be read. */
export const STAY_MS = { success: 700, info: 4000, error: 4000 } as const satisfies Record<ToastKind, number>;
const MAX_TOASTS = 3; // older ones give way

export const toasts = createStore<readonly Toast[]>([]);

let last = 0;

const add = (kind: ToastKind, text: string): void => {
  const others = toasts.get().filter((toast) => toast.text !== text || toast.kind !== kind);
  toasts.set([...others, { id: ++last, kind, text }].slice(-MAX_TOASTS));
};

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Short notices. Successes stay 700 ms, the others 4 s; hover and focus keep them. */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  info: (text: string): void => add('info', text),
} as const;
