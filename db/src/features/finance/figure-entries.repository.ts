import type { Queryable } from '../../core/pool.ts';
import type { Dimension } from './finance.entities.ts';
import { dayMoments, moneyPartsSql, partsSql, placesSql, playPartsSql } from './ledger-parts.ts';

/** Figures that ledger entries make. */
export const figureNames = [
  'ggr',
  'ngr',
  'staked',
  'paid',
  'bonuses',
  'fees',
  'partners',
  'other',
  'deposits',
  'withdrawals',
  'owed',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A figure of a day and of a value of a dimension. */
export interface FigurePlace {
  day: number; // 0 is 1 January 1970
  dimension: Dimension;
  value: string;
  figure: FigureName;
}

/** A ledger entry below a figure. */
export interface FigureEntry {
  transactionId: string;
  line: number;
  part: string; // tells an entry apart that makes a figure in two ways
  kind: string;
  at: number; // ms since epoch
  account: string;
  userId: string | null; // public id
  nick: string | null;
  amount: bigint; // its part of the figure
}

/** Mark of the last entry that was read. */
export interface FigureMark {
  transactionId: string;
  line: number;
  part: string;
}

/** The CTEs of the transactions that may make a figure: of a day with a million bets few move other money. */
const partsOf = (figure: FigureName): string => {
  if (figure === 'ggr' || figure === 'staked' || figure === 'paid') return playPartsSql;
  return figure === 'ngr' || figure === 'owed' ? partsSql : moneyPartsSql;
};

const NGR = `('ggr', 'bonuses', 'fees', 'partners', 'other')`;

// a row that makes nothing of the asked figure is left out
const asked = `
SELECT c.id, c.line, c.figure || ' ' || c.account AS part, c.kind, c.at, c.account, c.user_id,
  CASE $4 WHEN 'staked' THEN c.staked WHEN 'paid' THEN c.paid ELSE c.amount END::bigint AS amount
FROM counted c ${placesSql('c')}
WHERE place.dimension = $5 AND place.value = $6
  AND CASE $4 WHEN 'ngr' THEN c.figure IN ${NGR} WHEN 'staked' THEN c.staked <> 0 WHEN 'paid' THEN c.paid <> 0 ELSE c.figure = $4 END`;

const valuesOf = ({ day, dimension, value, figure }: FigurePlace): unknown[] => [
  ...dayMoments(day),
  day,
  figure,
  dimension,
  value,
];

/** The number and sum of the entries that make a figure. */
export const figureSum = async (client: Queryable, place: FigurePlace): Promise<{ entries: number; sum: bigint }> => {
  const { rows } = await client.query<{ entries: number; sum: bigint }>(
    `WITH ${partsOf(place.figure)} SELECT count(*)::int AS entries, coalesce(sum(amount), 0)::bigint AS sum FROM (${asked}) a`,
    valuesOf(place),
  );
  return rows[0] ?? { entries: 0, sum: 0n };
};

/** Entries that make a figure, in the order of their transactions, after a mark. */
export const figureEntries = async (
  client: Queryable,
  place: FigurePlace,
  { after, limit }: { after?: FigureMark | undefined; limit: number },
): Promise<FigureEntry[]> => {
  const { rows } = await client.query<FigureEntry>(
    `WITH ${partsOf(place.figure)}
     SELECT a.id AS "transactionId", a.line, a.part, a.kind, a.at::float8 AS at, a.account, u.public_id AS "userId", u.nick, a.amount
     FROM (${asked}) a LEFT JOIN app_user u ON u.id = a.user_id
     WHERE $7::uuid IS NULL OR (a.id, a.line, a.part) > ($7::uuid, $8::smallint, $9::text)
     ORDER BY a.id, a.line, a.part LIMIT $10`,
    [...valuesOf(place), after?.transactionId ?? null, after?.line ?? null, after?.part ?? null, limit],
  );
  return rows;
};
