import type { ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { useMessages } from '../i18n/messages.ts';
import { openModal } from '../modal/modal.ts';
import { useMoney } from '../money/money.ts';
import { classNames } from '../ui/class-names.ts';
import { avatarUrl } from '../avatar/avatar-url.ts';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './player-chip.module.css';
import { vipName } from '../vip/vip-name.ts';

export interface PlayerChipProps {
  user: PublicUser | undefined; // undefined: not told yet
  amountMinor?: bigint | undefined; // what the player has staked, base hundredths
  note?: ReactNode; // a chance, a multiplier
  mine?: boolean; // it is the player who looks
}

/** Opens the player's card, once it is known who it is. */
const Person = ({ user, children }: { user: PublicUser | undefined; children: ReactNode }): ReactNode => {
  const t = useMessages(gameKitMessages);
  if (!user) return <span className={styles.person}>{children}</span>;
  return (
    <button
      type="button"
      className={styles.person}
      aria-haspopup="dialog"
      title={t('players.card', { nick: user.nick })}
      onClick={() => openModal('player', user.id)}
    >
      {children}
    </button>
  );
};

/** A player beside a bet: picture, name, VIP level, stake. */
export const PlayerChip = ({ user, amountMinor, note, mine = false }: PlayerChipProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  const { format } = useMoney();
  const vip = vipName(user?.compointStatus ?? 0);
  return (
    <span className={classNames(styles.chip, mine && styles.mine)}>
      <Person user={user}>
        <img src={avatarUrl(user?.avatar ?? '')} width={32} height={32} alt="" loading="lazy" />
        <span className={styles.name}>
          <span className={styles.nick}>{user?.nick ?? '…'}</span>
          {vip !== undefined && <span className={styles.vip}>{vip}</span>}
          {mine && <span className={styles.you}>{t('players.you')}</span>}
        </span>
      </Person>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {amountMinor !== undefined && <span className={styles.amount}>{format(amountMinor)}</span>}
    </span>
  );
};
