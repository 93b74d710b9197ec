import type { PublicUser } from 'server/contract';
import { isSum } from './crowd.ts';
import type { PublicBet } from './crowd.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { openModal } from '../../modal/modal.ts';
import { useMoney } from '../../money/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { avatarUrl } from '../../avatar/avatar-url.ts';
import styles from './players.module.css';
import { vipName } from '../../vip/vip-level.ts';

/** A player with all that they have staked. */
export interface PlayerBets<Bet extends PublicBet = PublicBet> {
  key: string; // the player's public id
  user: PublicUser | undefined;
  amountMinor: bigint; // base hundredths
  bets: readonly Bet[]; // in order of acceptance
}

const byAmount = (a: PlayerBets, b: PlayerBets): number =>
  a.amountMinor === b.amountMinor ? 0 : a.amountMinor > b.amountMinor ? -1 : 1;

/** Bets gathered by player, the greatest stake first; equal stakes in order of their first bets. */
export const betsByPlayer = <Bet extends PublicBet>(
  bets: readonly Bet[],
  users: ReadonlyMap<string, PublicUser>,
): PlayerBets<Bet>[] => {
  const players = new Map<string, Bet[]>();
  for (const bet of bets) {
    if (isSum(bet)) continue;
    const known = players.get(bet.player);
    if (known) known.push(bet);
    else players.set(bet.player, [bet]);
  }
  return [...players]
    .map(([key, bets]) => ({
      key,
      user: users.get(key),
      amountMinor: bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n),
      bets: bets,
    }))
    .sort(byAmount);
};

export interface PlayerChipProps {
  user: PublicUser | undefined; // undefined: not told yet
  amountMinor?: bigint | undefined; // the player's stake, base hundredths
  note?: ReactNode; // a chance, a multiplier
  mine?: boolean; // it is the player who looks
}

/** Opens the player's card, once it is known who it is. */
const Person = ({ user, children }: { user: PublicUser | undefined; children: ReactNode }): ReactNode => {
  const t = useMessages('game-kit', 'main');
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
  const t = useMessages('game-kit', 'main');
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

/** Most rows a list draws: more are counted, not shown. */
export const MAX_ROWS = 100;

/** One player of a list. */
export interface UserRow {
  key: string;
  user: PublicUser | undefined;
  amountMinor?: bigint; // base hundredths
  note?: ReactNode;
  mine?: boolean;
}

export interface UserListProps {
  label: string; // name of the list
  rows: readonly UserRow[]; // in the order to show
  players?: number | undefined; // all, when the rows are not all
  empty: string; // one sentence
}

/** The players of a team, a sector or a room, in a place of fixed height. */
export const UserList = ({ label, rows, players = rows.length, empty }: UserListProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const more = Math.max(rows.length, players) - Math.min(rows.length, MAX_ROWS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.list}>
          {rows.slice(0, MAX_ROWS).map(({ key, ...row }) => (
            <li key={key}>
              <PlayerChip {...row} />
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className={styles.more}>{t('players.more', { count: more })}</p>}
    </section>
  );
};
