const ticket = `s.edition || '-' || s.number`;

/** The law of the New Year drum: a ticket is drawn once and its prize is that of the draw. */
export const newyearInvariantQueries = {
  'every ticket of the New Year drum gave what its round drew': `
    SELECT format('ticket %s of user %s gave %s (%s), its round %s drew %s', ${ticket}, s.user_id, s.prize, g.amount, s.round_id,
      r.outcome) AS example
    FROM newyear_spin s
      LEFT JOIN round r ON r.id = s.round_id AND r.user_id = s.user_id AND r.game = 'newyear' AND r.choice->>'ticket' = ${ticket}
      LEFT JOIN bonus_grant g ON g.id = s.grant_id AND g.user_id = s.user_id AND g.bonus = 'newyear' AND g.period = ${ticket}
    WHERE r.outcome->>'prize' IS DISTINCT FROM s.prize OR (g.id IS NULL) <> (s.grant_id IS NULL) OR CASE r.outcome->>'prizeMinor'
      WHEN '0' THEN g.id IS NOT NULL AND g.details->>'thing' IS DISTINCT FROM s.prize
      ELSE g.amount IS DISTINCT FROM (r.outcome->>'prizeMinor')::bigint END
    UNION ALL
    SELECT format('bonus %s of the drum was granted for no ticket', g.id)
    FROM bonus_grant g LEFT JOIN newyear_spin s ON s.grant_id = g.id WHERE g.bonus = 'newyear' AND s.grant_id IS NULL
    UNION ALL
    SELECT format('user %s has spent %s tickets of %s, the last is number %s', user_id, count(*), edition, max(number))
    FROM newyear_spin GROUP BY user_id, edition HAVING count(*) <> max(number)`,
} as const satisfies Record<string, string>;
