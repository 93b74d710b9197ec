import { drawIn } from 'games-engine';
import type { CoinSide } from 'games-engine/coinflip';
import { useCallback, useEffect, useMemo } from 'react';
import type { CallAnswer } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import type { ShownRound } from '../../core/evidence/note-evidence.ts';
import { createProblemOf, type BetProblem } from '../../core/game-kit/bet-problem.ts';
import type { BetSenderState, Sent } from '../../core/game-kit/bet-sender.ts';
import { saltedSender, type Salted } from '../../core/game-kit/salted-sender.ts';
import { useBetSender } from '../../core/game-kit/use-bet-sender.ts';
import { refreshGameConfig } from '../../core/game-kit/use-game-config.ts';
import { currentSession, refreshProfile, setBalance } from '../../core/session/session.ts';
import { createRoomBettor, type PlayRoom } from './coinflip-bettor.ts';
import type { LobbyStore } from './coinflip-store.ts';

/** What opens a room. `bet`: integer hundredths of the chosen currency. */
export interface NewRoom {
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

/** A room as its answer tells it: its commitment is compared with the receipt's. */
const answeredRoom = (answer?: RoomAnswer): ShownRound | undefined => {
  if (!answer) return undefined;
  const { roundId, hash, state } = answer.room;
  return { roundId, hash, isSigned: drawIn(state).draw !== null };
};

/** What a refusal calls for beside being said. */
const useFollowUp = (problem: BetProblem | undefined, load: () => Promise<void>): void => {
  useEffect(() => {
    if (!problem) return;
    const { failure, staleConfig } = problem;
    if (staleConfig) refreshGameConfig('coinflip');
    if (failure === 'unknown' || failure === 'closed') void load();
    if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
  }, [problem, load]);
};

/** Opens, joins and gives up rooms. Only real money is staked here. `onEntered` must keep its identity. */
export const useRoomCalls = (source: LobbyStore, onEntered: (id: string) => void): RoomCalls => {
  const creator = useBetSender((payload: Keyed<Salted<NewRoom>>) => call('coinflip.create', payload), problemOf);
  const joiner = useBetSender((payload: Keyed<Salted<RoomId>>) => call('coinflip.join', payload), problemOf);
  const creates = useMemo(() => saltedSender(creator.sender, 'coinflip', answeredRoom), [creator.sender]);
  const joins = useMemo(() => saltedSender(joiner.sender, 'coinflip', answeredRoom), [joiner.sender]);
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
