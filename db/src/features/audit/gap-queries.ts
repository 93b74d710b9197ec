// $1 and $2 are the least and the greatest id of the range, $3 and $4 its first and last millisecond.
const ids = 'BETWEEN $1::uuid AND $2::uuid';
const whileAt = (begins: string, ends: string): string =>
  `${begins} <= $4::bigint AND (${ends} IS NULL OR ${ends} >= $3::bigint)`;

const horizon = '(SELECT horizon FROM log_cursor)'; // whatever was committed below it is in the log

// to the seeds of shared rounds: of chains when they are created, of rooms when they are opened
const commitments = `
  SELECT terminator AS commitment, game, created_xid AS xid FROM seed_chain
  UNION ALL SELECT commitment, game, opened_xid FROM shared_round WHERE chain_id IS NULL AND opened_xid IS NOT NULL`;

/** Status of a version after an event. */
const statusAfter = `CASE e.kind WHEN 'saved' THEN 'draft' WHEN 'approved' THEN 'approved' WHEN 'rejected' THEN 'rejected'
  WHEN 'replaced' THEN 'rejected' WHEN 'activated' THEN 'active' WHEN 'retired' THEN 'retired'
  WHEN 'candidate.started' THEN 'candidate' WHEN 'candidate.lit' THEN 'candidate' WHEN 'candidate.stopped' THEN 'approved'
  WHEN 'checked' THEN CASE WHEN e.details @> '{"findings": [{"severity": "error"}]}' THEN 'draft' ELSE 'checked' END END`;

const hashOf = (seed: string): string => `encode(sha256(convert_to(${seed}, 'UTF8')), 'hex')`;

/** Kind of gap → SQL that yields ref, game, expected and found for each. Reads no more than auditors may. */
export const gapQueries = {
  nonce: `
    SELECT s.server_seed_hash AS ref, NULL::text AS game, format('%s rounds, nonces 0 to %s', s.nonce, s.nonce - 1) AS expected,
      format('%s rounds, nonces %s to %s', r.rounds, r.lowest, r.highest) AS found
    FROM seed_pair s CROSS JOIN LATERAL (
      SELECT count(*) AS rounds, min(nonce) AS lowest, max(nonce) AS highest
      FROM round r WHERE r.user_id = s.user_id AND r.seed_pair_id = s.id
    ) r
    WHERE ${whileAt('s.created_at', 's.revealed_at')}
      AND NOT (s.nonce = r.rounds AND (s.nonce = 0 OR (r.lowest = 0 AND r.highest = s.nonce - 1)))`,

  number: `
    SELECT id::text AS ref, game, (before + 1)::text AS expected, number::text AS found
    FROM (SELECT id, game, number, lag(number, 1, 0::bigint) OVER (PARTITION BY game ORDER BY number) AS before FROM shared_round) n
    WHERE number <> before + 1`,

  chain: `
    SELECT c.terminator AS ref, c.game, format('%s rounds, seeds 1 to %s', c.next_index - 1, c.next_index - 1) AS expected,
      format('%s rounds, seeds %s to %s', coalesce(r.rounds, 0), r.lowest, r.highest) AS found
    FROM seed_chain c LEFT JOIN (
      SELECT chain_id, count(*) AS rounds, min(chain_index) AS lowest, max(chain_index) AS highest FROM shared_round GROUP BY chain_id
    ) r ON r.chain_id = c.id
    WHERE NOT (c.next_index - 1 = coalesce(r.rounds, 0) AND (c.next_index = 1 OR (r.lowest = 1 AND r.highest = c.next_index - 1)))
    UNION ALL
    SELECT s.id::text, s.game, coalesce(before.server_seed, c.terminator), s.commitment
    FROM shared_round s JOIN seed_chain c ON c.id = s.chain_id
      LEFT JOIN revealed_round before ON before.chain_id = s.chain_id AND before.chain_index = s.chain_index - 1
    WHERE s.commitment <> coalesce(before.server_seed, c.terminator)`,

  seed: `
    SELECT server_seed_hash AS ref, NULL::text AS game, server_seed_hash AS expected, ${hashOf('server_seed')} AS found
    FROM revealed_pair WHERE revealed_at BETWEEN $3::bigint AND $4::bigint AND server_seed_hash <> ${hashOf('server_seed')}
    UNION ALL
    SELECT id::text, game, commitment, ${hashOf('server_seed')}
    FROM revealed_round WHERE coalesce(finished_at, $4::bigint) BETWEEN $3::bigint AND $4::bigint AND commitment <> ${hashOf('server_seed')}`,

  event: `
    SELECT s.id::text AS ref, s.game, format('events 0 to %s', e.events - 1) AS expected, format('events %s to %s', e.lowest, e.highest) AS found
    FROM shared_round s CROSS JOIN LATERAL (
      SELECT count(*) AS events, min(seq) AS lowest, max(seq) AS highest FROM shared_event e WHERE e.round_id = s.id
    ) e
    WHERE ${whileAt('s.opened_at', 's.finished_at')} AND (e.events = 0 OR e.lowest <> 0 OR e.highest <> e.events - 1)`,

  leaf: `
    SELECT leaf_index::text AS ref, NULL::text AS game, (before + 1)::text AS expected, leaf_index::text AS found
    FROM (SELECT leaf_index, lag(leaf_index, 1, -1::bigint) OVER (ORDER BY leaf_index) AS before FROM log_entry) l
    WHERE leaf_index <> before + 1
    UNION ALL
    SELECT 'size', NULL, coalesce(c.size::text, 'a cursor'), l.entries::text
    FROM (SELECT count(*) AS entries FROM log_entry) l LEFT JOIN log_cursor c ON true WHERE c.size IS DISTINCT FROM l.entries`,

  unlogged: `
    SELECT r.id::text AS ref, r.game, 'an entry of the log' AS expected, 'none' AS found
    FROM round r WHERE r.id ${ids} AND r.settled_xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'round' AND e.ref = r.id::text)
    UNION ALL
    SELECT s.id::text, s.game, 'an entry of the log', 'none'
    FROM shared_round s WHERE s.settled_xid < ${horizon} AND s.finished_at BETWEEN $3::bigint AND $4::bigint
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'round' AND e.ref = s.id::text)
    UNION ALL
    SELECT p.server_seed_hash, NULL, 'an entry of the log', 'none'
    FROM seed_pair p WHERE p.revealed_xid < ${horizon} AND p.revealed_at BETWEEN $3::bigint AND $4::bigint
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'seed' AND e.ref = p.id::text)
    UNION ALL
    SELECT format('%s %s', c.game, c.version), c.game, 'an entry of the log', 'none'
    FROM game_config c WHERE c.published_xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'config' AND e.ref = c.id::text)
    UNION ALL
    SELECT format('%s of %s %s', e.kind, c.game, c.version), c.game, 'an entry of the log', 'none'
    FROM game_config_event e JOIN game_config c ON c.id = e.config_id WHERE e.xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry l WHERE l.kind = 'config.event' AND l.ref = e.id::text)
    UNION ALL
    SELECT format('guardrails %s %s', g.game, g.version), g.game, 'an entry of the log', 'none'
    FROM guardrail g WHERE g.activated_xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'guardrail' AND e.ref = g.id::text)
    UNION ALL
    SELECT format('solvency %s', s.day), NULL, 'an entry of the log', 'none'
    FROM solvency_statement s WHERE s.published_xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'solvency' AND e.ref = s.day::text)
    UNION ALL
    SELECT format('change %s of the key', k.number), NULL, 'an entry of the log', 'none'
    FROM log_key_change k WHERE k.at < (SELECT max(at) - 60000 FROM log_head)
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'key' AND e.ref = k.number::text)
    UNION ALL
    SELECT c.commitment, c.game, 'an entry of the log', 'none'
    FROM (${commitments}) c WHERE c.xid < ${horizon}
      AND NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'commitment' AND e.ref = c.commitment)`,

  unplayed: `
    SELECT e.leaf_index::text AS ref, NULL::text AS game, format('the round %s', e.ref) AS expected, 'none' AS found
    FROM log_entry e
    WHERE e.kind = 'round' AND e.ref BETWEEN $1::uuid::text AND $2::uuid::text
      AND NOT EXISTS (SELECT FROM round r WHERE r.id::text = e.ref AND r.id ${ids} AND r.settled_xid IS NOT NULL)
      AND NOT EXISTS (SELECT FROM shared_round s WHERE s.id::text = e.ref AND s.id ${ids} AND s.settled_xid IS NOT NULL)
    UNION ALL
    SELECT leaf_index::text, NULL, 'the id of a round', ref FROM log_entry WHERE kind = 'round' AND (ref < '0' OR ref > 'ffffffff-')
      AND ref NOT LIKE 'ffffffff-%'
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'seed' AND NOT EXISTS (SELECT FROM revealed_pair p WHERE p.id::text = e.ref)
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'config'
      AND NOT EXISTS (SELECT FROM game_config c WHERE c.id::text = e.ref AND c.status <> 'draft')
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'config.event' AND NOT EXISTS (SELECT FROM game_config_event v WHERE v.id::text = e.ref)
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'guardrail'
      AND NOT EXISTS (SELECT FROM guardrail g WHERE g.id::text = e.ref AND g.status IN ('active', 'retired') AND g.activated_xid IS NOT NULL)
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'solvency'
      AND NOT EXISTS (SELECT FROM solvency_statement s WHERE s.day::text = e.ref AND s.published_xid IS NOT NULL)
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'key' AND NOT EXISTS (SELECT FROM log_key_change k WHERE k.number::text = e.ref)
    UNION ALL
    SELECT e.leaf_index::text, NULL, format('the %s %s', e.kind, e.ref), 'none'
    FROM log_entry e WHERE e.kind = 'commitment' AND NOT EXISTS (SELECT FROM (${commitments}) c WHERE c.commitment = e.ref)`,

  approval: `
    SELECT format('%s %s', c.game, c.version) AS ref, c.game, format('%s, %s, %s', t.status, t.author, t.approver) AS expected,
      format('%s, %s, %s', c.status, c.author, c.approver) AS found
    FROM (SELECT id, game, version, status, coalesce(author_id::text, 'program') AS author,
      CASE WHEN approved_by IS NULL THEN 'nobody' ELSE format('%s at %s', approved_by, approved_at) END AS approver FROM game_config) c CROSS JOIN LATERAL (
      SELECT coalesce((array_agg(${statusAfter} ORDER BY e.id DESC) FILTER (WHERE ${statusAfter} IS NOT NULL))[1], 'no trail') AS status,
        coalesce((array_agg(e.actor_id::text ORDER BY e.id) FILTER (WHERE e.kind = 'saved'))[1], 'program') AS author,
        coalesce((array_agg(format('%s at %s', e.actor_id, e.at) ORDER BY e.id DESC) FILTER (WHERE e.kind = 'approved'))[1], 'nobody') AS approver
      FROM game_config_event e WHERE e.config_id = c.id
    ) t
    WHERE (t.status, t.author, t.approver) IS DISTINCT FROM (c.status, c.author, c.approver)`,

  debt: `
    WITH newest AS (
      SELECT day, ledger::pg_snapshot AS seen FROM solvency_statement s
      WHERE s.published_xid IS NOT NULL AND EXISTS (SELECT FROM solvency_block b WHERE b.day = s.day)
      ORDER BY day DESC LIMIT 1
    ), later AS (
      SELECT e.account_id, sum(e.amount) AS amount
      FROM newest n JOIN ledger_transaction t ON t.xid >= pg_snapshot_xmin(n.seen) AND NOT pg_visible_in_snapshot(t.xid, n.seen)
        JOIN ledger_entry e ON e.transaction_id = t.id
      GROUP BY e.account_id
    ), owed AS (
      SELECT a.user_id, a.unit, sum(a.balance - coalesce(l.amount, 0)) AS amount
      FROM ledger_account a LEFT JOIN later l ON l.account_id = a.id
      WHERE a.user_id IS NOT NULL AND EXISTS (SELECT FROM newest) GROUP BY a.user_id, a.unit
    ), stated AS (
      SELECT s.user_id, s.unit, s.amount FROM solvency_share s JOIN newest n ON n.day = s.day
    )
    SELECT format('day %s, player %s, %s', (SELECT day FROM newest), coalesce(u.public_id, user_id::text), unit) AS ref,
      NULL::text AS game, coalesce(o.amount, 0)::text AS expected, coalesce(t.amount, 0)::text AS found
    FROM owed o FULL JOIN stated t USING (user_id, unit) LEFT JOIN app_user u ON u.id = user_id
    WHERE coalesce(o.amount, 0) <> coalesce(t.amount, 0)
    UNION ALL
    SELECT format('day %s, %s', s.day, k.unit), NULL, coalesce(t.amount, 0)::text, k.total
    FROM solvency_statement s CROSS JOIN LATERAL jsonb_to_recordset(s.units) AS k (unit text, total text)
      LEFT JOIN LATERAL (SELECT sum(amount) AS amount FROM solvency_share h WHERE h.day = s.day AND h.unit = k.unit) t ON true
    WHERE s.published_xid IS NOT NULL AND EXISTS (SELECT FROM solvency_block b WHERE b.day = s.day)
      AND k.total <> coalesce(t.amount, 0)::text`,

  head: `
    SELECT size::text AS ref, NULL::text AS game, format('%s %s', size, encode(root, 'base64')) AS expected,
      format('%s %s', split_part(note, E'\\n', 2), split_part(note, E'\\n', 3)) AS found
    FROM log_head WHERE split_part(note, E'\\n', 2) <> size::text OR split_part(note, E'\\n', 3) <> encode(root, 'base64')
    UNION ALL
    SELECT 'newest', NULL, coalesce(c.size::text, 'a cursor'), coalesce(h.size, 0)::text
    FROM (SELECT max(size) AS size FROM log_head) h LEFT JOIN log_cursor c ON true WHERE c.size IS DISTINCT FROM coalesce(h.size, 0)`,
} as const satisfies Record<string, string>;

export type GapKind = keyof typeof gapQueries;
