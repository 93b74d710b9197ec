import type { ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { useMessages } from '../i18n/messages.ts';
import { gameKitMessages } from './game-kit.messages.ts';
import { PlayerChip } from './player-chip.tsx';
import styles from './user-list.module.css';

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
  label: string; // whose list it is
  rows: readonly UserRow[]; // in the order to show
  empty: string; // one sentence
}

/** The players of a team, a sector or a room, in a place of fixed height. */
export const UserList = ({ label, rows, empty }: UserListProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  const more = rows.length - MAX_ROWS;
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
