import type { Queryable } from '../../core/pool.ts';

/** A change of the log's key as it was signed. */
export interface KeyChangeRow {
  number: number; // 1, 2, 3 …
  at: number; // ms since epoch
  before: string; // verifier keys
  after: string;
  signature: string; // by the key before, base64
  accepted: string; // by the key after
}

/** A change with its place in the log; null: it waits for the sequencer. */
export interface PlacedKeyChange extends KeyChangeRow {
  index: number | null;
}

/** All changes of the log's key, the first one first. */
export const keyChanges = async (client: Queryable): Promise<PlacedKeyChange[]> => {
  const { rows } = await client.query<Omit<PlacedKeyChange, 'index' | 'at'> & { at: bigint; index: bigint | null }>(
    `SELECT c.number, c.at, c.before, c.after, c.signature, c.accepted, e.leaf_index AS index
     FROM log_key_change c LEFT JOIN log_entry e ON e.kind = 'key' AND e.ref = c.number::text ORDER BY c.number`,
  );
  return rows.map((row) => ({ ...row, at: Number(row.at), index: row.index === null ? null : Number(row.index) }));
};

/** Adds a change; false when another one has its number or its key. As the owner: the application cannot. */
export const addKeyChange = async (client: Queryable, row: KeyChangeRow): Promise<boolean> => {
  const { number, at, before, after, signature, accepted } = row;
  const { rowCount } = await client.query(
    `INSERT INTO log_key_change (number, at, before, after, signature, accepted) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [number, at, before, after, signature, accepted],
  );
  return rowCount === 1;
};
