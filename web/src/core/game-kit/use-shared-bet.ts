import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallAnswer, CallName, CallPayload, PlacedBet } from 'server/contract';
import { call } from '../connection/connection.ts';
import { drawIn } from 'games-engine';
import type { ShownRound } from '../evidence/note-evidence.ts';
import { refreshProfile } from '../session/session.ts';
import { createStore } from '../store/store.ts';
import type { BetProblem, ProblemOf } from './bet-problem.ts';
import type { BetSenderState } from './bet-sender.ts';
import { useRoundInPlay } from './in-play.ts';
import { ownResult } from './own-results.ts';
import { showPlayBalance } from './play-balance.ts';
import { mayPlay } from './play-guard.ts';
import type { PlayResult } from './play-result.ts';
import { saltedSender, type Salted } from './salted-sender.ts';
import { createSharedBettor, type BettorRound } from './shared-bettor.ts';
import { useBetSender } from './use-bet-sender.ts';
import { refreshGameConfig } from './use-game-config.ts';
import type { SharedRoundView } from './use-shared-round.ts';

const HISTORY_ROWS = 20;

/** The calls that place a bet in a shared round. */
export type SharedBetCall = {
  [N in CallName]: CallAnswer<N> extends PlacedBet ? N : never;
}[CallName];

type Payload<N extends SharedBetCall> = Omit<CallPayload<N>, 'requestId' | 'salt'>;

export interface SharedBetOptions<N extends SharedBetCall> {
  call: N;
  problemOf: ProblemOf;
  round: Pick<SharedRoundView, 'game' | 'round' | 'snapshot' | 'mine' | 'open' | 'over' | 'retry'>;
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
const shownRound = ({ round, snapshot }: Pick<SharedRoundView, 'round' | 'snapshot'>): ShownRound | undefined =>
  round && snapshot && { roundId: round.roundId, hash: round.hash, isSigned: drawIn(snapshot).draw !== null };

const bettorRound = ({
  round,
  snapshot,
  mine,
  open,
  over,
}: Omit<SharedBetOptions<SharedBetCall>['round'], 'game' | 'retry'>): RoundInPlay => ({
  shown: shownRound({ round, snapshot }),
  roundId: round?.roundId,
  open,
  over,
  payoutOf: (betId) =>
    ownResult({ round, snapshot, mine, over })?.bets.find(({ bet }) => bet.betId === betId)?.payoutMinor,
});

/** The round in play for those who wait for it. */
const useRoundStore = (view: SharedBetOptions<SharedBetCall>['round']) => {
  const [store] = useState(() => createStore(closedRound));
  const { round, snapshot, mine, open, over } = view;
  useEffect(() => {
    store.set(bettorRound({ round, snapshot, mine, open, over }));
  }, [store, round, snapshot, mine, open, over]);
  return store;
};

/** What a refusal calls for beside being said. */
const followUp = (game: string, { failure, staleConfig }: BetProblem, retry: () => void): void => {
  if (staleConfig) refreshGameConfig(game);
  if (failure === 'unknown' || failure === 'closed') retry();
  if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
};

/** Places the player's bets in the shared rounds of one game. */
export const useSharedBet = <N extends SharedBetCall>(options: SharedBetOptions<N>): SharedBet<N> => {
  const { call: name, problemOf, round } = options;
  const store = useRoundStore(round);
  useRoundInPlay(round.mine.length > 0 && round.over === undefined);
  const { sender, state } = useBetSender<Salted<Payload<N>>, PlacedBet>(
    (payload) => call(name, payload as CallPayload<N>) as Promise<PlacedBet>,
    problemOf,
  );
  const { game, retry } = round;
  const { problem } = state;
  useEffect(() => {
    if (problem) followUp(game, problem, retry);
  }, [game, problem, retry]);
  const bettor = useMemo(
    () =>
      createSharedBettor<Payload<N>>({
        sender: saltedSender(sender, game, () => store.get().shown),
        round: store.get,
        onRound: store.subscribe,
        history: async () => (await call('games.history', { game, mine: true, limit: HISTORY_ROWS })).rounds,
        onPlaced: ({ balance }) => showPlayBalance(balance),
      }),
    [sender, store, game],
  );
  const place = useCallback(async (payload: Payload<N>) => (mayPlay() ? bettor.place(payload) : undefined), [bettor]);
  return { state, place, play: bettor.play };
};
