import { noPicture } from 'assets';
import { useState, type ReactNode } from 'react';
import styles from './catalogue.module.css';

/** A game's picture, or a placeholder when it fails to load. Decorative: the title is shown beside it. */
export const GamePicture = ({ src }: { src: string }): ReactNode => {
  const [failed, setFailed] = useState<string>();
  const shown = src === '' || failed === src ? noPicture : src;
  return (
    <img
      src={shown}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      className={styles.picture}
      onError={() => setFailed(src)}
    />
  );
};
