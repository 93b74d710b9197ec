import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './inbox.module.css';
import { useWaitingCount } from './use-waiting-count.ts';

/** In the bar on top of every page: how much waits for this approver. Nothing while nothing does. */
export const InboxLink = (): ReactNode => {
  const t = useMessages('studio', 'titles');
  const mine = useWaitingCount();
  if (mine === 0) return null;
  return (
    <Link to="/studio/inbox" className={styles.link} aria-label={t('inbox.count', { count: mine })}>
      <Inbox aria-hidden="true" size={20} />
      <span aria-hidden="true" className={styles.count}>
        {mine}
      </span>
    </Link>
  );
};
