import type { Queryable } from '../../core/pool.ts';

const TOP = -1_000_000; // the first place's sort order less one: placed games stand before those at 0, which have none

/** SQL: the place of a game `g` at the top of its provider, from 1; 0: none. */
export const placeSql = `CASE WHEN g.sort_order < 0 THEN g.sort_order - (${TOP}) ELSE 0 END`;

/** Gives a game a place among its provider's placed ones, which close up. */
export const placeGame = async (client: Queryable, id: bigint, providerId: bigint, place: number): Promise<void> => {
  const { rows } = await client.query<{ id: bigint }>(
    'SELECT id FROM provider_game WHERE provider_id = $1 AND sort_order < 0 AND id <> $2 ORDER BY sort_order, id',
    [providerId, id],
  );
  const placed = rows.map((row) => row.id);
  if (place > 0) placed.splice(place - 1, 0, id);
  else await client.query('UPDATE provider_game SET sort_order = 0 WHERE id = $1', [id]);
  await client.query(
    `UPDATE provider_game g SET sort_order = n.place + ${TOP}
     FROM unnest($1::bigint[]) WITH ORDINALITY AS n (id, place) WHERE g.id = n.id AND g.sort_order <> n.place + ${TOP}`,
    [placed],
  );
};
