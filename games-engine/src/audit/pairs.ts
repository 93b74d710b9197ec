import { sha256Hex } from '#digest';
import type { Difference } from '../core/difference.ts';
import { Numbers, type SavedNumbers } from './numbers.ts';

/** What the audit knows of a seed pair that is in use. */
interface OpenPair {
  player: string; // whose pair it is
  nonces: Numbers;
  lastAt: number; // ms since epoch, of the bet with the greatest nonce
  withheld: number; // rounds that were exported without the seed
}

/** A solo round's place in its pair. */
export interface PairPlace {
  commitment: string;
  nonce: number;
  player: string;
  at: number; // ms since epoch, of the bet
  isRevealed: boolean; // the seed stands beside the round
  ticket?: string | undefined; // of a draw that costs nothing: its game and what it was taken for
  isLong: boolean; // it had steps between bet and payout, so later bets may have been settled before it
}

/** The pairs of a log so far, as JSON. */
export interface SavedPairs {
  isWhole: boolean;
  open: readonly [commitment: string, pair: Omit<OpenPair, 'nonces'> & { nonces: SavedNumbers }][];
  revealed: readonly number[];
  tickets?: readonly number[]; // left out by states of before there were draws
}

const differ = (path: string, expected: number | string, got: number | string | null): Difference => ({
  path,
  expected,
  got,
});

const MAX_OPEN = 4; // rounds of one player that wait at once for later steps: one of each game that has them

/**
 * Follows the nonces of every seed pair through a log: each comes once, in order but for rounds that last, and none is
 * missing when the seed is revealed. All rounds of a pair are one player's, who has no other before its reveal: a house
 * with two of them could choose a bet's. Of one player each ticket of a draw is drawn once. A revealed pair is dropped, so memory grows with the players, not with the
 * rounds; of it only a number of eight bytes is kept, to know it again.
 */
export class Pairs {
  readonly #open = new Map<string, OpenPair>();
  readonly #pairOf = new Map<string, string>(); // the open pair of each player
  readonly #revealed = new Set<number>();
  readonly #tickets = new Set<number>(); // that were drawn
  readonly #isWhole: boolean;

  /** `isWhole`: the log is read from its first entry, so every pair begins with nonce 0. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The pairs as they were saved. */
  static restore({ isWhole, open, revealed, tickets = [] }: SavedPairs): Pairs {
    const pairs = new Pairs(isWhole);
    for (const [commitment, pair] of open) {
      pairs.#open.set(commitment, { ...pair, nonces: Numbers.restore(pair.nonces) });
      pairs.#pairOf.set(pair.player, commitment);
    }
    for (const mark of revealed) pairs.#revealed.add(mark);
    for (const mark of tickets) pairs.#tickets.add(mark);
    return pairs;
  }

  save(): SavedPairs {
    const open = Array.from(this.#open, ([commitment, pair]): SavedPairs['open'][number] => [
      commitment,
      { ...pair, nonces: pair.nonces.save() },
    ]);
    return { isWhole: this.#isWhole, open, revealed: [...this.#revealed], tickets: [...this.#tickets] };
  }

  /** Takes a round in: the first thing wrong about its place in its pair, or undefined. */
  round(place: PairPlace): Difference | undefined {
    const { commitment, player, isRevealed } = place;
    const pair = this.#open.get(commitment) ?? this.#begin(place);
    if (!pair) return differ('commitment', 'a pair that is not revealed yet', commitment);
    if (!isRevealed) pair.withheld += 1;
    const misplaced = this.#misplaced(pair, place);
    const own = this.#pairOf.get(player) ?? commitment;
    this.#pairOf.set(player, commitment);
    if (misplaced) return misplaced;
    if (pair.player !== player) return differ('events.0.player', pair.player, player);
    if (own !== commitment) return differ('commitment', own, commitment);
    return place.ticket === undefined ? undefined : this.#drawnTwice(player, place.ticket);
  }

  #drawnTwice(player: string, ticket: string): Difference | undefined {
    const mark = markOf(sha256Hex(`${player} ${ticket}`));
    if (this.#tickets.has(mark)) return differ('events.0.choice.ticket', 'a ticket that was not drawn before', ticket);
    this.#tickets.add(mark);
    return undefined;
  }

  #misplaced(pair: OpenPair, { nonce, at, isLong }: PairPlace): Difference | undefined {
    const { next } = pair.nonces;
    const misplaced = pair.nonces.take(nonce, isLong);
    if (misplaced !== undefined) return differ('number', misplaced, nonce);
    if (nonce < next) return at > pair.lastAt ? differ('events.0.at', `${pair.lastAt} or before`, at) : undefined;
    const { lastAt } = pair;
    pair.lastAt = Math.max(lastAt, at); // after a fault too: one fault is told once
    return at < lastAt ? differ('events.0.at', `${lastAt} or later`, at) : undefined;
  }

  /** Takes a reveal in. `withheld`: rounds of the pair that were shown without the seed although it was out. */
  reveal(commitment: string, rounds: number, at: number, withheld?: number): Difference | undefined {
    const pair = this.#open.get(commitment);
    const isAgain = this.#revealed.has(markOf(commitment));
    this.#open.delete(commitment);
    if (pair && this.#pairOf.get(pair.player) === commitment) this.#pairOf.delete(pair.player);
    this.#revealed.add(markOf(commitment));
    if (isAgain) return differ('commitment', 'a pair that is not revealed yet', commitment);
    if (!pair) return this.#isWhole && rounds !== 0 ? differ('rounds', 0, rounds) : undefined;
    const { missing, next } = pair.nonces;
    if (!pair.nonces.canEndAt(rounds)) return differ('rounds', next, rounds);
    if (missing !== undefined) return differ('rounds', `a round with number ${missing}`, 'none');
    const without = withheld ?? pair.withheld;
    if (without > 0)
      return differ('serverSeed', 'the seed beside every round of a revealed pair', `${without} rounds without`);
    return at < pair.lastAt ? differ('at', `${pair.lastAt} or later`, at) : undefined;
  }

  /** Pairs whose seeds are still secret. */
  get open(): number {
    return this.#open.size;
  }

  /** Rounds that later ones of their pairs have overtaken. */
  get missing(): number {
    return [...this.#open.values()].reduce((sum, { nonces }) => sum + nonces.missingCount, 0);
  }

  #begin({ commitment, nonce, isLong, player }: PairPlace): OpenPair | undefined {
    if (this.#revealed.has(markOf(commitment))) return undefined;
    const nonces = this.#isWhole
      ? new Numbers({ first: 0, maxMissing: MAX_OPEN })
      : new Numbers({ first: nonce, maxMissing: MAX_OPEN, hasEarlier: true, isFirstLate: isLong });
    const pair = { player, nonces, lastAt: 0, withheld: 0 };
    this.#open.set(commitment, pair);
    return pair;
  }
}

/** 52 bits of a hash: enough to know it again. */
export const markOf = (commitment: string): number => Number.parseInt(commitment.slice(0, 13), 16);
