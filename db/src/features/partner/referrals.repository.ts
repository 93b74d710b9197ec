import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { vipStatusSql } from '../statistics/vip-statuses.ts';
import { PartnerReferralEntity } from './partner.entities.ts';
import { parsePartnerLink } from './partner-link.ts';
import { postReferralEvent } from './postbacks.repository.ts';

export type ReferralRow = InferEntity<typeof PartnerReferralEntity>;

/** An invitation: its player, and the link they followed. */
export interface Invitation {
  userId: bigint;
  link: string; // public id or promo code of the partner, with its tag and sub-id
  isTelegram: boolean;
  isNew: boolean; // the account is being opened: its first day counts
  at: number; // ms since epoch
}

/** The partner that a link belongs to: public ids first, then the codes that partners have or had. */
export const partnerOfLink = async (client: Queryable, link: string): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT id FROM (
       SELECT id, 1 AS place FROM app_user WHERE public_id = lower($1)
       UNION ALL SELECT partner_id, 2 FROM partner_code WHERE code_key = lower($1)
     ) l ORDER BY place LIMIT 1`,
    [parsePartnerLink(link).code],
  );
  return rows[0]?.id;
};

const FIRST_PLAN = `
WITH new AS (INSERT INTO partner (user_id, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id)
INSERT INTO partner_plan (partner_id, from_day, plan) SELECT user_id, 0, 'turnover' FROM new`;

/** Makes a player a partner, of level 1. Does nothing for one who is. */
export const openPartner = async (client: Queryable, userId: bigint, at: number): Promise<void> => {
  await client.query(FIRST_PLAN, [userId, at]);
};

/**
 * Attaches a player to the partner of a link, whose public id becomes their `referer_id`; of its tag only one that the partner has
 * named is kept. False, and nothing is stored, when there is no such partner, it is the player's own, the partner was invited
 * by this player, or the player belongs to a partner already.
 */
export const attachReferral = async (
  client: Queryable,
  { userId, link, isTelegram, isNew, at }: Invitation,
): Promise<boolean> => {
  const partnerId = await partnerOfLink(client, link);
  if (partnerId === undefined || partnerId === userId) return false;
  await openPartner(client, partnerId, at);
  const { tag, subId } = parsePartnerLink(link);
  const { rows } = await client.query(
    `INSERT INTO partner_referral (user_id, partner_id, is_telegram, tag, sub_id, from_day, at)
     SELECT $1, $2, $3, (SELECT tag FROM partner_campaign WHERE partner_id = $2 AND tag = $4), $5, $6, $7
     WHERE NOT EXISTS (SELECT FROM partner_referral WHERE user_id = $2 AND partner_id = $1)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, partnerId, isTelegram, tag, subId, isNew ? dayOf(at) : dayOf(at) + 1, at],
  );
  if (rows.length === 0) return false;
  await postReferralEvent(client, userId, { event: 'registration', fact: `referral:${userId}`, at });
  await client.query(
    'UPDATE app_user u SET referer_id = p.public_id FROM app_user p WHERE u.id = $1 AND p.id = $2 AND u.referer_id IS DISTINCT FROM p.public_id',
    [userId, partnerId],
  );
  return true;
};

/** A referral as its partner sees them. Base hundredths, DIC hundredths. */
export interface ShownReferral {
  number: bigint; // place among the partner's referrals, from 1
  nick: string;
  isHidden: boolean;
  isTelegram: boolean;
  tag: string | null;
  at: bigint; // ms since epoch
  isTied: boolean;
  statusId: number;
  deposits: bigint;
  withdrawals: bigint;
  bonuses: bigint;
  invitePrizes: bigint;
  bets: bigint;
  wins: bigint;
  fees: bigint;
  turnover: bigint;
  invited: number;
}

const shownSql = `
WITH mine AS (
  SELECT r.*, row_number() OVER (ORDER BY r.at, r.user_id) AS number FROM partner_referral r WHERE r.partner_id = $1
), page AS (
  SELECT m.* FROM mine m
  WHERE NOT $2::boolean OR EXISTS (SELECT FROM partner_referral o WHERE o.partner_id = m.user_id)
  ORDER BY m.number DESC LIMIT $3 OFFSET $4
)
SELECT p.number, u.nick, u.hidden AS "isHidden", p.is_telegram AS "isTelegram", p.tag, p.at, p.tied_at IS NOT NULL AS "isTied",
  ${vipStatusSql('coalesce(s.total_bet, 0)')} AS "statusId", d.*, g.prizes AS "invitePrizes",
  (SELECT count(*)::int FROM partner_referral o WHERE o.partner_id = p.user_id) AS invited
FROM page p JOIN app_user u ON u.id = p.user_id LEFT JOIN user_stats s ON s.user_id = p.user_id
CROSS JOIN LATERAL (
  SELECT coalesce(sum(deposits), 0)::bigint AS deposits, coalesce(sum(withdrawals), 0)::bigint AS withdrawals,
    coalesce(sum(bonuses), 0)::bigint AS bonuses, coalesce(sum(bets), 0)::bigint AS bets, coalesce(sum(wins), 0)::bigint AS wins,
    coalesce(sum(fees), 0)::bigint AS fees, coalesce(sum(bets * share_percent * $5 / 10000), 0)::bigint AS turnover
  FROM partner_day WHERE referral_id = p.user_id
) d
CROSS JOIN LATERAL (
  SELECT coalesce(sum(amount), 0)::bigint AS prizes FROM bonus_grant
  WHERE user_id = $1 AND bonus = 'partnerInvite' AND period LIKE u.public_id || ':%' AND status <> 'declined'
) g
ORDER BY p.number DESC`;

/** A page of a partner's referrals, newest first. `onlyPartners`: those who have invited somebody themselves. */
export const shownReferrals = async (
  client: Queryable,
  {
    partnerId,
    onlyPartners,
    limit,
    offset,
    turnoverPercent,
  }: { partnerId: bigint; onlyPartners: boolean; limit: number; offset: number; turnoverPercent: number },
): Promise<ShownReferral[]> => {
  const { rows } = await client.query<ShownReferral>(shownSql, [
    partnerId,
    onlyPartners,
    limit,
    offset,
    turnoverPercent,
  ]);
  return rows;
};

/** A partner's referrals. */
export const referralRepository = (em: EntityManager) => ({
  find: (userId: bigint): Promise<ReferralRow | null> =>
    em.findOne(PartnerReferralEntity, { userId }, { refresh: true }),

  count: (partnerId: bigint): Promise<number> => em.count(PartnerReferralEntity, { partnerId }),
});

/** Number of a partner's referrals, or of those who have invited somebody themselves. */
export const countReferrals = async (client: Queryable, partnerId: bigint, onlyPartners: boolean): Promise<number> => {
  const { rows } = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM partner_referral r WHERE r.partner_id = $1
       AND (NOT $2::boolean OR EXISTS (SELECT FROM partner_referral o WHERE o.partner_id = r.user_id))`,
    [partnerId, onlyPartners],
  );
  return rows[0]?.total ?? 0;
};

/** Numbers and names of all referrals of a partner. */
export const referralNames = async (
  client: Queryable,
  partnerId: bigint,
): Promise<(Pick<ShownReferral, 'number' | 'nick' | 'isHidden'> & { userId: bigint })[]> => {
  const { rows } = await client.query<Pick<ShownReferral, 'number' | 'nick' | 'isHidden'> & { userId: bigint }>(
    `SELECT r.user_id AS "userId", row_number() OVER (ORDER BY r.at, r.user_id) AS number, u.nick, u.hidden AS "isHidden"
     FROM partner_referral r JOIN app_user u ON u.id = r.user_id WHERE r.partner_id = $1`,
    [partnerId],
  );
  return rows;
};

/** Levels of players invited through Telegram who count and have played, by public id. */
export const invitedLevels = async (
  client: Queryable,
  partnerId: bigint,
): Promise<{ userId: string; level: number }[]> => {
  const { rows } = await client.query<{ userId: string; level: number }>(
    `SELECT u.public_id AS "userId", ${vipStatusSql('s.total_bet')} AS level
     FROM partner_referral r JOIN app_user u ON u.id = r.user_id JOIN user_stats s ON s.user_id = r.user_id
     WHERE r.partner_id = $1 AND r.is_telegram AND r.tied_at IS NULL AND s.total_bet > 0 ORDER BY r.at, r.user_id`,
    [partnerId],
  );
  return rows;
};

/** Number of a partner's referrals who do not count. */
export const countTied = async (client: Queryable, partnerId: bigint): Promise<number> => {
  const { rows } = await client.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM partner_referral WHERE partner_id = $1 AND tied_at IS NOT NULL',
    [partnerId],
  );
  return rows[0]?.total ?? 0;
};
