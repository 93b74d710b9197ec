import type { ReactNode } from 'react';
import type { ChatMessage } from 'server/contract';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import type { MenuAction } from '../../core/ui/menu-window.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './player-dialog.module.css';

const CARD_HEIGHT = 300;

interface PlayerDialogProps {
  message: ChatMessage;
  actions: readonly MenuAction[];
  onClose(): void;
}

/** The author of a message: their card, unless they are hidden, and what its reader may do. */
export const PlayerDialog = ({ message: { card_id: id, cards }, actions, onClose }: PlayerDialogProps): ReactNode => {
  const t = useMessages('chat', 'main');
  return (
    <Dialog open onClose={onClose} title={cards.nick}>
      <div className={styles.body}>
        {typeof id === 'string' && id !== '' ? (
          <Parts place="playerCard" given={{ id }} fallback={<Skeleton height={CARD_HEIGHT} />} />
        ) : (
          <p className={styles.hidden}>{t('card.hidden')}</p>
        )}
        {actions.length > 0 && (
          <div role="group" aria-label={t('actions', { nick: cards.nick })} className={styles.acts}>
            {actions.map(({ label, icon, onSelect }) => (
              <Button
                key={label}
                onClick={() => {
                  onClose();
                  onSelect();
                }}
              >
                {icon}
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
};
