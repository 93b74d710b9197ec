/** SQL: what a transaction moves on the accounts matching `which`. */
const moved = (transaction: string, which: string): string =>
  `coalesce((SELECT sum(x.amount) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id
    WHERE x.transaction_id = ${transaction} AND ${which}), 0)`;

const ofGiver = `a.user_id = r.creator_id AND a.kind = 'real'`;
const ofAirdrops = `a.user_id IS NULL AND a.kind = 'house.airdrops'`;
const ofBonuses = `a.user_id IS NULL AND a.kind = 'house.bonuses'`;

/** SQL: whether a transaction is not `kind` under `key`. */
const isNot = (alias: string, kind: string, key: string): string =>
  `(${alias}.kind, ${alias}.scope, ${alias}.key) IS DISTINCT FROM ('${kind}', 'rain', ${key})`;

/** Laws of rains and of the quiz. What rains hold is with the law of airdrops: they share the account. */
export const giveawayInvariantQueries = {
  'a rain sets aside its amount, shares it equally among as many as have a share, and returns the rest': `
    SELECT format('rain %s of %s: %s times %s, %s shares are there', r.uid, r.amount, r.people, r.share, n.shares) AS example
    FROM rain r CROSS JOIN LATERAL (SELECT count(*) AS shares FROM rain_share WHERE uid = r.uid) n
    WHERE n.shares <> coalesce(r.people, 0) OR r.share <> CASE r.people WHEN 0 THEN 0 ELSE r.amount / nullif(r.people, 0) END
    UNION ALL
    SELECT format('rain %s of %s was started by %s, which moves %s', r.uid, r.amount, r.started_by, ${moved('r.started_by', ofGiver)})
    FROM rain r LEFT JOIN ledger_transaction t ON t.id = r.started_by
    WHERE r.creator_id IS NOT NULL AND (${isNot('t', 'rain.start', 'r.uid::text')}
      OR ${moved('r.started_by', ofGiver)} <> -r.amount OR ${moved('r.started_by', ofAirdrops)} <> r.amount)
    UNION ALL
    SELECT format('rain %s of %s, %s times %s, was settled by %s', r.uid, r.amount, r.people, r.share, r.settled_by)
    FROM rain r LEFT JOIN ledger_transaction t ON t.id = r.settled_by
    WHERE r.creator_id IS NOT NULL AND r.ended_at IS NOT NULL AND (${isNot('t', 'rain.end', `r.uid || ':end'`)}
      OR ${moved('r.settled_by', ofAirdrops)} <> -r.amount OR ${moved('r.settled_by', ofBonuses)} <> r.people * r.share
      OR ${moved('r.settled_by', ofGiver)} <> r.amount - r.people * r.share)
    UNION ALL
    SELECT format('transaction %s (%s) is of no rain', t.id, t.kind) FROM ledger_transaction t
    WHERE t.kind LIKE 'rain.%' AND NOT EXISTS (SELECT FROM rain WHERE t.id IN (started_by, settled_by))
      AND NOT EXISTS (SELECT FROM rain_share WHERE t.id = returned_by)`,

  'every share of a rain is one bonus of somebody else, or went back to its giver': `
    SELECT format('rain %s, user %s: bonus %s (%s) of %s', r.uid, s.user_id, g.id, g.bonus, g.amount) AS example
    FROM rain_share s JOIN rain r ON r.uid = s.uid LEFT JOIN bonus_grant g ON g.id = s.grant_id
    WHERE (g.user_id, g.bonus, g.period, g.account, g.amount) IS DISTINCT FROM (s.user_id, 'rain', r.uid::text, 'bonus', r.share)
      OR s.user_id = r.creator_id
    UNION ALL
    SELECT format('bonus %s is of no rain', g.id) FROM bonus_grant g
    WHERE g.bonus = 'rain' AND NOT EXISTS (SELECT FROM rain_share WHERE grant_id = g.id)
    UNION ALL
    SELECT format('rain %s: the share of user %s went back by %s, its bonus is %s', r.uid, s.user_id, s.returned_by, g.status)
    FROM rain_share s JOIN rain r ON r.uid = s.uid LEFT JOIN bonus_grant g ON g.id = s.grant_id
      LEFT JOIN ledger_transaction t ON t.id = s.returned_by
    WHERE s.returned_by IS NOT NULL AND (${isNot('t', 'rain.return', `r.uid || ':' || s.user_id || ':return'`)}
      OR g.status NOT IN ('declined', 'lapsed') OR EXISTS (SELECT FROM bonus_event WHERE grant_id = g.id AND kind = 'granted')
      OR ${moved('s.returned_by', ofGiver)} <> r.share OR ${moved('s.returned_by', ofBonuses)} <> -r.share)
    UNION ALL
    SELECT format('rain %s: the share of user %s is settled, and neither credited nor returned', s.uid, s.user_id)
    FROM rain_share s WHERE s.settled_at IS NOT NULL AND s.returned_by IS NULL
      AND NOT EXISTS (SELECT FROM bonus_event WHERE grant_id = s.grant_id AND kind = 'granted')`,

  'every prize of the quiz is one bonus of the player who won it': `
    WITH prize (uid, user_id, amount, grant_id) AS (
      SELECT uid, winner_id, prize, grant_id FROM quiz_round WHERE grant_id IS NOT NULL
      UNION ALL
      SELECT uid, user_id, amount, grant_id FROM quiz_prize
    )
    SELECT format('quiz %s, user %s: bonus %s (%s) of %s', p.uid, p.user_id, g.id, g.bonus, g.amount) AS example
    FROM prize p LEFT JOIN bonus_grant g ON g.id = p.grant_id
    WHERE (g.user_id, g.bonus, g.period, g.account, g.amount) IS DISTINCT FROM (p.user_id, 'quiz', p.uid::text, 'dic', p.amount)
    UNION ALL
    SELECT format('bonus %s is of no quiz', g.id) FROM bonus_grant g
    WHERE g.bonus = 'quiz' AND NOT EXISTS (SELECT FROM prize WHERE grant_id = g.id)`,
} as const satisfies Record<string, string>;
