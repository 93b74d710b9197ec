import type { Pool } from 'pg';
import { lockCatalogue } from '../../core/sql.ts';
import type { GameKind } from '../catalogue/catalogue.entities.ts';
import type { Queryable } from '../../core/pool.ts';
import { searchText } from '../../core/search-text.ts';
import { inTransaction } from '../../core/transaction.ts';

/** A game as supplied by the aggregator. */
export interface SuppliedGame {
  identifier: string;
  phoneIdentifier: string | null; // identifier of the phone edition, if it is a separate game
  title: string;
  provider: string;
  category: GameKind;
  kind: string; // the aggregator's type
  image: string; // picture URL that we serve
  pictureSource: string | null; // original URL of our copy; null: `image` is the original
  rtpHundredths: number | null; // hundredths of a percent
  onDesktop: boolean;
  onMobile: boolean;
  hasLobby: boolean;
}

/** The result of an import. */
export interface ImportedGames {
  added: number;
  changed: number; // including games that returned
  gone: number;
  isPartial: boolean; // too many were missing, so none was removed
}

/**
 * Highest stated return of a new game that counts towards wagering, hundredths of a percent. A coin deposit is played
 * through by stakes of 2.1 times itself and adds a twentieth: below an edge of 2.4 % that would be a gift. Tables that
 * state none (blackjack, baccarat) may keep less.
 */
const MAX_COUNTED_RTP = 9750;

/** True for a game that may count: `row` has its columns. */
const mayCountSql = (row: string): string =>
  `coalesce(${row}.rtp_hundredths, CASE WHEN ${row}.category IN ('live', 'table') THEN 10000 ELSE 0 END) <= ${MAX_COUNTED_RTP}`;

const PROVIDER_STEP = 10; // leaves room for the operator's order
const supplied = `
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS s (place int, identifier text, "phoneIdentifier" text, title text, provider text,
    category text, kind text, image text, "pictureSource" text, "rtpHundredths" int, "onDesktop" boolean, "onMobile" boolean,
    "hasLobby" boolean, search text)`;

// New providers follow the existing ones, in the aggregator's order.
const addingProviders = `
  INSERT INTO provider (title, sort_order)
  SELECT n.title, coalesce((SELECT max(sort_order) FROM provider), 0) + ${PROVIDER_STEP} * row_number() OVER (ORDER BY n.place)
  FROM (SELECT provider AS title, min(place) AS place FROM (${supplied}) s GROUP BY provider) n
  ON CONFLICT (title) DO NOTHING`;

const columns = `provider_id, title, category, kind, image, picture_source, rtp_hundredths, on_desktop, on_mobile, has_lobby,
  phone_identifier, search`;
const changing = `
  WITH wanted AS (
    SELECT s.place, s.identifier, p.id AS provider_id, s.title, s.category, s.kind, s.image, s."pictureSource" AS picture_source,
      s."rtpHundredths" AS rtp_hundredths, s."onDesktop" AS on_desktop, s."onMobile" AS on_mobile, s."hasLobby" AS has_lobby,
      s."phoneIdentifier" AS phone_identifier, s.search
    FROM (${supplied}) s JOIN provider p ON p.title = s.provider
  ), stored AS (
    INSERT INTO provider_game AS g (identifier, ${columns}, counts, created_at)
    SELECT identifier, ${columns}, ${mayCountSql('wanted')}, to_timestamp($2::bigint / 1000.0) FROM wanted ORDER BY place
    ON CONFLICT (identifier) DO UPDATE SET (${columns}, gone) = (
      SELECT ${columns
        .split(',')
        .map((name) => `excluded.${name.trim()}`)
        .join(', ')}, false)
    WHERE g.gone OR (g.provider_id, g.title, g.category, g.kind, g.image, g.picture_source, g.rtp_hundredths, g.on_desktop,
        g.on_mobile, g.has_lobby, g.phone_identifier, g.search)
      IS DISTINCT FROM (excluded.provider_id, excluded.title, excluded.category, excluded.kind, excluded.image,
        excluded.picture_source, excluded.rtp_hundredths, excluded.on_desktop, excluded.on_mobile, excluded.has_lobby,
        excluded.phone_identifier, excluded.search)
    RETURNING xmax = 0 AS is_new
  )
  SELECT count(*) FILTER (WHERE is_new)::int AS added, count(*) FILTER (WHERE NOT is_new)::int AS changed FROM stored`;

const missing = `FROM provider_game g WHERE NOT g.gone AND g.identifier <> ALL ($1::text[])`;

/** A list that lacks most games is more likely a fault of the aggregator than intended, so nothing is removed. */
const takeAway = async (
  client: Queryable,
  identifiers: readonly string[],
): Promise<Omit<ImportedGames, 'added' | 'changed'>> => {
  const { rows } = await client.query<{ missing: number; all: number }>(
    `SELECT (SELECT count(*) ${missing})::int AS missing, (SELECT count(*) FROM provider_game WHERE NOT gone)::int AS all`,
    [identifiers],
  );
  const [{ missing: lost, all } = { missing: 0, all: 0 }] = rows;
  if (lost * 2 > all) return { gone: 0, isPartial: true };
  await client.query(`UPDATE provider_game SET gone = true WHERE id IN (SELECT g.id ${missing})`, [identifiers]);
  return { gone: lost, isPartial: false };
};

/**
 * Updates the catalogue to what the aggregator supplies: adds and changes games, and unlists those that are gone. The
 * operator's settings (order, hidden, special, wagering) stay; a new game counts towards wagering unless it returns too much.
 */
export const importGames = (pool: Pool, games: readonly SuppliedGame[], at: number): Promise<ImportedGames> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const rows = games.map((game, place) => ({ ...game, place, search: searchText(`${game.title} ${game.provider}`) }));
    const list = JSON.stringify(rows);
    await client.query(addingProviders, [list]);
    const { rows: counts } = await client.query<{ added: number; changed: number }>(changing, [list, at]);
    const away = await takeAway(
      client,
      games.map(({ identifier }) => identifier),
    );
    return { added: counts[0]?.added ?? 0, changed: counts[0]?.changed ?? 0, ...away };
  });
