import type { Pool, PoolClient } from 'pg';
import { leafHash, nodeHash, rangeNodes, type NodeId } from 'games-engine/log';

/** Only every eighth level above the leaves is stored: the rest is hashed again from at most 128 of those. */
export const STORED_LEVELS = 8;

interface HashRow {
  ord: number;
  hash: Buffer;
}

const leaves = `
SELECT t.ord::int AS ord, e.hash
FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS t (first, past, ord)
JOIN log_entry e ON e.leaf_index >= t.first AND e.leaf_index < t.past
ORDER BY t.ord, e.leaf_index`;

const stored = `
SELECT t.ord::int AS ord, n.hash
FROM unnest($1::bigint[], $2::bigint[], $3::smallint[]) WITH ORDINALITY AS t (first, past, level, ord)
JOIN log_node n ON n.level = t.level AND n.node_index >= t.first AND n.node_index < t.past
ORDER BY t.ord, n.node_index`;

/** The hashes of complete subtrees, in the order asked. Throws a RangeError when one is not complete in the log. */
export const readNodes = async (db: Pool | PoolClient, nodes: readonly NodeId[]): Promise<Uint8Array[]> => {
  const parts = nodes.map(storedParts);
  const [fromLeaves, fromNodes] = await Promise.all([
    readParts(db, leaves, parts, (part) => part.level === 0),
    readParts(db, stored, parts, (part) => part.level > 0),
  ]);
  return parts.map((part, at) => {
    const hashes = part.level === 0 ? (fromLeaves.get(at) ?? []).map(leafHash) : (fromNodes.get(at) ?? []);
    if (hashes.length !== part.past - part.first) throw new RangeError('the log does not reach as far as was asked');
    return foldComplete(hashes);
  });
};

/** The hashes that go on from a tree of this size. */
export const readRange = (db: Pool | PoolClient, size: number): Promise<Uint8Array[]> =>
  readNodes(db, rangeNodes(0, size));

interface StoredPart {
  level: number; // a stored one
  first: number;
  past: number;
}

const storedParts = ({ level, index }: NodeId): StoredPart => {
  const base = level - (level % STORED_LEVELS);
  const width = 2 ** (level - base);
  return { level: base, first: index * width, past: (index + 1) * width };
};

const readParts = async (
  db: Pool | PoolClient,
  sql: string,
  parts: readonly StoredPart[],
  isWanted: (part: StoredPart) => boolean,
): Promise<Map<number, Buffer[]>> => {
  const wanted = [...parts.entries()].filter(([, part]) => isWanted(part));
  const found = new Map<number, Buffer[]>(wanted.map(([at]) => [at, []]));
  if (wanted.length === 0) return found;
  const column = (valueOf: (part: StoredPart) => number): string =>
    `{${wanted.map(([, part]) => valueOf(part)).join(',')}}`;
  const values = [column((part) => part.first), column((part) => part.past)];
  if (sql === stored) values.push(column((part) => part.level));
  const { rows } = await db.query<HashRow>(sql, values);
  for (const { ord, hash } of rows) found.get(wanted[ord - 1]?.[0] ?? -1)?.push(hash);
  return found;
};

/** The hash over a power of two of neighbouring hashes. */
const foldComplete = (hashes: readonly Uint8Array[]): Uint8Array => {
  const [only, second] = hashes;
  if (only && !second) return only;
  const pairs = Array.from({ length: hashes.length / 2 }, (_, i) =>
    nodeHash(hashes[2 * i] ?? new Uint8Array(32), hashes[2 * i + 1] ?? new Uint8Array(32)),
  );
  return foldComplete(pairs);
};
