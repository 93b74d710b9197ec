import type { EntityManager } from '@mikro-orm/postgresql';
import { plainArray, lockCatalogue } from '../../core/sql.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import {
  CatalogueEventEntity,
  ProviderEntity,
  ProviderGameEntity,
  type CatalogueChange,
} from './catalogue.entities.ts';
import { placeGame, placeOf } from './game-place.ts';

/** Author, reason and time of an act (ms since epoch). */
export interface CatalogueAct {
  id: number; // id of the game, or of the provider
  actorId: bigint;
  reason: string;
  at: number;
}

/** The part of `wanted` that differs from what is there; undefined: nothing does. */
const differing = <Change extends CatalogueChange>(
  was: Required<Change>,
  wanted: Change,
): Partial<Change> | undefined => {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && was[key as keyof Change] !== value,
  );
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Change>);
};

/** Writes the changed fields of a game or of a provider into the trail. */
const note = async (
  em: EntityManager,
  subject: { gameId: bigint } | { providerId: bigint },
  { actorId, reason, at }: CatalogueAct,
  { was, after }: { was: CatalogueChange; after: CatalogueChange },
): Promise<void> => {
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, was[key as keyof CatalogueChange]]));
  await em.insert(CatalogueEventEntity, { actorId, ...subject, before, after, reason, at });
};

/** Result of a change: done, without effect, or to an unknown record. */
export type ChangeResult = 'changed' | 'same' | 'unknown';

/**
 * Change of a game by staff. `place`: at the top of its provider, from 1; the others make room; 0: none, as most games.
 */
export type GameChange = Omit<CatalogueChange, 'off'>;

/** Sets what staff decide of a game, and says so in the trail. */
export const changeGame = async (
  { em, client }: UnitOfWork,
  act: CatalogueAct,
  wanted: GameChange,
): Promise<ChangeResult> => {
  await lockCatalogue(client);
  const id = BigInt(act.id);
  const game = await em.findOne(ProviderGameEntity, { id }, { refresh: true });
  if (!game) return 'unknown';
  const { hidden, isSpecial: special, cashback, tournament, counts, sortOrder } = game;
  const was = { hidden, special, cashback, tournament, counts, place: placeOf(sortOrder) };
  const others = { provider: game.provider.id, sortOrder: { $lt: 0 }, id: { $ne: id } };
  const last = (await em.count(ProviderGameEntity, others)) + 1;
  const place = wanted.place === undefined ? undefined : Math.min(wanted.place, last);
  const after = differing<GameChange>(was, { ...wanted, place });
  if (!after) return 'same';
  const { place: newPlace, special: isSpecial = special } = after;
  await em.nativeUpdate(
    ProviderGameEntity,
    { id },
    {
      hidden: after.hidden ?? hidden,
      isSpecial,
      cashback: after.cashback ?? cashback,
      tournament: after.tournament ?? tournament,
      counts: after.counts ?? counts,
      ...(after.counts !== undefined && { uncountedAt: after.counts ? null : act.at }),
    },
  );
  if (newPlace !== undefined) await placeGame(em, id, { providerId: game.provider.id, place: newPlace });
  await note(em, { gameId: id }, act, { was, after });
  return 'changed';
};

/** Marks that may be given to many games at once. */
export type GameMarks = Pick<GameChange, 'hidden' | 'special' | 'cashback' | 'tournament' | 'counts'>;

/** Sets marks of many games, each with its own line in the trail. Returns how many differed. */
export const changeGames = async (
  { em, client }: UnitOfWork,
  { ids, ...act }: Omit<CatalogueAct, 'id'> & { ids: readonly bigint[] },
  wanted: GameMarks,
): Promise<number> => {
  await lockCatalogue(client);
  const games = await em.find(ProviderGameEntity, { id: { $in: [...ids] } }, { refresh: true });
  const changes = games.flatMap(({ id, hidden, isSpecial: special, cashback, tournament, counts }) => {
    const was = { hidden, special, cashback, tournament, counts };
    const after = differing<GameMarks>(was, wanted);
    return after ? [{ id, was, after }] : [];
  });
  const { special: isSpecial, ...rest } = wanted;
  const set = Object.fromEntries(Object.entries({ ...rest, isSpecial }).filter(([, value]) => value !== undefined));
  await em.nativeUpdate(ProviderGameEntity, { id: { $in: changes.map(({ id }) => id) } }, set);
  const recounted = changes.filter(({ after }) => after.counts !== undefined).map(({ id }) => id);
  if (recounted.length > 0)
    await em.nativeUpdate(
      ProviderGameEntity,
      { id: { $in: recounted } },
      { uncountedAt: wanted.counts === true ? null : act.at },
    );
  for (const { id, ...change } of changes) await note(em, { gameId: id }, { id: Number(id), ...act }, change);
  return changes.length;
};

/** Change of a provider by staff. `place`: among all, from 1; the others make room. */
export type ProviderChange = Pick<CatalogueChange, 'hidden' | 'place'>;

const ORDER_STEP = 10;

/** Orders all providers in one statement; rows that stay where they are are not written. */
const reorder = (em: EntityManager, ids: readonly bigint[]): Promise<unknown> =>
  em.execute(
    `UPDATE provider p SET sort_order = n.place * ${ORDER_STEP}
     FROM unnest(?::bigint[]) WITH ORDINALITY AS n (id, place) WHERE p.id = n.id AND p.sort_order <> n.place * ${ORDER_STEP}`,
    [plainArray(ids)],
  );

/** Hides or shows a provider with all its games, or gives it another place, and says so in the trail. */
export const changeProvider = async (
  { em, client }: UnitOfWork,
  act: CatalogueAct,
  wanted: ProviderChange,
): Promise<ChangeResult> => {
  await lockCatalogue(client);
  const providerId = BigInt(act.id);
  const providers = await em.find(ProviderEntity, {}, { orderBy: { sortOrder: 'asc', title: 'asc' }, refresh: true });
  const index = providers.findIndex(({ id }) => id === providerId);
  const [found] = providers.splice(index, index < 0 ? 0 : 1);
  if (!found) return 'unknown';
  const was = { hidden: found.hidden, place: index + 1 };
  const place = wanted.place === undefined ? was.place : Math.min(wanted.place, providers.length + 1);
  const after = differing<ProviderChange>(was, { hidden: wanted.hidden, place });
  if (!after) return 'same';
  if (after.hidden !== undefined) await em.nativeUpdate(ProviderEntity, { id: providerId }, { hidden: after.hidden });
  if (after.place !== undefined)
    await reorder(em, providers.map(({ id }) => id).toSpliced(after.place - 1, 0, providerId));
  await note(em, { providerId }, act, { was, after });
  return 'changed';
};
