import { BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { gameKitMessages } from './game-kit.messages.ts';

/** The button that opens a game's rules. `children`: what stands in the dialog; may load when it is first opened. */
export const RulesDialog = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden="true" size={18} />
        {t('rules.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </>
  );
};
