import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { fairnessMessages } from './fairness.messages.ts';

/** Puts a text on the clipboard. Rejects where the browser has none (an address without TLS) or refuses. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A button that copies a value; `what` names it for a screen reader. */
export const CopyButton = ({ text, what }: { text: string; what: string }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const copy = (): void => {
    Promise.resolve()
      .then(() => copyText(text))
      .then(
        () => toast.success(t('copied')),
        () => toast.error(t('copyFailed')),
      );
  };
  return (
    <IconButton label={t('copy', { what })} onClick={copy}>
      <Copy aria-hidden="true" size={18} />
    </IconButton>
  );
};
