import { Eye, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { unblockPlayer } from './chat-room.ts';
import styles from './player-dialog.module.css';

const ICON = 16;

/** Acts on another player, on their card: shows their messages again, invites them to a room. */
const Acts = ({ id }: { id: string }): ReactNode => {
  const t = useMessages('chat', 'card');
  const { format } = useMoney();
  const { data, refetch } = useCallQuery('chat.playerActs', { userId: id }, { staleTime: 0 });
  const { busy, problem, run } = useAct(() => void refetch());
  if (!data) return null;
  const { isBlocked, room } = data;
  const unblock = (): void => void run(() => unblockPlayer(id));
  const invite = (): void => void run((send) => send('chat.invite', { userId: id }), t('sent'));
  return (
    <div className={styles.ways}>
      {isBlocked && (
        <>
          <p className={styles.hidden}>{t('blocked')}</p>
          <Button loading={busy} onClick={unblock}>
            <Eye aria-hidden="true" size={ICON} />
            {t('unblock')}
          </Button>
        </>
      )}
      {!isBlocked && room && (
        <Button loading={busy} onClick={invite}>
          <Send aria-hidden="true" size={ICON} />
          {t('invite', { amount: format(room.stakeMinor) })}
        </Button>
      )}
      {!isBlocked && !room && <ButtonLink to="/game/coinflip">{t('open')}</ButtonLink>}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
};

/** The part of a player's card that another player sees. */
export const CardActs = ({ id }: { id: string }): ReactNode => {
  const profile = useProfile();
  return profile && profile.profileID !== id ? <Acts id={id} /> : null;
};
