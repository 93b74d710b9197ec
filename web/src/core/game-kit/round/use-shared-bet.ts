import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallAnswer, CallName, CallPayload, PlacedBet } from 'server/contract';
import { call } from '../../connection/connection.ts';
import { drawIn, stakeToBase, type AnySharedGame } from 'games-engine';
import type { ShownRound } from '../../evidence/note-evidence.ts';
import { courseOf } from '../../money/course.ts';
import { refreshProfile } from '../../session/session.ts';
import { useCurrency } from '../../session/shown-currency.tsx';
import { createStore, type Store } from '../../store/store.ts';
import type { BetProblem, ProblemOf } from '../bet/problem.ts';
import { type BetSender, type BetSenderState, useBetSender } from '../bet/sender.ts';
import { useRoundInPlay } from '../bet/in-play.ts';
import { ownResult } from '../result/own-results.ts';
import { showPlayBalance } from '../bet/balance.ts';
import { mayPlay } from '../bet/play-block.ts';
import type { PlayResult } from '../result/result.ts';
import { saltedSender, type Salted } from '../bet/salted-sender.ts';
import { betCount } from './crowd.ts';
import { createSharedBettor, type BettorRound } from './bettor.ts';
import { refreshGameConfig } from '../screen/use-game-config.ts';
import type { SharedRoundView } from './use-shared-round.ts';

const HISTORY_ROWS = 20;

/** The calls that place a bet in a shared round. */
export type SharedBetCall = {
  [N in CallName]: CallAnswer<N> extends PlacedBet ? N : never;
}['battle.bet' | 'classic.bet' | 'wheelOfFortune.bet'];

type Payload<N extends SharedBetCall> = Omit<CallPayload<N>, 'requestId' | 'roundId' | 'salt'>;

export interface SharedBetOptions<N extends SharedBetCall> {
  call: N;
  game: Pick<AnySharedGame, 'choiceWord' | 'id'>; // a payload holds the members of its choice
  problemOf: ProblemOf;
  round: Pick<SharedRoundView, 'game' | 'round' | 'snapshot' | 'crowd' | 'mine' | 'open' | 'over' | 'retry'>;
}

/** Betting as a screen holds it. */
export interface SharedBet<N extends SharedBetCall> {
  state: BetSenderState;
  /** Places one bet; undefined when it was not placed. A guest is asked to sign in. */
  place: (payload: Payload<N>) => Promise<PlacedBet | undefined>;
  /** For auto play: waits for an open round, bets once, answers with what the bet came to. */
  play: (payload: Payload<N>, signal: AbortSignal) => Promise<PlayResult>;
}

/** The round in play, and as it stands beside a bet. */
type RoundInPlay = BettorRound & { shown: ShownRound | undefined };

const closedRound: RoundInPlay = {
  roundId: undefined,
  open: false,
  over: undefined,
  payoutOf: () => undefined,
  shown: undefined,
};

/** The round as it stands beside a bet. */
const shownRound = ({
  round,
  snapshot,
  crowd,
}: Pick<SharedRoundView, 'crowd' | 'round' | 'snapshot'>): ShownRound | undefined =>
  round &&
  snapshot && {
    roundId: round.roundId,
    hash: round.hash,
    isSigned: drawIn(snapshot).draw !== null,
    bets: betCount(snapshot.context.bets, crowd),
  };

const bettorRound = ({
  round,
  snapshot,
  crowd,
  mine,
  open,
  over,
}: Omit<SharedBetOptions<SharedBetCall>['round'], 'game' | 'retry'>): RoundInPlay => ({
  shown: shownRound({ round, snapshot, crowd }),
  roundId: round?.roundId,
  open,
  over,
  payoutOf: (betId) =>
    ownResult({ round, snapshot, mine, over })?.bets.find(({ bet }) => bet.betId === betId)?.payoutMinor,
});

/** The round in play for those who wait for it. */
const useRoundStore = (view: SharedBetOptions<SharedBetCall>['round']) => {
  const [store] = useState(() => createStore(closedRound));
  const { round, snapshot, crowd, mine, open, over } = view;
  useEffect(() => {
    store.set(bettorRound({ round, snapshot, crowd, mine, open, over }));
  }, [store, round, snapshot, crowd, mine, open, over]);
  return store;
};

/** Follows up a refusal beside showing it. */
const followUp = (game: string, { failure, staleConfig }: BetProblem, retry: () => void): void => {
  if (staleConfig) refreshGameConfig(game);
  if (failure === 'unknown' || failure === 'closed') retry();
  if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
};

/** Sends bets for the round on the screen and no other, and has their receipts compared with what was asked. */
const useRoundSender = <N extends SharedBetCall>(
  sender: BetSender<Salted<Payload<N>>, PlacedBet>,
  game: SharedBetOptions<N>['game'],
  store: Store<RoundInPlay>,
): BetSender<Payload<N>, PlacedBet> => {
  const [course] = useState(() => createStore(0n));
  const currency = useCurrency();
  useEffect(() => {
    course.set(courseOf(currency));
  }, [course, currency]);
  return useMemo(() => {
    const salted = saltedSender<Payload<N>, PlacedBet>(sender, game.id, (payload, answer) => ({
      round: answer ? undefined : store.get().shown,
      choice: game.choiceWord(payload),
      stakeMinor: stakeToBase(BigInt((payload as { bet: number }).bet), course.get()),
    }));
    const send: typeof salted.send = (payload) => {
      const { roundId } = store.get();
      return salted.send({ ...payload, ...(roundId !== undefined && { roundId }) });
    };
    return { ...salted, send };
  }, [sender, game, store, course]);
};

/** Places the player's bets in the shared rounds of one game. */
export const useSharedBet = <N extends SharedBetCall>(options: SharedBetOptions<N>): SharedBet<N> => {
  const { call: name, game, problemOf, round } = options;
  const store = useRoundStore(round);
  useRoundInPlay(round.mine.length > 0 && round.over === undefined);
  const { sender, state } = useBetSender<Salted<Payload<N>>, PlacedBet>(
    (payload) => call(name, payload as CallPayload<N>) as Promise<PlacedBet>,
    problemOf,
  );
  const salted = useRoundSender(sender, game, store);
  const { retry } = round;
  const { problem } = state;
  useEffect(() => {
    if (problem) followUp(game.id, problem, retry);
  }, [game, problem, retry]);
  const bettor = useMemo(
    () =>
      createSharedBettor<Payload<N>>({
        sender: salted,
        round: store.get,
        onRound: store.subscribe,
        history: async () => (await call('games.history', { game: game.id, mine: true, limit: HISTORY_ROWS })).rounds,
        onPlaced: ({ balance }) => showPlayBalance(balance),
      }),
    [salted, store, game],
  );
  const place = useCallback(
    async (payload: Payload<N>) => (mayPlay(() => void bettor.place(payload)) ? bettor.place(payload) : undefined),
    [bettor],
  );
  return { state, place, play: bettor.play };
};
