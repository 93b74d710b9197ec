import { airdropInvariantQueries } from './airdrop-invariant-queries.ts';
import { partnerInvariantQueries } from './partner-invariant-queries.ts';
import { bonusInvariantQueries } from './bonus-invariant-queries.ts';
import { casinoInvariantQueries } from './casino-invariant-queries.ts';
import { giveawayInvariantQueries } from './giveaway-invariant-queries.ts';
import { newyearInvariantQueries } from './newyear-invariant-queries.ts';
import { paymentInvariantQueries } from './payment-invariant-queries.ts';
import { sharedInvariantQueries } from './shared-invariant-queries.ts';
import { tournamentInvariantQueries } from './tournament-invariant-queries.ts';
import { withdrawalInvariantQueries } from './withdrawal-invariant-queries.ts';

/**
 * A solo round's entries, as they must stand: stake, payout if any, and the house's opposite if any, in this order. A round
 * of several steps pays in a transaction of its own, which has the round's id as its key. `where` chooses rounds r. Lines are
 * counted by hand: a window or a list of values for each round takes most of the time.
 */
export const soloEntriesDue = (where = 'true'): string => `
  SELECT r.id::text AS round_id, r.game, d.line, d.account_id, d.amount
  FROM round r
    JOIN ledger_account p ON p.user_id = r.user_id AND p.kind = r.account_kind
    JOIN ledger_account h ON h.user_id IS NULL AND h.kind = 'house.games' AND h.unit = p.unit
    LEFT JOIN ledger_transaction f ON f.scope = 'round.finish' AND f.key = r.id::text
    CROSS JOIN LATERAL (
      SELECT CASE WHEN f.id IS NULL THEN r.payout ELSE 0 END AS at_once, CASE WHEN f.id IS NULL THEN 0 ELSE r.payout END AS later
    ) o
    CROSS JOIN LATERAL (
      SELECT (o.at_once <> 0)::int AS won, (r.stake <> o.at_once)::int AS kept, (o.later <> 0)::int AS paid
    ) n
    CROSS JOIN LATERAL (
      SELECT 0 AS line, p.id AS account_id, -r.stake AS amount
      UNION ALL SELECT 1, p.id, o.at_once WHERE o.at_once <> 0
      UNION ALL SELECT 1 + n.won, h.id, r.stake - o.at_once WHERE r.stake <> o.at_once
      UNION ALL SELECT 1 + n.won + n.kept, p.id, o.later WHERE o.later <> 0
      UNION ALL SELECT 1 + n.won + n.kept + n.paid, h.id, -o.later WHERE o.later <> 0
    ) d
  WHERE ${where}`;

/**
 * The entries of solo rounds as they stand. Compared by their order: a settlement may leave a line number out where nothing
 * moves. `where` and `finishWhere` choose transactions that open and that finish rounds.
 */
export const soloEntries = (where = 'true', finishWhere = 'true'): string => `
  SELECT t.round_id, t.game, row_number() OVER (PARTITION BY t.round_id ORDER BY t.is_finish, e.line) - 1 AS line, e.account_id, e.amount
  FROM (
    SELECT id, false AS is_finish, id::text AS round_id, substring(kind FROM 6) AS game
    FROM ledger_transaction WHERE kind LIKE 'game.%' AND ${where}
    UNION ALL
    SELECT id, true, key, NULL FROM ledger_transaction WHERE kind = 'round.finish' AND ${finishWhere}
  ) t JOIN ledger_entry e ON e.transaction_id = t.id`;

/** Law → SQL that yields an `example` for every breach of it. */
export const invariantQueries = {
  'every transaction has entries that sum to zero per unit': `
    SELECT format('transaction %s sums to %s %s', e.transaction_id, sum(e.amount), a.unit) AS example
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
    GROUP BY e.transaction_id, a.unit HAVING sum(e.amount) <> 0
    UNION ALL
    SELECT format('transaction %s has no entries', t.id) FROM ledger_transaction t
    WHERE NOT EXISTS (SELECT FROM ledger_entry e WHERE e.transaction_id = t.id)`,

  'every balance equals the sum of its entries': `
    SELECT format('account %s has balance %s, its entries sum to %s', a.id, a.balance, coalesce(e.total, 0)) AS example
    FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger_entry GROUP BY account_id) e ON e.account_id = a.id
    WHERE a.user_id IS NOT NULL AND a.balance IS DISTINCT FROM coalesce(e.total, 0)`,

  'versions of each account run from 1 without a gap': `
    SELECT format('account %s is at version %s, it has %s entries of versions %s to %s', a.id, a.version,
      coalesce(e.entries, 0), e.lowest, e.highest) AS example
    FROM ledger_account a
      LEFT JOIN (
        SELECT account_id, count(*) AS entries, count(DISTINCT version) AS versions, min(version) AS lowest, max(version) AS highest
        FROM ledger_entry GROUP BY account_id
      ) e ON e.account_id = a.id
    WHERE a.user_id IS NOT NULL AND NOT (
      a.version = coalesce(e.entries, 0) AND a.version = coalesce(e.versions, 0)
      AND (a.version = 0 OR (e.lowest = 1 AND e.highest = a.version)))`,

  'every balance after an entry is the one before it plus the amount': `
    SELECT format('account %s version %s says balance %s after %s, due is %s', account_id, version, balance_after, amount, due) AS example
    FROM (
      SELECT e.account_id, e.version, e.amount, e.balance_after, sum(e.amount) OVER (PARTITION BY e.account_id ORDER BY e.version) AS due
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE a.user_id IS NOT NULL
    ) running
    WHERE balance_after IS DISTINCT FROM due`,

  'house entries carry no balance and no version': `
    SELECT format('transaction %s line %s of house account %s', e.transaction_id, e.line, e.account_id) AS example
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
    WHERE a.user_id IS NULL AND (e.balance_after IS NOT NULL OR e.version IS NOT NULL)`,

  'no player account is or was negative': `
    SELECT format('account %s has balance %s', id, balance) AS example
    FROM ledger_account WHERE user_id IS NOT NULL AND (balance IS NULL OR balance < 0)
    UNION ALL
    SELECT format('account %s had balance %s at version %s', account_id, balance_after, version)
    FROM ledger_entry WHERE balance_after < 0`,

  'open holds equal the held accounts': `
    SELECT format('held account %s has balance %s, its open holds sum to %s', a.id, a.balance, coalesce(h.total, 0)) AS example
    FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger_hold WHERE status = 'open' GROUP BY account_id) h
        ON h.account_id = a.id
    WHERE a.user_id IS NOT NULL AND a.kind = 'held' AND a.balance IS DISTINCT FROM coalesce(h.total, 0)`,

  'every hold was placed once, and resolved at most once, by its own entries': `
    SELECT format('hold %s (%s) of %s: %s placing and %s resolving entries', h.id, h.status, h.amount, e.placed, e.resolved) AS example
    FROM ledger_hold h CROSS JOIN LATERAL (
      SELECT
        (SELECT count(*) FROM ledger_entry WHERE transaction_id = h.id AND account_id = h.account_id AND amount = h.amount) AS placed,
        (SELECT count(*) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
         WHERE t.id = h.resolved_by AND t.scope = 'hold.resolve' AND t.key = h.id::text
           AND e.account_id = h.account_id AND e.amount = -h.amount) AS resolved
    ) e
    WHERE e.placed <> 1 OR e.resolved <> CASE WHEN h.status = 'open' THEN 0 ELSE 1 END`,

  'every solo round has one settlement, and every settlement its round': `
    SELECT format('round %s (%s) has no settlement', r.id, r.game) AS example
    FROM round r LEFT JOIN ledger_transaction t ON t.id = r.id AND t.kind = 'game.' || r.game
    WHERE t.id IS NULL AND r.account_kind <> 'none'
    UNION ALL
    SELECT format('transaction %s (%s) settles no round', t.id, t.kind)
    FROM ledger_transaction t LEFT JOIN round r ON r.id = t.id
    WHERE t.kind LIKE 'game.%' AND r.id IS NULL
    UNION ALL
    SELECT format('seed pair %s nonce %s was settled %s times', seed_pair_id, nonce, count(*))
    FROM round GROUP BY seed_pair_id, nonce HAVING count(*) > 1`,

  'every settlement moves exactly the stake and the payout of its round': `
    SELECT format('round %s line %s: due is account %s %s, found account %s %s', coalesce(d.round_id, f.round_id),
      coalesce(d.line, f.line), d.account_id, d.amount, f.account_id, f.amount) AS example
    FROM (${soloEntriesDue()}) d
      FULL JOIN (${soloEntries()}) f ON f.round_id = d.round_id AND f.line = d.line
    WHERE d.account_id IS DISTINCT FROM f.account_id OR d.amount IS DISTINCT FROM f.amount`,

  'every settlement bears the player and the time of what it settles': `
    SELECT format('transaction %s of %s at %s, its round is of %s at %s', t.id, t.scope, t.at, r.user_id, r.at) AS example
    FROM round r JOIN ledger_transaction t ON t.id = r.id
    WHERE t.at <> r.at OR t.scope <> 'game.' || r.game || ':' || r.user_id
    UNION ALL
    SELECT format('transaction %s of %s at %s, its round ends with %s', t.id, t.scope, t.at, r.moves->-1)
    FROM ledger_transaction t JOIN round r ON r.id::text = t.key
    WHERE t.kind = 'round.finish' AND (t.scope <> 'round.finish' OR t.at::text IS DISTINCT FROM r.moves->-1->>'at')
    UNION ALL
    SELECT format('transaction %s of %s at %s, its bet is of %s at %s, held at %s', t.id, t.scope, t.at, b.user_id, b.at, h.created_at)
    FROM shared_bet b JOIN ledger_transaction t ON t.id = b.id JOIN ledger_hold h ON h.id = b.id
    WHERE t.at <> b.at OR h.created_at <> b.at OR t.scope <> 'game.' || b.game || ':' || b.user_id
    UNION ALL
    SELECT format('bet %s was resolved at %s by a transaction at %s, its round ended at %s', b.id, h.resolved_at, t.at, s.finished_at)
    FROM shared_bet b JOIN shared_round s ON s.id = b.round_id JOIN ledger_hold h ON h.id = b.id
      LEFT JOIN ledger_transaction t ON t.id = h.resolved_by
    WHERE h.resolved_at IS NOT NULL AND (h.resolved_at IS DISTINCT FROM s.finished_at OR t.at IS DISTINCT FROM s.finished_at)`,

  'nonces of each seed pair run from 0 without a gap': `
    SELECT format('seed pair %s is at nonce %s, it has %s rounds with nonces %s to %s', s.id, s.nonce,
      coalesce(r.rounds, 0), r.lowest, r.highest) AS example
    FROM seed_pair s
      LEFT JOIN (
        SELECT seed_pair_id, count(*) AS rounds, count(DISTINCT nonce) AS nonces, min(nonce) AS lowest, max(nonce) AS highest
        FROM round GROUP BY seed_pair_id
      ) r ON r.seed_pair_id = s.id
    WHERE NOT (
      s.nonce = coalesce(r.rounds, 0) AND s.nonce = coalesce(r.nonces, 0)
      AND (s.nonce = 0 OR (r.lowest = 0 AND r.highest = s.nonce - 1)))`,

  'every seed matches its commitment': `
    SELECT format('seed pair %s: its server seed does not hash to %s', id, server_seed_hash) AS example
    FROM seed_pair WHERE server_seed_hash <> encode(sha256(convert_to(server_seed, 'UTF8')), 'hex')
    UNION ALL
    SELECT format('shared round %s: its seed does not hash to %s', id, commitment)
    FROM shared_round WHERE commitment <> encode(sha256(convert_to(server_seed, 'UTF8')), 'hex')`,

  'every reference leads somewhere': `
    SELECT format('entry %s/%s of a missing transaction', e.transaction_id, e.line) AS example
    FROM ledger_entry e LEFT JOIN ledger_transaction t ON t.id = e.transaction_id WHERE t.id IS NULL
    UNION ALL
    SELECT format('entry %s/%s of a missing account %s', e.transaction_id, e.line, e.account_id)
    FROM ledger_entry e LEFT JOIN ledger_account a ON a.id = e.account_id WHERE a.id IS NULL
    UNION ALL
    SELECT format('round %s of a missing user %s', r.id, r.user_id)
    FROM round r LEFT JOIN app_user u ON u.id = r.user_id WHERE u.id IS NULL
    UNION ALL
    SELECT format('round %s of a seed pair %s that is not its user''s', r.id, r.seed_pair_id)
    FROM round r LEFT JOIN seed_pair s ON s.id = r.seed_pair_id AND s.user_id = r.user_id WHERE s.id IS NULL
    UNION ALL
    SELECT format('round %s of a config %s that is not its game''s', r.id, r.config_id)
    FROM round r LEFT JOIN game_config c ON c.id = r.config_id AND c.game = r.game WHERE c.id IS NULL
    UNION ALL
    SELECT format('shared round %s of a config %s that is not its game''s', s.id, s.config_id)
    FROM shared_round s LEFT JOIN game_config c ON c.id = s.config_id AND c.game = s.game WHERE c.id IS NULL
    UNION ALL
    SELECT format('shared round %s of a chain %s that is not its game''s', s.id, s.chain_id)
    FROM shared_round s LEFT JOIN seed_chain c ON c.id = s.chain_id AND c.game = s.game WHERE s.chain_id IS NOT NULL AND c.id IS NULL
    UNION ALL
    SELECT format('event %s/%s of a missing round', e.round_id, e.seq)
    FROM shared_event e LEFT JOIN shared_round s ON s.id = e.round_id WHERE s.id IS NULL
    UNION ALL
    SELECT format('bet %s of a missing round %s of %s', b.id, b.round_id, b.game)
    FROM shared_bet b LEFT JOIN shared_round s ON s.id = b.round_id AND s.game = b.game WHERE s.id IS NULL
    UNION ALL
    SELECT format('bet %s from an account %s that is not its user''s %s', b.id, b.account_id, b.account_kind)
    FROM shared_bet b LEFT JOIN ledger_account a ON a.id = b.account_id AND a.user_id = b.user_id AND a.kind = b.account_kind
    WHERE a.id IS NULL`,

  'rolled-up house balances equal the entries below their horizon': `
    SELECT format('house account %s is rolled up to %s, its entries below the horizon sum to %s', r.account_id, r.balance,
      coalesce(e.total, 0)) AS example
    FROM ledger_rollup r
      LEFT JOIN (
        SELECT e.account_id, sum(e.amount) AS total
        FROM ledger_entry e
          JOIN ledger_transaction t ON t.id = e.transaction_id
          JOIN ledger_rollup o ON o.account_id = e.account_id AND t.xid < o.horizon
        GROUP BY e.account_id
      ) e ON e.account_id = r.account_id
    WHERE r.balance <> coalesce(e.total, 0)`,

  ...sharedInvariantQueries,
  ...paymentInvariantQueries,
  ...withdrawalInvariantQueries,
  ...bonusInvariantQueries,
  ...casinoInvariantQueries,
  ...tournamentInvariantQueries,
  ...newyearInvariantQueries,
  ...airdropInvariantQueries,
  ...giveawayInvariantQueries,
  ...partnerInvariantQueries,
} as const satisfies Record<string, string>;
