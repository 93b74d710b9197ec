import type { AnySharedGame, JsonObject } from 'games-engine';
import { useCallback, useEffect, useMemo, useState, useRef } from 'react';
import type { PastRound, PublicUser, RoundUpdate, SharedLoad, SharedRound } from 'server/contract';
import { noteClosing, noteLoadedClosing } from '../../evidence/note-evidence.ts';
import { ownNow, watchAttention } from '../../evidence/own-clock.ts';
import { onOnline, onPush, serverNow } from '../../connection/connection.ts';
import { wait } from '../../connection/waiting.ts';
import { useProfile } from '../../session/session.ts';
import { useStore } from '../../store/store.ts';
import type { Crowd, PublicBet } from './crowd.ts';
import { createSharedRoundStore, type SharedRoundStore } from './store.ts';

/** Part that every shared game's context has. */
interface SharedContext {
  readonly at: number;
  readonly bets: readonly PublicBet[];
  readonly payoutsMinor: readonly string[] | null; // in the order of the bets, from the draw on
}

/** Parts of a game's table. Declared once per game, outside of components. */
export interface SharedTableSpec<Context extends SharedContext> {
  game: Pick<AnySharedGame, 'id' | 'machine' | 'view' | 'due' | 'payouts'>;
  channel: string;
  load: () => Promise<SharedLoad>;
  readonly context?: Context; // never set: carries the type
}

/** A machine's state between two events. */
export interface SharedSnapshot<Context> {
  readonly value: string;
  readonly context: Context;
}

/** A bet of the player's own with its place among all bets of the round. */
export type OwnBet<Bet extends PublicBet = PublicBet> = Bet & { readonly index: number };

/** End of a round; undefined while it goes on. */
export type RoundEnd = 'settled' | 'voided' | undefined;

/** A shared game as a screen shows it. */
export interface SharedRoundView<Context extends SharedContext = SharedContext> {
  game: string;
  status: 'loading' | 'ready' | 'failed';
  round: SharedRound | undefined; // ids, number, hash, seed, config
  snapshot: SharedSnapshot<Context> | undefined;
  view: JsonObject; // the specification's fields of the state; empty while loading
  users: ReadonlyMap<string, PublicUser>;
  crowd: Crowd | undefined; // sums in place of the bets, once the round is crowded
  before: readonly PastRound[]; // newest first
  mine: readonly OwnBet<Context['bets'][number]>[];
  open: boolean; // bets are taken now
  over: RoundEnd;
  retry: () => void;
}

const LATE_MS = 3000; // so long after it was due the next event must have been lost

const nobody: ReadonlyMap<string, PublicUser> = new Map();

/** States of a round in which it takes bets. */
export const takesBets: ReadonlySet<string> = new Set(['waiting', 'countdown']);

/** Feeds a store with a channel, and notes when a round's closing came. */
const listen = (game: string, channel: string, store: SharedRoundStore): (() => void) =>
  onPush(channel, (push) => {
    const at = ownNow();
    store.receive(push);
    const { replica } = store.store.get();
    const { roundId, events } = Object(push.payload) as Partial<RoundUpdate>;
    noteClosing(game, replica?.round.roundId === roundId ? replica : undefined, events, at);
  });

/** The store of a table while its screen is there: listens to the channel, loads at first and after each absence. */
const useStoreOf = ({ game, channel, load }: SharedTableSpec<SharedContext>): SharedRoundStore => {
  const [store] = useState(() => createSharedRoundStore({ game, load, wait }));
  useEffect(() => {
    const offs = [listen(game.id, channel, store), watchAttention(), onOnline(() => void store.load()), store.close];
    void store.load();
    return () => offs.forEach((off) => off());
  }, [store, game.id, channel]);
  return store;
};

/** Loads again when what was due has not come: the last broadcast before a silence may be lost. */
const useWatch = (store: SharedRoundStore, dueAt: number | undefined): void => {
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const timer = setTimeout(() => void store.load(), Math.max(0, dueAt - serverNow()) + LATE_MS);
    return () => clearTimeout(timer);
  }, [store, dueAt]);
};

/** True while a deadline is still ahead; renders again when it has passed. */
const useAhead = (deadline: number | undefined): boolean => {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timer = setTimeout(() => setPassed(deadline), Math.max(0, deadline - serverNow()));
    return () => clearTimeout(timer);
  }, [deadline]);
  return deadline === undefined || passed !== deadline;
};

const ownBets = <Bet extends PublicBet>(bets: readonly Bet[], player: string | undefined): OwnBet<Bet>[] =>
  player === undefined ? [] : bets.flatMap((bet, index) => (bet.player === player ? [{ ...bet, index }] : []));

/** The round in play of a shared game, kept in step with the server. */
export const useSharedRound = <Context extends SharedContext>(
  table: SharedTableSpec<Context>,
): SharedRoundView<Context> => {
  const source = useStoreOf(table);
  const { replica, before } = useStore(source.store);
  const status = useStore(source.status);
  const player = useProfile()?.profileID;
  const snapshot = replica?.snapshot as SharedSnapshot<Context> | undefined;
  const { game } = table;
  const due = useMemo(() => snapshot && game.due(snapshot), [game, snapshot]);
  useWatch(source, due?.at);
  useEffect(() => {
    if (replica && player !== undefined) noteLoadedClosing(game.id, replica);
  }, [game.id, replica, player]);
  const ahead = useAhead(due?.what === 'end' ? undefined : due?.at);
  const view = useMemo(() => (snapshot ? game.view(snapshot) : {}), [game, snapshot]);
  const bets = snapshot?.context.bets;
  const mine = useMemo(() => ownBets<Context['bets'][number]>(bets ?? [], player), [bets, player]);
  const retry = useCallback(() => void source.load(), [source]);
  const ended = due?.what === 'end';
  return {
    game: game.id,
    status: replica ? 'ready' : status === 'failed' ? 'failed' : 'loading',
    round: replica?.round,
    snapshot,
    view,
    users: replica?.users ?? nobody,
    crowd: replica?.crowd,
    before,
    mine,
    open: snapshot !== undefined && takesBets.has(snapshot.value) && ahead,
    over: !ended ? undefined : snapshot?.value === 'voided' ? 'voided' : 'settled',
    retry,
  };
};

/**
 * Tells of each state that a round enters before this screen: not of what had begun when it came. `entered` must keep
 * its identity.
 */
export const useStateEntered = <Context extends SharedContext>(
  { round, snapshot }: SharedRoundView<Context>,
  entered: (state: string, context: Context) => void,
): void => {
  const known = useRef<{ id: string; value: string }>(undefined);
  const id = round?.roundId;
  useEffect(() => {
    if (id === undefined || !snapshot) return;
    const { value, context } = snapshot;
    const before = known.current;
    known.current = { id, value };
    if (before?.id === id && before.value !== value) entered(value, context);
  }, [id, snapshot, entered]);
};
