/** The random numbers of one round; deterministic by seed. */
export interface Random {
  /** An integer from 0 to `count` − 1. */
  below(count: number): number;
  /** From 0 to just below 1, in steps of 2^-32. */
  fraction(): number;
}

const WARM_UP = 15;
const TWO_32 = 2 ** 32;

/** sfc32 (Chris Doty-Humphrey, PractRand). `seed`: four unsigned 32-bit integers. */
export const createRandom = (seed: readonly [number, number, number, number]): Random => {
  let [a, b, c, counter] = seed;
  const next = (): number => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + drawn;
    return drawn >>> 0;
  };
  for (let step = 0; step < WARM_UP; step += 1) next();
  return {
    below(count) {
      const limit = TWO_32 - (TWO_32 % count); // above it the remainder would be biased
      let drawn = next();
      while (drawn >= limit) drawn = next();
      return drawn % count;
    },
    fraction: () => next() / TWO_32,
  };
};
