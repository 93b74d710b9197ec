import { previousInChain } from 'games-engine';

/** The round in play of a game with a chain of seeds: what is public of it. */
export interface ChainHead {
  number: number;
  hash: string; // the seed of the round before it in the chain
}

/**
 * Link of a revealed seed with the chain. `newest`: no later round is open yet. `linked`: the hash shown before the
 * present round leads back to the seed in so many steps. `apart`: it does not; another chain began between.
 */
export type ChainLink = { state: 'newest' | 'apart' } | { state: 'linked'; steps: number };

/** A chain has so many seeds: further apart two rounds cannot be of one. */
const MAX_STEPS = 10_000;

/** Goes from the present round's hash back to the seed of an older one. */
export const chainLink = (seed: string, number: number, head: ChainHead): ChainLink => {
  const steps = head.number - number - 1;
  if (steps < 0) return { state: 'newest' };
  if (steps > MAX_STEPS) return { state: 'apart' };
  let reached = head.hash;
  for (let step = 0; step < steps; step += 1) reached = previousInChain(reached);
  return reached === seed ? { state: 'linked', steps } : { state: 'apart' };
};

/** Number of hashes from a seed to one of the published terminators; undefined: no chain of them has it. */
export const stepsToTerminator = (
  seed: string,
  chains: readonly { terminator: string; length: number }[],
): { terminator: string; steps: number } | undefined => {
  const known = new Set(chains.map(({ terminator }) => terminator));
  const most = Math.max(0, ...chains.map(({ length }) => length));
  let reached = seed;
  for (let steps = 1; steps <= most; steps += 1) {
    reached = previousInChain(reached);
    if (known.has(reached)) return { terminator: reached, steps };
  }
  return undefined;
};
