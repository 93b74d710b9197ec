import { lotterySubject, playsTried, type TriedVersion } from '../core/candidate-lottery.ts';
import type { AnySharedGame } from '../core/define-game.ts';
import type { Difference } from '../core/difference.ts';
import type { ConfigEventRecord, RoundRecord } from '../core/record.ts';

/** Version of a shared game from a round on. */
interface Span {
  from: number; // the first round's number
  active: number | undefined; // a version; undefined: nothing that was read tells of it
  tried?: TriedVersion & { version: number };
}

/** The spans of every shared game so far, as JSON. */
export type SavedRoundVersions = readonly (readonly [game: string, spans: readonly Span[]])[];

/** Events that change what a shared game's rounds pin. */
const changing: readonly ConfigEventRecord['event'][] = ['candidate.stopped', 'activated'];

/**
 * Follows which version each round of a shared game must pin. Every change names its first round, so nothing hangs on
 * clocks; while a version is tried, a lottery decides by what nobody can choose. A log of before 2026-11-23 tells of no first
 * rounds: until the first of them nothing is asked of a game.
 */
export class RoundVersions {
  readonly #spans = new Map<string, Span[]>();
  readonly #last = new Map<string, number>(); // the greatest number that was met

  /** The versions as they were saved. */
  static restore(saved: { spans: SavedRoundVersions; last: readonly (readonly [string, number])[] }): RoundVersions {
    const restored = new RoundVersions();
    for (const [game, spans] of saved.spans) restored.#spans.set(game, [...spans]);
    for (const [game, last] of saved.last) restored.#last.set(game, last);
    return restored;
  }

  save(): { spans: SavedRoundVersions; last: readonly (readonly [string, number])[] } {
    return { spans: [...this.#spans], last: [...this.#last] };
  }

  /**
   * Takes an event of a shared game in: what is wrong about it, or undefined. `active`: the version that is active now;
   * `tried`: the one whose lottery begins with this event.
   */
  take(
    game: AnySharedGame,
    { details: { fromRound: from }, event }: ConfigEventRecord,
    { active, tried }: { active: number | undefined; tried: Span['tried'] | undefined },
  ): Difference | undefined {
    if (!tried && !changing.includes(event)) return undefined;
    const spans = this.#spans.get(game.id) ?? [];
    if (from === undefined && !tried && spans.length === 0) return undefined;
    const wrong = this.#wrongStart(game, from, spans.at(-1));
    if (wrong || typeof from !== 'number') return wrong;
    const earlier = spans.filter((span) => span.from < from);
    this.#spans.set(game.id, [...earlier, { from, active, ...(tried && { tried }) }]);
    return undefined;
  }

  /** Takes a round in: what is wrong about the version that it pins, or undefined. */
  round(game: AnySharedGame, record: RoundRecord): Difference | undefined {
    const { config, number } = record;
    this.#last.set(game.id, Math.max(number, this.#last.get(game.id) ?? 0));
    const span = this.#spans.get(game.id)?.findLast(({ from }) => from <= number);
    if (!span) return undefined;
    const { active, tried } = span;
    const subject = lotterySubject(game, record);
    if (tried && subject === undefined) return undefined; // a room that ended before its creator's bet
    const expected = tried && subject !== undefined && playsTried(game.id, tried, subject) ? tried.version : active;
    const isWrong = expected === undefined ? config.version === tried?.version : config.version !== expected;
    if (!isWrong) return undefined;
    return { path: 'config.version', expected: expected ?? 'the active version', got: config.version };
  }

  /**
   * Fault in the first round that a change names: it must be the next one, or the one after a round that is still open.
   */
  #wrongStart(game: AnySharedGame, from: unknown, before: Span | undefined): Difference | undefined {
    const last = this.#last.get(game.id);
    const min = Math.max((last ?? 0) + 1, before?.from ?? 1);
    const max = game.seeding === 'chain' && last !== undefined ? last + MAX_OPEN + 1 : Number.MAX_SAFE_INTEGER;
    if (Number.isSafeInteger(from) && Number(from) >= min && Number(from) <= max) return undefined;
    const expected = `the number of the next round, from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`;
    return { path: 'details.fromRound', expected, got: Object(from) === from ? null : (from as number | undefined) };
  }
}

const MAX_OPEN = 1; // rounds of a chain game that are not in the log yet
