import { currentSession, useSession } from '../session/session.ts';
import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore, type Store } from '../store/store.ts';
import { tellOwnBet } from './own-bets.ts';
import type { SettledBet } from './play-result.ts';
import { addRound, emptyStats, packStats, unpackStats, type SessionStats } from './session-stats.ts';

const stores = new Map<string, Store<SessionStats>>();

/** Where a player's figures of a game are kept: each account has its own on this tab. */
const nameOf = (game: string, player: number | undefined): string => `stats ${player ?? ''} ${game}`;

const storeOf = (name: string): Store<SessionStats> => {
  const store = stores.get(name) ?? createStore(unpackStats(readSaved(name, 'visit')));
  stores.set(name, store);
  return store;
};

/** The player's figures of a game since the visit began: they outlive a change of screen and a reload. */
export const useSessionStats = (game: string): SessionStats =>
  useStore(storeOf(nameOf(game, useSession().profile?.id)));

/** Adds the player's bets of one round. */
export const recordRound = (game: string, bets: readonly SettledBet[]): void => {
  const name = nameOf(game, currentSession().profile?.id);
  const next = addRound(storeOf(name).get(), bets);
  storeOf(name).set(next);
  save(name, packStats(next), 'visit');
  for (const bet of bets) tellOwnBet(bet);
};

/** Starts the player's figures of a game over. */
export const resetStats = (game: string): void => {
  const name = nameOf(game, currentSession().profile?.id);
  storeOf(name).set(emptyStats);
  save(name, undefined, 'visit');
};
