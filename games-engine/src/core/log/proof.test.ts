import { sha256 } from '#digest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTree } from './memory-tree.ts';
import { CompactRange, leafHash } from './merkle.ts';
import { consistencyProof, inclusionProof, rootFromInclusion, verifyConsistency, verifyInclusion } from './proof.ts';

const record = (n: number): Uint8Array => sha256(new TextEncoder().encode(`record ${n}`));
const SIZE = 70;
const tree = new MemoryTree();
const roots = [tree.root()];
for (let n = 0; n < SIZE; n += 1) {
  tree.append(record(n));
  roots.push(tree.root());
}
const rootAt = (size: number): Uint8Array => roots[size] ?? new Uint8Array();
const flipped = (hash: Uint8Array): Uint8Array => hash.map((byte, i) => (i === 0 ? byte ^ 1 : byte));

describe('inclusion proofs', () => {
  it('verify for every leaf of every tree to 70 leaves', async () => {
    for (let size = 1; size <= SIZE; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const proof = await inclusionProof(index, size, tree.nodes);
        expect(verifyInclusion({ index, size, leaf: leafHash(record(index)), proof, root: rootAt(size) })).toBe(true);
      }
    }
  });

  it('fail for another leaf, place, size, root or proof', async () => {
    const sizes = fc.integer({ min: 2, max: SIZE }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async ([size, index], pick) => {
        const leaf = leafHash(record(index));
        const root = rootAt(size);
        const proof = await inclusionProof(index, size, tree.nodes);
        const at = pick % proof.length;
        const claim = { index, size, leaf, proof, root };
        expect(verifyInclusion({ ...claim, leaf: leafHash(record(index + 1)) })).toBe(false);
        expect(verifyInclusion({ ...claim, index: (index + 1) % size })).toBe(false);
        expect(verifyInclusion({ ...claim, root: flipped(root) })).toBe(false);
        expect(verifyInclusion({ ...claim, proof: proof.toSpliced(at, 1) })).toBe(false);
        expect(verifyInclusion({ ...claim, proof: [...proof, leaf] })).toBe(false);
        expect(verifyInclusion({ ...claim, proof: proof.with(at, flipped(proof[at] ?? leaf)) })).toBe(false);
        if (size > 2) expect(verifyInclusion({ ...claim, root: rootAt(size - 1) })).toBe(false);
      }),
    );
  });

  it('refuse a leaf outside the tree', async () => {
    await expect(inclusionProof(5, 5, tree.nodes)).rejects.toThrow('a leaf index is an integer from 0 to 4, got 5');
    await expect(inclusionProof(0, 0, tree.nodes)).rejects.toThrow(RangeError);
    expect(rootFromInclusion(5, 5, record(0), [])).toBeUndefined();
    expect(rootFromInclusion(0.5, 5, record(0), [])).toBeUndefined();
  });
});

describe('consistency proofs', () => {
  it('verify between every two trees to 70 leaves', async () => {
    for (let to = 1; to <= SIZE; to += 1) {
      for (let from = 1; from <= to; from += 1) {
        const proof = await consistencyProof(from, to, tree.nodes);
        expect(verifyConsistency({ from, fromRoot: rootAt(from), to, toRoot: rootAt(to), proof })).toBe(true);
      }
    }
  });

  it('fail when either head or the proof is forged', async () => {
    const pairs = fc
      .integer({ min: 2, max: SIZE })
      .chain((to) => fc.tuple(fc.integer({ min: 1, max: to - 1 }), fc.constant(to)));
    await fc.assert(
      fc.asyncProperty(pairs, fc.nat(), async ([from, to], pick) => {
        const proof = await consistencyProof(from, to, tree.nodes);
        const claim = { from, fromRoot: rootAt(from), to, toRoot: rootAt(to), proof };
        const at = pick % proof.length;
        expect(verifyConsistency({ ...claim, fromRoot: flipped(claim.fromRoot) })).toBe(false);
        expect(verifyConsistency({ ...claim, toRoot: flipped(claim.toRoot) })).toBe(false);
        expect(verifyConsistency({ ...claim, proof: proof.toSpliced(at, 1) })).toBe(false);
        expect(verifyConsistency({ ...claim, proof: [...proof, record(0)] })).toBe(false);
        expect(verifyConsistency({ ...claim, proof: proof.with(at, flipped(proof[at] ?? record(0))) })).toBe(false);
      }),
    );
  });

  it('need nothing between a head and itself, and refuse sizes that cannot be', () => {
    const [fromRoot, toRoot] = [rootAt(9), rootAt(9)];
    expect(verifyConsistency({ from: 9, fromRoot, to: 9, toRoot, proof: [] })).toBe(true);
    expect(verifyConsistency({ from: 9, fromRoot, to: 9, toRoot: rootAt(8), proof: [] })).toBe(false);
    expect(verifyConsistency({ from: 0, fromRoot: new CompactRange().root(), to: 9, toRoot, proof: [] })).toBe(false);
    expect(verifyConsistency({ from: 10, fromRoot, to: 9, toRoot, proof: [] })).toBe(false);
  });

  it('catch a log that was rewritten', async () => {
    const rewritten = new MemoryTree();
    for (let n = 0; n < SIZE; n += 1) rewritten.append(record(n === 3 ? 1000 : n));
    const proof = await consistencyProof(40, SIZE, rewritten.nodes);
    expect(verifyConsistency({ from: 40, fromRoot: rootAt(40), to: SIZE, toRoot: rewritten.root(), proof })).toBe(
      false,
    );
  });
});
