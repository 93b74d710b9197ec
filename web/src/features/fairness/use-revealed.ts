import { useState } from 'react';
import type { RevealedSeeds } from 'server/contract';
import { readRevealed, rememberRevealed, type PairStorage } from './revealed-pairs.ts';

const nowhere: PairStorage = { getItem: () => null, setItem: () => undefined };

/** The session's storage, or none where the browser forbids even to ask for it. */
export const pairStorage = (): PairStorage => {
  try {
    return sessionStorage;
  } catch {
    return nowhere;
  }
};

/** The pairs revealed to this player in this session, and how to add one. */
export const useRevealed = (player: string): [readonly RevealedSeeds[], (pair: RevealedSeeds) => void] => {
  const [pairs, setPairs] = useState(() => readRevealed(pairStorage(), player));
  return [pairs, (pair) => setPairs(rememberRevealed(pairStorage(), player, pair))];
};
