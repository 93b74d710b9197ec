import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayOfSql, dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { PartnerCampaignEntity } from './campaign.entities.ts';
import type { PartnerRange } from './partner-days.repository.ts';

export type CampaignRow = InferEntity<typeof PartnerCampaignEntity>;

/** A partner's campaigns. */
export const campaignRepository = (em: EntityManager) => ({
  all: (partnerId: bigint): Promise<CampaignRow[]> =>
    em.find(PartnerCampaignEntity, { partnerId }, { orderBy: { createdAt: 'desc', tag: 'asc' }, refresh: true }),

  count: (partnerId: bigint): Promise<number> => em.count(PartnerCampaignEntity, { partnerId }),

  /** Names a campaign; one that has this tag already stays as it is. */
  async add(row: CampaignRow): Promise<void> {
    await em.execute(
      'INSERT INTO partner_campaign (partner_id, tag, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      [row.partnerId, row.tag, row.createdAt],
    );
  },

  /** Forgets a campaign: what came by it keeps its tag, links followed later have none. */
  async remove(partnerId: bigint, tag: string): Promise<void> {
    await em.nativeDelete(PartnerCampaignEntity, { partnerId, tag });
  },
});

/** Figures of the players and clicks that came by one link, or by several. */
export interface CampaignFigures {
  tag: string; // empty: without one
  subId: string;
  clicks: number;
  registrations: number;
  firstDeposits: number;
  active: number;
}

const clicksSql = `
  SELECT day, tag, sub_id, clicks, 0 AS registrations, 0 AS first_deposits, 0 AS active
  FROM partner_click_day WHERE partner_id = $1 AND day BETWEEN $2 AND $3`;

const registrationsSql = `
  SELECT ${dayOfSql('at')}, coalesce(tag, ''), coalesce(sub_id, ''), 0, 1, 0, 0
  FROM partner_referral WHERE partner_id = $1 AND at >= $4 AND at < $5`;

const firstDepositsSql = `
  SELECT ${dayOfSql('f.at')}, coalesce(r.tag, ''), coalesce(r.sub_id, ''), 0, 0, 1, 0
  FROM partner_referral r CROSS JOIN LATERAL (
    SELECT min(p.done_at) AS at FROM payment p WHERE p.user_id = r.user_id AND p.code = 1 AND p.state = 2
  ) f WHERE r.partner_id = $1 AND f.at >= $4 AND f.at < $5`;

const activeSql = `
  SELECT NULL, coalesce(r.tag, ''), coalesce(r.sub_id, ''), 0, 0, 0, 1
  FROM partner_referral r WHERE r.partner_id = $1 AND r.tied_at IS NULL AND (
    SELECT sum(d.bets) FROM partner_day d WHERE d.referral_id = r.user_id AND d.day BETWEEN $2 AND $3
  ) >= $6`;

const sums = `sum(clicks)::int AS clicks, sum(registrations)::int AS registrations,
  sum(first_deposits)::int AS "firstDeposits", sum(active)::int AS active`;

const valuesOf = ({ partnerId, from, to }: PartnerRange): unknown[] => [
  partnerId,
  from,
  to,
  dayStart(from),
  dayStart(to + 1),
];

const figuresSql = `${clicksSql} UNION ALL ${registrationsSql} UNION ALL ${firstDepositsSql} UNION ALL ${activeSql}`;

/** Figures by tag. Active: staked `leastMinor` in the range. */
export const campaignFigures = async (
  client: Queryable,
  range: PartnerRange,
  leastMinor: bigint,
): Promise<Omit<CampaignFigures, 'subId'>[]> => {
  const { rows } = await client.query<Omit<CampaignFigures, 'subId'>>(
    `SELECT tag, ${sums} FROM (${figuresSql}) f GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1`,
    [...valuesOf(range), leastMinor],
  );
  return rows;
};

/** The same by tag and sub-id: of the links that have one, those with most clicks. */
export const subIdFigures = async (
  client: Queryable,
  range: PartnerRange,
  { leastMinor, limit }: { leastMinor: bigint; limit: number },
): Promise<CampaignFigures[]> => {
  const { rows } = await client.query<CampaignFigures>(
    `SELECT tag, sub_id AS "subId", ${sums} FROM (${figuresSql}) f WHERE sub_id <> ''
     GROUP BY 1, 2 ORDER BY 3 DESC, 4 DESC, 1, 2 LIMIT $7`,
    [...valuesOf(range), leastMinor, limit],
  );
  return rows;
};

/** Clicks, registrations and first deposits by day; days without any are left out. */
export const campaignDays = async (
  client: Queryable,
  range: PartnerRange,
): Promise<(Pick<CampaignFigures, 'clicks' | 'registrations' | 'firstDeposits'> & { day: number })[]> => {
  const { rows } = await client.query<CampaignFigures & { day: number }>(
    `SELECT day, sum(clicks)::int AS clicks, sum(registrations)::int AS registrations, sum(first_deposits)::int AS "firstDeposits"
     FROM (${clicksSql} UNION ALL ${registrationsSql} UNION ALL ${firstDepositsSql}) f GROUP BY day ORDER BY day`,
    valuesOf(range),
  );
  return rows;
};

/** The link by which each of a partner's referrals came, and if they have ever deposited. */
export const referralLinks = async (
  client: Queryable,
  partnerId: bigint,
): Promise<{ userId: bigint; tag: string; subId: string; hasDeposited: boolean }[]> => {
  const { rows } = await client.query<{ userId: bigint; tag: string; subId: string; hasDeposited: boolean }>(
    `SELECT r.user_id AS "userId", coalesce(r.tag, '') AS tag, coalesce(r.sub_id, '') AS "subId",
       EXISTS (SELECT FROM payment p WHERE p.user_id = r.user_id AND p.code = 1 AND p.state = 2) AS "hasDeposited"
     FROM partner_referral r WHERE r.partner_id = $1 AND r.tied_at IS NULL`,
    [partnerId],
  );
  return rows;
};
