import { sha256 } from '#digest';

const HASH_BYTES = 32;

// hashing is synchronous, so one buffer of each shape serves every call
const leafInput = new Uint8Array(1 + HASH_BYTES);
const nodeInput = new Uint8Array(1 + 2 * HASH_BYTES);
nodeInput[0] = 1;

/** The leaf hash of RFC 6962 for a record's hash (32 raw bytes): SHA-256(0x00 ‖ data). */
export const leafHash = (data: Uint8Array): Uint8Array => {
  if (data.length !== HASH_BYTES) throw new RangeError(`a leaf holds 32 bytes, got ${data.length}`);
  leafInput.set(data, 1);
  return sha256(leafInput);
};

/** The interior hash of RFC 6962: SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  nodeInput.set(left, 1);
  nodeInput.set(right, 1 + HASH_BYTES);
  return sha256(nodeInput);
};

/** The root of a tree without leaves: SHA-256 of nothing. */
export const emptyRoot = (): Uint8Array => sha256(new Uint8Array(0));

/** The hash over neighbouring complete subtrees, given from left to right in falling size. */
export const foldRight = (hashes: readonly Uint8Array[]): Uint8Array => {
  const last = hashes.at(-1);
  if (!last) return emptyRoot();
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
};

/** Told of every complete subtree as it closes. Level 0 is a leaf; index counts from the left at that level. */
export type NodeListener = (level: number, index: number, hash: Uint8Array) => void;

/**
 * The part of a tree that is needed to go on appending: the hashes of its complete subtrees, one per set bit of
 * its size, from left to right. Memory does not grow with the tree but with its logarithm.
 */
export class CompactRange {
  #size: number;
  readonly #hashes: Uint8Array[];

  /** A tree of `size` leaves with these hashes; throws a RangeError when their number does not fit the size. */
  constructor(size = 0, hashes: readonly Uint8Array[] = []) {
    if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`a tree has 0 to 2^53-1 leaves, got ${size}`);
    const needed = rangeNodes(0, size).length;
    if (hashes.length !== needed || hashes.some((hash) => hash.length !== HASH_BYTES)) {
      throw new RangeError(`a tree of ${size} leaves has ${needed} hashes of 32 bytes`);
    }
    this.#size = size;
    this.#hashes = [...hashes];
  }

  get size(): number {
    return this.#size;
  }

  get hashes(): readonly Uint8Array[] {
    return this.#hashes;
  }

  /** Adds a leaf by its leaf hash. */
  append(leaf: Uint8Array, onNode?: NodeListener): void {
    let hash = leaf;
    let level = 0;
    let index = this.#size;
    onNode?.(level, index, hash);
    while (index % 2 === 1) {
      hash = nodeHash(this.#hashes.pop() ?? emptyRoot(), hash);
      level += 1;
      index = (index - 1) / 2;
      onNode?.(level, index, hash);
    }
    this.#hashes.push(hash);
    this.#size += 1;
  }

  /** The tree's root. */
  root(): Uint8Array {
    return foldRight(this.#hashes);
  }

  /** A tree of its own with the same leaves. */
  clone(): CompactRange {
    return new CompactRange(this.#size, this.#hashes);
  }
}

/** A complete subtree: 2^level leaves from leaf index·2^level on. */
export interface NodeId {
  level: number;
  index: number;
}

/** The largest power of two that is not above n, for n ≥ 1, as its exponent. */
const floorLog2 = (n: number): number => {
  let level = 0;
  while (2 ** (level + 1) <= n) level += 1;
  return level;
};

/**
 * The complete subtrees that make up leaves [begin, end) of one RFC 6962 subtree, from left to right.
 * `begin` is a multiple of the largest power of two below the range's length, as every such subtree's is.
 */
export const rangeNodes = (begin: number, end: number): NodeId[] => {
  const nodes: NodeId[] = [];
  for (let at = begin; at < end;) {
    const level = floorLog2(end - at);
    nodes.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
};
