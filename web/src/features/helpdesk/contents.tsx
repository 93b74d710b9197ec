import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';
import styles from './helpdesk.module.css';

export interface ContentsItem {
  id: string;
  title: string;
}

/** What a long page holds, with links to it. */
export const Contents = ({ items }: { items: readonly ContentsItem[] }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
