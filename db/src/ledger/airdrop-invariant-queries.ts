/** SQL: what a transaction moves on the accounts matching `which`. */
const moved = (transaction: string, which: string): string =>
  `coalesce((SELECT sum(x.amount) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id
    WHERE x.transaction_id = ${transaction} AND ${which}), 0)`;

const ofCreator = `a.user_id = d.creator_id AND a.kind = 'real'`;
const ofAirdrops = `a.user_id IS NULL AND a.kind = 'house.airdrops'`;
const ofBonuses = `a.user_id IS NULL AND a.kind = 'house.bonuses'`;

/** SQL: whether a transaction is not `kind` under `key`. */
const isNot = (alias: string, kind: string, key: string): string =>
  `(${alias}.kind, ${alias}.scope, ${alias}.key) IS DISTINCT FROM ('${kind}', 'airdrop', ${key})`;

/** Laws of airdrops: every award that a player paid for was claimed as a bonus, is still open, or was returned. */
export const airdropInvariantQueries = {
  'an airdrop sets aside what it gives, gives no more, and returns the rest': `
    SELECT format('airdrop %s: %s of %s taken, %s awards are there', d.uid, d.taken, d.count, n.takes) AS example
    FROM airdrop d CROSS JOIN LATERAL (SELECT count(*) AS takes FROM airdrop_take WHERE uid = d.uid) n
    WHERE n.takes <> d.taken OR d.taken > d.count
    UNION ALL
    SELECT format('airdrop %s of %s times %s was started by %s, which moves %s', d.uid, d.count, d.award, d.started_by,
      ${moved('d.started_by', ofCreator)})
    FROM airdrop d LEFT JOIN ledger_transaction t ON t.id = d.started_by
    WHERE NOT d.is_house AND (${isNot('t', 'airdrop.start', 'd.uid::text')}
      OR ${moved('d.started_by', ofCreator)} <> -d.count * d.award OR ${moved('d.started_by', ofAirdrops)} <> d.count * d.award)
    UNION ALL
    SELECT format('airdrop %s ended with %s of %s taken and was returned by %s, which moves %s', d.uid, d.taken, d.count,
      d.returned_by, ${moved('d.returned_by', ofCreator)})
    FROM airdrop d LEFT JOIN ledger_transaction t ON t.id = d.returned_by
    WHERE NOT d.is_house AND CASE WHEN d.ended_at IS NULL OR d.taken = d.count THEN d.returned_by IS NOT NULL
      ELSE ${isNot('t', 'airdrop.end', `d.uid || ':end'`)}
        OR ${moved('d.returned_by', ofCreator)} <> (d.count - d.taken) * d.award
        OR ${moved('d.returned_by', ofAirdrops)} <> (d.taken - d.count) * d.award END
    UNION ALL
    SELECT format('airdrops and rains hold %s, they have %s to give', m.held, m.due)
    FROM (
      SELECT
        (SELECT coalesce(sum(x.amount), 0) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id WHERE ${ofAirdrops}) AS held,
        (SELECT coalesce(sum((count - taken) * award), 0) FROM airdrop WHERE NOT is_house AND ended_at IS NULL)
          + (SELECT coalesce(sum(amount), 0) FROM rain WHERE creator_id IS NOT NULL AND ended_at IS NULL) AS due
    ) m WHERE m.held <> m.due
    UNION ALL
    SELECT format('transaction %s (%s) is of no airdrop', t.id, t.kind) FROM ledger_transaction t
    WHERE t.kind LIKE 'airdrop.%' AND NOT EXISTS (SELECT FROM airdrop WHERE t.id IN (started_by, returned_by))
      AND NOT EXISTS (SELECT FROM airdrop_take WHERE t.id IN (paid_by, returned_by))`,

  'every award of an airdrop is one bonus, paid by who gave it, or returned': `
    SELECT format('airdrop %s, user %s: bonus %s (%s) of %s, paid by %s', d.uid, k.user_id, g.id, g.bonus, g.amount, k.paid_by) AS example
    FROM airdrop_take k JOIN airdrop d ON d.uid = k.uid LEFT JOIN bonus_grant g ON g.id = k.grant_id
      LEFT JOIN ledger_transaction t ON t.id = k.paid_by
    WHERE (g.user_id, g.bonus, g.period, g.account, g.amount) IS DISTINCT FROM (k.user_id, 'airdrop', d.uid::text, 'bonus', d.award)
      OR k.user_id = d.creator_id OR d.is_house <> (k.paid_by IS NULL)
      OR (NOT d.is_house AND (${isNot('t', 'airdrop.take', `d.uid || ':' || k.user_id`)}
        OR ${moved('k.paid_by', ofAirdrops)} <> -d.award OR ${moved('k.paid_by', ofBonuses)} <> d.award))
    UNION ALL
    SELECT format('bonus %s is of no airdrop', g.id) FROM bonus_grant g
    WHERE g.bonus = 'airdrop' AND NOT EXISTS (SELECT FROM airdrop_take WHERE grant_id = g.id)
    UNION ALL
    SELECT format('airdrop %s: the award of user %s went back by %s, its bonus is %s', d.uid, k.user_id, k.returned_by, g.status)
    FROM airdrop_take k JOIN airdrop d ON d.uid = k.uid LEFT JOIN bonus_grant g ON g.id = k.grant_id
      LEFT JOIN ledger_transaction t ON t.id = k.returned_by
    WHERE k.returned_by IS NOT NULL AND (${isNot('t', 'airdrop.return', `d.uid || ':' || k.user_id || ':return'`)}
      OR g.status NOT IN ('declined', 'lapsed') OR EXISTS (SELECT FROM bonus_event WHERE grant_id = g.id AND kind = 'granted')
      OR ${moved('k.returned_by', ofCreator)} <> d.award OR ${moved('k.returned_by', ofBonuses)} <> -d.award)
    UNION ALL
    SELECT format('airdrop %s: the award of user %s is settled, and neither credited nor returned', k.uid, k.user_id)
    FROM airdrop_take k WHERE k.settled_at IS NOT NULL AND k.returned_by IS NULL
      AND NOT EXISTS (SELECT FROM bonus_event WHERE grant_id = k.grant_id AND kind = 'granted')`,
} as const satisfies Record<string, string>;
