import type { Queryable } from '../../core/pool.ts';

/** A payment, round or bonus that a conversation is about, and its player. Amounts: hundredths, as text. */
export type SupportCardRow = { userId: bigint; ref: string; at: number } & (
  | { kind: 'payment'; isWithdrawal: boolean; amount: string; currency: string; payway: string; state: number }
  | { kind: 'round'; game: string; money: string; stake: string; payout: string; isOver: boolean }
  | { kind: 'bonus'; bonus: string; account: string; amount: string; status: string }
);

/** Something of a player that support is asked about. `ref`: a number, or a UUID of a round. */
export interface SupportSubject {
  userId: bigint;
  kind: SupportCardRow['kind'];
  ref: string;
}

const payment = `
SELECT 'payment' AS kind, p.user_id AS "userId", p.id::text AS ref, p.code = 2 AS "isWithdrawal", p.amount::text AS amount,
  c.name AS currency, w.name AS payway, p.state, p.created_at::float8 AS at
FROM payment p JOIN currency c ON c.id = p.currency_id JOIN payway w ON w.id = p.payway_id`;

const solo = `
SELECT 'round' AS kind, r.user_id AS "userId", r.id::text AS ref, r.game, r.account_kind AS money, r.stake::text AS stake,
  coalesce(r.payout, 0)::text AS payout, r.settled_xid IS NOT NULL AS "isOver", r.at::float8 AS at
FROM round r`;

const shared = `
SELECT 'round' AS kind, b.user_id AS "userId", b.round_id::text AS ref, min(b.game) AS game, min(b.account_kind) AS money,
  sum(b.stake)::text AS stake, coalesce(sum(b.payout), 0)::text AS payout, bool_and(b.payout IS NOT NULL) AS "isOver",
  min(b.at)::float8 AS at`;

const bonus = `
SELECT 'bonus' AS kind, g.user_id AS "userId", g.id::text AS ref, g.bonus, g.account, g.amount::text AS amount, g.status,
  g.created_at::float8 AS at
FROM bonus_grant g`;

const keys = 'unnest($1::bigint[], $2::text[]) AS k(user_id, ref)';

const byKey: Readonly<Record<SupportSubject['kind'], string>> = {
  payment: `${payment} JOIN ${keys} ON p.id = k.ref::int AND p.user_id = k.user_id`,
  round: `${solo} JOIN ${keys} ON r.id = k.ref::uuid AND r.user_id = k.user_id AND r.account_kind <> 'none'
    UNION ALL ${shared} FROM shared_bet b JOIN ${keys} ON b.round_id = k.ref::uuid AND b.user_id = k.user_id GROUP BY b.user_id, b.round_id`,
  bonus: `${bonus} JOIN ${keys} ON g.id = k.ref::bigint AND g.user_id = k.user_id`,
};

/** Cards of these, at most one statement a kind. What is not its player's has none. */
export const supportCards = async (
  client: Queryable,
  subjects: readonly SupportSubject[],
): Promise<SupportCardRow[]> => {
  const cards: SupportCardRow[] = [];
  for (const kind of ['payment', 'round', 'bonus'] as const) {
    const asked = subjects.filter((subject) => subject.kind === kind);
    if (asked.length === 0) continue;
    const values = [asked.map(({ userId }) => userId), asked.map(({ ref }) => ref)];
    cards.push(...(await client.query<SupportCardRow>(byKey[kind], values)).rows);
  }
  return cards;
};

/** The last payments of a player, all (null) or of one direction. */
export const lastSupportPayments = async (
  client: Queryable,
  userId: bigint,
  { isWithdrawal, limit }: { isWithdrawal: boolean | null; limit: number },
): Promise<SupportCardRow[]> => {
  const tail = 'WHERE p.user_id = $1 AND ($2::boolean IS NULL OR (p.code = 2) = $2) ORDER BY p.id DESC LIMIT $3';
  return (await client.query<SupportCardRow>(`${payment} ${tail}`, [userId, isWithdrawal, limit])).rows;
};

/** The last bonuses of a player. */
export const lastSupportBonuses = async (client: Queryable, userId: bigint, limit: number): Promise<SupportCardRow[]> =>
  (await client.query<SupportCardRow>(`${bonus} WHERE g.user_id = $1 ORDER BY g.id DESC LIMIT $2`, [userId, limit]))
    .rows;

const SHARED_BETS = 20; // the last, of which several may be of one round

// A player may have millions of rounds: the last of each table by its index of players.
const lastRounds = `
SELECT * FROM (
  (${solo} WHERE r.user_id = $1 AND r.account_kind <> 'none' ORDER BY r.seed_pair_id DESC, r.nonce DESC LIMIT $2)
  UNION ALL
  (${shared} FROM (SELECT * FROM shared_bet WHERE user_id = $1 ORDER BY id DESC LIMIT ${SHARED_BETS}) b GROUP BY b.user_id, b.round_id)
) t ORDER BY at DESC LIMIT $2`;

/** The last rounds that a player has bet in. */
export const lastSupportRounds = async (client: Queryable, userId: bigint, limit: number): Promise<SupportCardRow[]> =>
  (await client.query<SupportCardRow>(lastRounds, [userId, limit])).rows;
