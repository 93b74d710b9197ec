import type { Queryable } from '../../core/pool.ts';

/** A page that was opened by a partner's link. */
export interface PartnerClick {
  code: string; // public id or promo code
  tag: string | null;
  subId: string | null;
  day: number; // Moscow day
  visitor: Buffer; // hash: of the same visitor the same on a day
}

/** Greatest number of links that are counted apart for a partner on a day; clicks on further ones count without a sub-id. */
const MAX_LINKS = 1_000;

// `b` the batch, `found` its partners, `fresh` who had not clicked on the day before. A tag counts once its partner has named it.
const countSql = `
WITH b AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bytea[]) WITH ORDINALITY AS b (code, tag, sub_id, day, visitor, n)
), found AS (
  SELECT b.*, coalesce(u.id, c.partner_id) AS partner_id
  FROM b LEFT JOIN app_user u ON u.public_id = lower(b.code)
  LEFT JOIN partner_code c ON c.code_key = lower(b.code)
), first AS (
  SELECT DISTINCT ON (day, partner_id, visitor) * FROM found WHERE partner_id IS NOT NULL ORDER BY day, partner_id, visitor, n
), fresh AS (
  INSERT INTO partner_visitor (day, partner_id, visitor) SELECT day, partner_id, visitor FROM first
  ON CONFLICT DO NOTHING RETURNING day, partner_id, visitor
), links AS (
  SELECT f.partner_id, f.day, coalesce(k.tag, '') AS tag, coalesce(f.sub_id, '') AS sub_id, count(*)::int AS clicks
  FROM fresh JOIN first f USING (day, partner_id, visitor)
  LEFT JOIN partner_campaign k ON k.partner_id = f.partner_id AND k.tag = f.tag
  GROUP BY 1, 2, 3, 4
), known AS (
  SELECT l.*, EXISTS (
    SELECT FROM partner_click_day d
    WHERE (d.partner_id, d.day, d.tag, d.sub_id) = (l.partner_id, l.day, l.tag, l.sub_id)
  ) OR (SELECT count(*) FROM partner_click_day d WHERE (d.partner_id, d.day) = (l.partner_id, l.day))
    + row_number() OVER (PARTITION BY l.partner_id, l.day ORDER BY l.clicks DESC, l.sub_id) <= ${MAX_LINKS} AS is_apart
  FROM links l
)
INSERT INTO partner_click_day AS d (partner_id, day, tag, sub_id, clicks)
SELECT partner_id, day, tag, CASE WHEN is_apart THEN sub_id ELSE '' END, sum(clicks)::int FROM known GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
ON CONFLICT (partner_id, day, tag, sub_id) DO UPDATE SET clicks = d.clicks + excluded.clicks`;

/** Counts clicks in one statement: of each visitor the first one a day on a partner's links. */
export const countClicks = async (client: Queryable, clicks: readonly PartnerClick[]): Promise<void> => {
  await client.query(countSql, [
    clicks.map(({ code }) => code),
    clicks.map(({ tag }) => tag),
    clicks.map(({ subId }) => subId),
    clicks.map(({ day }) => day),
    clicks.map(({ visitor }) => visitor),
  ]);
};

/** Forgets the visitors of days that are over. */
export const forgetVisitors = async (client: Queryable, today: number): Promise<void> => {
  await client.query('DELETE FROM partner_visitor WHERE day < $1', [today]);
};
