import { coinflipSeats, otherSide, type CoinSide } from 'games-engine/coinflip';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LightLine, useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { PlayerChip } from '../../../core/game-kit/round/players.tsx';
import { TellJoined } from '../../../core/game-kit/round/tell-joined.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { contextOf, isJoinable, type Room, stageOf } from '../rooms/rooms.ts';
import { outcomeMessage } from '../rooms/scene-room.ts';
import { useOutcomeText, type Coinflip } from '../rooms/use-coinflip.ts';
import { CoinFace } from '../scene/coin-face.tsx';
import { TableActions } from './actions.tsx';
import styles from './screen.module.css';

interface SeatProps {
  room: Room | undefined;
  seat: number;
  side: CoinSide;
  mine: boolean;
  isOut: boolean; // the result has been shown
}

const Seat = ({ room, seat, side, mine, isOut }: SeatProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
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
  seat: number | undefined; // seat of the viewing player
  side: CoinSide; // the creator's, or as chosen for a new room
  isOut: boolean;
}

/** The two players of the room on the table, each with their face. A place of fixed height. */
const CoinflipSeats = ({ room, seat, side, isOut }: CoinflipSeatsProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
  return (
    <ul className={styles.seats} aria-label={t('seat.label')}>
      <Seat room={room} seat={0} side={side} mine={seat === 0} isOut={isOut} />
      <Seat room={room} seat={1} side={otherSide(side)} mine={seat === 1} isOut={isOut} />
    </ul>
  );
};

/** Text that a room's light adds to its own. */
const useLit = (room: Room | undefined, seat: number | undefined): string | undefined => {
  const { waiting, voided } = useLightWords();
  if (!room) return undefined;
  const { bets, voided: reason } = contextOf(room);
  const ownBet = seat === undefined ? undefined : bets[seat];
  return waiting(lightOf(room.replica.snapshot)) ?? voided(reason, ownBet && BigInt(ownBet.stakeMinor));
};

/** The room on the table in words, its players, and what can be done about it. */
export const CoinflipTable = ({
  game,
  side,
  locked,
  onLobby,
}: {
  game: Coinflip;
  side: CoinSide;
  locked: boolean;
  onLobby: () => void;
}): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const say = useOutcomeText();
  const { format } = useMoney();
  const { table, scene, isOut } = game;
  const { room, seat } = table;
  const message = room && outcomeMessage(room, { seat, landed: isOut, format });
  const lit = useLit(room, seat);
  const isResult = room !== undefined && isOut && stageOf(room) !== 'voided';
  return (
    <div className={styles.table}>
      <CoinflipSeats room={room} seat={seat} side={scene?.creatorSide ?? side} isOut={isResult} />
      <OutcomeLine
        game="coinflip"
        mood={message?.mood}
        roundId={isResult && stageOf(room) === 'finished' ? room.id : undefined}
        aside={
          room &&
          seat !== undefined && (
            <TellJoined
              key={room.id}
              game="coinflip"
              waits={isJoinable(room)}
              joined={!isJoinable(room) && stageOf(room) !== 'voided'}
            />
          )
        }
        betId={room && seat !== undefined ? contextOf(room).bets[seat]?.betId : undefined}
      >
        {lit ?? (message ? say(message) : t('room.none'))}
      </OutcomeLine>
      <LightLine round={room && { roundId: room.id }} snapshot={room?.replica.snapshot} />
      <TableActions game={game} locked={locked} onLobby={onLobby} />
    </div>
  );
};
