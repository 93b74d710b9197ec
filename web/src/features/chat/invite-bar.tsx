import { useEffect, type ReactNode } from 'react';
import type { ChatInvite } from 'server/contract';
import { call, serverNow } from '../../core/connection/connection.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { invite as shownInvite } from './invite.ts';
import styles from './invite-bar.module.css';

const close = (): void => shownInvite.set(undefined);

/** An invitation to a room of a game. It leaves by itself, takes no focus and asks for nothing. */
export const InviteBar = ({
  invite: { from, game, roundId, stakeMinor, until },
}: {
  invite: ChatInvite;
}): ReactNode => {
  const t = useMessages('chat', 'invite');
  const { format } = useMoney();
  const path = useGames().find(game)?.path ?? '';
  const text = t('text', { nick: from, game: useGameName()(game), amount: format(stakeMinor) });
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    const timer = setTimeout(close, Math.max(0, until - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  const decline = (): void => {
    close();
    call('chat.declineInvite', { roundId }).catch(() => undefined); // it is gone here; its sender may ask again sooner
  };
  return (
    <section aria-label={t('title')} className={styles.bar}>
      <p>{text}</p>
      <div className={styles.acts}>
        <ButtonLink variant="primary" to={`${path}/${roundId}`} onClick={close}>
          {t('accept')}
        </ButtonLink>
        <Button onClick={decline}>{t('decline')}</Button>
      </div>
    </section>
  );
};
