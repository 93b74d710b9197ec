import { useEffect, type ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { useMedia } from '../../core/ui/use-media.ts';
import { CHAT_BESIDE, setChatOpen } from './chat-open.ts';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat.module.css';

/** The chat over a narrow window. In a wide one it moves beside the page. */
export const ChatDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('chat', 'titles');
  const isWide = useMedia(CHAT_BESIDE);
  useEffect(() => {
    if (!isWide || !open) return;
    setChatOpen(true);
    onClose();
  }, [isWide, open, onClose]);
  return (
    <Dialog open={open && !isWide} onClose={onClose} title={t('title')} size="screen" className={styles.screen ?? ''}>
      <ChatPanel onClose={onClose} />
    </Dialog>
  );
};
