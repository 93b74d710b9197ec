import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './helpdesk.module.css';

export interface ContentsItem {
  id: string;
  title: string;
}

/** Contents of a long page, with links to its sections. */
export const Contents = ({ items }: { items: readonly ContentsItem[] }): ReactNode => {
  const t = useMessages('helpdesk', 'main');
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
