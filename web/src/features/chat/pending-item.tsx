import { RotateCw, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { useChatWords } from './chat-words.ts';
import type { PendingMessage } from './chat-list.ts';
import { dropPending, sendAgain } from './chat-room.ts';
import styles from './chat.module.css';

/** A message on its way, or one that was refused: with why, to be sent again or dropped. */
export const PendingItem = ({
  message: { requestId, type, text, problem },
}: {
  message: PendingMessage;
}): ReactNode => {
  const t = useMessages('chat', 'main');
  const errorText = useErrorText();
  const words = useChatWords();
  return (
    <div className={styles.pending} data-failed={problem !== undefined || undefined}>
      <p className={styles.words}>{words({ type, message: text })}</p>
      {problem === undefined ? (
        <p className={styles.note}>{t('sending')}</p>
      ) : (
        <div className={styles.problem} role="alert">
          <TriangleAlert aria-hidden="true" size={14} />
          <span>{problem}</span>
          <IconButton label={t('sendAgain')} onClick={() => sendAgain(requestId, errorText)}>
            <RotateCw aria-hidden="true" size={16} />
          </IconButton>
          <IconButton label={t('drop')} onClick={() => dropPending(requestId)}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
