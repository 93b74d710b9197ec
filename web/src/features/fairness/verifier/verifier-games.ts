import { createContext, useContext } from 'react';
import type { GameFairness } from '../../../core/games/explain.ts';

/** How rounds of games are explained, by the games' ids. */
export type VerifierGames = ReadonlyMap<string, GameFairness>;

/** The games that the verifier knows: its entry provides them, for in its one file no part loads later. */
export const VerifierGamesContext = createContext<VerifierGames>(new Map());

export const useVerifierGames = (): VerifierGames => useContext(VerifierGamesContext);
