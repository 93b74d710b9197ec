import {
  BEFORE_GAMES,
  unpackEvent,
  type BroadcastEvent,
  type RoundLoad,
  type RoundUpdate,
  type SharedLoad,
  type CallAnswer,
  type CallName,
  type CallPayload,
  type LiveBet,
  type RoundSummary,
} from 'server/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ChainLoad } from '../../games/explain.ts';
import { onPush, type Push } from '../../connection/connection.ts';
import { useCallQuery } from '../../connection/query.ts';

type Told = { readonly type: string; readonly payload: unknown };

const nextRound = (known: SharedLoad, { before, ...round }: RoundLoad): SharedLoad => ({
  ...round,
  before_games: before ? [before, ...known.before_games].slice(0, BEFORE_GAMES) : known.before_games,
});

const updated = (known: SharedLoad, { roundId, seq, events, view }: RoundUpdate): SharedLoad => {
  if (roundId !== known.roundId || seq <= known.seq) return known;
  const { context } = known.state;
  const placed = (events as BroadcastEvent[]).map(unpackEvent).filter(({ type }) => type === 'bet.placed');
  const bets = [...((context['bets'] as unknown[] | undefined) ?? []), ...placed];
  return { ...known, seq, view, state: { ...known.state, context: { ...context, bets } } };
};

/**
 * A shared round after a broadcast, as far as a glimpse of it goes: its bets, the specification's fields and the rounds
 * before. Nothing is computed here, and a broadcast that is lost is missing until the next round.
 */
export const glimpseAfter = (known: SharedLoad, { type, payload }: Told): SharedLoad => {
  if (type === 'load') return nextRound(known, payload as RoundLoad);
  return type === 'updated' || type === 'update' ? updated(known, payload as RoundUpdate) : known;
};

const nothing = {};

/** A shared round from outside: loaded once, then kept by what is broadcast to everybody anyway. */
export const useGlimpse = (channel: string, name: ChainLoad): SharedLoad | undefined => {
  const { data } = useCallQuery(name, nothing);
  const cache = useQueryClient();
  useEffect(
    () =>
      onPush(channel, (push) => {
        const key = [name, nothing];
        cache.setQueryData<SharedLoad>(key, (known) => known && glimpseAfter(known, push));
      }),
    [cache, channel, name],
  );
  return data;
};

const MIN_INTERVAL_MS = 3000;

/** A call's answer that is read again when a channel tells of something it is about, at most every three seconds. */
export const useFreshCall = <N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  channel: string,
  concerns: (push: Push) => boolean,
): CallAnswer<N> | undefined => {
  const { data, refetch } = useCallQuery(name, payload);
  const again = useEffectEvent(() => void refetch());
  const isWanted = useEffectEvent((push: Push) => !document.hidden && concerns(push));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = onPush(channel, (push) => {
      if (!isWanted(push)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        again();
      }, MIN_INTERVAL_MS);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [channel]);
  return data;
};

/** The last finished round of a solo game, by any player. */
export const useLastRound = (game: string): RoundSummary | undefined =>
  useFreshCall(
    'games.history',
    { game, limit: 1 },
    'liveFeed',
    ({ type, bet }) => type === 'all' && (bet as LiveBet).game === game,
  )?.rounds[0];
