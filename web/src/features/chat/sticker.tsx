import { stickersPictures } from 'assets/features/stickers/pictures';
import type { ReactNode } from 'react';
import type { ChatSticker } from 'server/contract';
import { useReducedMotion } from '../../core/game-kit/scene/use-reduced-motion.ts';
import styles from './pictures.module.css';

/** A sticker: it moves for a few seconds, or not at all for those who want little motion. */
export const Sticker = ({ name, label }: { name: ChatSticker; label: string }): ReactNode => {
  const { url, width, height } = stickersPictures[name];
  const isStill = useReducedMotion();
  return (
    <img
      src={url}
      alt={label}
      title={label}
      width={width}
      height={height}
      loading="lazy"
      data-still={isStill || undefined}
      className={styles.sticker}
    />
  );
};
