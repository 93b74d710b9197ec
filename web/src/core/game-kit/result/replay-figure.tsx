import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { REPLAY_HASH } from '../../share/share-bet.tsx';
import { Button } from '../../ui/button.tsx';
import { prefersReducedMotion } from '../scene/use-reduced-motion.ts';
import styles from './replay-figure.module.css';

export interface ReplayFigureProps {
  label: string; // description of the picture
  stage: ReactNode; // the picture
  again: () => void;
}

/** Plays the picture once its canvas is there, where the address asks for it; under reduced motion it stands. */
const usePlayAtOnce = (again: () => void) => {
  const stage = useRef<HTMLDivElement>(null);
  const play = useEffectEvent(again);
  useEffect(() => {
    const place = stage.current;
    if (!place || location.hash !== REPLAY_HASH) return undefined;
    const start = (): void => {
      if (!place.querySelector('canvas')) return;
      observer.disconnect();
      place.scrollIntoView({ block: 'center' });
      if (!prefersReducedMotion()) play();
    };
    const observer = new MutationObserver(start);
    observer.observe(place, { childList: true, subtree: true });
    start();
    return () => observer.disconnect();
  }, []);
  return stage;
};

/** A finished round's picture with the button that shows it once more. */
export const ReplayFigure = ({ label, stage, again }: ReplayFigureProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const place = usePlayAtOnce(again);
  return (
    <figure className={styles.replay} aria-label={label}>
      <div ref={place} className={styles.stage}>
        {stage}
      </div>
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
