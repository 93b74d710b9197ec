import type { ReactNode } from 'react';
import type { SupportConversation } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useCardText } from './support-card.tsx';
import mark from './support-mark.module.css';
import styles from './support.module.css';

interface SupportListProps {
  conversations: readonly SupportConversation[];
  onShow(uid: string): void;
}

/** The visitor's own conversations, the newest first. */
export const SupportList = ({ conversations, onShow }: SupportListProps): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const moment = useMoment();
  const cardText = useCardText();
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {conversations.map(({ uid, topic, card, state, unread, lastText, lastAt }) => (
        <li key={uid}>
          <button type="button" onClick={() => onShow(uid)}>
            <span className={styles.listHead}>
              <strong>{card && card.kind !== 'error' ? cardText(card).name : t(`topic.${topic}`)}</strong>
              {unread > 0 && <span className={mark.count}>{t('unread', { count: unread })}</span>}
            </span>
            <span className={styles.lastText}>{lastText}</span>
            <span className={styles.note}>
              {t(`state.${state}`)} · {moment(lastAt)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
