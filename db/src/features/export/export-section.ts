import type { Queryable } from '../../core/pool.ts';

/** Rows of one kind as JSON texts, a page at a time: an account may have millions of them. */
export type ExportPages = AsyncGenerator<readonly string[]>;

/** Everything that is kept of an account, by kind. Hashes, sealed secrets and seeds that are not revealed are left out. */
export interface ExportSection {
  name: string;
  pages(client: Queryable, userId: bigint): ExportPages;
}

const PAGE = 500;

/** A row with where the next page begins. */
interface Keyed {
  row: string; // JSON
  key: unknown[];
}

/**
 * Pages of a statement that takes the owner's id, the size of a page, and the key after which it goes on. Each page is a
 * statement of its own: a reader who takes long holds no connection.
 */
export async function* paged(client: Queryable, text: string, ownerId: bigint, first: readonly unknown[]): ExportPages {
  for (let key: readonly unknown[] = first; ;) {
    const { rows } = await client.query<Keyed>(text, [ownerId, PAGE, ...key]);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    ({ key } = last);
  }
}

/** A section whose rows have one key, in the order of which they come. */
export const section = (
  name: string,
  { columns, from, key, type, first }: { columns: string; from: string; key: string; type: string; first: unknown },
): ExportSection => {
  const text = `
    SELECT json_build_object(${columns})::text AS row, json_build_array(${key}::text) AS key
    FROM ${from} AND ${key} > $3::text::${type} ORDER BY ${key} LIMIT $2`;
  return { name, pages: (client, userId) => paged(client, text, userId, [first]) };
};

export const NO_UUID = '00000000-0000-0000-0000-000000000000';

export const time = (column: string): string => `to_timestamp(${column} / 1000.0)`;
