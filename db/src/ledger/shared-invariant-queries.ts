/**
 * A bet's entries, as they must stand: its stake into held; then, once its round is over, its stake out of held, what the
 * player is paid, and what the house is left with. `where` chooses bets b.
 */
export const sharedEntriesDue = (where = 'true'): string => `
  SELECT b.id, b.game, d.line, d.account_id, d.amount
  FROM shared_bet b
    JOIN shared_round r ON r.id = b.round_id
    JOIN ledger_account a ON a.id = b.account_id
    JOIN ledger_account k ON k.user_id = b.user_id AND k.kind = 'held'
    JOIN ledger_account h ON h.user_id IS NULL AND h.kind = 'house.games' AND h.unit = a.unit
    CROSS JOIN LATERAL (
      SELECT CASE WHEN r.settled_xid IS NULL THEN 0 ELSE b.stake END AS stake,
        CASE r.state WHEN 'void' THEN b.stake WHEN 'settled' THEN coalesce(b.payout, 0) ELSE 0 END AS payout
    ) o
    CROSS JOIN LATERAL (SELECT (o.stake <> 0)::int AS over, (o.payout <> 0)::int AS paid) n
    CROSS JOIN LATERAL (
      SELECT 0 AS line, a.id AS account_id, -b.stake AS amount
      UNION ALL SELECT 1, k.id, b.stake
      UNION ALL SELECT 2, k.id, -o.stake WHERE o.stake <> 0
      UNION ALL SELECT 2 + n.over, a.id, o.payout WHERE o.payout <> 0
      UNION ALL SELECT 2 + n.over + n.paid, h.id, o.stake - o.payout WHERE o.stake <> o.payout
    ) d
  WHERE ${where}`;

/** The entries of bets as they stand. `where` chooses holds h. */
export const sharedEntries = (where = 'true'): string => `
  SELECT h.id, substring(h.reason FROM 6) AS game, row_number() OVER (PARTITION BY h.id ORDER BY e.transaction_id = h.resolved_by, e.line) - 1 AS line, e.account_id, e.amount
  FROM ledger_hold h JOIN ledger_entry e ON e.transaction_id IN (h.id, h.resolved_by)
  WHERE h.reason LIKE 'game.%' AND ${where}`;

const lastEvents = `
  SELECT DISTINCT ON (round_id) round_id, event->>'type' AS type FROM shared_event ORDER BY round_id, seq DESC`;

/** Law → SQL that yields an `example` for every breach of it: the laws of shared rounds. */
export const sharedInvariantQueries = {
  'every bet of a shared round has its hold, and every hold of a game its bet': `
    SELECT format('bet %s of %s has no hold', b.id, b.stake) AS example
    FROM shared_bet b
      LEFT JOIN ledger_hold h ON h.id = b.id AND h.amount = b.stake AND h.user_id = b.user_id AND h.ref = b.round_id
        AND h.source_account_id = b.account_id AND h.reason = 'game.' || b.game
    WHERE h.id IS NULL
    UNION ALL
    SELECT format('hold %s (%s) is of no bet', h.id, h.reason)
    FROM ledger_hold h LEFT JOIN shared_bet b ON b.id = h.id WHERE h.reason LIKE 'game.%' AND b.id IS NULL`,

  'bets of settled rounds are paid, of void rounds returned, of all others held': `
    SELECT format('bet %s of a round that is %s: its hold is %s, its payout %s', b.id, r.state, h.status, b.payout) AS example
    FROM shared_bet b JOIN shared_round r ON r.id = b.round_id JOIN ledger_hold h ON h.id = b.id
    WHERE (b.payout IS NOT NULL) <> (r.state = 'settled')
      OR h.status <> CASE r.state WHEN 'settled' THEN 'captured' WHEN 'void' THEN 'released' ELSE 'open' END
    UNION ALL
    SELECT format('round %s of players says %s staked and %s paid, its bets %s and %s', r.id, r.stakes, r.payouts, b.stakes, b.payouts)
    FROM shared_round r CROSS JOIN LATERAL (
      SELECT sum(stake) AS stakes, sum(payout) AS payouts FROM shared_bet WHERE round_id = r.id
    ) b
    WHERE r.stakes IS NOT NULL AND (b.stakes, b.payouts) IS DISTINCT FROM (r.stakes::numeric, r.payouts::numeric)`,

  'every bet of a shared round moves exactly its stake and its payout': `
    SELECT format('bet %s line %s: due is account %s %s, found account %s %s', coalesce(d.id, f.id), coalesce(d.line, f.line),
      d.account_id, d.amount, f.account_id, f.amount) AS example
    FROM (${sharedEntriesDue()}) d FULL JOIN (${sharedEntries()}) f ON f.id = d.id AND f.line = d.line
    WHERE d.account_id IS DISTINCT FROM f.account_id OR d.amount IS DISTINCT FROM f.amount`,

  'events of each shared round run from 0 without a gap': `
    SELECT format('shared round %s has %s events, %s to %s', r.id, coalesce(e.events, 0), e.lowest, e.highest) AS example
    FROM shared_round r
      LEFT JOIN (
        SELECT round_id, count(*) AS events, count(DISTINCT seq) AS places, min(seq) AS lowest, max(seq) AS highest
        FROM shared_event GROUP BY round_id
      ) e ON e.round_id = r.id
    WHERE e.events IS NULL OR e.lowest <> 0 OR e.highest <> e.events - 1 OR e.places <> e.events`,

  'the state of each shared round is that of its last event': `
    SELECT format('shared round %s is %s after %s', r.id, r.state, e.type) AS example
    FROM shared_round r LEFT JOIN (${lastEvents}) e ON e.round_id = r.id
    WHERE r.state IS DISTINCT FROM CASE e.type
      WHEN 'round.opened' THEN 'open' WHEN 'bet.placed' THEN 'open' WHEN 'round.closed' THEN 'closed'
      WHEN 'betting.closed' THEN 'closed'
      WHEN 'outcome.drawn' THEN 'drawn' WHEN 'round.settled' THEN 'settled' WHEN 'round.voided' THEN 'void' END`,

  'the events of each shared round say what its rows say': `
    SELECT format('shared round %s opens with another commitment or number', r.id) AS example
    FROM shared_round r JOIN shared_event e ON e.round_id = r.id AND e.seq = 0
    WHERE e.event->>'type' IS DISTINCT FROM 'round.opened' OR e.event->>'commitment' IS DISTINCT FROM r.commitment
      OR e.event->>'number' IS DISTINCT FROM r.number::text
    UNION ALL
    SELECT format('shared round %s event %s: bet %s has %s, the event says %s', coalesce(b.round_id, e.round_id),
      coalesce(b.seq, e.seq), b.id, b.stake, e.event)
    FROM shared_bet b
      FULL JOIN (SELECT * FROM shared_event WHERE event->>'type' = 'bet.placed') e ON e.round_id = b.round_id AND e.seq = b.seq
    WHERE e.event->>'betId' IS DISTINCT FROM b.id::text OR e.event->>'stakeMinor' IS DISTINCT FROM b.stake::text
      OR e.event->>'account' IS DISTINCT FROM b.account_kind OR e.event->>'currencyId' IS DISTINCT FROM b.currency_id::text
      OR coalesce(e.event->>'salt', e.event->>'clientSeed') IS DISTINCT FROM b.client_seed OR e.event->>'at' IS DISTINCT FROM b.at::text
      OR (e.event->'choice')::jsonb IS DISTINCT FROM b.choice::jsonb
    UNION ALL
    SELECT format('shared round %s: %s at %s', r.id, e.event->>'type', e.event->>'at')
    FROM shared_round r JOIN shared_event e ON e.round_id = r.id
    WHERE e.event->>'at' IS DISTINCT FROM CASE e.event->>'type'
      WHEN 'round.opened' THEN r.opened_at::text WHEN 'round.closed' THEN r.closed_at::text
      WHEN 'betting.closed' THEN r.closed_at::text
      WHEN 'outcome.drawn' THEN r.drawn_at::text WHEN 'bet.placed' THEN e.event->>'at' ELSE r.finished_at::text END
    UNION ALL
    SELECT format('shared round %s drew %s, the event says %s', r.id, r.outcome, e.event)
    FROM shared_round r JOIN shared_event e ON e.round_id = r.id AND e.event->>'type' = 'outcome.drawn'
      LEFT JOIN shared_event c ON c.round_id = r.id AND c.seq = e.seq - 1 AND c.event->>'type' = 'betting.closed'
    WHERE (e.event->'outcome')::jsonb IS DISTINCT FROM r.outcome::jsonb
      OR coalesce(e.event->>'entropy', concat_ws(':', c.event->>'betsHash', e.event->'beacon'->>'randomness'))
        IS DISTINCT FROM r.entropy
    UNION ALL
    SELECT format('shared round %s paid %s, the event says %s', r.id, p.payouts, e.event->'payoutsMinor')
    FROM shared_round r JOIN shared_event e ON e.round_id = r.id AND e.event->>'type' = 'round.settled'
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(b.payout::text ORDER BY b.seq), '[]')::jsonb AS payouts FROM shared_bet b WHERE b.round_id = r.id
      ) p
    WHERE (e.event->'payoutsMinor')::jsonb IS DISTINCT FROM p.payouts`,

  'numbers of each shared game run from 1 without a gap': `
    SELECT format('%s has %s rounds, numbers %s to %s', game, count(*), min(number), max(number)) AS example
    FROM shared_round GROUP BY game HAVING min(number) <> 1 OR max(number) <> count(*) OR count(DISTINCT number) <> count(*)`,

  'seeds of each chain are used in order without a gap': `
    SELECT format('chain %s is at seed %s, its %s rounds use %s to %s', c.id, c.next_index, coalesce(r.rounds, 0), r.lowest,
      r.highest) AS example
    FROM seed_chain c
      LEFT JOIN (
        SELECT chain_id, count(*) AS rounds, count(DISTINCT chain_index) AS places, min(chain_index) AS lowest, max(chain_index) AS highest
        FROM shared_round GROUP BY chain_id
      ) r ON r.chain_id = c.id
    WHERE NOT (
      c.next_index - 1 = coalesce(r.rounds, 0) AND c.next_index - 1 = coalesce(r.places, 0)
      AND (c.next_index = 1 OR (r.lowest = 1 AND r.highest = c.next_index - 1)))
    UNION ALL
    SELECT format('chain %s: the round of seed %s commits to another seed than %s', r.chain_id, r.chain_index, r.before)
    FROM (
      SELECT s.chain_id, s.chain_index, s.commitment,
        coalesce(lag(s.server_seed) OVER (PARTITION BY s.chain_id ORDER BY s.chain_index), c.terminator) AS before
      FROM shared_round s JOIN seed_chain c ON c.id = s.chain_id
    ) r
    WHERE r.commitment <> r.before`,
} as const satisfies Record<string, string>;
