import type { Difference } from '../difference.ts';
import { toHex } from '../log/encoding.ts';
import type { OwedInUnit } from './statement.ts';
import { isSum, SumRange, sumLeaf } from './sum-tree.ts';

/** Leaves of a full block. */
export const BLOCK_LEAVES = 256;

const LEAF_BYTES = 40;
const COMMITMENT_BYTES = 32;
const BLOCK = /^(?:[0-9a-f]{80}){1,256}$/;

/** A line of a list: neighbouring leaves of one tree. */
export interface LeafBlock {
  block: number; // 0, 1, 2 …
  day: number;
  leaves: string; // commitment and amount of each, 32 and 8 bytes, in hex
  unit: string;
}

/** Leaves of a block, or undefined for a text that is none. */
const leavesOf = (text: string): { commitment: Uint8Array; amount: bigint }[] | undefined => {
  if (!BLOCK.test(text)) return undefined;
  const bytes = Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / LEAF_BYTES }, (_, n) => {
    const begin = n * LEAF_BYTES;
    return {
      commitment: bytes.subarray(begin, begin + COMMITMENT_BYTES),
      amount: view.getBigUint64(begin + COMMITMENT_BYTES),
    };
  });
};

/**
 * Adds a statement's list of leaves up again, block by block, in memory that does not grow with it. Leaves stand in the order
 * of their commitments, so none can stand there twice.
 */
export class LeafList {
  readonly #owed: OwedInUnit;
  readonly #tree = new SumRange();
  #last = '';
  #sum = 0n;
  #blocks = 0;
  #fault: Difference | undefined;

  constructor(owed: OwedInUnit) {
    this.#owed = owed;
  }

  /** Takes the next block. After a fault nothing more is looked at. */
  add({ block, leaves: text }: Pick<LeafBlock, 'block' | 'leaves'>): void {
    const leaves = leavesOf(text);
    if (block !== this.#blocks || this.#tree.size % BLOCK_LEAVES !== 0)
      this.#fault ??= { path: `blocks.${this.#blocks}`, expected: `full blocks up to ${this.#blocks}`, got: block };
    if (!leaves)
      this.#fault ??= { path: `blocks.${block}`, expected: 'commitments and amounts', got: text.slice(0, 80) };
    this.#blocks += 1;
    for (const { commitment, amount } of leaves ?? []) this.#leaf(commitment, amount);
  }

  #leaf(commitment: Uint8Array, amount: bigint): void {
    if (this.#fault) return;
    const path = `leaves.${this.#tree.size}`;
    const name = toHex(commitment);
    if (name <= this.#last) this.#fault = { path, expected: `above ${this.#last}`, got: name };
    else if (!isSum(amount) || !isSum(this.#sum + amount))
      this.#fault = { path, expected: 'a sum of up to 18 digits', got: String(amount) };
    else {
      this.#tree.append(sumLeaf(commitment, amount));
      this.#sum += amount;
      this.#last = name;
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
