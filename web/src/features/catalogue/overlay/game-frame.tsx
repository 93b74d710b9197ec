import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useMuted } from '../../../core/sound/muted.ts';
import styles from './overlay.module.css';

const ALWAYS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-orientation-lock'];

/**
 * The sandbox flags of a game's frame. A provider's page keeps its own origin for its storage. A page on our own address (a
 * simulated provider) gets an opaque one: with ours it could reach the page around it.
 */
export const frameSandbox = (address: string, ownOrigin: string): string => {
  const isOurs = new URL(address, ownOrigin).origin === ownOrigin;
  return [...ALWAYS, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
};

/** A game's own page. It is told whether the site is muted; one that does not listen has a switch of its own. */
export const GameFrame = ({ url, title }: { url: string; title: string }): ReactNode => {
  const muted = useMuted();
  const frame = useRef<HTMLIFrameElement>(null);
  // a page of our own address has no origin that could be named, and this is no secret
  const tell = useCallback(
    (): void => frame.current?.contentWindow?.postMessage({ type: 'site.sound', muted }, '*'),
    [muted],
  );
  useEffect(tell, [tell]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      className={styles.frame}
      sandbox={frameSandbox(url, location.origin)}
      allow="autoplay; fullscreen; screen-wake-lock"
      referrerPolicy="origin"
      onLoad={tell}
    />
  );
};
