import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { useMedia } from '../../core/ui/use-media.ts';
import { CHAT_BESIDE, chatOpen, setChatOpen } from './chat-open.ts';

/** Opens and closes the chat beside the page. Narrow windows have it in the bar below. */
export const ChatToggle = (): ReactNode => {
  const t = useMessages('chat', 'titles');
  const open = useStore(chatOpen);
  if (!useMedia(CHAT_BESIDE)) return null;
  return (
    <IconButton label={t(open ? 'close' : 'open')} aria-expanded={open} onClick={() => setChatOpen(!open)}>
      <MessagesSquare aria-hidden="true" size={20} />
    </IconButton>
  );
};
