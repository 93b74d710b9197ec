import type { Queryable } from '../../core/pool.ts';

/** Where the picture of a game is to be had; undefined: we have none to serve. */
export const pictureSourceOf = async (client: Queryable, identifier: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ source: string }>(
    'SELECT picture_source AS source FROM provider_game WHERE identifier = $1 AND picture_source IS NOT NULL',
    [identifier],
  );
  return rows[0]?.source;
};
