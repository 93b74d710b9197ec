import { useState, type ReactNode } from 'react';
import type { Mentionable } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './blocked-list.module.css';
import { unblockPlayer } from './chat-room.ts';

const AVATAR = 32;
const CARD_HEIGHT = 300;

/** Players whose messages the player hides; each can be shown again. */
export const BlockedList = (): ReactNode => {
  const t = useMessages('chat', 'card');
  const [opened, setOpened] = useState<Mentionable>();
  const { data, refetch } = useCallQuery('chat.blocked', {}, { staleTime: 0 });
  const { busy, problem, run } = useAct(() => void refetch());
  const close = (): void => {
    setOpened(undefined);
    void refetch(); // the card may have unblocked them
  };
  if (!data) return null;
  return (
    <section aria-labelledby="chat-blocked" className={styles.section}>
      <h3 id="chat-blocked">{t('list')}</h3>
      {data.players.length === 0 && <p className={styles.none}>{t('list.none')}</p>}
      <ul className={styles.list}>
        {data.players.map((player) => (
          <li key={player.id} className={styles.player}>
            <img src={avatarUrl(player.avatar)} alt="" width={AVATAR} height={AVATAR} />
            <button type="button" className={styles.nick} onClick={() => setOpened(player)}>
              {player.nick}
            </button>
            <Button
              loading={busy}
              aria-label={t('unblock.of', { nick: player.nick })}
              onClick={() => void run(() => unblockPlayer(player.id))}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog open onClose={close} title={opened.nick}>
          <Parts place="playerCard" given={{ id: opened.id }} fallback={<Skeleton height={CARD_HEIGHT} />} />
        </Dialog>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
};
