import type { Difference } from '../core/difference.ts';

/** What the audit knows of a seed pair that is in use. */
interface OpenPair {
  next: number; // the nonce that must come
  lastAt: number; // ms since epoch, of its last round
  withheld: number; // rounds that were exported without the seed
}

const differ = (path: string, expected: number | string, got: number | string | null): Difference => ({
  path,
  expected,
  got,
});

/**
 * Follows the nonces of every seed pair through a log. A pair is dropped when its seed is revealed, so memory grows
 * with the players, not with the rounds; of a revealed pair only a number of eight bytes is kept, to know it again.
 */
export class Pairs {
  readonly #open = new Map<string, OpenPair>();
  readonly #revealed = new Set<number>();
  readonly #isWhole: boolean;

  /** `isWhole`: the log is read from its first entry, so every pair begins with nonce 0. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** Takes a round in: the first thing wrong about its place in its pair, or undefined. */
  round(commitment: string, nonce: number, at: number, isRevealed: boolean): Difference | undefined {
    const pair = this.#open.get(commitment) ?? this.#begin(commitment, this.#isWhole ? 0 : nonce);
    if (!pair) return differ('commitment', 'a pair that is not revealed yet', commitment);
    const { next, lastAt } = pair;
    pair.next = nonce + 1; // after a fault too: one fault is told once
    pair.lastAt = Math.max(lastAt, at);
    if (!isRevealed) pair.withheld += 1;
    if (nonce !== next) return differ('number', next, nonce);
    return at < lastAt ? differ('events.0.at', `${lastAt} or later`, at) : undefined;
  }

  /** Takes a reveal in. */
  reveal(commitment: string, rounds: number, at: number): Difference | undefined {
    const pair = this.#open.get(commitment);
    const isAgain = this.#revealed.has(mark(commitment));
    this.#open.delete(commitment);
    this.#revealed.add(mark(commitment));
    if (isAgain) return differ('commitment', 'a pair that is not revealed yet', commitment);
    if (!pair) return this.#isWhole && rounds !== 0 ? differ('rounds', 0, rounds) : undefined;
    if (pair.next !== rounds) return differ('rounds', pair.next, rounds);
    if (pair.withheld > 0)
      return differ('serverSeed', 'the seed beside every round of a revealed pair', `${pair.withheld} rounds without`);
    return at < pair.lastAt ? differ('at', `${pair.lastAt} or later`, at) : undefined;
  }

  /** Pairs whose seeds are still secret. */
  get open(): number {
    return this.#open.size;
  }

  #begin(commitment: string, next: number): OpenPair | undefined {
    if (this.#revealed.has(mark(commitment))) return undefined;
    const pair = { next, lastAt: 0, withheld: 0 };
    this.#open.set(commitment, pair);
    return pair;
  }
}

/** 52 bits of a hash: enough to know it again. */
const mark = (commitment: string): number => Number.parseInt(commitment.slice(0, 13), 16);
