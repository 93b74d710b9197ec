import type { Queryable } from '../../core/pool.ts';

/** A signed head as it was made. Heads are only ever added. */
export interface TreeHeadRow {
  size: number;
  root: Buffer;
  note: string;
  at: number; // ms since epoch
}

/** Signed heads, newest first; only those below `before`. */
export const treeHeads = async (
  client: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<TreeHeadRow[]> => {
  const { rows } = await client.query<{ size: bigint; root: Buffer; note: string; at: bigint }>(
    'SELECT size, root, note, at FROM log_head WHERE size < $1 ORDER BY size DESC LIMIT $2',
    [before ?? Number.MAX_SAFE_INTEGER, limit],
  );
  return rows.map((row) => ({ ...row, size: Number(row.size), at: Number(row.at) }));
};
