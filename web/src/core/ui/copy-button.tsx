import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { toast } from './toast.tsx';
import { uiMessages } from './ui.messages.ts';

/** Puts a text on the clipboard. Rejects where the browser has none (an address without TLS) or refuses. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

const icons = { ready: Copy, copied: Check, failed: TriangleAlert } as const;
const SHOWN_MS = 2000;

/** A button that copies a value; `what` names it. Says the result itself: a notice may lie behind a dialog. */
export const CopyButton = ({ text, what }: { text: string; what: string }): ReactNode => {
  const t = useMessages(uiMessages);
  const [state, setState] = useState<keyof typeof icons>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await copyText(text);
      setState('copied');
    } catch {
      setState('failed');
      toast.error(t('copyFailed'));
    }
  };
  const Icon = icons[state];
  return (
    <>
      <IconButton label={t('copy', { what })} onClick={() => void copy()}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
      <output className="visually-hidden">
        {state === 'copied' && t('copied')}
        {state === 'failed' && t('copyFailed')}
      </output>
    </>
  );
};
