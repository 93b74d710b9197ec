import { coinflipSeats, otherSide, type CoinSide } from 'games-engine/coinflip';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayerChip } from '../../core/game-kit/player-chip.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { CoinFace } from './coin-face.tsx';
import { contextOf, type Room } from './coinflip-rooms.ts';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip-seats.module.css';

interface SeatProps {
  room: Room | undefined;
  seat: number;
  side: CoinSide;
  mine: boolean;
  isOut: boolean; // the result has been shown
}

const Seat = ({ room, seat, side, mine, isOut }: SeatProps): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  const context = room && contextOf(room);
  const bet = context?.bets[seat];
  const won = isOut && context?.outcome?.winner === coinflipSeats[seat];
  return (
    <li className={classNames(styles.seat, isOut && !won && styles.lostSeat)}>
      <CoinFace side={side} size={28} />
      <span className={styles.seatBody}>
        <span className={styles.seatSide}>
          <span>{t(`side.${side}`)}</span>
          {bet && <span className={styles.seatStake}>{format(BigInt(bet.stakeMinor))}</span>}
          {won && <Check aria-label={t('seat.won')} size={16} className={styles.seatMark} />}
        </span>
        {bet ? (
          <PlayerChip user={room?.replica.users.get(bet.player)} mine={mine} />
        ) : (
          <span className={styles.freeSeat}>{t('seat.free')}</span>
        )}
      </span>
    </li>
  );
};

export interface CoinflipSeatsProps {
  room: Room | undefined;
  seat: number | undefined; // of the player who looks
  side: CoinSide; // the creator's, or as chosen for a new room
  isOut: boolean;
}

/** The two players of the room on the table, each with their face. A place of fixed height. */
export const CoinflipSeats = ({ room, seat, side, isOut }: CoinflipSeatsProps): ReactNode => {
  const t = useMessages(coinflipMessages);
  return (
    <ul className={styles.seats} aria-label={t('seat.label')}>
      <Seat room={room} seat={0} side={side} mine={seat === 0} isOut={isOut} />
      <Seat room={room} seat={1} side={otherSide(side)} mine={seat === 1} isOut={isOut} />
    </ul>
  );
};
