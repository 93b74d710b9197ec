import { CompactRange, leafHash, type NodeId } from './merkle.ts';
import type { NodeSource } from './proof.ts';

/** A whole tree in memory: for tests, small logs and tools. Keeps every complete subtree's hash. */
export class MemoryTree {
  readonly #range = new CompactRange();
  readonly #levels: Uint8Array[][] = [];

  get size(): number {
    return this.#range.size;
  }

  /** Adds a record's hash (32 raw bytes). */
  append(data: Uint8Array): void {
    this.#range.append(leafHash(data), (level, index, hash) => {
      (this.#levels[level] ??= [])[index] = hash;
    });
  }

  root(): Uint8Array {
    return this.#range.root();
  }

  /** The hashes of complete subtrees. Throws a RangeError for one that is not there. */
  readonly nodes: NodeSource = (ids: readonly NodeId[]) =>
    ids.map(({ level, index }) => {
      const hash = this.#levels[level]?.[index];
      if (!hash) throw new RangeError(`the tree of ${this.size} leaves has no node ${index} at level ${level}`);
      return hash;
    });
}
