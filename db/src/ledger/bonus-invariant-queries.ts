/** SQL: what the transaction of event `e` moves on its player's accounts of a kind. */
const moved = (kind: string): string =>
  `coalesce((SELECT sum(x.amount) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id
    WHERE x.transaction_id = e.transaction_id AND a.user_id = e.user_id AND a.kind = ${kind}), 0)`;

/** Laws of bonuses: granted money is released, locked, lapsed or converted, and moved by nothing else. */
export const bonusInvariantQueries = {
  'every movement of a bonus is told by one line of its trail, and moves what that says': `
    SELECT format('line %s (%s of %s %s) moves %s there, %s to real and %s where it is released to', id, kind, amount, account,
      own, "real", released) AS example
    FROM (
      SELECT e.*, t.kind AS posted, t.scope, ${moved('e.account')} AS own, ${moved(`'real'`)} AS "real",
        ${moved(`e.details->>'to'`)} AS released
      FROM bonus_event e LEFT JOIN ledger_transaction t ON t.id = e.transaction_id WHERE e.transaction_id IS NOT NULL
    ) m
    WHERE scope IS DISTINCT FROM CASE posted WHEN 'tournament.prize' THEN 'tournament' ELSE 'bonus:' || user_id END OR NOT CASE kind
      WHEN 'granted' THEN posted IN ('bonus.grant', 'tournament.prize') AND own = amount
      WHEN 'released' THEN posted = 'bonus.release' AND own = -amount AND released = amount
      WHEN 'lapsed' THEN posted = 'bonus.lapse' AND own = -amount
      WHEN 'converted' THEN posted = 'bonus.convert' AND own = -amount AND "real" = real_minor
      ELSE false END
    UNION ALL
    SELECT format('transaction %s (%s) is told by %s lines', t.id, t.kind, count(e.id))
    FROM ledger_transaction t LEFT JOIN bonus_event e ON e.transaction_id = t.id
    WHERE t.kind LIKE 'bonus.%' GROUP BY t.id HAVING count(e.id) <> 1`,

  'nothing but bonuses moves DIC and unlocked USDIC': `
    SELECT format('transaction %s (%s) moves %s of account %s', t.id, t.kind, e.amount, a.id) AS example
    FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id LEFT JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE a.user_id IS NOT NULL AND a.kind IN ('dic', 'dicLocked', 'usdic') AND t.kind NOT LIKE 'bonus.%'`,

  'every bonus was granted once, as it says': `
    SELECT format('bonus %s (%s, %s) of %s was granted %s in %s', g.id, g.bonus, g.status, g.amount, e.granted, e.times) AS example
    FROM bonus_grant g CROSS JOIN LATERAL (
      SELECT count(*) AS times, coalesce(sum(amount), 0) AS granted FROM bonus_event
      WHERE grant_id = g.id AND kind = 'granted' AND user_id = g.user_id AND account = g.account
    ) e
    WHERE CASE
      WHEN g.status IN ('waiting', 'ready') THEN e.times <> 0
      WHEN g.status IN ('active', 'done', 'playedOut') THEN e.times <> 1 OR e.granted <> g.amount
      ELSE e.times > 1 OR (e.times = 1 AND e.granted <> g.amount) END
    UNION ALL
    SELECT format('line %s grants no bonus', e.id)
    FROM bonus_event e LEFT JOIN bonus_grant g ON g.id = e.grant_id WHERE e.kind = 'granted' AND g.id IS NULL
    UNION ALL
    SELECT format('bonus %s of %s is not what round %s drew', g.id, g.amount, g.details->>'round')
    FROM bonus_grant g LEFT JOIN round r ON r.id = (g.details->>'round')::uuid AND r.user_id = g.user_id AND r.game = g.bonus
      AND r.choice->>'ticket' = g.period
    WHERE g.bonus = 'robbery' AND (r.outcome->>'prizeMinor')::bigint IS DISTINCT FROM g.amount
    UNION ALL
    SELECT format('promo code %s was used %s times and taken %s', p.code, p.used, count(g.id))
    FROM promo_code p LEFT JOIN bonus_grant g ON g.bonus = 'promoCode' AND g.period = p.code
    GROUP BY p.code HAVING count(g.id) <> p.used`,

  'bonuses add up: granted is released, locked, lapsed or converted': `
    SELECT format('user %s: of %s DIC granted, %s lapsed and %s converted, %s is there', a.user_id, e.granted, e.lapsed, e.converted,
      a.balance) AS example
    FROM (
      SELECT user_id, sum(balance) AS balance FROM ledger_account WHERE kind IN ('dic', 'dicLocked') GROUP BY user_id
    ) a CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE kind = 'granted'), 0) AS granted,
        coalesce(sum(amount) FILTER (WHERE kind = 'lapsed'), 0) AS lapsed,
        coalesce(sum(amount) FILTER (WHERE kind = 'converted'), 0) AS converted
      FROM bonus_event WHERE user_id = a.user_id AND account IN ('dic', 'dicLocked')
    ) e
    WHERE a.balance <> e.granted - e.lapsed - e.converted
    UNION ALL
    SELECT format('user %s has %s locked DIC, their bonuses %s', a.user_id, a.balance, coalesce(g.locked, 0))
    FROM ledger_account a LEFT JOIN (
      SELECT user_id, sum(amount - released - lapsed) AS locked FROM bonus_grant
      WHERE account = 'dicLocked' AND status IN ('active', 'done') GROUP BY user_id
    ) g ON g.user_id = a.user_id
    WHERE a.kind = 'dicLocked' AND a.balance <> coalesce(g.locked, 0)
    UNION ALL
    SELECT format('user %s: bonuses on %s have released %s and lost %s, their trail says %s and %s', user_id, account, released,
      lapsed, told_released, told_lapsed)
    FROM (
      SELECT user_id, account, sum(released) AS released, sum(lapsed) AS lapsed, sum(told_released) AS told_released,
        sum(told_lapsed) AS told_lapsed
      FROM (
        SELECT user_id, account, released, lapsed, 0 AS told_released, 0 AS told_lapsed FROM bonus_grant
        UNION ALL
        SELECT user_id, account, 0, 0, CASE WHEN kind = 'released' THEN amount ELSE 0 END,
          CASE WHEN kind = 'lapsed' THEN amount ELSE 0 END
        FROM bonus_event
      ) lines WHERE account IN ('bonus', 'dicLocked', 'usdicLocked') GROUP BY user_id, account
    ) sums
    WHERE released <> told_released OR lapsed <> told_lapsed`,

  'no bonus is ahead of what its player has staked': `
    SELECT format('user %s: DIC is released up to %s of %s that counts', m.user_id, m.dic_reading, coalesce(s.wager_bet, 0)) AS example
    FROM bonus_meter m LEFT JOIN user_stats s ON s.user_id = m.user_id WHERE m.dic_reading > coalesce(s.wager_bet, 0)
    UNION ALL
    SELECT format('user %s was released %s DIC for stakes of %s', e.user_id, e.released, coalesce(s.total_bet, 0))
    FROM (
      SELECT user_id, sum(amount) AS released FROM bonus_event WHERE kind = 'released' AND account = 'dicLocked' GROUP BY user_id
    ) e LEFT JOIN user_stats s ON s.user_id = e.user_id
    WHERE e.released * 10000 > coalesce(s.total_bet, 0) * 5
    UNION ALL
    SELECT format('bonus %s began at %s of %s staked', g.id, g.wager_start, w.counted)
    FROM bonus_grant g LEFT JOIN user_stats s ON s.user_id = g.user_id
      CROSS JOIN LATERAL (SELECT coalesce(CASE g.account WHEN 'bonus' THEN s.bonus_bet ELSE s.usdic_bet END, 0) AS counted) w
    WHERE g.wager_start > w.counted
    UNION ALL
    SELECT format('user %s has taken rakeback of %s, the meter says %s', m.user_id, coalesce(g.taken, 0), m.rakeback_taken)
    FROM bonus_meter m LEFT JOIN (
      SELECT user_id, sum(amount) AS taken FROM bonus_grant WHERE bonus = 'rakeback' GROUP BY user_id
    ) g ON g.user_id = m.user_id
    WHERE m.rakeback_taken <> coalesce(g.taken, 0)`,
} as const satisfies Record<string, string>;
