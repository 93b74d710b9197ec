import type { GameId } from 'games-engine';
import { createStore, useStore, type Store } from '../store/store.ts';
import { tellOwnBet } from './own-bets.ts';
import type { SettledBet } from './play-result.ts';
import { addBet, emptyStats, type SessionStats } from './session-stats.ts';

const stores = new Map<GameId, Store<SessionStats>>();

const storeOf = (game: GameId): Store<SessionStats> => {
  const store = stores.get(game) ?? createStore(emptyStats);
  stores.set(game, store);
  return store;
};

/** A game's figures since the page was opened: they outlive a change of screen, not a reload. */
export const useSessionStats = (game: GameId): SessionStats => useStore(storeOf(game));

export const recordBet = (game: GameId, bet: SettledBet): void => {
  storeOf(game).set(addBet(storeOf(game).get(), bet));
  tellOwnBet(bet);
};

export const resetStats = (game: GameId): void => storeOf(game).set(emptyStats);
