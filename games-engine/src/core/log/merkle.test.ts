import { sha256 } from '#digest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './encoding.ts';
import { MemoryTree } from './memory-tree.ts';
import { CompactRange, emptyRoot, leafHash, nodeHash, rangeNodes } from './merkle.ts';

const record = (n: number): Uint8Array => sha256(new TextEncoder().encode(`record ${n}`));

/** MTH(D[n]) of RFC 6962 as it is written there. */
const definedRoot = (leaves: readonly Uint8Array[]): Uint8Array => {
  const [only] = leaves;
  if (!only) return emptyRoot();
  if (leaves.length === 1) return leafHash(only);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeHash(definedRoot(leaves.slice(0, split)), definedRoot(leaves.slice(split)));
};

describe('RFC 6962 hashing', () => {
  it('gives the empty tree the hash of nothing', () => {
    expect(toHex(emptyRoot())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(new CompactRange().root()).toEqual(emptyRoot());
  });

  it('separates leaves from nodes', () => {
    const [left, right] = [record(1), record(2)];
    expect(leafHash(left)).toEqual(sha256(Uint8Array.from([0, ...left])));
    expect(nodeHash(left, right)).toEqual(sha256(Uint8Array.from([1, ...left, ...right])));
  });

  it('refuses a leaf that is not 32 bytes', () => {
    expect(() => leafHash(new Uint8Array(31))).toThrow('a leaf holds 32 bytes, got 31');
  });
});

describe('CompactRange', () => {
  it('has the roots of the Certificate Transparency reference vectors', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
    const range = new CompactRange();
    const reached = inputs.map((hex) => {
      range.append(sha256(Uint8Array.from([0, ...Buffer.from(hex, 'hex')]))); // leaves of any length there
      return toHex(range.root());
    });
    expect(reached).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ]);
  });

  it('has the root that RFC 6962 defines, for every size to 130', () => {
    const range = new CompactRange();
    const leaves: Uint8Array[] = [];
    for (let n = 0; n < 130; n += 1) {
      leaves.push(record(n));
      range.append(leafHash(record(n)));
      expect(toHex(range.root())).toBe(toHex(definedRoot(leaves)));
    }
  });

  it('goes on from its hashes as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(100), (before, after) => {
        const whole = new CompactRange();
        for (let n = 0; n < before; n += 1) whole.append(leafHash(record(n)));
        const resumed = new CompactRange(whole.size, whole.hashes);
        for (let n = before; n < before + after; n += 1) {
          whole.append(leafHash(record(n)));
          resumed.append(leafHash(record(n)));
        }
        expect(resumed.root()).toEqual(whole.root());
        expect(resumed.size).toBe(before + after);
      }),
      { numRuns: 50 },
    );
  });

  it('tells of every complete subtree exactly once', () => {
    const texts: string[] = [];
    const range = new CompactRange();
    for (let n = 0; n < 7; n += 1) range.append(leafHash(record(n)), (level, index) => texts.push(`${level}/${index}`));
    expect(texts.join(' ')).toBe('0/0 0/1 1/0 0/2 0/3 1/1 2/0 0/4 0/5 1/2 0/6');
  });

  it('refuses hashes that do not fit its size', () => {
    expect(() => new CompactRange(3, [record(0)])).toThrow('a tree of 3 leaves has 2 hashes of 32 bytes');
    expect(() => new CompactRange(-1)).toThrow(RangeError);
  });
});

describe('rangeNodes', () => {
  it('covers a range from left to right without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (shift, length) => {
        const begin = 2 ** Math.ceil(Math.log2(length)) * shift;
        const nodes = rangeNodes(begin, begin + length);
        let at = begin;
        for (const { level, index } of nodes) {
          expect(index * 2 ** level).toBe(at);
          at += 2 ** level;
        }
        expect(at).toBe(begin + length);
      }),
    );
  });

  it('names nodes that the tree has', () => {
    const tree = new MemoryTree();
    for (let n = 0; n < 11; n += 1) tree.append(record(n));
    expect(() => tree.nodes(rangeNodes(8, 11))).not.toThrow();
    expect(() => tree.nodes([{ level: 3, index: 1 }])).toThrow('the tree of 11 leaves has no node 1 at level 3');
  });
});
