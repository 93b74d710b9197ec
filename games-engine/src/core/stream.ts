import { hmacWords, sha256Hex } from '#digest';

/** Source of a game's randomness: uniform integers, nothing else. */
export interface IntSource {
  /** A uniform integer in 0 … n−1, for an integer n in 1 … 2^53−1. */
  int(n: number): number;
}

/** Seeds of a stream, used as the ASCII strings they are. */
export interface StreamSeeds {
  serverSeed: string; // 64 lower-case hex characters
  clientSeed: string; // the player's, or the bettors' entropy in a shared round
  nonce: number; // 0 … : the bet's number under this pair, or the round's number
}

const WORD = 0x1_0000_0000;
const DOUBLE_WORD = 1n << 64n;
const WORDS_PER_BLOCK = 8;
const NO_WORDS = new Uint32Array(0);

/** The commitment shown before any bet that depends on the seed: SHA-256 of the seed string, in hex. */
export const commitmentOf = (seed: string): string => sha256Hex(seed);

/** Block r of the stream: HMAC-SHA-256(serverSeed, "clientSeed:nonce:r") as eight 32-bit words. */
export const streamBlock = (seeds: StreamSeeds, block: number): Uint32Array =>
  hmacWords(seeds.serverSeed, `${seeds.clientSeed}:${seeds.nonce}:${block}`);

/** The fairness stream: an endless row of words, read as unbiased integers by rejection. */
export class FairStream implements IntSource {
  readonly #seeds: StreamSeeds;
  #words: Uint32Array = NO_WORDS; // the current block
  #taken = 0; // words of it already used
  #block = 0; // the next block's number

  constructor(seeds: StreamSeeds) {
    this.#seeds = seeds;
  }

  /** The next 32-bit word. */
  word(): number {
    if (this.#taken === this.#words.length) {
      this.#words = streamBlock(this.#seeds, this.#block);
      this.#block += 1;
      this.#taken = 0;
    }
    const word = this.#words[this.#taken] ?? 0;
    this.#taken += 1;
    return word;
  }

  /** Words read so far: a rejected word counts. */
  get wordsRead(): number {
    return Math.max(0, this.#block - 1) * WORDS_PER_BLOCK + this.#taken;
  }

  int(n: number): number {
    assertRange(n);
    return n <= WORD ? this.#intOfWord(n) : Number(this.#intOfTwoWords(BigInt(n)));
  }

  #intOfWord(n: number): number {
    const limit = WORD - (WORD % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  #intOfTwoWords(n: bigint): bigint {
    const limit = DOUBLE_WORD - (DOUBLE_WORD % n);
    for (;;) {
      const value = (BigInt(this.word()) << 32n) | BigInt(this.word());
      if (value < limit) return value % n;
    }
  }
}

/** Refuses a range that has no uniform integer. */
export const assertRange = (n: number): void => {
  if (!Number.isSafeInteger(n) || n < 1) {
    throw new RangeError(`int(n) needs an integer n from 1 to 2^53-1, got ${n}`);
  }
};
