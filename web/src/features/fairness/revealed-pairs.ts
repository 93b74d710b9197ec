import { useState } from 'react';
import type { RevealedSeeds } from 'server/contract';

/** Revealed pairs kept for the panel. */
export const REVEALED_LIMIT = 20;

/** Storage of pairs: the browser's session storage, or anything like it. */
export type PairStorage = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = (player: string): string => `fairness.revealed.${player}`;

const isPair = (value: unknown): value is RevealedSeeds => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = Object(value);
  return [serverSeed, serverSeedHash, clientSeed].every((text) => typeof text === 'string') && Number.isInteger(nonce);
};

/** The pairs revealed to a player in this session of the browser, newest first. Damaged storage counts as empty. */
export const readRevealed = (storage: PairStorage, player: string): RevealedSeeds[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(player)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair).slice(0, REVEALED_LIMIT) : [];
  } catch {
    return [];
  }
};

/** Puts a pair on top. A storage that is full or forbidden only means that a reload forgets. */
export const rememberRevealed = (storage: PairStorage, player: string, pair: RevealedSeeds): RevealedSeeds[] => {
  const others = readRevealed(storage, player).filter((known) => known.serverSeedHash !== pair.serverSeedHash);
  const pairs = [pair, ...others].slice(0, REVEALED_LIMIT);
  try {
    storage.setItem(storageKey(player), JSON.stringify(pairs));
  } catch {
    // the list in memory still serves
  }
  return pairs;
};

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
