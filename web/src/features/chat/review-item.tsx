import { Suspense, type ReactNode } from 'react';
import { chatTypes, type ReportedMessage } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useChatWords } from './chat-words.ts';
import type { ReviewAct } from './review-acts.ts';
import styles from './review.module.css';

const PICTURE_HEIGHT = 112;

const MessagePicture = lazyPart(async () => (await import('./message-picture.tsx')).MessagePicture);

/** The talk around a message, oldest first. */
const Around = ({ uid }: { uid: string }): ReactNode => {
  const t = useMessages('chat', 'review');
  const words = useChatWords();
  const { data } = useCallQuery('chatModeration.around', { uid });
  if (!data) return <Skeleton height={160} />;
  return (
    <ul className={styles.around} aria-label={t('around')}>
      {data.messages.map((message) => (
        <li key={message.uid} className={classNames(message.uid === uid && styles.here)}>
          <strong>{message.cards.nick}</strong> {message.isDeleted ? <em>{t('deleted')}</em> : words(message)}
        </li>
      ))}
    </ul>
  );
};

interface ItemProps {
  message: ReportedMessage;
  isOpen: boolean;
  busy: boolean;
  onOpen(): void;
  onAct(name: ReviewAct): void;
}

const acts = ['delete', 'ban', 'uphold', 'dismiss'] as const;

/** A reported message: its words, its author's past, who reported it and why. */
export const ReviewItem = ({ message, isOpen, busy, onOpen, onAct }: ItemProps): ReactNode => {
  const t = useMessages('chat', 'review');
  const words = useChatWords();
  const { count } = useFormat();
  const moment = useMoment();
  const { uid, room, author, nick, at, isDeleted, isBanned, bannedUntil, bans, upheld, isOwn, reports } = message;
  return (
    <li className={classNames(styles.item, isOpen && styles.open)}>
      <button type="button" className={styles.words} aria-expanded={isOpen} onClick={onOpen}>
        {words(message) || t('wordless')}
      </button>
      {(message.type === chatTypes.gif || message.type === chatTypes.sticker) && (
        <Suspense fallback={<Skeleton height={PICTURE_HEIGHT} />}>
          <MessagePicture type={message.type} message={message.message} />
        </Suspense>
      )}
      <p className={styles.facts}>
        {author === '' ? t('house') : <PlayerLink player={{ userId: author, nick }} />}
        <span>{t(`room.${room}`)}</span>
        <span>{moment(at)}</span>
        {isDeleted && <Badge>{t('deleted')}</Badge>}
        {isBanned && (
          <Badge tone="bad">
            {bannedUntil === null ? t('banned.ever') : t('banned', { until: moment(bannedUntil) })}
          </Badge>
        )}
        <span>{t('past', { bans: count(bans), upheld: count(upheld) })}</span>
      </p>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={`${report.nick} ${report.at}`}>
            <strong>{report.nick ?? t('filter')}</strong> {report.comment || t('noComment')}
          </li>
        ))}
      </ul>
      {isOpen && <Around uid={uid} />}
      {isOpen &&
        (isOwn ? (
          <p>{t('own')}</p>
        ) : (
          <div className={styles.acts}>
            {acts.map((name) => (
              <Button key={name} disabled={busy} onClick={() => onAct(name)}>
                {t(`act.${name}`)}
              </Button>
            ))}
          </div>
        ))}
    </li>
  );
};
