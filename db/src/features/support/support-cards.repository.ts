import type { Queryable } from '../../core/pool.ts';

/** A payment, round or bonus that a conversation is about. Amounts: hundredths, as text. */
export type SupportCardRow =
  | {
      kind: 'payment';
      ref: string;
      isWithdrawal: boolean;
      amount: string;
      currency: string;
      payway: string;
      state: number;
      at: number;
    }
  | {
      kind: 'round';
      ref: string;
      game: string;
      money: string;
      stake: string;
      payout: string;
      isOver: boolean;
      at: number;
    }
  | { kind: 'bonus'; ref: string; bonus: string; account: string; amount: string; status: string; at: number };

export type SupportCardKind = SupportCardRow['kind'];

const paymentSql = `
SELECT 'payment' AS kind, p.id::text AS ref, p.code = 2 AS "isWithdrawal", p.amount::text AS amount, c.name AS currency,
  w.name AS payway, p.state, p.created_at::float8 AS at
FROM payment p JOIN currency c ON c.id = p.currency_id JOIN payway w ON w.id = p.payway_id WHERE p.user_id = $1`;

const roundSql = `
SELECT * FROM (
  SELECT 'round' AS kind, r.id::text AS ref, r.game, r.account_kind AS money, r.stake::text AS stake, coalesce(r.payout, 0)::text AS payout,
    r.settled_xid IS NOT NULL AS "isOver", r.at::float8 AS at, r.id AS "roundId"
  FROM round r WHERE r.user_id = $1 AND r.account_kind <> 'none'
  UNION ALL
  SELECT 'round', b.round_id::text, min(b.game), min(b.account_kind), sum(b.stake)::text, coalesce(sum(b.payout), 0)::text,
    bool_and(b.payout IS NOT NULL), min(b.at)::float8, b.round_id
  FROM shared_bet b WHERE b.user_id = $1 GROUP BY b.round_id
) t WHERE true`;

const bonusSql = `
SELECT 'bonus' AS kind, g.id::text AS ref, g.bonus, g.account, g.amount::text AS amount, g.status, g.created_at::float8 AS at
FROM bonus_grant g WHERE g.user_id = $1`;

const one: Record<SupportCardKind, string> = {
  payment: `${paymentSql} AND p.id::text = $2`,
  round: `${roundSql} AND "roundId" = $2::uuid`,
  bonus: `${bonusSql} AND g.id::text = $2`,
};

/** The card of something that is this player's; undefined when it is not. `ref` of a round: a UUID. */
export const supportCardOf = async (
  client: Queryable,
  userId: bigint,
  { kind, ref }: { kind: SupportCardKind; ref: string },
): Promise<SupportCardRow | undefined> => (await client.query<SupportCardRow>(one[kind], [userId, ref])).rows[0];

/** The last payments of a player, all or of one direction. */
export const lastSupportPayments = async (
  client: Queryable,
  userId: bigint,
  { isWithdrawal, limit }: { isWithdrawal: boolean | null; limit: number },
): Promise<SupportCardRow[]> => {
  const tail = 'AND ($2::boolean IS NULL OR (p.code = 2) = $2) ORDER BY p.id DESC LIMIT $3';
  return (await client.query<SupportCardRow>(`${paymentSql} ${tail}`, [userId, isWithdrawal, limit])).rows;
};

/** The last bonuses of a player. */
export const lastSupportBonuses = async (client: Queryable, userId: bigint, limit: number): Promise<SupportCardRow[]> =>
  (await client.query<SupportCardRow>(`${bonusSql} ORDER BY g.id DESC LIMIT $2`, [userId, limit])).rows;

// The history of a player may have millions of rows: a window of the last of each table, by its index of players.
const lastRoundsSql = `
SELECT * FROM (
  (SELECT 'round' AS kind, r.id::text AS ref, r.game, r.account_kind AS money, r.stake::text AS stake, coalesce(r.payout, 0)::text AS payout,
    r.settled_xid IS NOT NULL AS "isOver", r.at::float8 AS at
  FROM round r WHERE r.user_id = $1 AND r.account_kind <> 'none' ORDER BY r.seed_pair_id DESC, r.nonce DESC LIMIT $2)
  UNION ALL
  (SELECT 'round', b.round_id::text, min(b.game), min(b.account_kind), sum(b.stake)::text, coalesce(sum(b.payout), 0)::text,
    bool_and(b.payout IS NOT NULL), min(b.at)::float8
  FROM (SELECT * FROM shared_bet WHERE user_id = $1 ORDER BY id DESC LIMIT 20) b GROUP BY b.round_id)
) t ORDER BY at DESC LIMIT $2`;

/** The last rounds that a player has bet in. */
export const lastSupportRounds = async (client: Queryable, userId: bigint, limit: number): Promise<SupportCardRow[]> =>
  (await client.query<SupportCardRow>(lastRoundsSql, [userId, limit])).rows;
