import { sha256Hex } from '#digest';
import type { Difference } from '../core/difference.ts';
import { pairHash, type PairRecord } from '../core/record.ts';
import { Numbers, type SavedNumbers } from './numbers.ts';

/** Seed pair in use, as the audit knows it. */
interface OpenPair {
  player: string; // player of the pair
  nonces: Numbers;
  lastAt: number; // ms since epoch, of the bet with the greatest nonce
  withheld: number; // rounds that were exported without the seed
  isMissing: boolean; // its commitment did not enter the log before its first bet, and that was not reported yet
  isOld: boolean; // it had a bet before the log had commitments of pairs, or what came before is not known
  hasOlderSeed: boolean; // a client seed of it came with an earlier pair
}

/** A solo round's place in its pair. */
export interface PairPlace {
  commitment: string;
  nonce: number;
  player: string;
  clientSeed: string;
  at: number; // ms since epoch, of the bet
  isRevealed: boolean; // the seed stands beside the round
  ticket?: string | undefined; // game and occasion of a draw that costs nothing
  isLong: boolean; // it had steps between bet and payout, so later bets may have been settled before it
}

/** The pairs of a log so far, as JSON. */
export interface SavedPairs {
  isWhole: boolean;
  open: readonly [commitment: string, pair: Omit<OpenPair, 'nonces'> & { nonces: SavedNumbers }][];
  revealed: readonly number[];
  tickets: readonly number[];
  announced: readonly number[];
  areAnnounced: boolean;
  old: number;
  older: number;
  clientSeeds: readonly (readonly [mark: number, pair: number])[];
}

const differ = (path: string, expected: number | string, got: number | string | null): Difference => ({
  path,
  expected,
  got,
});

const MAX_OPEN = 4; // rounds of one player that wait at once for later steps: one of each game that has them

/**
 * Follows the nonces of every seed pair through a log: each comes once, in order but for rounds that last, and none is
 * missing when the seed is revealed. The commitment of each stands in the log before its first bet, and no client seed
 * of it came with an earlier pair of its player: the house could have tried server seeds against one that it knew. All rounds of a pair are one player's, who has no other before its reveal: a house
 * with two of them could choose a bet's. Of one player each ticket of a draw is drawn once. A revealed pair is dropped, so memory grows with the players, not with the
 * rounds; of it only a number of eight bytes is kept, to know it again.
 */
export class Pairs {
  readonly #open = new Map<string, OpenPair>();
  readonly #pairOf = new Map<string, string>(); // the open pair of each player
  readonly #revealed = new Set<number>();
  readonly #tickets = new Set<number>(); // drawn tickets
  readonly #announced = new Set<number>(); // pairs whose commitment is in the log, and no round yet
  readonly #clientSeeds = new Map<number, number>(); // a player's client seed → the pair that it came with
  #areAnnounced = false; // a commitment was met, so every later pair must have its own
  readonly #isWhole: boolean;
  #old = 0;
  #older = 0;

  /** `isWhole`: the log is read from its first entry, so every pair begins with nonce 0. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The pairs as they were saved. */
  static restore({ isWhole, open, revealed, tickets, announced, clientSeeds, ...rest }: SavedPairs): Pairs {
    const pairs = new Pairs(isWhole);
    for (const [commitment, pair] of open) {
      pairs.#open.set(commitment, { ...pair, nonces: Numbers.restore(pair.nonces) });
      pairs.#pairOf.set(pair.player, commitment);
    }
    for (const mark of revealed) pairs.#revealed.add(mark);
    for (const mark of tickets) pairs.#tickets.add(mark);
    for (const mark of announced) pairs.#announced.add(mark);
    for (const [mark, pair] of clientSeeds) pairs.#clientSeeds.set(mark, pair);
    [pairs.#areAnnounced, pairs.#old, pairs.#older] = [rest.areAnnounced, rest.old, rest.older];
    return pairs;
  }

  save(): SavedPairs {
    const open = Array.from(this.#open, ([commitment, pair]): SavedPairs['open'][number] => [
      commitment,
      { ...pair, nonces: pair.nonces.save() },
    ]);
    return {
      isWhole: this.#isWhole,
      open,
      revealed: [...this.#revealed],
      tickets: [...this.#tickets],
      announced: [...this.#announced],
      areAnnounced: this.#areAnnounced,
      old: this.#old,
      older: this.#older,
      clientSeeds: [...this.#clientSeeds],
    };
  }

  /** Takes the commitment of a pair in: what is wrong about it, or undefined. */
  announce({ pair }: PairRecord): Difference | undefined {
    const mark = markOf(pair);
    this.#areAnnounced = true;
    if (this.#announced.has(mark)) return differ('pair', 'a pair that was not announced before', pair);
    this.#announced.add(mark);
    return undefined;
  }

  /** True when the log has commitments of pairs: then it tells which versions rounds may pin, too. */
  get areAnnounced(): boolean {
    return this.#areAnnounced;
  }

  /** Takes a round in: the first thing wrong about its place in its pair, or undefined. */
  round(place: PairPlace): Difference | undefined {
    const { commitment, player, isRevealed } = place;
    const pair = this.#open.get(commitment) ?? this.#begin(place);
    if (!pair) return differ('commitment', 'a pair that is not revealed yet', commitment);
    if (!isRevealed) pair.withheld += 1;
    const misplaced = this.#misplaced(pair, place);
    const currentPair = this.#pairOf.get(player) ?? commitment;
    this.#pairOf.set(player, commitment);
    if (misplaced) return misplaced;
    if (pair.player !== player) return differ('events.0.player', pair.player, player);
    if (currentPair !== commitment) return differ('commitment', currentPair, commitment);
    if (pair.isMissing) {
      pair.isMissing = false; // one fault is told once
      return differ('commitment', 'a pair whose commitment is in the log before its first bet', commitment);
    }
    const older = this.#olderSeed(pair, place);
    if (older) return older;
    return place.ticket === undefined ? undefined : this.#drawnTwice(player, place.ticket);
  }

  /** A client seed comes with one pair alone. What is wrong; of an old pair it is only counted. */
  #olderSeed(pair: OpenPair, { clientSeed, commitment, player }: PairPlace): Difference | undefined {
    const [mark, pairMark] = [markOf(sha256Hex(`${player} ${clientSeed}`)), markOf(commitment)];
    const first = this.#clientSeeds.get(mark);
    if (first === undefined) this.#clientSeeds.set(mark, pairMark);
    if (first === undefined || first === pairMark || !this.#isWhole) return undefined;
    if (!pair.isOld) return differ('events.0.clientSeed', 'a client seed made for this pair', clientSeed);
    if (!pair.hasOlderSeed) this.#older += 1;
    pair.hasOlderSeed = true;
    return undefined;
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

  /** Pairs that had a bet before the log had commitments of pairs. */
  get old(): number {
    return this.#old;
  }

  /** Old pairs whose client seed came with an earlier one. */
  get older(): number {
    return this.#older;
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
    const isOld = !this.#isWhole || !this.#areAnnounced;
    const isMissing = !this.#announced.delete(markOf(pairHash(player, commitment))) && !isOld;
    const nonces = this.#isWhole
      ? new Numbers({ first: 0, maxMissing: MAX_OPEN })
      : new Numbers({ first: nonce, maxMissing: MAX_OPEN, hasEarlier: true, isFirstLate: isLong });
    const pair = { player, nonces, lastAt: 0, withheld: 0, isOld, isMissing, hasOlderSeed: false };
    this.#open.set(commitment, pair);
    if (isOld && this.#isWhole) this.#old += 1;
    return pair;
  }
}

/** 52 bits of a hash: enough to know it again. */
export const markOf = (commitment: string): number => Number.parseInt(commitment.slice(0, 13), 16);
