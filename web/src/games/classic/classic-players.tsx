import type { ClassicShare } from 'games-engine/classic';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { gameKitMessages } from '../../core/game-kit/game-kit.messages.ts';
import { PlayerChip } from '../../core/game-kit/player-chip.tsx';
import { MAX_ROWS } from '../../core/game-kit/user-list.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { playerHex } from './classic-colors.ts';
import { percentText, useTicketText } from './classic-text.ts';
import { classicMessages } from './classic.messages.ts';
import classic from './classic.module.css';
import styles from './classic-players.module.css';
import { useShares, type ClassicRoundView } from './use-classic.ts';

interface Row extends ClassicShare {
  place: number; // in the order of joining: the player's colour
}

/** The players, greatest shares first; equal ones in the order in which they joined. */
const rowsOf = (shares: readonly ClassicShare[]): Row[] =>
  shares
    .map((share, place) => ({ ...share, place }))
    .toSorted((a, b) => (a.stakeMinor === b.stakeMinor ? a.place - b.place : a.stakeMinor > b.stakeMinor ? -1 : 1));

interface PlayerProps {
  row: Row;
  view: ClassicRoundView;
  isWinner: boolean;
  mine: boolean;
}

const Player = ({ row, view, isWinner, mine }: PlayerProps): ReactNode => {
  const t = useMessages(classicMessages);
  const text = useTicketText();
  const { percent } = useFormat();
  const { player, stakeMinor, sharePpm, tickets, place } = row;
  const look = { '--player': playerHex(place), '--share': sharePpm / 1_000_000 } as CSSProperties;
  return (
    <li className={classNames(styles.player, isWinner && styles.winner)} style={look}>
      <PlayerChip
        user={view.users.get(player)}
        amountMinor={stakeMinor}
        note={percent(percentText(sharePpm))}
        mine={mine}
      />
      <span className={styles.share} aria-hidden="true" />
      <span className={styles.tickets}>
        {isWinner && <strong>{`★ ${t('players.winner')} · `}</strong>}
        {t('players.tickets', { ranges: text.ranges(tickets) })}
      </span>
    </li>
  );
};

/** Everybody in the round with chance and tickets. `view`: the round as it may be told. */
export const ClassicPlayers = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages(classicMessages);
  const kit = useMessages(gameKitMessages);
  const own = useProfile()?.profileID;
  const shares = useShares(view);
  const rows = useMemo(() => rowsOf(shares), [shares]);
  const winner = view.over && view.snapshot?.context.outcome?.player;
  return (
    <section className={classic.card} aria-labelledby="classic-players">
      <header className={styles.head}>
        <h2 id="classic-players">{t('players.title')}</h2>
        <p>{t('players.count', { count: rows.length })}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="classic-players">
        {rows.length === 0 ? (
          <p className={styles.empty}>{t('players.empty')}</p>
        ) : (
          <ol>
            {rows.slice(0, MAX_ROWS).map((row) => (
              <Player
                key={row.player}
                row={row}
                view={view}
                isWinner={row.player === winner}
                mine={row.player === own}
              />
            ))}
          </ol>
        )}
        {rows.length > MAX_ROWS && (
          <p className={classic.note}>{kit('players.more', { count: rows.length - MAX_ROWS })}</p>
        )}
      </div>
    </section>
  );
};
