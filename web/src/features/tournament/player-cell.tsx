import type { ReactNode } from 'react';
import type { TournamentInfo } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { tournamentMessages } from './tournament.messages.ts';
import styles from './tournament.module.css';

type Face = NonNullable<TournamentInfo['lastWinner']>;

/** The nickname, which opens the player's card unless they are hidden. */
const Nick = ({ face: { nick, player } }: { face: Face }): ReactNode => {
  const t = useMessages(tournamentMessages);
  if (player === undefined) return <span className={styles.nick}>{nick}</span>;
  return (
    <button
      type="button"
      className={styles.nick}
      aria-haspopup="dialog"
      aria-label={t('player.card', { nick })}
      onClick={() => openModal('player', player)}
    >
      {nick}
    </button>
  );
};

/** A player: picture, nick, VIP level. */
export const PlayerCell = ({ face, isOwn = false }: { face: Face; isOwn?: boolean }): ReactNode => {
  const t = useMessages(tournamentMessages);
  return (
    <span className={styles.player}>
      <img src={avatarUrl(face.avatar)} width={32} height={32} alt="" loading="lazy" />
      <span className={styles.name}>
        <Nick face={face} />
        <span className={styles.vip}>{vipName(face.compointStatus)}</span>
        {isOwn && <span className={styles.you}>{t('you')}</span>}
      </span>
    </span>
  );
};
