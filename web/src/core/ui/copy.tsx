import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { toast } from './toast.tsx';
import styles from './copy.module.css';

/** Result of copying, for as long as it is shown. */
export type CopyState = 'ready' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Puts a text on the clipboard. Rejects where the browser has none (an address without TLS) or refuses. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copying as a button holds it. `copy` resolves with whether it worked. */
export const useCopy = (text: string): { state: CopyState; copy: () => Promise<boolean> } => {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<boolean> => {
    try {
      await copyText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { state, copy };
};

const icons = { ready: Copy, copied: Check, failed: TriangleAlert } as const;

/** A button that copies a value; `what` names it. Says the result itself: a notice may lie behind a dialog. */
export const CopyButton = ({ text, what }: { text: string; what: string }): ReactNode => {
  const t = useMessages('ui', 'main');
  const { state, copy } = useCopy(text);
  const onClick = async (): Promise<void> => {
    if (!(await copy())) toast.error(t('copyFailed'));
  };
  const Icon = icons[state];
  return (
    <>
      <IconButton label={t('copy', { what })} onClick={() => void onClick()}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
      <output className="visually-hidden">
        {state === 'copied' && t('copied')}
        {state === 'failed' && t('copyFailed')}
      </output>
    </>
  );
};

/** A long value with its name, to be read and copied: a hash, a seed, a command. */
export const CopyValue = ({ label, value, note }: { label: string; value: string; note?: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label} id={id}>
        {label}
      </div>
      <div className={styles.row}>
        <code className={styles.value} aria-labelledby={id}>
          {value}
        </code>
        <CopyButton text={value} what={label} />
      </div>
      {note}
    </div>
  );
};
