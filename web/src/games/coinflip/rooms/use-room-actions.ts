import { drawIn, stakeToBase, type FlatState, fromBaseCeil } from 'games-engine';
import { coinflip, otherSide, type CoinSide } from 'games-engine/coinflip';
import { useCallback, useEffect, useMemo } from 'react';
import type { CallAnswer, CoinflipRoom } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import type { AskedBet, ShownRound } from '../../../core/evidence/note-evidence.ts';
import { mayPlay } from '../../../core/game-kit/bet/play-block.ts';
import { createProblemOf, type BetProblem, useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { saltedSender, type Salted } from '../../../core/game-kit/bet/salted-sender.ts';
import { type BetSenderState, type Sent, useBetSender } from '../../../core/game-kit/bet/sender.ts';
import { refreshGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { courseOf } from '../../../core/money/course.ts';
import { useMoney } from '../../../core/money/money.ts';
import { currentSession, refreshProfile, setBalance } from '../../../core/session/session.ts';
import { useCurrency } from '../../../core/session/shown-currency.tsx';
import { toast } from '../../../core/ui/toast.tsx';
import { createRoomBettor, type PlayRoom } from './bettor.ts';
import { contextOf, findRoom, roomOf, type Room } from './rooms.ts';
import type { LobbyStore } from './store.ts';

/** Order of a new room. `bet`: integer hundredths of the chosen currency. */
interface NewRoom {
  bet: number;
  side: CoinSide;
  isPrivate?: boolean;
  rematchOf?: string;
}

interface RoomId {
  id: string;
}

type Keyed<Payload> = Payload & { requestId: string };
type RoomAnswer = CallAnswer<'coinflip.create'>;
type CancelAnswer = CallAnswer<'coinflip.cancel'>;

/** The calls that move money, each sent until it is known what became of it. Rooms and balance follow the answers. */
export interface RoomCalls {
  creating: BetSenderState;
  joining: BetSenderState;
  cancelling: BetSenderState;
  create: (room: NewRoom) => Promise<Sent<RoomAnswer>>;
  join: (id: string) => Promise<Sent<RoomAnswer>>;
  cancel: (id: string) => Promise<Sent<CancelAnswer>>;
  play: PlayRoom<NewRoom>; // for auto play
}

const HISTORY_ROWS = 20;

const problemOf = createProblemOf({
  1: 'insufficient',
  2: 'refused',
  3: 'refused',
  4: 'closed',
  5: { failure: 'refused', staleConfig: true },
  6: { failure: 'refused', staleConfig: true },
  7: 'closed',
  8: 'closed',
});

const history = async () => (await call('games.history', { game: 'coinflip', mine: true, limit: HISTORY_ROWS })).rounds;

/** A room as it stands beside a bet. */
const shownRoom = (round: Pick<CoinflipRoom, 'hash' | 'roundId'>, state: FlatState, bets: number): ShownRound => {
  const { hash, roundId } = round;
  return { roundId, hash, isSigned: drawIn(state).draw !== null, bets, maxBets: bets + 1 };
};

/** The bet that opens a room. Its round is first known by the answer. */
const askedRoom = (room: NewRoom, course: bigint, answer?: RoomAnswer): AskedBet => ({
  round: answer && shownRoom(answer.room, answer.room.state, 0),
  choice: coinflip.choiceWord({ side: room.side }),
  stakeMinor: stakeToBase(BigInt(room.bet), course),
});

/** The bet that joins a room: the creator's stake on the other side. Without the room nothing can be said of them. */
const askedSeat = (room: Room | undefined): AskedBet | undefined => {
  const [first] = room ? contextOf(room).bets : [];
  if (!room || !first) return undefined;
  return {
    round: shownRoom(room.replica.round, room.replica.snapshot, 1),
    choice: coinflip.choiceWord({ side: otherSide(first.choice.side) }),
    stakeMinor: BigInt(first.stakeMinor),
  };
};

/** Follows up a refusal beside showing it. */
const useFollowUp = (problem: BetProblem | undefined, load: () => Promise<void>): void => {
  useEffect(() => {
    if (!problem) return;
    const { failure, staleConfig } = problem;
    if (staleConfig) refreshGameConfig('coinflip');
    if (failure === 'unknown' || failure === 'closed') void load();
    if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
  }, [problem, load]);
};

/** Sends the orders of new rooms, each until it is known what became of it. Only real money is staked. */
export const useRoomCreator = () => {
  const { sender, state } = useBetSender(
    (payload: Keyed<Salted<NewRoom>>) => call('coinflip.create', payload),
    problemOf,
  );
  const course = courseOf(useCurrency());
  const creates = useMemo(
    () => saltedSender<NewRoom, RoomAnswer>(sender, 'coinflip', (room, answer) => askedRoom(room, course, answer)),
    [sender, course],
  );
  return { creates, state };
};

/** Opens, joins and gives up rooms. Only real money is staked here. `onEntered` must keep its identity. */
export const useRoomCalls = (source: LobbyStore, onEntered: (id: string) => void): RoomCalls => {
  const { creates, ...creator } = useRoomCreator();
  const joiner = useBetSender((payload: Keyed<Salted<RoomId>>) => call('coinflip.join', payload), problemOf);
  const joins = useMemo(
    () =>
      saltedSender<RoomId, RoomAnswer>(joiner.sender, 'coinflip', ({ id }, answer) =>
        askedSeat(answer ? roomOf(answer.room) : findRoom(source.store.get(), id)),
      ),
    [joiner.sender, source],
  );
  const leaver = useBetSender((payload: Keyed<RoomId>) => call('coinflip.cancel', payload), problemOf);
  useFollowUp(creator.state.problem, source.load);
  useFollowUp(joiner.state.problem, source.load);
  useFollowUp(leaver.state.problem, source.load);

  const enter = useCallback(
    (answer: RoomAnswer): void => {
      source.tell(answer.room);
      setBalance('real', answer.balance);
      onEntered(answer.roundId);
    },
    [source, onEntered],
  );
  const entered = useCallback(
    (sent: Sent<RoomAnswer>): Sent<RoomAnswer> => {
      if (sent.kind === 'answered') enter(sent.answer);
      return sent;
    },
    [enter],
  );
  const cancel = useCallback(
    async (id: string): Promise<Sent<CancelAnswer>> => {
      const sent = await leaver.sender.send({ id });
      if (sent.kind === 'answered') setBalance('real', sent.answer.balance);
      return sent;
    },
    [leaver.sender],
  );
  const create = useCallback(async (room: NewRoom) => entered(await creates.send(room)), [creates, entered]);
  const join = useCallback(async (id: string) => entered(await joins.send({ id })), [joins, entered]);
  const play = useMemo(
    () =>
      createRoomBettor({
        sender: creates,
        lobby: source.store,
        player: () => currentSession().profile?.profileID,
        cancel: async (id) => (await cancel(id)).kind === 'answered',
        history,
        onOpened: enter,
      }),
    [creates, source, cancel, enter],
  );
  const [creating, joining, cancelling] = [creator.state, joiner.state, leaver.state];
  return { creating, joining, cancelling, create, join, cancel, play };
};

/** Actions of the screen's buttons. A guest is asked to sign in. */
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
  const t = useMessages('coinflip', 'main');
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
    create: (room) => void (mayPlay(() => void create(room)) && create(room)),
    join: (id) => void (mayPlay(() => void join(id)) && join(id)),
    cancel: (id) => void cancel(id),
    rematch: (room, seat) => mayPlay(() => rematch(room, seat)) && rematch(room, seat),
  };
};
