import { BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import { RulesBody, type RulesText } from './rules-body.tsx';

/** The button that opens a game's rules: how it is played, and its exact figures. */
export const RulesDialog = ({ title, paragraphs, figures }: RulesText): ReactNode => {
  const t = useMessages(gameKitMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden="true" size={18} />
        {t('rules.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <RulesBody paragraphs={paragraphs} figures={figures} />
      </Dialog>
    </>
  );
};
