import seedrandom from 'seedrandom';
import { assertRange, type IntSource } from './stream.ts';

const WORD = 0x1_0000_0000;

/**
 * A fast reproducible source for simulations and test histories, never for a bet.
 * The same seed gives the same row on every machine.
 */
export const simulationSource = (seed: string): IntSource => {
  const random = seedrandom.alea(seed);
  return {
    int(n) {
      assertRange(n);
      if (n > WORD) throw new RangeError(`a simulation draws up to 2^32, got ${n}`);
      const limit = WORD - (WORD % n);
      for (;;) {
        const word = random.int32() >>> 0;
        if (word < limit) return word % n;
      }
    },
  };
};
