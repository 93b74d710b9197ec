/** Measures of a house that is made. */
export interface HouseMeasures {
  players: number;
  bets: number;
  from: number; // ms since epoch, its first bet
  spanMs: number;
}

const FIRST = 1000; // ids before it are the demonstration's
const ACCOUNTS = 100_000;
const OPENING = 10_000_000; // hundredths on every account before its first bet
const DAY_MS = 86_400_000;
const NEVER_XID = `'3'::xid8`; // below the log's cursor

const kinds = `(VALUES (0, 'real', 'BASE'), (1, 'bonus', 'BASE'), (2, 'dicLocked', 'DIC'), (3, 'dic', 'DIC'), (4, 'usdicLocked', 'USDIC'),
  (5, 'usdic', 'USDIC'), (6, 'partner', 'BASE'), (7, 'held', 'BASE')) AS k (place, kind, unit)`;

/** SQL: a number that only its two arguments decide, from 0 up to `below`. */
const pick = (n: string, salt: number, below: number | string): string =>
  `((hashint8extended(${n}, ${salt}) & 2147483647) % (${below}))`;
const real = (n: string): string => `(${ACCOUNTS} + (${n} - 1) * 8)`;
const held = (n: string): string => `(${ACCOUNTS} + (${n} - 1) * 8 + 7)`;
const user = (n: string): string => `(${FIRST} + ${n})`;
const time = (ms: string): string => `to_timestamp(${ms} / 1000.0)`;
const house = (kind: string): string =>
  `(SELECT id FROM ledger_account WHERE user_id IS NULL AND kind = '${kind}' AND unit = 'BASE')`;
const staff = (login: string): string => `(SELECT id FROM app_user WHERE login = '${login}')`;

const functions = `
CREATE FUNCTION pg_temp.id_at(at bigint, n bigint, salt text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (lpad(to_hex(at), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid FROM md5(salt || n) h
$$`;

const accounts = ({ players, from }: HouseMeasures): string[] => [
  `INSERT INTO app_user (id, public_id, login, login_key, nick, nick_key, email, email_key, email_verified, lang, target_currency_id,
     marketing, kyc_status, blocked_at, block_withdraw, created_at)
   SELECT ${user('n')}, 'gen' || n, 'player' || n || '.gen', 'player' || n || '.gen', word || n, lower(word) || n, 'p' || n || '@gen.test',
     'p' || n || '@gen.test', n % 3 > 0, (ARRAY['ru', 'en', 'ua', 'kz', 'uz', 'tr'])[1 + n % 6], (ARRAY[2, 1, 3, 4, 5, 8, 9])[1 + n % 7],
     n % 2 = 0, CASE WHEN n % 10 = 0 THEN CASE WHEN n % 500 = 0 THEN 'pending' ELSE 'approved' END ELSE 'none' END,
     CASE WHEN n % 1000 = 7 THEN now() END, n % 2000 = 9, ${time(`(${from} - ${pick('n', 1, DAY_MS * 60)})`)}
   FROM (SELECT n, (ARRAY['Fox', 'Owl', 'Lynx', 'Heron', 'Bear', 'Mole', 'Hawk', 'Newt'])[1 + ${pick('n', 2, 8)}] AS word
     FROM generate_series(1, ${players}::bigint) n) g`,
  `INSERT INTO ledger_account (id, user_id, kind, unit, balance)
   SELECT ${ACCOUNTS} + (n - 1) * 8 + k.place, ${user('n')}, k.kind, k.unit, 0 FROM generate_series(1, ${players}::bigint) n, ${kinds}`,
  `INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, client_seed, status, created_at, committed_xid, started_at)
   SELECT ${user('n')}, s.seed, encode(sha256(convert_to(s.seed, 'UTF8')), 'hex'), CASE WHEN s.status = 'current' THEN 'gen' || n ELSE '' END,
     s.status, ${from}, ${NEVER_XID}, CASE WHEN s.status = 'current' THEN ${from}::bigint END
   FROM generate_series(1, ${players}::bigint) n,
     LATERAL (VALUES (encode(sha256(convert_to('current' || n, 'UTF8')), 'hex'), 'current'),
       (encode(sha256(convert_to('next' || n, 'UTF8')), 'hex'), 'next')) s (seed, status)`,
  `INSERT INTO session (id, token_hash, user_id, address, user_agent, created_at, last_used_at, expires_at, country, device_hash)
   SELECT pg_temp.id_at(${from}, n, 'session'), sha256(convert_to('session' || n, 'UTF8')), ${user('n')}, '10.' || n % 200 || '.' || n / 7 % 250 || '.' || n % 251, 'made',
     ${time(`(${from} + ${pick('n', 3, DAY_MS * 29)})`)}, now(), now() + interval '1 day', (ARRAY['RU', 'KZ', 'UA', 'TR', 'UZ'])[1 + n % 5], sha256(int8send(n / 2))
   FROM generate_series(1, ${players}::bigint) n`,
  `INSERT INTO known_device (user_id, device_hash) SELECT ${user('n')}, sha256(int8send(n / 2)) FROM generate_series(1, ${players}::bigint) n`,
  `INSERT INTO identity_key (user_id, kind, key_hash, is_proven)
   SELECT ${user('n')}, k.kind, sha256(convert_to(k.kind || n / k.shared, 'UTF8')), true
   FROM generate_series(1, ${players}::bigint) n, (VALUES ('email', 1), ('device', 2)) k (kind, shared)`,
];

// Everything that moves a player's real balance, in the order of its time: an opening credit, deposits, one withdrawal, bets.
const events = ({ players, bets, from, spanMs }: HouseMeasures): string[] => [
  `CREATE UNLOGGED TABLE bench_event AS
   SELECT e.*, sum(first + second) OVER w AS balance, sum(1 + (second <> 0)::int) OVER w AS version
   FROM (
     SELECT 'open' AS kind, n, n AS player, ${from}::bigint - ${DAY_MS} AS at, ${OPENING}::bigint AS first, 0::bigint AS second FROM generate_series(1, ${players}::bigint) n
     UNION ALL
     SELECT 'deposit', n, 1 + ${pick('n', 11, players)}, ${from} + ${pick('n', 12, DAY_MS)} + n * ${spanMs - 2 * DAY_MS} / ${players}, 10000 + ${pick('n', 13, 1_000_000)}, 0
     FROM generate_series(1, ${players}::bigint) n WHERE n % 5 > 0
     UNION ALL
     SELECT 'withdrawal', n, n * 5, ${from} + ${DAY_MS} + n * ${spanMs - 2 * DAY_MS} / ${Math.ceil(players / 5)}, -(10000 + ${pick('n', 14, 500_000)}), 0
     FROM generate_series(1, ${Math.floor(players / 5)}::bigint) n
     UNION ALL
     SELECT 'bet', n, player, at, -stake, CASE WHEN ${pick('n', 15, 2)} = 0 THEN stake * 19 / 10 ELSE 0 END
     FROM (SELECT n, least(${players}, 1 + floor(${players} * power(${pick('n', 16, 1_000_000)} / 1000000.0, 3)))::bigint AS player,
       ${from} + n * ${spanMs} / ${bets} AS at, (10 + ${pick('n', 17, 990)})::bigint AS stake FROM generate_series(1, ${bets}::bigint) n) b
   ) e WINDOW w AS (PARTITION BY player ORDER BY at, kind, n)`,
  `ALTER TABLE bench_event ADD COLUMN id uuid`,
  `UPDATE bench_event SET id = pg_temp.id_at(at, n, kind)`,
];

const transactions = [
  `INSERT INTO ledger_transaction (id, kind, scope, key, at)
   SELECT id, CASE kind WHEN 'open' THEN 'demo.credit' WHEN 'deposit' THEN 'deposit.credit' WHEN 'withdrawal' THEN 'hold.place' ELSE 'game.dice' END,
     CASE kind WHEN 'deposit' THEN 'deposit:cryptapi' WHEN 'bet' THEN 'game.dice:' || ${user('player')} ELSE 'user:' || ${user('player')} END,
     CASE kind WHEN 'open' THEN 'demo.credit' WHEN 'deposit' THEN 'gen' || n WHEN 'withdrawal' THEN 'withdrawal' || n END, at
   FROM bench_event ORDER BY at`,
  `INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
   SELECT e.id, l.line, l.account, l.amount, l.after, l.version
   FROM bench_event e CROSS JOIN (SELECT ${house('house.bonuses')} AS bonuses, ${house('outside.deposits')} AS deposits, ${house('house.games')} AS games) h
     CROSS JOIN LATERAL (VALUES
       (0::smallint, ${real('e.player')}, e.first, (e.balance - e.second)::bigint, (e.version - (e.second <> 0)::int)::bigint),
       (1::smallint, ${real('e.player')}, e.second, e.balance::bigint, e.version::bigint),
       (2::smallint, CASE e.kind WHEN 'open' THEN h.bonuses WHEN 'deposit' THEN h.deposits WHEN 'bet' THEN h.games ELSE ${held('e.player')} END,
         -(e.first + e.second), CASE WHEN e.kind = 'withdrawal' THEN -e.first END, CASE WHEN e.kind = 'withdrawal' THEN 1::bigint END)
     ) l (line, account, amount, after, version)
   WHERE l.amount <> 0 ORDER BY e.at`,
  `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at, settled_xid)
   SELECT e.id, 'dice', ${user('e.player')}, p.id, row_number() OVER (PARTITION BY e.player ORDER BY e.at, e.n) - 1, p.client_seed, c.id, 'real',
     -e.first, e.second, '{"percent":50,"side":"less"}', '{"roll":1234}', e.at, ${NEVER_XID}
   FROM bench_event e JOIN seed_pair p ON p.user_id = ${user('e.player')} AND p.status = 'current'
     CROSS JOIN (SELECT id FROM game_config WHERE game = 'dice' AND status = 'active') c
   WHERE e.kind = 'bet' ORDER BY e.at`,
  `UPDATE seed_pair p SET nonce = r.rounds FROM (SELECT seed_pair_id, count(*) AS rounds FROM round GROUP BY 1) r WHERE r.seed_pair_id = p.id`,
];

const payments = [
  `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
     transaction_id, provider_transaction, created_at, updated_at, done_at)
   SELECT pg_temp.id_at(e.at, e.n, 'payment'), ${user('e.player')}, 1, 2, 201, 201, 'cryptapi', 1, 1000000, e.first, e.first, e.id, 'gen' || e.n, e.at - 60000, e.at, e.at
   FROM bench_event e WHERE e.kind = 'deposit' ORDER BY e.at`,
  `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor, created_at, updated_at, cancelled_at)
   SELECT pg_temp.id_at(e.at, e.n, 'given up'), ${user('e.player')}, 1, 4, 74, 74, 'fiat', 2, 1000000, e.first, e.first, e.at - 60000, e.at, e.at
   FROM bench_event e WHERE e.kind = 'deposit' AND e.n % 4 = 1 ORDER BY e.at`,
  `INSERT INTO provider_payment (provider, transaction, reference, amount, currency, state, payment_id, credited_by, seen_at, confirmed_at)
   SELECT 'cryptapi', y.provider_transaction, y.ref::text, (y.base_minor / 100.0)::numeric(20, 2)::text, 'USDT', 'confirmed', y.id, y.transaction_id, y.created_at, y.done_at
   FROM payment y WHERE y.code = 1 AND y.state = 2 AND y.provider_transaction LIKE 'gen%'`,
  `INSERT INTO payment_event (payment_id, user_id, kind, details, at)
   SELECT y.id, y.user_id, 'credited', '{"course": "1000000"}', y.done_at FROM payment y WHERE y.code = 1 AND y.state = 2`,
  // withdrawals: one in forty waits, the others are paid
  `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor, coin_amount, hold_id,
     purse_number, purse_sealed, destination_key, destination_identity, sent_minor, payable_from, transaction_id, created_at, updated_at, done_at)
   SELECT pg_temp.id_at(e.at, e.n, 'withdrawal payment'), ${user('e.player')}, 2, CASE WHEN e.n % 40 = 0 THEN 1 ELSE 2 END, 201, 201, 'cryptapi', 1, 1000000, -e.first, -e.first,
     (-e.first / 100.0)::numeric(20, 2)::text, e.id, 'T***' || e.n, '\\x00', sha256(int8send(e.n)), sha256(int8send(e.n)), -e.first, e.at,
     CASE WHEN e.n % 40 > 0 THEN pg_temp.id_at(e.at + 3600000, e.n, 'paid') END, e.at, e.at, CASE WHEN e.n % 40 > 0 THEN e.at + 3600000 END
   FROM bench_event e WHERE e.kind = 'withdrawal' ORDER BY e.at`,
  `INSERT INTO ledger_transaction (id, kind, scope, key, at)
   SELECT transaction_id, 'withdrawal.pay', 'hold.resolve', hold_id::text, done_at FROM payment WHERE code = 2 AND state = 2`,
  `INSERT INTO ledger_entry (transaction_id, line, account_id, amount, balance_after, version)
   SELECT y.transaction_id, l.line, l.account, l.amount, l.after, l.version
   FROM payment y CROSS JOIN (SELECT ${house('outside.withdrawals')} AS outside) h CROSS JOIN LATERAL (VALUES
     (0::smallint, ${held(`(y.user_id - ${FIRST})`)}, -y.base_minor, 0::bigint, 2::bigint),
     (1::smallint, h.outside, y.base_minor, NULL, NULL)) l (line, account, amount, after, version)
   WHERE y.code = 2 AND y.state = 2`,
  `INSERT INTO ledger_hold (id, user_id, account_id, source_account_id, amount, reason, ref, status, created_at, resolved_at, resolved_by)
   SELECT y.hold_id, y.user_id, ${held(`(y.user_id - ${FIRST})`)}, ${real(`(y.user_id - ${FIRST})`)}, y.base_minor, 'withdrawal', y.ref,
     CASE WHEN y.state = 2 THEN 'captured' ELSE 'open' END, y.created_at, y.done_at, y.transaction_id
   FROM payment y WHERE y.code = 2`,
  `INSERT INTO payout (payment_id, provider, amount, currency, method, state, attempts, next_at, updated_at)
   SELECT id, provider, coin_amount, 'USDT', 'trc20/usdt', 'done', 1, done_at, done_at FROM payment WHERE code = 2 AND state = 2`,
  `INSERT INTO payment_event (payment_id, user_id, kind, actor_id, details, at)
   SELECT y.id, y.user_id, k.kind, CASE WHEN k.kind = 'approved' THEN ${staff('cashier01')} END, k.details::jsonb, y.done_at
   FROM payment y, (VALUES ('approved', '{}'), ('queued', '{"needed": 1}'), ('paid', '{}')) k (kind, details) WHERE y.code = 2 AND y.state = 2`,
];

// Players' balances and versions: of the last of their events and of their hold.
const balances = [
  `UPDATE ledger_account a SET balance = e.balance, version = e.version
   FROM (SELECT DISTINCT ON (player) player, balance, version FROM bench_event ORDER BY player, version DESC) e WHERE a.id = ${real('e.player')}`,
  `UPDATE ledger_account a SET balance = CASE y.state WHEN 2 THEN 0 ELSE y.base_minor END, version = CASE y.state WHEN 2 THEN 2 ELSE 1 END
   FROM payment y WHERE y.code = 2 AND a.user_id = y.user_id AND a.kind = 'held'`,
  'DROP TABLE bench_event',
];

const desks = ({ players, from, spanMs }: HouseMeasures): string[] => {
  const every = (share: number): string => `generate_series(1, ${Math.ceil(players / share)}::bigint) n`;
  const at = `(${from} + ${pick('n', 21, spanMs)})`;
  return [
    `INSERT INTO account_event (user_id, kind, actor_id, at)
     SELECT ${user(`(1 + ${pick('n', 22, players)})`)}, k.kind, CASE WHEN k.kind = 'account.viewed' THEN ${staff('cashier01')} END, ${time(at)}
     FROM ${every(1)}, (VALUES ('session.began'), ('password.changed'), ('account.viewed')) k (kind)`,
    `INSERT INTO support_conversation (uid, user_id, language, topic, state, last_seq, created_at, waiting_since, closed_at, closed_by)
     SELECT pg_temp.id_at(${at}, n, 'talk'), ${user(`(1 + ${pick('n', 23, players)})`)}, 'ru', 'other', CASE WHEN n % 50 = 0 THEN 'waiting' ELSE 'closed' END, 1, ${at},
       CASE WHEN n % 50 = 0 THEN ${at} END, CASE WHEN n % 50 > 0 THEN ${at} END, CASE WHEN n % 50 > 0 THEN 'staff' END FROM ${every(10)}`,
    `INSERT INTO support_message (uid, conversation_id, seq, side, author_id, text, at)
     SELECT pg_temp.id_at(created_at, id, 'message'), id, 1, 'player', user_id, 'word' || id || ' of a made message', created_at FROM support_conversation`,
    `INSERT INTO kyc_document (id, user_id, kind, media_type, bytes, sha256, status, created_at)
     SELECT pg_temp.id_at(${at}, n, 'document'), ${user('(n * 10)')}, 'passport', 'image/png', 1, '\\x00', CASE WHEN n % 50 = 0 THEN 'pending' ELSE 'approved' END, ${time(at)}
     FROM generate_series(1, ${Math.floor(players / 10)}::bigint) n`,
    `INSERT INTO compliance_case (user_id, status, opened_by, opened_at, deadline_at, decision, decided_by, decided_at)
     SELECT ${user('n')}, CASE WHEN n % 5 = 0 THEN 'open' ELSE 'decided' END, ${staff('moderator')}, ${at}, ${at} + ${7 * DAY_MS},
       CASE WHEN n % 5 > 0 THEN 'nothing' END, CASE WHEN n % 5 > 0 THEN ${staff('moderator')} END, CASE WHEN n % 5 > 0 THEN ${at} END FROM ${every(50)}`,
    `INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at, case_id)
     SELECT k.rule || c.id, k.rule, c.user_id, 1, '{}', '[]', c.opened_at, c.opened_at, c.id
     FROM compliance_case c, (VALUES ('velocity', 1), ('structuring', 3)) k (rule, every) WHERE c.id % k.every = 0`,
    `INSERT INTO care_state (user_id, level, signals, computed_at, changed_at) SELECT ${user('n')}, n % 4, '{}', ${at}, ${at} FROM ${every(20)}`,
    `INSERT INTO complaint (user_id, kind, text, opened_by, opened_at, deadline_at, outcome, answered_by, answered_at)
     SELECT ${user('n')}, 'game', 'made', ${staff('moderator')}, ${at}, ${at} + ${DAY_MS}, CASE WHEN n % 5 > 0 THEN 'rejected' END,
       CASE WHEN n % 5 > 0 THEN ${staff('moderator')} END, CASE WHEN n % 5 > 0 THEN ${at} END FROM ${every(100)}`,
    `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, terms, details, created_at, updated_at)
     SELECT ${user('n')}, 'welcome', 'made', 'real', 100, 'declined', 1, '{}', ${at}, ${at} FROM ${every(5)}`,
  ];
};

const sequences = ({ players }: HouseMeasures): string[] => [
  `SELECT setval(pg_get_serial_sequence('app_user', 'id'), ${FIRST + players + 1})`,
  `SELECT setval(pg_get_serial_sequence('ledger_account', 'id'), ${ACCOUNTS + players * 8 + 1})`,
];

/** Statements that make a house, in order. */
export const houseData = (measures: HouseMeasures): string[] => [
  functions,
  ...accounts(measures),
  ...events(measures),
  ...transactions,
  ...payments,
  ...balances,
  ...desks(measures),
  ...sequences(measures),
];
