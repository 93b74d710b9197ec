import type { Queryable } from '../../core/pool.ts';

const MAX_COUNTED = 10_000;

/** A player as a partner: their level, and how many they have invited; undefined: they have invited nobody. */
export const partnerSummary = async (
  client: Queryable,
  userId: bigint,
): Promise<{ level: number; referrals: number; tied: number } | undefined> => {
  const { rows } = await client.query<{ level: number; referrals: number; tied: number }>(
    `SELECT p.level::int AS level, r.all::int AS referrals, r.tied::int AS tied
     FROM partner p CROSS JOIN LATERAL (
       SELECT count(*) AS all, count(tied_at) AS tied FROM (
         SELECT tied_at FROM partner_referral WHERE partner_id = p.user_id LIMIT ${MAX_COUNTED}) x
     ) r WHERE p.user_id = $1`,
    [userId],
  );
  return rows[0];
};

/** A player's partner. */
export interface Inviter {
  userId: string; // public
  nick: string;
  at: number; // ms since epoch
  tiedBy: string | null; // kind of thing that the two share, so that the referral counts no more
}

/** The partner who invited a player; undefined: nobody did. */
export const inviterOf = async (client: Queryable, userId: bigint): Promise<Inviter | undefined> => {
  const { rows } = await client.query<Inviter>(
    `SELECT u.public_id AS "userId", u.nick, r.at::float8 AS at, r.tied_by AS "tiedBy"
     FROM partner_referral r JOIN app_user u ON u.id = r.partner_id WHERE r.user_id = $1`,
    [userId],
  );
  return rows[0];
};
