import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { useMedia } from '../../core/ui/use-media.ts';
import { CHAT_BESIDE, chatOpen, setChatOpen } from './chat-open.ts';
import styles from './chat.module.css';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** The page makes room for what stands beside it. */
const useRoomBeside = (isShown: boolean): void => {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-beside', isShown);
    return () => document.documentElement.removeAttribute('data-beside');
  }, [isShown]);
};

/** The chat at the right of every page, while it is open. */
export const ChatBeside = (): ReactNode => {
  const t = useMessages('chat', 'titles');
  const isWide = useMedia(CHAT_BESIDE);
  const isShown = useStore(chatOpen) && isWide;
  useRoomBeside(isShown);
  if (!isShown) return null;
  return (
    <aside aria-label={t('title')} className={styles.beside}>
      <Suspense>
        <ChatPanel onClose={() => setChatOpen(false)} />
      </Suspense>
    </aside>
  );
};
