import { AtSign, ScrollText, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { chatRooms, type ChatMention, type ChatMessage, type ChatRoom } from 'server/contract';
import { onlineCount } from '../../core/connection/online.ts';
import { languageNames } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useStore } from '../../core/store/store.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { Composer } from './composer.tsx';
import { chatRoom, openRoom, showMention, viewChat } from './chat-room.ts';
import styles from './chat.module.css';
import { MessageList } from './message-list.tsx';

const RoomChoice = ({ room }: { room: ChatRoom }): ReactNode => {
  const t = useMessages('chat', 'main');
  const options = chatRooms.map((value) => ({
    value,
    label: value === 'common' ? t('room.common') : languageNames[value],
  }));
  return <SelectField label={t('room.label')} isLabelHidden options={options} value={room} onChange={openRoom} />;
};

/** Counts messages that mention the player and that they have not seen; leads to the oldest. */
const MentionsMark = ({ mentions }: { mentions: readonly ChatMention[] }): ReactNode => {
  const t = useMessages('chat', 'main');
  const [oldest] = mentions;
  const count = mentions.length;
  if (!oldest) return null;
  return (
    <div className={styles.mentions}>
      <button type="button" onClick={() => showMention(oldest)}>
        <AtSign aria-hidden="true" size={14} />
        {t('mentions', { count })}
      </button>
    </div>
  );
};

interface HeadProps {
  room: ChatRoom;
  onClose: () => void;
}

const Head = ({ room, onClose }: HeadProps): ReactNode => {
  const t = useMessages('chat', 'main');
  const count = useStore(onlineCount);
  return (
    <div className={styles.head}>
      <RoomChoice room={room} />
      {count !== undefined && (
        <p className={styles.online}>
          <span aria-hidden="true" className={styles.lamp} />
          {t('online', { count })}
        </p>
      )}
      <IconButton label={t('rules')} onClick={() => openModal('chatRules')}>
        <ScrollText aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
};

/** A room of the chat: its messages, and where one writes. */
export const ChatPanel = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useMessages('chat', 'main');
  const state = useStore(chatRoom);
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  useEffect(viewChat, []);
  const { room, status, mentions } = state;
  return (
    <div className={styles.panel}>
      <Head room={room} onClose={onClose} />
      <MentionsMark mentions={mentions} />
      {status === 'failed' ? (
        <ErrorState action={<Button onClick={() => openRoom(room)}>{t('again')}</Button>}>{t('failed')}</ErrorState>
      ) : (
        <MessageList key={room} state={state} onReply={setReplyTo} />
      )}
      <Composer state={state} replyTo={replyTo} onReplied={() => setReplyTo(null)} />
    </div>
  );
};
