import { fromBaseCeil } from 'games-engine';
import type { CoinSide } from 'games-engine/coinflip';
import type { BetProblem } from '../../core/game-kit/bet-problem.ts';
import type { BetSenderState } from '../../core/game-kit/bet-sender.ts';
import { mayPlay } from '../../core/game-kit/play-guard.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { toast } from '../../core/ui/toast-store.ts';
import { contextOf, type Room } from './coinflip-rooms.ts';
import { coinflipMessages } from './coinflip.messages.ts';
import type { NewRoom, RoomCalls } from './use-room-calls.ts';

/** What the screen's buttons do. A guest is asked to sign in. */
export interface RoomActions {
  joining: BetSenderState;
  cancelling: BetSenderState;
  create: (room: NewRoom) => void;
  join: (id: string) => void;
  /** Gives up an own room while nobody is in it. */
  cancel: (id: string) => void;
  /** Opens a room for the same stake on the same side as a finished one, and asks its other player into it. */
  rematch: (room: Room, seat: number) => void;
}

/** The bet of a seat, as a new room would state it. */
const betOf = (room: Room, seat: number): { stakeMinor: bigint; side: CoinSide } => {
  const bet = contextOf(room).bets[seat];
  return { stakeMinor: BigInt(bet?.stakeMinor ?? '0'), side: bet?.choice.side ?? 'heads' };
};

/** Rooms' calls as buttons want them: a refusal is said. */
export const useRoomActions = (calls: RoomCalls): RoomActions => {
  const t = useMessages(coinflipMessages);
  const textOf = useProblemText();
  const { currency } = useMoney();
  const { joining, cancelling } = calls;

  const say = (problem: BetProblem): void => toast.error(textOf(problem));
  const create = async (room: NewRoom): Promise<void> => {
    const sent = await calls.create(room);
    if (sent.kind === 'refused' && room.rematchOf !== undefined) say(sent.problem); // else it stands by the button
  };
  const join = async (id: string): Promise<void> => {
    const sent = await calls.join(id);
    if (sent.kind === 'refused') say(sent.problem);
  };
  const cancel = async (id: string): Promise<void> => {
    const sent = await calls.cancel(id);
    if (sent.kind !== 'refused') return;
    if (sent.problem.failure === 'closed') toast.error(t('cancel.late'));
    else say(sent.problem);
  };
  const rematch = (room: Room, seat: number): void => {
    const { stakeMinor, side } = betOf(room, seat);
    const bet = Number(fromBaseCeil(stakeMinor, courseOf(currency)));
    void create({ bet, side, isPrivate: true, rematchOf: room.id });
  };
  return {
    joining,
    cancelling,
    create: (room) => void (mayPlay() && create(room)),
    join: (id) => void (mayPlay() && join(id)),
    cancel: (id) => void cancel(id),
    rematch: (room, seat) => mayPlay() && rematch(room, seat),
  };
};
