import { otherSide } from 'games-engine/coinflip';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { lightMessages } from '../../core/game-kit/light/light.messages.ts';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { PlayerChip } from '../../core/game-kit/player-chip.tsx';
import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { CoinFace } from './coin-face.tsx';
import { JoinButton, OwnRoomButtons } from './coinflip-actions.tsx';
import { contextOf, isEnded, isJoinable, stageOf, type Room } from './coinflip-rooms.ts';
import { coinflipMessages, type coinflipRu } from './coinflip.messages.ts';
import seats from './coinflip-seats.module.css';
import styles from './room-card.module.css';
import { stakeOf } from './lobby-view.ts';
import type { RoomActions } from './use-room-actions.ts';

const statusOf = (room: Room): MessageKey<typeof coinflipRu> => {
  if (isJoinable(room)) return 'status.waiting';
  if (stageOf(room) === 'voided' || stageOf(room) === 'waiting') return 'status.closed';
  return isEnded(room) ? 'status.finished' : 'status.flipping';
};

/** How a room stands, in words: what came up once its coin has landed. */
const Status = ({ room }: { room: Room }): ReactNode => {
  const t = useMessages(coinflipMessages);
  const light = useMessages(lightMessages);
  const { outcome } = contextOf(room);
  if (lightOf(room.replica.snapshot)?.waits) return <span className={styles.status}>{light('light.short')}</span>;
  const isOut = stageOf(room) === 'finished' && outcome;
  return <span className={styles.status}>{isOut ? t(`face.${outcome.side}`) : t(statusOf(room))}</span>;
};

const Second = ({ room, actions, seat }: RoomCardProps): ReactNode => {
  const t = useMessages(coinflipMessages);
  const joiner = contextOf(room).bets[1];
  if (joiner) return <PlayerChip user={room.replica.users.get(joiner.player)} mine={seat === 1} />;
  if (!isJoinable(room)) return <span className={seats.freeSeat}>{t('seat.free')}</span>;
  return seat === undefined ? (
    <JoinButton room={room} actions={actions} block />
  ) : (
    <span className={styles.cardButtons}>
      <OwnRoomButtons room={room} actions={actions} compact />
    </span>
  );
};

export interface RoomCardProps {
  room: Room;
  seat: number | undefined; // of the player who looks
  isShown: boolean; // it is the room on the table
  hasLeft: boolean; // it only keeps its place
  actions: RoomActions;
  onWatch: (id: string) => void;
}

/** A room of the lobby: who plays for what, and what can be done about it. All cards are of one height. */
export const RoomCard = (props: RoomCardProps): ReactNode => {
  const { room, seat, isShown, hasLeft, onWatch } = props;
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  const creator = contextOf(room).bets[0];
  const side = creator?.choice.side ?? 'heads';
  return (
    <li className={classNames(styles.card, isShown && styles.shownCard, hasLeft && styles.leftCard)} inert={hasLeft}>
      <div className={styles.cardHead}>
        <strong className={styles.cardStake}>{format(stakeOf(room))}</strong>
        {room.isPrivate && <Lock aria-label={t('private.mark')} size={16} />}
        <Status room={room} />
        {!isShown && (
          <Button variant="ghost" onClick={() => onWatch(room.id)}>
            {t('watch.action')}
          </Button>
        )}
      </div>
      <div className={styles.cardSeat}>
        <CoinFace side={side} />
        <PlayerChip user={room.replica.users.get(creator?.player ?? '')} mine={seat === 0} />
      </div>
      <div className={styles.cardSeat}>
        <CoinFace side={otherSide(side)} />
        <Second {...props} />
      </div>
    </li>
  );
};
