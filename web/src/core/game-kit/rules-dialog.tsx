import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { usePageDialog } from '../modal/modal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { gameKitMessages } from './game-kit.messages.ts';

/** The button that opens a game's rules. `children`: what stands in the dialog; may load when it is first opened. */
export const RulesDialog = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const { open, onOpen, onClose } = usePageDialog('rules');
  return (
    <>
      <Button variant="ghost" onClick={onOpen}>
        <BookOpen aria-hidden="true" size={18} />
        {t('rules.open')}
      </Button>
      <Dialog open={open} onClose={onClose} title={title}>
        {children}
      </Dialog>
    </>
  );
};
