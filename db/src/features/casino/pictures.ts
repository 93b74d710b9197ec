import type { Queryable } from '../../core/pool.ts';

/** The aggregator's address of a game's picture; undefined: we serve none. */
export const pictureSourceOf = async (client: Queryable, identifier: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ source: string }>(
    'SELECT picture_source AS source FROM provider_game WHERE identifier = $1 AND picture_source IS NOT NULL',
    [identifier],
  );
  return rows[0]?.source;
};
