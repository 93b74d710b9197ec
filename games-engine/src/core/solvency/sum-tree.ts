import { sha256 } from '#digest';
import { rangeNodes, type NodeId } from '../log/merkle.ts';
import { pathSpans, type Span } from '../log/proof.ts';

/** Greatest sum of a tree, and so the greatest amount of a leaf: 18 digits, as amounts have everywhere in the log. */
export const MAX_SUM = 10n ** 18n - 1n;

/** A leaf or a subtree of a Merkle sum tree. */
export interface SumNode {
  hash: Uint8Array; // 32 bytes
  sum: bigint; // 0 to MAX_SUM
}

const HASH_BYTES = 32;
const SUM_BYTES = 8;
const [LEAF, NODE] = [2, 3]; // first bytes; 0 and 1 are those of the log's tree

// hashing is synchronous, so one buffer of each shape serves every call
const leafInput = new Uint8Array(1 + HASH_BYTES + SUM_BYTES);
const nodeInput = new Uint8Array(1 + 2 * (HASH_BYTES + SUM_BYTES));
const leafView = new DataView(leafInput.buffer);
const nodeView = new DataView(nodeInput.buffer);
leafInput[0] = LEAF;
nodeInput[0] = NODE;

/** True for a sum that a node may have. */
export const isSum = (sum: bigint): boolean => sum >= 0n && sum <= MAX_SUM;

const assertSum = (sum: bigint): void => {
  if (!isSum(sum)) throw new RangeError(`a sum is from 0 to ${MAX_SUM}, got ${sum}`);
};

/** The leaf of an amount: SHA-256(0x02 ‖ commitment ‖ amount as uint64). Throws a RangeError for an amount out of range. */
export const sumLeaf = (commitment: Uint8Array, amount: bigint): SumNode => {
  assertSum(amount);
  if (commitment.length !== HASH_BYTES)
    throw new RangeError(`a commitment has ${HASH_BYTES} bytes, got ${commitment.length}`);
  leafInput.set(commitment, 1);
  leafView.setBigUint64(1 + HASH_BYTES, amount);
  return { hash: sha256(leafInput), sum: amount };
};

/**
 * The node above two: SHA-256(0x03 ‖ left hash ‖ left sum ‖ right hash ‖ right sum). Throws a RangeError when either sum,
 * or both together, are out of range: no sum can wrap around or be made smaller by a negative one.
 */
export const sumNode = (left: SumNode, right: SumNode): SumNode => {
  const sum = left.sum + right.sum;
  for (const each of [left.sum, right.sum, sum]) assertSum(each);
  nodeInput.set(left.hash, 1);
  nodeView.setBigUint64(1 + HASH_BYTES, left.sum);
  nodeInput.set(right.hash, 1 + HASH_BYTES + SUM_BYTES);
  nodeView.setBigUint64(1 + 2 * HASH_BYTES + SUM_BYTES, right.sum);
  return { hash: sha256(nodeInput), sum };
};

/** The root of a tree without leaves: SHA-256 of nothing, and a sum of 0. */
export const emptySum = (): SumNode => ({ hash: sha256(new Uint8Array(0)), sum: 0n });

/** The node over neighbouring complete subtrees, from left to right in falling size. */
const foldSums = (nodes: readonly SumNode[]): SumNode => {
  const last = nodes.at(-1);
  if (!last) return emptySum();
  return nodes.slice(0, -1).reduceRight((right, left) => sumNode(left, right), last);
};

/** A sum tree that grows leaf by leaf, of the shape of RFC 6962. Memory grows with the logarithm of its leaves. */
export class SumRange {
  #size = 0;
  readonly #nodes: SumNode[] = [];

  get size(): number {
    return this.#size;
  }

  /** Adds a leaf, and tells of each complete subtree that closes: level 0 is the leaf. */
  append(leaf: SumNode, onNode?: (id: NodeId, node: SumNode) => void): void {
    let [node, level, index] = [leaf, 0, this.#size];
    onNode?.({ level, index }, node);
    while (index % 2 === 1) {
      node = sumNode(this.#nodes.pop() ?? emptySum(), node);
      [level, index] = [level + 1, (index - 1) / 2];
      onNode?.({ level, index }, node);
    }
    this.#nodes.push(node);
    this.#size += 1;
  }

  /** The tree's root. Throws a RangeError when the leaves together are out of range. */
  root(): SumNode {
    return foldSums(this.#nodes);
  }
}

/** The path of a leaf, leaf to root. `source` gives complete subtrees. */
export const sumPath = (index: number, size: number, source: (id: NodeId) => SumNode): SumNode[] => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size)
    throw new RangeError(`a leaf index is from 0 to ${size - 1}, got ${index}`);
  const nodesOf = ({ begin, end }: Span): SumNode[] => rangeNodes(begin, end).map((id) => source(id));
  return pathSpans(index, { begin: 0, end: size }).map((span) => foldSums(nodesOf(span)));
};

/** The root that a leaf and its path lead to; undefined for a path of another length, or with a sum out of range. */
export const rootOfSumPath = (
  { index, size }: { index: number; size: number },
  leaf: SumNode,
  path: readonly SumNode[],
): SumNode | undefined => {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index) || index < 0 || index >= size) return undefined;
  const spans = pathSpans(index, { begin: 0, end: size });
  if (path.length !== spans.length || !isSum(leaf.sum)) return undefined;
  let node = leaf;
  for (const [at, sibling] of path.entries()) {
    if (!isSum(sibling.sum) || sibling.hash.length !== HASH_BYTES || !isSum(node.sum + sibling.sum)) return undefined;
    const isLeft = (spans[at]?.begin ?? 0) > index; // the sibling stands to the right
    node = isLeft ? sumNode(node, sibling) : sumNode(sibling, node);
  }
  return node;
};
