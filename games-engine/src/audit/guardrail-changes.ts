import { asJson, type Difference } from '../core/difference.ts';
import type { GuardrailRecord } from '../core/record.ts';
import { hashOf } from '../verify-step.ts';

/** Guardrails of a game in force. */
interface InForce {
  version: number;
  hash: string | undefined; // hash of the bounds; undefined: they have no canonical text
}

/** The guardrails of a log's games so far, as JSON. */
export interface SavedGuardrails {
  isWhole: boolean;
  inForce: readonly [game: string, InForce][];
}

/** Follows the guardrails of every game through a log: two people a change, and each goes on from the one before. */
export class GuardrailChanges {
  readonly #isWhole: boolean;
  readonly #inForce: Map<string, InForce>;

  /** `isWhole`: the log is read from its first entry, so the first change of a game is made to the program's bounds. */
  constructor({ isWhole, inForce }: SavedGuardrails) {
    this.#isWhole = isWhole;
    this.#inForce = new Map(inForce);
  }

  save(): SavedGuardrails {
    return { isWhole: this.#isWhole, inForce: [...this.#inForce] };
  }

  /** Takes a change in: what is wrong about it, or undefined. */
  take(record: GuardrailRecord): Difference | undefined {
    const { after, approver, author, game, version } = record;
    const last = this.#inForce.get(game);
    this.#inForce.set(game, { version, hash: hashOf(after) });
    if (approver === author) return { path: 'approver', expected: 'somebody else than the author', got: approver };
    if (last && version <= last.version)
      return { path: 'version', expected: `a version above ${last.version}`, got: version };
    return this.#isNext(record, last) ? undefined : notNext(record, last);
  }

  #isNext({ before }: GuardrailRecord, last: InForce | undefined): boolean {
    if (last) return before !== null && hashOf(before) === last.hash;
    return before === null || !this.#isWhole;
  }
}

const notNext = ({ before }: GuardrailRecord, last: InForce | undefined): Difference => ({
  path: 'before',
  expected: last ? `the bounds of version ${last.version}` : null,
  got: asJson(before),
});
