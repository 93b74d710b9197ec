import {
  BEFORE_GAMES,
  unpackEvent,
  type BroadcastEvent,
  type RoundLoad,
  type RoundUpdate,
  type SharedLoad,
} from 'server/contract';

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
