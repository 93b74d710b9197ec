import type { Difference } from '../difference.ts';
import { hashFromHex, toHex } from '../log/encoding.ts';
import type { OwedInUnit } from './statement.ts';
import { isSum, SumRange, sumLeaf } from './sum-tree.ts';

const LINE = /^\{"amountMinor":"(0|[1-9]\d{0,17})","commitment":"([0-9a-f]{64})"\}$/;

/** Line of a list of leaves, without its line feed: its canonical text. */
export const leafLine = (commitment: string, amountMinor: bigint | string): string =>
  `{"amountMinor":"${amountMinor}","commitment":"${commitment}"}`;

/**
 * Adds a statement's list of leaves up again, line by line, in memory that does not grow with it. Leaves stand in the order
 * of their commitments, so none can stand there twice.
 */
export class LeafList {
  readonly #owed: OwedInUnit;
  readonly #tree = new SumRange();
  #last = '';
  #sum = 0n;
  #fault: Difference | undefined;

  constructor(owed: OwedInUnit) {
    this.#owed = owed;
  }

  /** Takes the next line. After a fault nothing more is looked at. */
  line(text: string): void {
    if (this.#fault) return;
    const [, amount = '', commitment = ''] = LINE.exec(text) ?? [];
    const bytes = hashFromHex(commitment);
    const path = `leaves.${this.#tree.size}`;
    if (!bytes) this.#fault = { path, expected: 'an amount and a commitment', got: text.slice(0, 120) };
    else if (commitment <= this.#last) this.#fault = { path, expected: `above ${this.#last}`, got: commitment };
    else if (!isSum(this.#sum + BigInt(amount)))
      this.#fault = { path, expected: 'a sum of up to 18 digits', got: amount };
    else {
      this.#tree.append(sumLeaf(bytes, BigInt(amount)));
      this.#sum += BigInt(amount);
      this.#last = commitment;
    }
  }

  /** Ends the list: the first thing that differs from the statement, or undefined. */
  finish(): Difference | undefined {
    if (this.#fault) return this.#fault;
    const { hash, sum } = this.#tree.root();
    const { leaves, root, total } = this.#owed;
    if (this.#tree.size !== leaves) return { path: 'leaves', expected: leaves, got: this.#tree.size };
    if (String(sum) !== total) return { path: 'total', expected: total, got: String(sum) };
    return toHex(hash) === root ? undefined : { path: 'root', expected: root, got: toHex(hash) };
  }
}
