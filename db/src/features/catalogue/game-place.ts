import type { EntityManager } from '@mikro-orm/postgresql';
import { plainArray } from '../../core/sql.ts';
import { ProviderGameEntity } from './catalogue.entities.ts';

const TOP = -1_000_000; // the first place's sort order less one: placed games stand before those at 0, which have none

/** SQL: the place of a game `g` at the top of its provider, from 1; 0: none. */
export const placeSql = `CASE WHEN g.sort_order < 0 THEN g.sort_order - (${TOP}) ELSE 0 END`;

/** The place that a sort order stands for. */
export const placeOf = (sortOrder: number): number => (sortOrder < 0 ? sortOrder - TOP : 0);

/** Gives a game a place among its provider's placed ones, which close up in one statement. */
export const placeGame = async (
  em: EntityManager,
  id: bigint,
  { providerId, place }: { providerId: bigint; place: number },
): Promise<void> => {
  const others = { provider: providerId, sortOrder: { $lt: 0 }, id: { $ne: id } };
  const games = await em.find(ProviderGameEntity, others, { orderBy: { sortOrder: 'asc', id: 'asc' }, refresh: true });
  const placed = games.map((game) => game.id);
  if (place > 0) placed.splice(place - 1, 0, id);
  else await em.nativeUpdate(ProviderGameEntity, { id }, { sortOrder: 0 });
  await em.execute(
    `UPDATE provider_game g SET sort_order = n.place + ${TOP}
     FROM unnest(?::bigint[]) WITH ORDINALITY AS n (id, place) WHERE g.id = n.id AND g.sort_order <> n.place + ${TOP}`,
    [plainArray(placed)],
  );
};
