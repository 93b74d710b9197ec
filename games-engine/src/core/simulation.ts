import seedrandom from 'seedrandom';
import { assertRange, type IntSource } from './stream.ts';

const WORD = 0x1_0000_0000;
const DOUBLE_WORD = 2 ** 53; // range of two words, which a number holds

/**
 * A fast reproducible source for simulations and test histories, never for a bet.
 * The same seed gives the same row on every machine.
 */
export const simulationSource = (seed: string): IntSource => {
  const random = seedrandom.alea(seed);
  let [range, limit] = [Number.NaN, 0]; // range of the last call: a simulation asks for the same one again and again
  const ofTwoWords = (n: number): number => {
    for (;;) {
      const value = (random.int32() >>> 11) * WORD + (random.int32() >>> 0);
      if (value < DOUBLE_WORD - (DOUBLE_WORD % n)) return value % n;
    }
  };
  return {
    int(n) {
      if (n !== range) {
        assertRange(n);
        [range, limit] = [n, WORD - (WORD % n)];
      }
      if (n >= WORD) return ofTwoWords(n);
      for (;;) {
        const word = random.int32() >>> 0;
        if (word < limit) return word % (n >>> 0); // both 32 bits wide: several times faster than a division of doubles
      }
    },
  };
};
