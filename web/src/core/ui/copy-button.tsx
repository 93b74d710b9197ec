import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { toast } from './toast.tsx';
import { uiMessages } from './ui.messages.ts';
import { useCopy } from './use-copy.ts';

const icons = { ready: Copy, copied: Check, failed: TriangleAlert } as const;

/** A button that copies a value; `what` names it. Says the result itself: a notice may lie behind a dialog. */
export const CopyButton = ({ text, what }: { text: string; what: string }): ReactNode => {
  const t = useMessages(uiMessages);
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
