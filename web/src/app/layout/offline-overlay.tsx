import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useConnection } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './offline-overlay.module.css';

/** Covers the page while the server cannot be reached; goes by itself. Beside the root, so above open dialogs too. */
export const OfflineOverlay = (): ReactNode => {
  const t = useMessages(shellMessages);
  if (useConnection() !== 'offline') return null;
  return createPortal(
    <div className={styles.overlay} role="alert">
      <div className={styles.card}>
        <Unplug aria-hidden="true" size={32} />
        <h2>{t('offline.title')}</h2>
        <p>{t('offline.text')}</p>
        <span className={styles.line} aria-hidden="true" />
      </div>
    </div>,
    document.body,
  );
};
