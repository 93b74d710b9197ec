import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { usePageDialog } from '../modal/modal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './rules-dialog.module.css';

export interface ExactFigure {
  name: string;
  value: string;
}

export interface RulesDialogProps {
  title: string;
  paragraphs: readonly string[];
  figures: readonly ExactFigure[]; // exact numbers, RTP first
}

/** The button that opens a game's rules: how it is played, and its exact figures. */
export const RulesDialog = ({ title, paragraphs, figures }: RulesDialogProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  const { open, onOpen, onClose } = usePageDialog('rules');
  return (
    <>
      <Button variant="ghost" onClick={onOpen}>
        <BookOpen aria-hidden="true" size={18} />
        {t('rules.open')}
      </Button>
      <Dialog open={open} onClose={onClose} title={title}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
};
