import type { ReactNode } from 'react';
import { frameSandbox } from './frame-sandbox.ts';
import styles from './overlay.module.css';

/** A game's own page. */
export const GameFrame = ({ url, title }: { url: string; title: string }): ReactNode => (
  <iframe
    src={url}
    title={title}
    className={styles.frame}
    sandbox={frameSandbox(url, location.origin)}
    allow="autoplay; fullscreen; screen-wake-lock"
    referrerPolicy="origin"
  />
);
