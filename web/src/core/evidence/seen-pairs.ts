import type { Seeds } from 'server/contract';

/** Seed pairs of a player that this browser saw. Commitments are of server seeds. */
export interface SeenPairs {
  current: string | null; // client seed of the pair in use
  next: string; // announced
  former: readonly string[]; // in use before, the newest first
  made: Readonly<Record<string, string>>; // the client seed that this browser gave to a pair, by its commitment
  nonces: Readonly<Record<string, number | readonly number[]>>; // nonces of the newest bets, by commitment; a number: of the last one
}

const MAX_FORMER = 50;
const MAX_NUMBERS = 64; // most numbers of a pair: answers of several tabs and draws come in any order

const recent = <T>(values: Readonly<Record<string, T>>, kept: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([commitment]) => kept.includes(commitment)));

/** Pairs after a change. */
const movedOn = (seen: SeenPairs, { serverSeedHash: current, nextServerSeedHash: next }: Seeds): SeenPairs => {
  const left = seen.current !== current && seen.current !== null ? [seen.current] : [];
  const former = [...left, ...seen.former].slice(0, MAX_FORMER);
  const kept = [...former, next, ...(current === null ? [] : [current])];
  return { current, next, former, made: recent(seen.made, kept), nonces: recent(seen.nonces, kept) };
};

/** True for an answer of an earlier moment: it was overtaken by one that another tab had. */
const isOvertaken = (seen: SeenPairs, { serverSeedHash: current, nextServerSeedHash: next }: Seeds): boolean => {
  const line = [seen.current, ...seen.former].filter((each) => each !== null);
  const at = line.indexOf(next);
  return at >= 0 && (current === null || (line[at + 1] ?? current) === current);
};

/**
 * Compares an answer with what was seen before. `unproved`: commitments that are not where they were promised to be; they
 * may have been used up by another device, but then their seeds are public.
 */
export const judgeSeeds = (
  seen: SeenPairs | undefined,
  shown: Seeds,
): { seen: SeenPairs; unproved: readonly string[] } => {
  const { serverSeedHash: current, nextServerSeedHash: next } = shown;
  if (!seen) return { seen: { current, next, former: [], made: {}, nonces: {} }, unproved: [] };
  if (isOvertaken(seen, shown)) return { seen, unproved: [] };
  const isSame = current === seen.current && next === seen.next;
  const isNext = current === seen.next && next !== seen.next;
  const isOver = current === null && next === seen.next; // the house revealed an idle pair
  const unproved = isSame || isNext || isOver ? [] : [...(seen.current === null ? [] : [seen.current]), seen.next];
  return { seen: movedOn(seen, shown), unproved: unproved.filter((each) => each !== current) };
};

/** True for the commitment of a pair that this browser was shown as the one in use. */
export const isKnown = (seen: SeenPairs | undefined, commitment: string): boolean =>
  seen !== undefined && (commitment === seen.current || seen.former.includes(commitment));

/** A bet's place in its pair, as it was answered. */
export interface PairedBet {
  commitment: string;
  clientSeed: string;
  nonce: number;
}

const numbersOf = ({ nonces }: SeenPairs, commitment: string): readonly number[] => [nonces[commitment] ?? []].flat();

/** True when a new bet has a number that had none yet, as far back as numbers are remembered. */
export const isNewNumber = (seen: SeenPairs, { commitment, nonce }: PairedBet): boolean => {
  const known = numbersOf(seen, commitment);
  return !known.includes(nonce) && (known.length < MAX_NUMBERS || nonce > Math.min(...known));
};

/** Remembers a bet's number. */
export const withBet = (seen: SeenPairs, { commitment, nonce }: PairedBet): SeenPairs => {
  const known = [...new Set([...numbersOf(seen, commitment), nonce])].sort((a, b) => b - a);
  return { ...seen, nonces: { ...seen.nonces, [commitment]: known.slice(0, MAX_NUMBERS) } };
};

/** Remembers the client seed that this browser made for a pair. */
export const withMade = (seen: SeenPairs, commitment: string, clientSeed: string): SeenPairs => ({
  ...seen,
  made: { ...seen.made, [commitment]: clientSeed },
});
