import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import styles from './banners.module.css';

export interface BannerControlsProps {
  count: number;
  selected: number;
  paused: boolean | undefined; // undefined: nothing moves by itself
  onPause: (paused: boolean) => void;
  onStep: (direction: 1 | -1) => void;
  onChoose: (index: number) => void;
}

/** Buttons that stop and move the banners. */
export const BannerControls = (props: BannerControlsProps): ReactNode => {
  const { count, selected, paused, onPause, onStep, onChoose } = props;
  const t = useMessages('banners', 'main');
  return (
    <div className={styles.controls}>
      {paused !== undefined && (
        <IconButton label={t(paused ? 'play' : 'pause')} onClick={() => onPause(!paused)}>
          {paused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
        </IconButton>
      )}
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t('choose', { number: index + 1 })}
            aria-current={index === selected}
            onClick={() => onChoose(index)}
          />
        ))}
      </div>
      <IconButton label={t('previous')} onClick={() => onStep(-1)}>
        <ArrowLeft aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label={t('next')} onClick={() => onStep(1)}>
        <ArrowRight aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
};
