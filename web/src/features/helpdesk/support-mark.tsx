import { useEffect, type ReactNode } from 'react';
import { onOnline, onPush } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { onSession } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { lookForUnread, unreadAnswers } from './support-unread.ts';
import styles from './support-mark.module.css';

/** Number of answers that were not seen, beside the way to support. */
export const SupportMark = (): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const unread = useStore(unreadAnswers);
  useEffect(() => {
    lookForUnread();
    const stops = [onPush('support', lookForUnread), onOnline(lookForUnread), onSession(lookForUnread)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return unread > 0 && <span className={styles.count}>{t('unread', { count: unread })}</span>;
};
