import { Unplug } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useConnection } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './offline-overlay.module.css';

/** Keeps the keyboard out of everything beside an element while it is there; gives the focus back after. */
const useAlone = (): React.RefObject<HTMLDivElement | null> => {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const others = [...document.body.children].filter(
      (element) => element instanceof HTMLElement && element !== overlay.current && !element.inert,
    ) as HTMLElement[];
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, []);
  return overlay;
};

const Overlay = (): ReactNode => {
  const t = useMessages('app', 'shell');
  return (
    <div ref={useAlone()} className={styles.overlay} role="alert">
      <div className={styles.card}>
        <Unplug aria-hidden="true" size={32} />
        <h2>{t('offline.title')}</h2>
        <p>{t('offline.text')}</p>
        <span className={styles.line} aria-hidden="true" />
      </div>
    </div>
  );
};

/** Covers the page while the server cannot be reached; goes by itself. Beside the root, so above open dialogs too. */
export const OfflineOverlay = (): ReactNode =>
  useConnection() === 'offline' ? createPortal(<Overlay />, document.body) : null;
