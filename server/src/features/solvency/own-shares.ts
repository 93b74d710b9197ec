import { solvency } from 'db';
import { toHex, type NodeId } from 'games-engine/log';
import { sumLeaf, sumNode, sumPath, type OwnPart, type OwnShare, type SumNode } from 'games-engine/solvency';
import type { Pool } from 'pg';
import { LEAF_BYTES } from './build-tree.ts';

const { BLOCK_LEAVES } = solvency;
const BLOCK_LEVEL = Math.log2(BLOCK_LEAVES);
const COMMITMENT_BYTES = 32;

/** The nodes above full blocks, level by level: 80 bytes for each 256 leaves. */
type Top = readonly (readonly SumNode[])[];

const topOf = (blocks: readonly SumNode[]): Top => {
  const levels: SumNode[][] = [[...blocks]];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const above: SumNode[] = [];
    for (let at = 0; at + 1 < below.length; at += 2)
      above.push(sumNode(below[at] as SumNode, below[at + 1] as SumNode));
    levels.push(above);
  }
  return levels;
};

const leafAt = (leaves: Buffer, at: number): SumNode => {
  const begin = at * LEAF_BYTES;
  return sumLeaf(leaves.subarray(begin, begin + COMMITMENT_BYTES), leaves.readBigUInt64BE(begin + COMMITMENT_BYTES));
};

/** Place of a commitment in a block, or -1. */
const placeIn = (leaves: Buffer, commitment: Buffer): number => {
  for (let at = 0; at < leaves.length; at += LEAF_BYTES)
    if (commitment.equals(leaves.subarray(at, at + COMMITMENT_BYTES))) return at / LEAF_BYTES;
  return -1;
};

/** Proofs of players' shares of published statements. Keeps the tops of the newest day's trees. */
export interface OwnShares {
  find(statement: solvency.PublishedStatement, userId: bigint): Promise<OwnShare[]>;
}

export const createOwnShares = (pool: Pool): OwnShares => {
  const tops = new Map<string, Promise<Top>>();
  let topsDay = -1;

  const topFor = (day: number, unit: string): Promise<Top> => {
    if (day !== topsDay) tops.clear();
    topsDay = day;
    const known = tops.get(unit);
    if (known) return known;
    const top = solvency.blockNodes(pool, { day, unit }).then(topOf);
    tops.set(unit, top);
    void top.catch(() => tops.delete(unit));
    return top;
  };

  /** Nodes of a tree, of which the leaves of a few blocks are at hand. */
  const nodesOf = (top: Top, blocks: ReadonlyMap<number, Buffer>) => {
    const nodeAt = ({ level, index }: NodeId): SumNode => {
      if (level >= BLOCK_LEVEL) {
        const node = top[level - BLOCK_LEVEL]?.[index];
        if (!node) throw new RangeError(`the tree has no node ${index} at level ${level}`);
        return node;
      }
      if (level > 0)
        return sumNode(
          nodeAt({ level: level - 1, index: 2 * index }),
          nodeAt({ level: level - 1, index: 2 * index + 1 }),
        );
      const leaves = blocks.get(Math.floor(index / BLOCK_LEAVES));
      if (!leaves) throw new RangeError(`the block of leaf ${index} was not read`);
      return leafAt(leaves, index % BLOCK_LEAVES);
    };
    return nodeAt;
  };

  const shareOf = async (
    { day, secret, units }: solvency.PublishedStatement,
    { amount, unit, userId }: { amount: bigint; unit: string; userId: bigint },
  ): Promise<OwnShare> => {
    const size = units.find((each) => each.unit === unit)?.leaves ?? 0;
    const place = { day, unit };
    const last = Math.floor((size - 1) / BLOCK_LEAVES);
    const blocks = new Map<number, Buffer>();
    const lastLeaves = await solvency.blockAt(pool, place, last); // it may be cut short: then nothing stands above it
    if (lastLeaves) blocks.set(last, lastLeaves);
    const top = await topFor(day, unit);
    const parts: OwnPart[] = [];
    for (const part of await solvency.partsOf(pool, { day, secret }, { unit, userId })) {
      const block = await solvency.blockOf(pool, place, part.commitment);
      const at = block ? placeIn(block.leaves, part.commitment) : -1;
      if (!block || at < 0) throw new Error(`a part of player ${userId} is not in the statement of day ${day}`);
      const index = block.blockIndex * BLOCK_LEAVES + at;
      const nodeAt = nodesOf(top, new Map([...blocks, [block.blockIndex, block.leaves]]));
      const path = sumPath(index, size, nodeAt).map(({ hash, sum }) => ({ hash: toHex(hash), sum: String(sum) }));
      parts.push({ amountMinor: String(part.amount), index, path, salt: part.salt });
    }
    return { amountMinor: String(amount), parts, unit };
  };

  return {
    async find(statement, userId) {
      const shares: OwnShare[] = [];
      for (const share of await solvency.sharesOf(pool, statement.day, userId))
        shares.push(await shareOf(statement, { ...share, userId }));
      return shares;
    },
  };
};
