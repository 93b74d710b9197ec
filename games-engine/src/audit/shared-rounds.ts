import { sha256Hex } from '#digest';
import type { AnySharedGame } from '../core/define-game.ts';
import type { Difference } from '../core/difference.ts';
import type { CommitmentRecord } from '../core/record.ts';
import { Numbers, type SavedNumbers } from './numbers.ts';
import { markOf } from './pairs.ts';

/** A shared round's place among the rounds of its game. */
export interface SharedPlace {
  id: string;
  number: number;
  commitment: string;
  serverSeed: string | null; // preimage of the commitment
  openedAt: number; // ms since epoch
  isPinned: boolean; // version 2: its commitment is in the log before it
}

/** Progress of a chain game. */
interface Chain {
  last: SharedPlace;
  chains: number;
}

/** Rooms of a game: open side by side, each with a committed seed of its own. */
interface Rooms {
  numbers: Numbers;
  commitments: Set<number>; // 52 bits of each: a seed that was used once is known
}

/** The shared rounds of a log so far, as JSON. */
export interface SavedSharedRounds {
  isWhole: boolean;
  announced: readonly string[]; // keys of commitments that no round has used yet
  subjects: readonly number[];
  chains: readonly [game: string, chain: Chain][];
  rooms: readonly [game: string, rooms: { numbers: SavedNumbers; commitments: readonly number[] }][];
}

const FIRST_NUMBER = 1;
const MAX_OPEN_ROOMS = 100_000;

/**
 * Follows the rounds of every shared game through a log. Rounds of a chain game follow one another without a gap, and
 * each seed is the commitment of the round after it, or a new chain begins; rooms come once each in any order, and no
 * two share a commitment. Of a chain game only the last round is remembered, of a room sixteen bytes.
 */
export class SharedRounds {
  readonly #isWhole: boolean;
  readonly #chains = new Map<string, Chain>();
  readonly #rooms = new Map<string, Rooms>();
  readonly #announced = new Set<string>(); // commitments that no round has used yet
  readonly #subjects = new Set<number>(); // 52 bits of each room and terminator that a commitment was published of

  /** `isWhole`: the log is read from its first entry, so every game begins with round 1. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The rounds as they were saved. */
  static restore({ isWhole, announced, subjects, chains, rooms }: SavedSharedRounds): SharedRounds {
    const shared = new SharedRounds(isWhole);
    for (const key of announced) shared.#announced.add(key);
    for (const mark of subjects) shared.#subjects.add(mark);
    for (const [game, chain] of chains) shared.#chains.set(game, { ...chain });
    for (const [game, { numbers, commitments }] of rooms)
      shared.#rooms.set(game, { numbers: Numbers.restore(numbers), commitments: new Set(commitments.map(asMark)) });
    return shared;
  }

  save(): SavedSharedRounds {
    const rooms = Array.from(this.#rooms, ([game, { numbers, commitments }]): SavedSharedRounds['rooms'][number] => [
      game,
      { numbers: numbers.save(), commitments: [...commitments] },
    ]);
    const [announced, subjects, chains] = [[...this.#announced], [...this.#subjects], [...this.#chains]];
    return { isWhole: this.#isWhole, announced, subjects, chains, rooms };
  }

  /** Takes a commitment in: what is wrong about it, or undefined. A room has one, so nobody chooses between two of them. */
  announce(game: AnySharedGame, { commitment, round }: CommitmentRecord): Difference | undefined {
    if ((round === null) !== (game.seeding === 'chain'))
      return { path: 'round', expected: round === null ? "the hash of a room's id" : null, got: round };
    const subject = markOf(sha256Hex(`${game.id} ${round ?? commitment}`));
    const isAgain = this.#subjects.has(subject);
    this.#subjects.add(subject);
    this.#announced.add(keyOf(game.id, commitment, round));
    if (!isAgain) return undefined;
    return { path: 'commitment', expected: 'the only commitment of its room or chain', got: commitment };
  }

  /** Takes a round in: the first thing wrong about its place, or undefined. */
  round(game: AnySharedGame, place: SharedPlace): Difference | undefined {
    return game.seeding === 'chain' ? this.#chainRound(game.id, place) : this.#room(game.id, place);
  }

  /**
   * True when a round's commitment did not stand in the log before it; it serves once. Nothing is known of rounds
   * before a range.
   */
  #isUnannounced(game: string, { commitment, isPinned }: SharedPlace, round: string | null): boolean {
    const isAnnounced = this.#announced.delete(keyOf(game, commitment, round));
    return isPinned && !isAnnounced && this.#isWhole;
  }

  /** Number of hash chains that each game's rounds were drawn from. */
  get chains(): { readonly [game: string]: number } {
    return Object.fromEntries([...this.#chains].map(([game, { chains }]) => [game, chains]));
  }

  /** Rooms that later ones have overtaken: open, or of before the range. */
  get missing(): number {
    return [...this.#rooms.values()].reduce((sum, { numbers }) => sum + numbers.missingCount, 0);
  }

  #chainRound(game: string, place: SharedPlace): Difference | undefined {
    const known = this.#chains.get(game);
    const begins = place.commitment !== known?.last.serverSeed;
    const isKnown = known?.last.serverSeed !== null; // without the seed before it nobody can tell
    const unannounced = begins && isKnown && this.#isUnannounced(game, place, null) ? notAnnounced(place) : undefined;
    if (!known) {
      this.#chains.set(game, { last: place, chains: 1 });
      return unannounced ?? (this.#isWhole ? numberDifference(FIRST_NUMBER, place.number) : undefined);
    }
    const { last } = known;
    known.last = place;
    if (begins) known.chains += 1;
    if (unannounced) return unannounced;
    if (place.number !== last.number + 1) return numberDifference(last.number + 1, place.number);
    if (place.openedAt >= last.openedAt) return undefined;
    return { path: 'events.0.at', expected: `${last.openedAt} or later`, got: place.openedAt };
  }

  #room(game: string, place: SharedPlace): Difference | undefined {
    const { number, commitment } = place;
    const rooms = this.#rooms.get(game) ?? this.#beginRooms(game, number);
    const misplaced = rooms.numbers.take(number, true);
    const isUsed = rooms.commitments.has(markOf(commitment));
    rooms.commitments.add(markOf(commitment));
    if (this.#isUnannounced(game, place, sha256Hex(place.id))) return notAnnounced(place);
    if (misplaced !== undefined) return numberDifference(misplaced, number);
    return isUsed ? { path: 'commitment', expected: 'a seed of its own', got: commitment } : undefined;
  }

  #beginRooms(game: string, number: number): Rooms {
    const numbers = this.#isWhole
      ? new Numbers({ first: FIRST_NUMBER, maxMissing: MAX_OPEN_ROOMS })
      : new Numbers({ first: number, maxMissing: MAX_OPEN_ROOMS, hasEarlier: true });
    const rooms = { numbers, commitments: new Set<number>() };
    this.#rooms.set(game, rooms);
    return rooms;
  }
}

const keyOf = (game: string, commitment: string, round: string | null): string =>
  `${game} ${commitment} ${round ?? 'chain'}`;

const notAnnounced = ({ commitment }: SharedPlace): Difference => ({
  path: 'commitment',
  expected: 'a commitment that entered the log before the round',
  got: commitment,
});

/** A mark as it was: JSON has no NaN, which is the mark of what is no hash. */
const asMark = (saved: number | null): number => saved ?? Number.NaN;

const numberDifference = (expected: number, got: number): Difference | undefined =>
  expected === got ? undefined : { path: 'number', expected, got };
