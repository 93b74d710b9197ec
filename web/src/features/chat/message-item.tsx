import { MoreHorizontal, Reply, ShieldCheck, Star } from 'lucide-react';
import { memo, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CHAT_SYSTEM, chatTypes, type ChatMessage } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Menu } from '../../core/ui/menu.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { VipEmblem } from '../../core/vip/vip-emblem.tsx';
import { AirdropCard } from './airdrop-card.tsx';
import { useChatWords } from './chat-words.ts';
import { piecesOf } from './chat-text.ts';
import styles from './chat.module.css';
import { QuizCard } from './quiz-card.tsx';
import { RainCard } from './rain-card.tsx';
import { useMessageActions } from './use-message-actions.tsx';
import type { Viewer } from './use-viewer.ts';

const AVATAR = 32;
const MEDAL = 18;
const BET_HEIGHT = 84;
const PICTURE_HEIGHT = 112;

const BetCard = lazyPart(async () => (await import('./bet-card.tsx')).BetCard);
const MessagePicture = lazyPart(async () => (await import('./message-picture.tsx')).MessagePicture);
const PlayerDialog = lazyPart(async () => (await import('./player-dialog.tsx')).PlayerDialog);

const Words = ({ text, nick }: { text: string; nick: string | undefined }): ReactNode => {
  const pieces = useMemo(() => piecesOf(text, location.origin), [text]);
  return (
    <p className={styles.words} dir="auto">
      {pieces.map(({ kind, text: piece }, at) => {
        if (kind === 'link') {
          const { pathname, search } = new URL(piece);
          return (
            <Link key={at} to={pathname + search}>
              {pathname + search}
            </Link>
          );
        }
        if (kind === 'mention')
          return (
            <b key={at} className={classNames(styles.mention, piece.slice(1) === nick && styles.mine)}>
              {piece}
            </b>
          );
        return piece;
      })}
    </p>
  );
};

const Marks = ({ cards: { admin, moderator } }: ChatMessage): ReactNode => {
  const t = useMessages('chat', 'main');
  if (admin) return <Star role="img" aria-label={t('mark.admin')} size={14} className={styles.mark} />;
  if (moderator) return <ShieldCheck role="img" aria-label={t('mark.moderator')} size={14} className={styles.mark} />;
  return null;
};

/** The author's name, in the colours of who they are; it opens their card. */
const Author = ({ message, onOpen }: { message: ChatMessage; onOpen: () => void }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { card_id: id, cards } = message;
  const look = classNames(styles.nick, cards.admin && styles.admin, cards.moderator && styles.moderator);
  if (id === CHAT_SYSTEM) return <span className={look}>{cards.nick}</span>;
  return (
    <button type="button" className={look} aria-label={t('card', { nick: cards.nick })} onClick={onOpen}>
      {cards.nick}
    </button>
  );
};

const Quote = ({
  message: { replyData },
  onJump,
}: {
  message: ChatMessage;
  onJump: (id: number) => void;
}): ReactNode => {
  const t = useMessages('chat', 'main');
  const words = useChatWords();
  if (!replyData) return null;
  const { id, nick, message, type } = replyData;
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(id)}>
      <Reply aria-hidden="true" size={12} />
      <b>{nick}</b>
      <span>{message === null ? t('deleted') : words({ type, message })}</span>
    </button>
  );
};

const Content = ({ message, viewer }: { message: ChatMessage; viewer: Viewer | null }): ReactNode => {
  const { type, message: text, rain, quiz, bet } = message;
  if (bet)
    return (
      <Suspense fallback={<Skeleton height={BET_HEIGHT} />}>
        <BetCard bet={bet} />
      </Suspense>
    );
  if (rain) return <RainCard rain={rain} viewer={viewer} />;
  if (quiz) return <QuizCard question={text} quiz={quiz} />;
  if (type === chatTypes.airdrop || type === chatTypes.airdropOver)
    return <AirdropCard message={message} viewer={viewer} />;
  if (type === chatTypes.gif || type === chatTypes.sticker)
    return (
      <Suspense fallback={<Skeleton height={PICTURE_HEIGHT} />}>
        <MessagePicture type={type} message={text} />
      </Suspense>
    );
  return <Words text={text} nick={viewer?.nick} />;
};

interface MessageItemProps {
  message: ChatMessage;
  viewer: Viewer | null;
  onReply(message: ChatMessage): void;
  onJump(id: number): void;
}

/** A message with its author and what one can do about it. */
export const MessageItem = memo(({ message, viewer, onReply, onJump }: MessageItemProps): ReactNode => {
  const t = useMessages('chat', 'main');
  const locale = localeOf[useLanguage()];
  const time = useMemo(() => dateFormat(locale, { hour: '2-digit', minute: '2-digit' }), [locale]);
  const { actions, dialog } = useMessageActions({ message, viewer, onReply });
  const [isOpen, setIsOpen] = useState(false);
  const { cards, at } = message;
  return (
    <article className={styles.message}>
      {/* the same act as the name beside it, which keyboards and screen readers have */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- said above */}
      <img
        src={avatarUrl(cards.avatar)}
        alt=""
        width={AVATAR}
        height={AVATAR}
        className={styles.avatar}
        onClick={message.card_id === CHAT_SYSTEM ? undefined : () => setIsOpen(true)}
      />
      <div className={styles.body}>
        <header className={styles.byline}>
          <VipEmblem level={cards.compointStatus} size={MEDAL} />
          <Author message={message} onOpen={() => setIsOpen(true)} />
          <Marks {...message} />
          <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        </header>
        <Quote message={message} onJump={onJump} />
        <Content message={message} viewer={viewer} />
      </div>
      {actions.length > 0 && (
        <Menu
          align="end"
          actions={actions}
          trigger={
            <button type="button" className={styles.more} aria-label={t('actions', { nick: cards.nick })}>
              <MoreHorizontal aria-hidden="true" size={16} />
            </button>
          }
        />
      )}
      {dialog}
      {isOpen && (
        <Suspense>
          <PlayerDialog message={message} actions={actions} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </article>
  );
});
