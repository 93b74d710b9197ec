import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Notice } from 'server/contract';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { linkOf } from './notice-link.ts';
import styles from './notices.module.css';

const reasons = ['details', 'documents', 'rules', 'duplicate', 'provider', 'other'] as const;

/** A rejection's reason: a code of the cash desk in words, or the words of who decided. */
const useReason = (): ((reason: string) => string) => {
  const t = useMessages('notices', 'main');
  return (reason) => {
    const known = reasons.find((each) => each === reason);
    return t('reason', { reason: known ? t(`reason.${known}`) : reason });
  };
};

/** A notice in words. */
const useWords = (): ((notice: Notice) => string) => {
  const t = useMessages('notices', 'main');
  const moment = useMoment();
  const nameOf = useGameName();
  return ({ code, number, facts: { game = '', until = 0, level = 0, place = 0, nick = '', title = '' } }) =>
    t(`code.${code}`, {
      number: String(number),
      game: nameOf(game),
      until: moment(until),
      level: String(level),
      place: String(place),
      nick,
      title,
    });
};

/** A notice, which leads to its fact. `onFollow`: called when it is followed. */
export const NoticeItem = ({ notice, onFollow }: { notice: Notice; onFollow(notice: Notice): void }): ReactNode => {
  const t = useMessages('notices', 'main');
  const moment = useMoment();
  const words = useWords();
  const reasonText = useReason();
  const { code, facts, at, isRead } = notice;
  const detail = facts.reason === undefined ? undefined : reasonText(facts.reason);
  return (
    <li className={styles.notice}>
      <Link to={linkOf(notice)} onClick={() => onFollow(notice)}>
        {words(notice)}
      </Link>
      {!isRead && <Badge tone="told">{t('new')}</Badge>}
      <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {facts.words !== undefined && <p className={styles.detail}>{facts.words}</p>}
      {code === 'newDevice' && <p className={styles.detail}>{t('notYou')}</p>}
    </li>
  );
};
