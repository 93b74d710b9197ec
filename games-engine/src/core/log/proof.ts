import { foldRight, nodeHash, rangeNodes, type NodeId } from './merkle.ts';

/** Leaves [begin, end): one RFC 6962 subtree. */
export interface Span {
  begin: number;
  end: number;
}

/** Gives the hashes of complete subtrees, in the order asked. May read them all in one go. */
export type NodeSource = (nodes: readonly NodeId[]) => Promise<readonly Uint8Array[]> | readonly Uint8Array[];

const assertSize = (name: string, value: number, min: number, max: number): void => {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} is an integer from ${min} to ${max}, got ${value}`);
  }
};

/** Split of n ≥ 2 leaves by RFC 6962: the largest power of two below n. */
const splitOf = (n: number): number => {
  let split = 1;
  while (split * 2 < n) split *= 2;
  return split;
};

/** PATH(m, D[n]) of RFC 6962, 2.1.1: the siblings of a leaf, leaf to root. */
export const pathSpans = (index: number, { begin, end }: Span): Span[] => {
  if (end - begin === 1) return [];
  const middle = begin + splitOf(end - begin);
  const left = { begin, end: middle };
  const right = { begin: middle, end };
  return index < middle ? [...pathSpans(index, left), right] : [...pathSpans(index, right), left];
};

// SUBPROOF(m, D[n], known) of RFC 6962, 2.1.2
const subproofSpans = (size: number, { begin, end }: Span, known: boolean): Span[] => {
  if (size === end) return known ? [] : [{ begin, end }];
  const middle = begin + splitOf(end - begin);
  const left = { begin, end: middle };
  const right = { begin: middle, end };
  return size <= middle ? [...subproofSpans(size, left, known), right] : [...subproofSpans(size, right, false), left];
};

const hashSpans = async (spans: readonly Span[], source: NodeSource): Promise<Uint8Array[]> => {
  const nodes = spans.map((span) => rangeNodes(span.begin, span.end));
  const hashes = await source(nodes.flat());
  let taken = 0;
  return nodes.map((part) => {
    const ownHashes = hashes.slice(taken, taken + part.length);
    taken += part.length;
    if (ownHashes.length !== part.length) throw new RangeError('the node source gave fewer hashes than were asked for');
    return foldRight(ownHashes);
  });
};

/** The inclusion proof of leaf `index` in the tree of `size` leaves, leaf to root. Throws a RangeError outside it. */
export const inclusionProof = async (index: number, size: number, source: NodeSource): Promise<Uint8Array[]> => {
  assertSize('a tree size', size, 1, Number.MAX_SAFE_INTEGER);
  assertSize('a leaf index', index, 0, size - 1);
  return hashSpans(pathSpans(index, { begin: 0, end: size }), source);
};

/** The proof that the tree of `from` leaves is the beginning of the tree of `to`; empty when they are the same. */
export const consistencyProof = async (from: number, to: number, source: NodeSource): Promise<Uint8Array[]> => {
  assertSize('a tree size', to, 1, Number.MAX_SAFE_INTEGER);
  assertSize('the older tree size', from, 1, to);
  return hashSpans(subproofSpans(from, { begin: 0, end: to }, true), source);
};

const half = (n: number): number => Math.floor(n / 2); // sizes go to 2^53: bit operators would cut them
const isOdd = (n: number): boolean => n % 2 === 1;

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** The root that a leaf and its proof lead to, or undefined when the proof has the wrong length (RFC 9162, 2.1.3.2). */
export const rootFromInclusion = (
  index: number,
  size: number,
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
): Uint8Array | undefined => {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index) || index < 0 || index >= size) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of proof) {
    if (last === 0) return undefined;
    if (isOdd(at) || at === last) {
      hash = nodeHash(sibling, hash);
      while (at !== 0 && !isOdd(at)) [at, last] = [half(at), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? hash : undefined;
};

/** A leaf of a tree, and the proof that it stands there. */
export interface InclusionClaim {
  index: number;
  size: number; // leaves of the tree
  leaf: Uint8Array;
  proof: readonly Uint8Array[];
  root: Uint8Array;
}

/** True when the proof puts the leaf at `index` of the tree of `size` leaves with this root. */
export const verifyInclusion = ({ index, size, leaf, proof, root }: InclusionClaim): boolean => {
  const reached = rootFromInclusion(index, size, leaf, proof);
  return reached !== undefined && isSame(reached, root);
};

/** Two heads of one log, and the proof between them. */
export interface ConsistencyClaim {
  from: number;
  fromRoot: Uint8Array;
  to: number;
  toRoot: Uint8Array;
  proof: readonly Uint8Array[];
}

/** True when the tree of `from` leaves is the beginning of the tree of `to` leaves (RFC 9162, 2.1.4.2). */
export const verifyConsistency = ({ from, fromRoot, to, toRoot, proof }: ConsistencyClaim): boolean => {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1 || from > to) return false;
  if (from === to) return proof.length === 0 && isSame(fromRoot, toRoot);
  const isWholeSubtree = rangeNodes(0, from).length === 1; // then the older root is itself the first hash
  const [first, ...rest] = isWholeSubtree ? [fromRoot, ...proof] : proof;
  if (!first) return false;
  let at = from - 1;
  let last = to - 1;
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let older = first;
  let newer = first;
  for (const hash of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
      while (at !== 0 && !isOdd(at)) [at, last] = [half(at), half(last)];
    } else {
      newer = nodeHash(newer, hash);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && isSame(older, fromRoot) && isSame(newer, toRoot);
};
