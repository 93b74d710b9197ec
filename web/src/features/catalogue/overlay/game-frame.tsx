import { useRef, type ReactNode } from 'react';
import { Maximize } from 'lucide-react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { frameSandbox } from './frame-sandbox.ts';
import { overlayMessages } from './overlay.messages.ts';
import styles from './overlay.module.css';

/** A game's own page, and a button that gives it the whole screen. */
export const GameFrame = ({ url, title }: { url: string; title: string }): ReactNode => {
  const t = useMessages(overlayMessages);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.place}>
      <iframe
        src={url}
        title={title}
        className={styles.frame}
        sandbox={frameSandbox(url, location.origin)}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="origin"
      />
      {document.fullscreenEnabled && (
        <IconButton
          label={t('fullscreen')}
          className={styles.fullscreen}
          onClick={() => void place.current?.requestFullscreen().catch(() => undefined)}
        >
          <Maximize aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
};
