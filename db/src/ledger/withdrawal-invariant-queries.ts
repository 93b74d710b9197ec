/** Laws of withdrawals: what is held for them, and what has left. States: 1 created, 2 done, 3 in process, 4 and 10 over. */
export const withdrawalInvariantQueries = {
  'every withdrawal holds its amount and fee until it is over, and no other hold is one': `
    SELECT format('withdrawal %s (state %s) of %s with fee %s: hold of %s (%s)', p.id, p.state, p.base_minor, p.fee_minor,
      h.amount, h.status) AS example
    FROM payment p LEFT JOIN ledger_hold h ON h.id = p.hold_id AND h.reason = 'withdrawal' AND h.ref = p.ref AND h.user_id = p.user_id
    WHERE p.code = 2 AND (h.id IS NULL OR h.amount <> p.base_minor + p.fee_minor
      OR h.status <> CASE WHEN p.state IN (1, 3) THEN 'open' WHEN p.state = 2 THEN 'captured' ELSE 'released' END
      OR (p.state = 2 AND h.resolved_by IS DISTINCT FROM p.transaction_id))
    UNION ALL
    SELECT format('hold %s is of no withdrawal', h.id)
    FROM ledger_hold h LEFT JOIN payment p ON p.hold_id = h.id AND p.code = 2 WHERE h.reason = 'withdrawal' AND p.id IS NULL
    UNION ALL
    SELECT format('hold %s is of %s withdrawals', hold_id, count(*))
    FROM payment WHERE code = 2 GROUP BY hold_id HAVING count(*) > 1`,

  'every withdrawal that is done took out what arrives, and nothing else leaves': `
    SELECT format('withdrawal %s sent %s, its transaction took out %s and gave the fees %s of %s', p.id, p.sent_minor, e.out,
      e.fees, p.fee_minor) AS example
    FROM payment p CROSS JOIN LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE a.kind = 'outside.withdrawals'), 0) AS out,
        coalesce(sum(e.amount) FILTER (WHERE a.kind = 'house.fees'), 0) AS fees
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.user_id IS NULL
      WHERE e.transaction_id = p.transaction_id
    ) e
    WHERE p.code = 2 AND p.state = 2 AND (e.out <> p.sent_minor OR e.fees < p.fee_minor)
    UNION ALL
    SELECT format('transaction %s took out %s for no withdrawal that is done', e.transaction_id, e.amount)
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.user_id IS NULL AND a.kind = 'outside.withdrawals'
      LEFT JOIN payment p ON p.transaction_id = e.transaction_id AND p.code = 2 AND p.state = 2
    WHERE p.id IS NULL`,

  'every payout was approved by enough people, none of them its player, and is paid once': `
    SELECT format('withdrawal %s (state %s) has a payout %s and %s approvals of %s', p.id, p.state, o.state, e.approvals, e.needed) AS example
    FROM payment p LEFT JOIN payout o ON o.payment_id = p.id CROSS JOIN LATERAL (
      SELECT coalesce(max(id), 0) AS last FROM payment_event WHERE payment_id = p.id AND kind = 'recalled'
    ) r CROSS JOIN LATERAL (
      SELECT count(*) AS approvals, count(DISTINCT coalesce(actor_id, 0)) AS people, count(*) FILTER (WHERE actor_id = p.user_id) AS own,
        (SELECT max((q.details ->> 'needed')::int) FROM payment_event q
          WHERE q.payment_id = p.id AND q.kind = 'queued' AND q.id > r.last) AS needed
      FROM payment_event WHERE payment_id = p.id AND kind = 'approved' AND id > r.last
    ) e
    WHERE p.code = 2 AND (
      (o.payment_id IS NOT NULL AND (e.approvals < coalesce(e.needed, 1) OR e.people < e.approvals OR e.own > 0 OR o.provider <> p.provider
        OR o.amount IS DISTINCT FROM p.coin_amount))
      OR CASE p.state WHEN 2 THEN o.state IS DISTINCT FROM 'done' WHEN 3 THEN o.state IS NULL OR o.state = 'done'
           WHEN 10 THEN o.state IS NOT NULL AND o.state <> 'failed' ELSE o.state IS NOT NULL END)
    UNION ALL
    SELECT format('withdrawal %s was paid %s times', payment_id, count(*))
    FROM payment_event WHERE kind = 'paid' GROUP BY payment_id HAVING count(*) > 1`,
} as const satisfies Record<string, string>;
