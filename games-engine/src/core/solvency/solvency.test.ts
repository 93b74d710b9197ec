import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleStatement, sampleTree, sampleTrees } from '../../testing/sample-solvency.ts';
import { toHex } from '../log/encoding.ts';
import { LeafList } from './leaf-list.ts';
import { reserveKeyOf, signerOf } from './reserve-proof.ts';
import { partCommitment, reserveText, shareFault, type OwnPart, type OwnShare } from './statement.ts';
import { MAX_SUM, rootOfSumPath, sumLeaf, sumNode, SumRange, sumPath } from './sum-tree.ts';

const leafOf = (n: number, amount: bigint) => sumLeaf(partCommitment('player', String(n)), amount);

const treeOf = (amounts: readonly bigint[]) => {
  const [tree, nodes] = [new SumRange(), new Map<string, ReturnType<typeof leafOf>>()];
  for (const [n, amount] of amounts.entries())
    tree.append(leafOf(n, amount), ({ level, index }, node) => nodes.set(`${level} ${index}`, node));
  const pathOf = (index: number) =>
    sumPath(index, amounts.length, ({ level, index: at }) => nodes.get(`${level} ${at}`) ?? leafOf(-1, 0n));
  return { root: tree.root(), pathOf };
};

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const balances = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 })
  .chain((players) =>
    fc.tuple(
      ...players.map((player) =>
        fc.record({ player: fc.constant(player), parts: fc.array(amount, { minLength: 1, maxLength: 5 }) }),
      ),
    ),
  );

describe('a sum tree', () => {
  it('proves each leaf of every tree of up to 40 leaves at its own place alone', () => {
    for (let size = 1; size <= 40; size += 1) {
      const amounts = Array.from({ length: size }, (_, n) => BigInt(n * n));
      const { root, pathOf } = treeOf(amounts);
      for (let index = 0; index < size; index += 1) {
        const path = pathOf(index);
        for (let place = 0; place < size; place += 1) {
          const reached = rootOfSumPath({ index: place, size }, leafOf(index, amounts[index] ?? 0n), path);
          expect(reached !== undefined && toHex(reached.hash) === toHex(root.hash)).toBe(place === index);
        }
        expect(rootOfSumPath({ index, size }, leafOf(index, amounts[index] ?? 0n), path)).toEqual(root);
      }
    }
  });

  it('has no sum that is negative or passes its greatest, in a leaf, a node or on a path', () => {
    expect(() => leafOf(0, -1n)).toThrow(RangeError);
    expect(() => leafOf(0, MAX_SUM + 1n)).toThrow(RangeError);
    expect(() => sumNode(leafOf(0, MAX_SUM), leafOf(1, 1n))).toThrow(RangeError);
    expect(() => treeOf([MAX_SUM, 0n, 1n])).toThrow(RangeError);
    const place = { index: 0, size: 2 };
    expect(rootOfSumPath(place, leafOf(0, 5n), [{ hash: leafOf(1, 1n).hash, sum: -1n }])).toBeUndefined();
    expect(rootOfSumPath(place, leafOf(0, 1n), [{ hash: leafOf(1, 1n).hash, sum: MAX_SUM }])).toBeUndefined();
    expect(rootOfSumPath(place, leafOf(0, 0n), [{ hash: leafOf(1, 1n).hash, sum: MAX_SUM }])?.sum).toBe(MAX_SUM);
  });

  it('tells the sum of all its leaves at its root, and changes with any of them', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 60 }), fc.nat(), (amounts, at) => {
        const { root } = treeOf(amounts);
        expect(root.sum).toBe(amounts.reduce((sum, each) => sum + each, 0n));
        const changed = amounts.with(at % amounts.length, (amounts[at % amounts.length] ?? 0n) + 1n);
        expect(toHex(treeOf(changed).root.hash)).not.toBe(toHex(root.hash));
      }),
    );
  });
});

const change = (share: OwnShare, at: number, part: Partial<OwnPart>): OwnShare => ({
  ...share,
  parts: share.parts.map((each, n) => (n === at ? { ...each, ...part } : each)),
});

describe("a player's share", () => {
  it('is proved by the published root for every player, and for nobody else', () => {
    fc.assert(
      fc.property(balances, (each) => {
        const { owed, shares } = sampleTree('BASE', each);
        const units = [owed];
        for (const [player, share] of shares) {
          expect(shareFault(player, share, { units })).toBeUndefined();
          expect(shareFault(`${player}2`, share, { units })).toBe('path');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('fails with another amount, salt, place or sibling, a part twice or left out, and under another root', () => {
    const [{ owed, shares }, other] = sampleTrees() as [ReturnType<typeof sampleTree>, ReturnType<typeof sampleTree>];
    const share = shares.get('player0') as OwnShare;
    const [first, second] = share.parts as [OwnPart, OwnPart];
    const faultOf = (changed: OwnShare, units = [owed]) => shareFault('player0', changed, { units });
    expect(faultOf(share)).toBeUndefined();
    expect(faultOf(change(share, 0, { amountMinor: String(Number(first.amountMinor) + 1) }))).toBe('path');
    expect(faultOf(change(share, 0, { amountMinor: '-1' }))).toBe('path');
    expect(faultOf(change(share, 0, { salt: second.salt }))).toBe('path');
    expect(faultOf(change(share, 0, { index: first.index + 100 }))).toBe('path');
    expect(faultOf(change(change(share, 0, { index: second.index }), 1, { index: first.index }))).toBe('path');
    expect(faultOf(change(share, 0, { path: first.path.slice(1) }))).toBe('path');
    expect(faultOf(change(share, 0, { path: first.path.map((node) => ({ ...node, sum: `-${node.sum}` })) }))).toBe(
      'path',
    );
    expect(faultOf({ ...share, parts: [...share.parts, first] })).toBe('repeated');
    expect(faultOf({ ...share, parts: share.parts.filter(({ amountMinor }) => amountMinor === '0') })).toBe('amount');
    expect(faultOf(share, [{ ...owed, total: String(Number(owed.total) - 1) }])).toBe('path');
    expect(faultOf(share, [other.owed])).toBe('unit');
  });
});

describe('a list of leaves', () => {
  const [{ leaves: text, owed }] = sampleTrees() as [ReturnType<typeof sampleTree>];
  const leaves: readonly string[] = text.match(/.{80}/g) ?? [];
  const faultOf = (lines: readonly string[]): string | undefined => {
    const list = new LeafList(owed);
    list.add({ block: 0, leaves: lines.join('') });
    return list.finish()?.path;
  };
  const withAmount = (leaf: string, amountMinor: bigint): string =>
    leaf.slice(0, 64) + amountMinor.toString(16).padStart(16, '0');

  it('leads to the statement as it is, and with no leaf left out, swapped, changed or given twice', () => {
    expect(faultOf(leaves)).toBeUndefined();
    for (const [at, leaf] of leaves.entries()) {
      expect(faultOf(leaves.toSpliced(at, 1))).toBe('leaves');
      expect(faultOf(leaves.toSpliced(at, 0, leaf))).toMatch(/^leaves\.\d+$/);
      const raised = withAmount(leaf, BigInt(`0x${leaf.slice(64)}`) + 1n);
      expect(faultOf(leaves.with(at, raised))).toBe('total');
      expect(faultOf(leaves.with(at, withAmount(leaf, MAX_SUM + 1n)))).toBe(`leaves.${at}`);
      expect(faultOf(leaves.with(at, withAmount(leaf, 2n ** 64n - 1n)))).toBe(`leaves.${at}`);
      if (at > 0) expect(faultOf(leaves.with(at, leaves[at - 1] ?? '').with(at - 1, leaf))).toBe(`leaves.${at}`);
    }
    expect(faultOf(leaves.with(0, 'x'.repeat(80)))).toBe('blocks.0');
  });

  it('cannot move an amount from one player to another unseen', () => {
    const moved = leaves.map((leaf, n) => leaf.slice(0, 64) + (leaves[(n + 1) % leaves.length] ?? '').slice(64));
    expect(faultOf(moved)).toBe('root');
  });

  it('has its blocks in order, all full but the last', () => {
    const [half, rest] = [leaves.slice(0, 4).join(''), leaves.slice(4).join('')];
    const list = new LeafList(owed);
    list.add({ block: 0, leaves: half });
    list.add({ block: 1, leaves: rest });
    expect(list.finish()?.path).toBe('blocks.1');
    const late = new LeafList(owed);
    late.add({ block: 1, leaves: leaves.join('') });
    expect(late.finish()?.path).toBe('blocks.0');
  });
});

describe('a signature for reserves', () => {
  const statement = sampleStatement(1_763_000_000_000, sampleTrees(), { origin: 'log' });
  const [proof] = statement.reserves.proofs as [(typeof statement.reserves.proofs)[number]];

  it('is that of a common wallet', () => {
    const key = reserveKeyOf(Buffer.from('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', 'hex'));
    expect(key.address).toBe('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
    expect(key.sign('hello')).toBe(
      'f16ea9a3478698f695fd1401bfe27e9e4a7e8e3da94aa72b021125e31fa899cc573c48ea3fe1d4ab61a9db10c19032026e3ed2dbccba5a178235ac27f94504311c',
    );
  });

  it('is of its address for this debt and day alone', () => {
    const signed = (changed: Partial<typeof statement>, origin = 'log') =>
      signerOf(reserveText(origin, { ...statement, ...changed }, proof), proof.signature) === proof.address;
    expect(signed({})).toBe(true);
    expect(signed({ day: statement.day + 1 })).toBe(false);
    expect(signed({ units: statement.units.slice(1) })).toBe(false);
    expect(signed({}, 'another log')).toBe(false);
    expect(signerOf('hello', 'no signature')).toBeUndefined();
    expect(signerOf('hello', `${'0'.repeat(128)}1b`)).toBeUndefined();
    expect(signerOf('hello', `${proof.signature.slice(0, -2)}05`)).toBeUndefined();
  });
});
