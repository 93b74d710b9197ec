import type { CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { LightLine } from '../../core/game-kit/light/light-line.tsx';
import { lightOf } from '../../core/game-kit/light/light.ts';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { TableActions } from './coinflip-actions.tsx';
import { outcomeMessage } from './coinflip-outcome.ts';
import { contextOf, stageOf, type Room } from './coinflip-rooms.ts';
import { CoinflipSeats } from './coinflip-seats.tsx';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip.module.css';
import { useOutcomeText, type Coinflip } from './use-coinflip.ts';

/** What a room's light adds to what is said of it. */
const useLit = (room: Room | undefined, seat: number | undefined): string | undefined => {
  const { waiting, voided } = useLightWords();
  if (!room) return undefined;
  const { bets, voided: reason } = contextOf(room);
  const own = seat === undefined ? undefined : bets[seat];
  return waiting(lightOf(room.replica.snapshot)) ?? voided(reason, own && BigInt(own.stakeMinor));
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
  const t = useMessages(coinflipMessages);
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
      >
        {lit ?? (message ? say(message) : t('room.none'))}
      </OutcomeLine>
      <LightLine round={room && { roundId: room.id }} snapshot={room?.replica.snapshot} />
      <TableActions game={game} locked={locked} onLobby={onLobby} />
    </div>
  );
};
