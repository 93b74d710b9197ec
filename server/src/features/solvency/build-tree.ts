import { solvency } from 'db';
import { EMPTY_ROOT, SumRange, sumLeaf, type OwedInUnit } from 'games-engine/solvency';
import { toHex } from 'games-engine/log';
import type { Pool } from 'pg';

const { BLOCK_LEAVES } = solvency;
export const LEAF_BYTES = 40; // commitment and amount
const BLOCK_LEVEL = Math.log2(BLOCK_LEAVES);

type Part = Pick<solvency.PartRow, 'commitment' | 'amount'>;

/** Neighbouring leaves as they are stored. */
const packed = (parts: readonly Part[]): Buffer => {
  const leaves = Buffer.alloc(parts.length * LEAF_BYTES);
  for (const [at, { commitment, amount }] of parts.entries()) {
    leaves.set(commitment, at * LEAF_BYTES);
    leaves.writeBigUInt64BE(amount, at * LEAF_BYTES + commitment.length);
  }
  return leaves;
};

/**
 * Builds the sum tree of one unit and stores its leaves block by block, as the database hands them out. This process holds some
 * blocks at a time, however many players there are. Throws a RangeError where the balances together pass the greatest sum.
 */
export const buildTree = async (
  pool: Pool,
  statement: Pick<solvency.StatementRow, 'day' | 'secret' | 'unassigned'>,
  unit: string,
): Promise<OwedInUnit> => {
  const tree = new SumRange();
  for await (const parts of solvency.streamParts(pool, statement, unit)) {
    const blocks: solvency.BlockRow[] = [];
    for (let begin = 0; begin < parts.length; begin += BLOCK_LEAVES) {
      const members = parts.slice(begin, begin + BLOCK_LEAVES);
      const blockIndex = tree.size / BLOCK_LEAVES;
      let node: solvency.BlockRow['node'] = null;
      for (const { commitment, amount } of members)
        tree.append(sumLeaf(commitment, amount), ({ level }, closed) => {
          if (level === BLOCK_LEVEL) node = closed;
        });
      blocks.push({ blockIndex, first: members[0]?.commitment ?? Buffer.alloc(0), leaves: packed(members), node });
    }
    await solvency.addBlocks(pool, { day: statement.day, unit }, blocks);
  }
  const root = tree.root();
  return {
    leaves: tree.size,
    root: tree.size === 0 ? EMPTY_ROOT : toHex(root.hash),
    total: String(root.sum),
    unassigned: statement.unassigned[unit] ?? '0',
    unit,
  };
};
