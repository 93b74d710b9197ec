import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './replay-figure.module.css';

export interface ReplayFigureProps {
  label: string; // description of the picture
  stage: ReactNode; // the picture
  again: () => void;
}

/** A finished round's picture with the button that shows it once more. */
export const ReplayFigure = ({ label, stage, again }: ReplayFigureProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  return (
    <figure className={styles.replay} aria-label={label}>
      <div className={styles.stage}>{stage}</div>
      <Button onClick={again}>
        <RotateCcw aria-hidden="true" size={18} />
        {t('replay.action')}
      </Button>
    </figure>
  );
};

/** Stands in for a round that cannot be shown. */
export const BrokenReplay = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  return <p className={styles.broken}>{t('replay.broken')}</p>;
};
