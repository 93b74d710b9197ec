import type { Pool } from 'pg';
import { lockCatalogue } from '../../core/catalogue-lock.ts';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { CatalogueChange } from './catalogue.entities.ts';
import { placeGame, placeSql } from './game-place.ts';
import { officeProviders } from './office-games.ts';

/** Who does something, why, and when (ms since epoch). */
export interface CatalogueAct {
  id: number; // of the game, or of the provider
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

const note = async (
  client: Queryable,
  subject: 'game_id' | 'provider_id',
  { id, actorId, reason, at }: CatalogueAct,
  was: CatalogueChange,
  after: CatalogueChange,
): Promise<void> => {
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, was[key as keyof CatalogueChange]]));
  await client.query(
    `INSERT INTO catalogue_event (actor_id, ${subject}, before, after, reason, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [actorId, id, before, after, reason, at],
  );
};

/** Whether there is such a record, and whether anything has changed. */
export type ChangeResult = 'changed' | 'same' | 'unknown';

/** What staff set of a game. `place`: at the top of its provider, from 1; the others make room; 0: none, as most games. */
export type GameChange = CatalogueChange;

interface StoredGame extends Required<GameChange> {
  providerId: bigint;
  last: number; // place that it can have
}

const storedGame = `
SELECT g.hidden, g.is_special AS special, g.cashback, g.tournament, g.counts, ${placeSql} AS place, g.provider_id AS "providerId",
  (SELECT count(*)::int + 1 FROM provider_game o WHERE o.provider_id = g.provider_id AND o.sort_order < 0 AND o.id <> g.id) AS last
FROM provider_game g WHERE g.id = $1`;

/** Sets what staff decide of a game, and says so in the trail. */
export const changeGame = (pool: Pool, act: CatalogueAct, wanted: GameChange): Promise<ChangeResult> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const { rows } = await client.query<StoredGame>(storedGame, [act.id]);
    const [was] = rows;
    const place = wanted.place === undefined ? undefined : Math.min(wanted.place, was?.last ?? 0);
    const after = was && differing<GameChange>(was, { ...wanted, place });
    if (!was || !after) return was ? 'same' : 'unknown';
    await client.query(
      `UPDATE provider_game SET hidden = coalesce($2, hidden), is_special = coalesce($3, is_special),
         cashback = coalesce($4, cashback), tournament = coalesce($5, tournament), counts = coalesce($6, counts),
         uncounted_at = CASE WHEN $6 THEN NULL WHEN NOT $6 THEN $7::bigint ELSE uncounted_at END WHERE id = $1`,
      [act.id, after.hidden, after.special, after.cashback, after.tournament, after.counts, act.at],
    );
    if (after.place !== undefined) await placeGame(client, BigInt(act.id), was.providerId, after.place);
    await note(client, 'game_id', act, was, after);
    return 'changed';
  });

/** What staff set of a provider. `place`: among all, from 1; the others make room. */
export type ProviderChange = Pick<CatalogueChange, 'hidden' | 'place'>;

const ORDER_STEP = 10;

const reorder = (client: Queryable, ids: readonly bigint[]): Promise<unknown> =>
  client.query(
    `UPDATE provider p SET sort_order = n.place * ${ORDER_STEP}
     FROM unnest($1::bigint[]) WITH ORDINALITY AS n (id, place) WHERE p.id = n.id AND p.sort_order <> n.place * ${ORDER_STEP}`,
    [ids],
  );

/** Hides or shows a provider with all its games, or gives it another place, and says so in the trail. */
export const changeProvider = (pool: Pool, act: CatalogueAct, wanted: ProviderChange): Promise<ChangeResult> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const providers = await officeProviders(client);
    const index = providers.findIndex(({ id }) => id === BigInt(act.id));
    const [found] = providers.splice(index, index < 0 ? 0 : 1);
    if (!found) return 'unknown';
    const was = { hidden: found.hidden, place: index + 1 };
    const place = wanted.place === undefined ? was.place : Math.min(wanted.place, providers.length + 1);
    const after = differing<ProviderChange>(was, { hidden: wanted.hidden, place });
    if (!after) return 'same';
    if (after.hidden !== undefined)
      await client.query('UPDATE provider SET hidden = $2 WHERE id = $1', [act.id, after.hidden]);
    if (after.place !== undefined)
      await reorder(client, providers.map(({ id }) => id).toSpliced(after.place - 1, 0, found.id));
    await note(client, 'provider_id', act, was, after);
    return 'changed';
  });
