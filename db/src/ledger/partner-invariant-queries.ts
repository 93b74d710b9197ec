/** SQL: what a transaction moves on a player's account. */
const moved = (transaction: string, userId: string, kind: string): string =>
  `coalesce((SELECT sum(x.amount) FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id
    WHERE x.transaction_id = ${transaction} AND a.user_id = ${userId} AND a.kind = '${kind}'), 0)`;

const isNot = (kind: string): string => `t.kind IS DISTINCT FROM '${kind}'`;

/** Laws of the partner programme: what was earned is booked once, is still there, or was converted. */
export const partnerInvariantQueries = {
  'what a partner has earned is on the account, set aside or paid': `
    SELECT format('earning %s of %s was booked by %s', e.id, e.amount, e.transaction_id) AS example
    FROM partner_earning e LEFT JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE ${isNot('partner.earn')} OR ${moved('e.transaction_id', 'e.partner_id', 'partner')} <> e.amount
    UNION ALL
    SELECT format('partner %s has %s, the books say %s', a.user_id, a.balance, b.due)
    FROM ledger_account a CROSS JOIN LATERAL (
      SELECT (SELECT coalesce(sum(amount), 0) FROM partner_earning WHERE partner_id = a.user_id)
        - (SELECT coalesce(sum(amount), 0) FROM partner_order WHERE partner_id = a.user_id AND status <> 10) AS due
    ) b
    WHERE a.kind = 'partner' AND a.user_id IS NOT NULL AND a.balance <> b.due
    UNION ALL
    SELECT format('transaction %s (%s) is of no earning and no order', t.id, t.kind) FROM ledger_transaction t
    WHERE t.kind LIKE 'partner.%' AND NOT EXISTS (SELECT FROM partner_earning WHERE transaction_id = t.id)
      AND NOT EXISTS (SELECT FROM partner_order WHERE t.id IN (created_by, decided_by))`,

  'a conversion sets aside what it pays, and pays or returns it once': `
    SELECT format('order %s of %s was set aside by %s', o.id, o.amount, o.created_by) AS example
    FROM partner_order o LEFT JOIN ledger_transaction t ON t.id = o.created_by
    WHERE ${isNot('partner.convert')} OR ${moved('o.created_by', 'o.partner_id', 'partner')} <> -o.amount
    UNION ALL
    SELECT format('order %s of %s in state %s was decided by %s', o.id, o.amount, o.status, o.decided_by)
    FROM partner_order o LEFT JOIN ledger_transaction t ON t.id = o.decided_by
    WHERE o.status = 2 AND (${isNot('partner.pay')} OR ${moved('o.decided_by', 'o.partner_id', 'real')} <> o.amount)
      OR o.status = 10 AND (${isNot('partner.return')} OR ${moved('o.decided_by', 'o.partner_id', 'partner')} <> o.amount)`,

  'a referral has one partner, and no day counts before it came': `
    SELECT format('day %s of referral %s is of partner %s, the referral of %s', d.day, d.referral_id, d.partner_id, r.partner_id) AS example
    FROM partner_day d JOIN partner_referral r ON r.user_id = d.referral_id
    WHERE d.partner_id <> r.partner_id OR d.day < r.from_day OR NOT EXISTS (SELECT FROM partner_closed_day WHERE day = d.day)`,
} as const satisfies Record<string, string>;
