/** SQL: what a provider's transaction `t` must move on its player's accounts. */
const due = `CASE t.action WHEN 'bet' THEN -t.amount ELSE t.amount END`;

/** Laws of provider games: each transaction moves its amount once and is counted once. */
export const casinoInvariantQueries = {
  'every transaction of a provider moves what it says, and nothing else moves for provider games': `
    SELECT format('transaction %s (%s %s) moves %s, due is %s', t.id, t.action, t.sent_id, coalesce(m.moved, 0), ${due}) AS example
    FROM slot_transaction t
      LEFT JOIN ledger_transaction l ON l.id = t.id AND l.kind = 'slots.' || t.action AND l.scope = 'slots:' || t.user_id
        AND l.key = t.sent_id
      LEFT JOIN LATERAL (
        SELECT sum(e.amount) AS moved FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
        WHERE e.transaction_id = l.id AND a.user_id = t.user_id AND a.kind IN ('real', 'bonus')
      ) m ON true
    WHERE coalesce(m.moved, 0) <> ${due}
    UNION ALL
    SELECT format('transaction %s (%s) is none of a provider', l.id, l.kind)
    FROM ledger_transaction l LEFT JOIN slot_transaction t ON t.id = l.id
    WHERE l.kind LIKE 'slots.%' AND t.id IS NULL`,

  'every round of a provider is what its transactions come to': `
    SELECT format('round %s (%s) has %s staked and %s paid, its transactions %s and %s', r.id, r.state, r.stake, r.payout,
      coalesce(t.staked, 0), coalesce(t.paid, 0)) AS example
    FROM slot_round r LEFT JOIN (
      SELECT round_id, sum(amount) FILTER (WHERE action = 'bet') AS staked, sum(amount) FILTER (WHERE action = 'win') AS paid
      FROM slot_transaction WHERE undone_by IS NULL GROUP BY round_id
    ) t ON t.round_id = r.id
    WHERE r.stake <> coalesce(t.staked, 0) OR r.payout <> coalesce(t.paid, 0) OR (r.state = 'void' AND (r.stake, r.payout) <> (0, 0))
    UNION ALL
    SELECT format('transaction %s is of a round %s that is not there', t.id, t.round_id)
    FROM slot_transaction t LEFT JOIN slot_round r ON r.id = t.round_id AND r.user_id = t.user_id
    WHERE t.round_id IS NOT NULL AND r.id IS NULL`,

  'what a provider takes back is named by a refund or a rollback, and nothing it has named stands': `
    SELECT format('transaction %s (%s) is undone by %s, which does not name it', t.id, t.sent_id, t.undone_by) AS example
    FROM slot_transaction t LEFT JOIN slot_transaction u ON u.id = t.undone_by AND u.user_id = t.user_id AND t.sent_id = ANY (u.undoes)
    WHERE t.undone_by IS NOT NULL AND u.id IS NULL
    UNION ALL
    SELECT format('transaction %s is named by %s and stands', t.sent_id, u.sent_id)
    FROM slot_transaction u CROSS JOIN LATERAL unnest(u.undoes) AS n (sent_id)
      LEFT JOIN slot_transaction t ON t.sent_id = n.sent_id
    WHERE u.undone_by IS NULL AND t.undone_by IS NULL`,

  'every settled round of a provider is counted once': `
    SELECT format('round %s (%s) of %s and %s is counted as %s and %s', r.id, r.state, r.stake, r.payout, coalesce(c.stake, 0),
      coalesce(c.payout, 0)) AS example
    FROM slot_round r LEFT JOIN (
      SELECT round_id, sum(stake) AS stake, sum(payout) AS payout FROM slot_tally GROUP BY round_id
    ) c ON c.round_id = r.id
    WHERE (coalesce(c.stake, 0), coalesce(c.payout, 0)) <> (CASE r.state WHEN 'open' THEN 0 ELSE r.stake END,
      CASE r.state WHEN 'open' THEN 0 ELSE r.payout END)
    UNION ALL
    SELECT format('user %s: %s staked, %s of it counted, their bets come to %s', s.user_id, s.staked, s.total_bet - s.real_owed,
      coalesce(o.staked, 0) + coalesce(h.staked, 0) + c.staked)
    FROM user_stats s
      JOIN (
        SELECT user_id, coalesce(sum(stake) FILTER (WHERE account_kind = 'real'), 0) AS staked FROM slot_tally WHERE counted GROUP BY user_id
      ) c ON c.user_id = s.user_id
      LEFT JOIN LATERAL (
        SELECT sum(r.stake) AS staked FROM round r WHERE r.user_id = s.user_id AND r.account_kind = 'real'
          AND (r.seed_pair_id, r.nonce) <= (s.solo_pair_id, s.solo_nonce) AND r.id <> ALL (s.open_rounds)
      ) o ON true
      LEFT JOIN LATERAL (
        SELECT sum(b.stake) AS staked FROM ledger_account a
          JOIN ledger_entry e ON e.account_id = a.id AND e.version <= s.held_version AND e.amount < 0
          JOIN ledger_transaction t ON t.id = e.transaction_id AND t.kind = 'round.settle'
          JOIN shared_bet b ON b.id = t.key::uuid AND b.account_kind = 'real'
        WHERE a.user_id = s.user_id AND a.kind = 'held'
      ) h ON true
    WHERE s.staked <> coalesce(o.staked, 0) + coalesce(h.staked, 0) + c.staked OR s.total_bet - s.real_owed > s.staked`,
} as const satisfies Record<string, string>;
