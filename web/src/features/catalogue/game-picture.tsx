import { noPicture } from 'assets';
import { useState, type ReactNode } from 'react';
import styles from './catalogue.module.css';

/** A game's picture, or ours when it does not come. The title beside it names it. */
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
