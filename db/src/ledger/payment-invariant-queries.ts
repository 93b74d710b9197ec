// Amounts that a deposit moved by its ledger transaction, by kind of account.
const moved = (kind: string): string => `
  coalesce((SELECT sum(e.amount) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
    WHERE e.transaction_id = y.transaction_id AND a.unit = 'BASE' AND ${kind}), 0)`;

// The course that the trail states: of the crediting, or of the sight whose value stayed.
const statedCourse = `(
  SELECT (v.details ->> 'course')::numeric FROM payment_event v
  WHERE v.payment_id = y.id AND v.kind IN ('seen', 'credited') AND v.details ->> 'course' IS NOT NULL
  ORDER BY v.id DESC LIMIT 1)`;

/** Laws of money that comes in: law → SQL that yields an `example` for every breach of it. */
export const paymentInvariantQueries = {
  'every confirmed payment of a provider is credited, or says why not': `
    SELECT format('%s %s is %s, credited by %s, problem %s', provider, transaction, state, credited_by, problem) AS example
    FROM provider_payment
    WHERE CASE WHEN state = 'confirmed' THEN (credited_by IS NULL) = (problem IS NULL) ELSE credited_by IS NOT NULL END`,

  'each provider transaction that was credited has one ledger transaction, and each such one its payment': `
    SELECT format('%s %s is credited by transaction %s (%s %s), payment %s in state %s by %s',
      p.provider, p.transaction, p.credited_by, t.scope, t.key, y.id, y.state, y.transaction_id) AS example
    FROM provider_payment p
      LEFT JOIN ledger_transaction t ON t.id = p.credited_by
      LEFT JOIN payment y ON y.id = p.payment_id
    WHERE p.credited_by IS NOT NULL AND (
      t.kind IS DISTINCT FROM 'deposit.credit' OR t.scope <> 'deposit:' || p.provider OR t.key IS DISTINCT FROM p.transaction
      OR y.transaction_id IS DISTINCT FROM p.credited_by OR y.code <> 1 OR y.state <> 2 OR y.provider <> p.provider
      OR y.provider_transaction IS DISTINCT FROM p.transaction)
    UNION ALL
    SELECT format('transaction %s (%s %s) credits no payment of a provider', t.id, t.scope, t.key)
    FROM ledger_transaction t LEFT JOIN provider_payment p ON p.credited_by = t.id
    WHERE t.kind = 'deposit.credit' AND p.id IS NULL
    UNION ALL
    SELECT format('transaction %s is the credit of %s payments of a provider', credited_by, count(*))
    FROM provider_payment WHERE credited_by IS NOT NULL GROUP BY credited_by HAVING count(*) > 1
    UNION ALL
    SELECT format('transaction %s (%s) brought in %s and is no credit of a deposit', t.id, t.kind, -e.amount)
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.user_id IS NULL AND a.kind = 'outside.deposits'
      JOIN ledger_transaction t ON t.id = e.transaction_id AND t.kind <> 'deposit.credit'
    UNION ALL
    SELECT format('deposit %s is done without a payment of a provider', y.id)
    FROM payment y LEFT JOIN provider_payment p ON p.payment_id = y.id AND p.credited_by = y.transaction_id
    WHERE y.code = 1 AND y.state = 2 AND p.id IS NULL`,

  'every deposit moves exactly what it says to its player, and nothing else': `
    SELECT format('deposit %s of %s and %s more, fee %s, moved %s to its player, %s from outside, %s from bonuses, %s to fees, %s in all',
      id, base_minor, bonus_minor, fee_minor, player, outside, bonuses, fees, everything) AS example
    FROM (
      SELECT y.id, y.base_minor, y.bonus_minor, y.fee_minor,
        ${moved(`a.user_id = y.user_id AND a.kind = 'real'`)} AS player,
        ${moved(`a.user_id IS NULL AND a.kind = 'outside.deposits'`)} AS outside,
        ${moved(`a.user_id IS NULL AND a.kind = 'house.bonuses'`)} AS bonuses,
        ${moved(`a.user_id IS NULL AND a.kind = 'house.fees'`)} AS fees,
        (SELECT sum(abs(e.amount)) FROM ledger_entry e WHERE e.transaction_id = y.transaction_id) AS everything
      FROM payment y WHERE y.code = 1 AND y.state = 2
    ) d
    WHERE player <> base_minor + bonus_minor - fee_minor OR outside <> -base_minor OR bonuses <> -bonus_minor OR fees <> fee_minor
      OR everything IS DISTINCT FROM 2 * (base_minor + bonus_minor)`,

  'every deposit is worth what its provider confirmed, at the course that its trail states': `
    SELECT format('deposit %s is credited %s, its provider confirmed %s %s at %s millionths', y.id, y.base_minor, p.amount, p.currency,
      ${statedCourse}) AS example
    FROM payment y JOIN provider_payment p ON p.credited_by = y.transaction_id
    WHERE y.code = 1 AND y.state = 2
      AND y.base_minor IS DISTINCT FROM floor(p.amount::numeric * 100 * ${statedCourse} / 1000000)`,
} as const;
