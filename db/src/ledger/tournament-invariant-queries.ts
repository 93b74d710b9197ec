/** SQL: what the transaction of day `d` moves on the player's real account. */
const paidTo = `(SELECT coalesce(sum(x.amount), 0) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id
  WHERE x.transaction_id = d.transaction_id AND a.user_id = p.user_id AND a.kind = 'real')`;

/** Laws of the daily tournament: a day pays its bank's shares once, to its entrants. */
export const tournamentInvariantQueries = {
  'a day of the tournament pays the shares of its bank, each place once': `
    SELECT format('day %s: place %s has %s of a bank of %s with shares %s', p.day, p.place, p.prize, d.bank, d.shares) AS example
    FROM tournament_place p JOIN tournament_day d ON d.day = p.day
    WHERE p.prize IS DISTINCT FROM d.bank * d.shares[p.place] / 100
    UNION ALL
    SELECT format('day %s: shares %s come to %s percent', day, shares, (SELECT sum(share) FROM unnest(shares) share))
    FROM tournament_day WHERE bank > 0 AND (SELECT sum(share) FROM unnest(shares) share) IS DISTINCT FROM 100
    UNION ALL
    SELECT format('day %s: place %s has %s staked, place %s only %s', p.day, p.place, p.staked, o.place, o.staked)
    FROM tournament_place p JOIN tournament_place o ON o.day = p.day AND o.place < p.place AND o.staked < p.staked
    UNION ALL
    SELECT format('day %s: place %s needs %s times %s, %s was staked', p.day, p.place, d.stake_times, p.prize, p.staked)
    FROM tournament_place p JOIN tournament_day d ON d.day = p.day WHERE p.staked < p.prize * d.stake_times
    UNION ALL
    SELECT format('day %s: place %s is better than place %s, free, and could be had', p.day, free.place, p.place)
    FROM tournament_place p JOIN tournament_day d ON d.day = p.day
      CROSS JOIN LATERAL generate_series(1, p.place - 1) AS free (place)
    WHERE NOT EXISTS (SELECT FROM tournament_place o WHERE o.day = p.day AND o.place = free.place)
      AND p.staked >= d.bank * d.shares[free.place] / 100 * d.stake_times
    UNION ALL
    SELECT format('day %s is not settled and has place %s', d.day, p.place)
    FROM tournament_place p JOIN tournament_day d ON d.day = p.day WHERE d.settled_at IS NULL
    UNION ALL
    SELECT format('day %s: place %s says %s staked, %s was', p.day, p.place, p.staked, coalesce(s.staked, 0))
    FROM tournament_place p LEFT JOIN played_day s ON s.user_id = p.user_id AND s.day = p.day
    WHERE p.staked > coalesce(s.staked, 0)`,

  'every prize of the tournament is a bonus of its place, paid by its day or after a person has looked': `
    SELECT format('day %s: the bonus of place %s is %s, of %s, and %s was paid with the day', p.day, p.place,
      coalesce(g.status, 'missing'), g.amount, ${paidTo}) AS example
    FROM tournament_place p JOIN tournament_day d ON d.day = p.day
      LEFT JOIN bonus_grant g ON g.user_id = p.user_id AND g.bonus = 'tournament' AND g.period = p.day::text
      LEFT JOIN bonus_event e ON e.grant_id = g.id AND e.kind = 'granted'
    WHERE p.prize > 0 AND (g.account IS DISTINCT FROM 'real' OR g.amount IS DISTINCT FROM p.prize
      OR ${paidTo} <> CASE WHEN e.transaction_id = d.transaction_id THEN p.prize ELSE 0 END)
    UNION ALL
    SELECT format('bonus %s is of no place', g.id)
    FROM bonus_grant g LEFT JOIN tournament_place p ON p.user_id = g.user_id AND p.day::text = g.period
    WHERE g.bonus = 'tournament' AND p.day IS NULL
    UNION ALL
    SELECT format('transaction %s (%s) pays no day', t.id, t.key)
    FROM ledger_transaction t LEFT JOIN tournament_day d ON d.transaction_id = t.id AND d.day::text = t.key
    WHERE t.kind = 'tournament.prize' AND (d.day IS NULL OR t.scope <> 'tournament')
    UNION ALL
    SELECT format('day %s was paid by %s, which moves %s of it', d.day, d.transaction_id, m.moved)
    FROM tournament_day d CROSS JOIN LATERAL (
      SELECT sum(x.amount) FILTER (WHERE a.user_id IS NOT NULL) AS moved,
        bool_and(a.user_id IS NOT NULL OR a.kind = 'house.bonuses') AS is_ours
      FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id WHERE x.transaction_id = d.transaction_id
    ) m CROSS JOIN LATERAL (
      SELECT sum(amount) AS granted FROM bonus_event WHERE transaction_id = d.transaction_id AND kind = 'granted'
    ) e
    WHERE d.transaction_id IS NOT NULL AND (m.moved IS DISTINCT FROM e.granted OR m.is_ours IS DISTINCT FROM true)`,
} as const satisfies Record<string, string>;
