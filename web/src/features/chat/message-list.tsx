import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { chatTypes, type ChatMessage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { readsAloud } from './chat-aloud.ts';
import { useChatWords } from './chat-words.ts';
import { catchUp, findMessage, loadOlder, markRead, seeMention, soughtMention, type RoomState } from './chat-room.ts';
import styles from './chat.module.css';
import { MessageItem } from './message-item.tsx';
import { PendingItem } from './pending-item.tsx';
import { useViewer, type Viewer } from './use-viewer.ts';

const NEAR_PX = 48; // so close to the end counts as there
const OLDER_PX = 200; // older messages are loaded before somebody reaches the beginning
const SEEN_PART = 0.6;
const GLOW_MS = 1_600; // time for which a message that was jumped to is lit

const elementOf = (uid: string): string => `chat-${uid}`;

const spoken: readonly ChatMessage['type'][] = [chatTypes.text, chatTypes.gif, chatTypes.sticker];

/** Says what others write, once it has paused, unless the player switched it off. */
const useAloud = (messages: readonly ChatMessage[], ownId: string | undefined): void => {
  const last = messages.at(-1);
  const said = useRef(last?.id ?? 0);
  const words = useChatWords();
  useEffect(() => {
    if (!last || last.id <= said.current) return;
    said.current = last.id;
    if (readsAloud.get() && spoken.includes(last.type) && last.card_id !== ownId)
      announce(`${last.cards.nick}: ${words(last)}`);
  }, [last, ownId, words]);
};

/** The reader's place: at the end they follow what is new; anywhere else nothing moves under their eyes. */
const usePlace = (messages: readonly ChatMessage[]) => {
  const [heldAt, setHeldAt] = useState<number>(); // id of the last message shown, while somebody reads older ones
  const shown = heldAt === undefined ? messages : messages.filter(({ id }) => id <= heldAt);
  const lastId = messages.at(-1)?.id;
  const follow = useCallback(
    (isAtEnd: boolean) => setHeldAt((held) => (isAtEnd ? undefined : (held ?? lastId))),
    [lastId],
  );
  return { shown, unseen: messages.length - shown.length, follow };
};

/** A mention is seen once most of its row is on the screen. */
const useSeen = (uid: string, isUnseen: boolean) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isUnseen || !row.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seeMention(uid);
      },
      { threshold: SEEN_PART },
    );
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [uid, isUnseen]);
  return row;
};

interface MessageRowProps {
  message: ChatMessage;
  isLit: boolean;
  isUnseen: boolean; // it mentions the viewer, who has not seen it
  viewer: Viewer | null;
  onReply(message: ChatMessage): void;
  onJump(id: number): void;
}

const MessageRow = ({ message, isLit, isUnseen, viewer, onReply, onJump }: MessageRowProps): ReactNode => (
  <li
    ref={useSeen(message.uid, isUnseen)}
    id={elementOf(message.uid)}
    className={styles.item}
    data-lit={isLit || undefined}
    data-named={(viewer !== null && message.mentions.includes(viewer.id)) || undefined}
  >
    <MessageItem message={message} viewer={viewer} onReply={onReply} onJump={onJump} />
  </li>
);

interface MessageListProps {
  state: RoomState;
  onReply(message: ChatMessage): void;
}

/** The messages of a room, the newest at the bottom. */
export const MessageList = ({ state, onReply }: MessageListProps): ReactNode => {
  const t = useMessages('chat', 'main');
  const viewer = useViewer();
  const { room, list, pending, blocked, status, mentions } = state;
  const unseenMentions = new Set(mentions.map(({ uid }) => uid));
  const visible = list.messages.filter(({ card_id: id }) => typeof id !== 'string' || !blocked.includes(id));
  const { shown, unseen, follow } = usePlace(visible);
  const [lit, setLit] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const isLoading = useRef(false);
  const lastShown = shown.at(-1)?.id;
  useAloud(visible, viewer?.id);
  useEffect(() => {
    if (lastShown !== undefined && document.visibilityState === 'visible') markRead(lastShown);
  }, [lastShown]);

  // The box is laid out from its end: its scroll position is 0 there and negative above.
  const scrolled = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLDivElement>): void => {
    follow(scrollTop > -NEAR_PX);
    const above = scrollHeight - clientHeight + scrollTop;
    if (above > OLDER_PX || isLoading.current || !list.hasOlder) return;
    isLoading.current = true;
    loadOlder()
      .catch(() => undefined) // scrolling on asks again
      .finally(() => (isLoading.current = false));
  };
  const toEnd = (): void => {
    follow(true);
    if (list.skipped > 0) void catchUp();
    box.current?.scrollTo({ top: 0 });
  };
  const jump = useCallback(
    (id: number): void => {
      findMessage(id)
        .then((uid) => {
          if (uid === undefined) return toast.info(t('gone'));
          setLit(uid);
          setTimeout(() => setLit(undefined), GLOW_MS);
          requestAnimationFrame(() => document.getElementById(elementOf(uid))?.scrollIntoView({ block: 'center' }));
        })
        .catch(() => undefined); // a lost connection: the press can be repeated
    },
    [t],
  );
  const sought = useStore(soughtMention);
  useEffect(() => {
    if (sought?.room !== room || status !== 'ready') return;
    soughtMention.set(undefined);
    seeMention(sought.uid);
    jump(sought.id);
  }, [sought, room, status, jump]);
  const fresh = unseen + list.skipped;
  return (
    <div className={styles.listFrame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div
        ref={box}
        className={styles.scroll}
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        tabIndex={0}
        onScroll={scrolled}
      >
        <ol className={styles.messages}>
          {shown.map((message) => (
            <MessageRow
              key={message.uid}
              message={message}
              isLit={lit === message.uid}
              isUnseen={unseenMentions.has(message.uid)}
              viewer={viewer}
              onReply={onReply}
              onJump={jump}
            />
          ))}
          {pending.map((message) => (
            <li key={message.requestId} className={styles.item}>
              <PendingItem message={message} />
            </li>
          ))}
        </ol>
        {status === 'loading' && <Skeleton height={240} />}
        {status === 'ready' && shown.length + pending.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      </div>
      {fresh > 0 && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <ChevronDown aria-hidden="true" size={16} />
          {t('fresh', { count: fresh })}
        </button>
      )}
    </div>
  );
};
