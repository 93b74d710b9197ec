import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { readGifAddress, stillGifAddress } from 'server/contract';
import { useReducedMotion } from '../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './pictures.module.css';

/** A GIF, of which a press stops and starts the motion. It begins without any for those who want little. */
export const GifPicture = ({ address }: { address: string }): ReactNode => {
  const t = useMessages('chat', 'pictures');
  const isCalm = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [isMissing, setIsMissing] = useState(false);
  const gif = readGifAddress(address);
  if (!gif || isMissing) return <p className={styles.missing}>{t('gif.missing')}</p>;
  const isPlaying = chosen ?? !isCalm;
  const { width, height, title } = gif;
  return (
    <button
      type="button"
      className={styles.gif}
      aria-label={t(isPlaying ? 'gif.stop' : 'gif.play', { title })}
      onClick={() => setChosen(!isPlaying)}
    >
      <img
        src={isPlaying ? address : stillGifAddress(address)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        onError={() => setIsMissing(true)}
      />
      {!isPlaying && <Play aria-hidden="true" size={24} className={styles.play} />}
    </button>
  );
};
