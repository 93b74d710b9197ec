import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { TestRound } from '../testing/shared-fixtures.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 100n }));
});
afterAll(() => db.drop());

/** Columns of every table and view that auditors may read. A new one is decided here. */
const readable: Readonly<Record<string, readonly string[] | 'nothing'>> = {
  account_event: 'nothing', // addresses, and who looked at whom
  airdrop: 'nothing', // the moved money stands in the ledger
  airdrop_take: 'nothing',
  app_user: ['id', 'public_id', 'nick'],
  bank: 'nothing',
  bonus_campaign: 'nothing',
  bonus_change: 'nothing',
  bonus_event: 'nothing',
  bonus_grant: 'nothing',
  bonus_meter: 'nothing',
  bonus_outside: 'nothing',
  cash_change: 'nothing',
  chat_author: 'nothing',
  chat_ban: 'nothing',
  chat_block: 'nothing',
  chat_invite: 'nothing',
  chat_mention: 'nothing',
  chat_message: 'nothing',
  chat_read: 'nothing',
  chat_report: 'nothing',
  chat_room: 'nothing',
  quiz_prize: 'nothing',
  quiz_question: 'nothing',
  quiz_round: 'nothing',
  rain: 'nothing', // the moved money stands in the ledger
  rain_share: 'nothing',
  notice: 'nothing',
  notice_choice: 'nothing',
  notice_presence: 'nothing',
  notice_push: 'nothing',
  push_subscription: 'nothing', // addresses of players' browsers
  support_attachment: 'nothing',
  support_conversation: 'nothing',
  support_event: 'nothing',
  support_message: 'nothing',
  support_ready_answer: 'nothing',
  support_ready_version: 'nothing',
  partner: 'nothing',
  partner_bid: 'nothing',
  partner_campaign: 'nothing',
  partner_click_day: 'nothing',
  partner_closed_day: 'nothing',
  partner_code: 'nothing',
  partner_day: 'nothing',
  partner_delivery: 'nothing',
  partner_earning: 'nothing',
  partner_order: 'nothing',
  partner_plan: 'nothing',
  partner_postback: 'nothing',
  partner_referral: 'nothing',
  partner_visitor: 'nothing',
  cash_rules: 'nothing',
  game_rule: 'nothing', // no round hangs on it
  catalogue_event: 'nothing', // provider games are not ours to prove
  catalogue_revision: 'nothing',
  promo_code: 'nothing', // a known code can be taken
  telegram_story: 'nothing',
  closing_cosignature: ['round_id', 'witness', 'line', 'at'],
  currency: ['id', 'code', 'name', 'course_micro'],
  favourite_game: 'nothing',
  favourite_own_game: 'nothing',
  game_config: [
    'id',
    'game',
    'version',
    'hash',
    'config',
    'status',
    'author_id',
    'reason',
    'created_at',
    'published_xid',
    'based_on',
    'approved_by',
    'approved_at',
    'activated_at',
    'candidate_ppm',
    'candidate_salt',
  ],
  game_config_comment: 'nothing', // remarks of designers
  game_config_schedule: 'nothing', // plans only: each activation is an event of its version
  game_config_event: ['id', 'config_id', 'kind', 'actor_id', 'reason', 'details', 'at', 'xid'],
  coin_course: 'nothing',
  course_quote: 'nothing',
  course_watch: 'nothing',
  shown_course: 'nothing',
  held_win: 'nothing', // decisions about wins: the ledger has the money
  deposit_source: 'nothing', // keyed hashes of where players' money came from
  deposit_address: 'nothing', // deposit addresses are the players': the ledger has the credited amounts
  exclusion_match: 'nothing',
  guardrail: [
    'id',
    'game',
    'version',
    'bounds',
    'status',
    'reason',
    'author_id',
    'created_at',
    'decider_id',
    'decision',
    'decided_at',
    'activated_xid',
  ],
  stored_file: 'nothing',
  log_key_change: ['number', 'at', 'before', 'after', 'signature', 'accepted'],
  solvency_block: ['day', 'unit', 'block_index', 'first', 'leaves', 'hash', 'sum'],
  solvency_share: ['day', 'unit', 'user_id', 'amount'],
  solvency_statement: ['day', 'at', 'ledger', 'unassigned', 'units', 'reserves', 'published_xid'], // not what salts follow from
  identity_key: 'nothing',
  known_device: 'nothing',
  finance_active: 'nothing',
  finance_count: 'nothing',
  finance_day: 'nothing', // sums of the ledger, which auditors read
  finance_month: 'nothing',
  finance_player: 'nothing',
  finance_player_day: 'nothing',
  job_state: 'nothing',
  loose_act: 'nothing',
  risk_hit: 'nothing',
  risk_weight: 'nothing',
  withdrawal_claim: 'nothing',
  player_note: 'nothing',
  player_tag: 'nothing',
  staff_proposal: 'nothing',
  aml_alert: 'nothing',
  aml_play_day: 'nothing',
  aml_progress: 'nothing',
  aml_rules: 'nothing',
  care_day: 'nothing',
  care_intervention: 'nothing',
  care_progress: 'nothing',
  care_state: 'nothing',
  complaint: 'nothing',
  marketing_letter: 'nothing',
  marketing_post: 'nothing',
  marketing_segment: 'nothing',
  marketing_send: 'nothing',
  compliance_case: 'nothing',
  compliance_case_event: 'nothing',
  kyc_document: 'nothing',
  kyc_request: 'nothing',
  screening: 'nothing',
  screening_hit: 'nothing',
  ledger_account: ['id', 'user_id', 'kind', 'unit', 'balance', 'version'], // not what players lay on themselves
  ledger_entry: ['transaction_id', 'line', 'account_id', 'amount', 'balance_after', 'version'],
  ledger_hold: [
    'id',
    'user_id',
    'account_id',
    'source_account_id',
    'amount',
    'reason',
    'ref',
    'status',
    'created_at',
    'resolved_at',
    'resolved_by',
  ],
  ledger_rollup: ['account_id', 'balance', 'horizon'],
  ledger_transaction: ['id', 'kind', 'scope', 'key', 'at', 'xid'],
  log_cosignature: ['size', 'witness', 'line', 'at'],
  log_cursor: ['id', 'horizon', 'size'],
  log_entry: ['leaf_index', 'kind', 'ref', 'hash'],
  log_head: ['size', 'root', 'note', 'at'],
  log_node: ['level', 'node_index', 'hash'],
  mail: 'nothing',
  newyear_edition: 'nothing',
  newyear_login: 'nothing',
  newyear_order: 'nothing', // the winner's address
  newyear_spin: 'nothing',
  newyear_thing: 'nothing',
  one_time_code: 'nothing',
  partner_bonus: 'nothing',
  pay_method: 'nothing',
  payment: 'nothing',
  payment_event: 'nothing',
  payout: 'nothing',
  payout_destination: 'nothing',
  payway: 'nothing',
  play_day: 'nothing',
  play_time: 'nothing',
  played_day: 'nothing',
  player_limit: 'nothing',
  provider: 'nothing',
  provider_callback: 'nothing',
  provider_cursor: 'nothing',
  provider_game: 'nothing',
  provider_payment: 'nothing',
  reconciliation: 'nothing',
  recent_game: 'nothing',
  repost_check: 'nothing',
  recovery_code: 'nothing',
  revealed_pair: ['id', 'server_seed_hash', 'server_seed', 'nonce', 'revealed_at'],
  revealed_round: ['id', 'game', 'number', 'chain_id', 'chain_index', 'commitment', 'server_seed', 'finished_at'],
  round: [
    'id',
    'game',
    'user_id',
    'seed_pair_id',
    'nonce',
    'client_seed',
    'config_id',
    'account_kind',
    'stake',
    'payout',
    'choice',
    'moves',
    'outcome',
    'at',
    'settled_xid',
  ],
  sandbox_record: 'nothing',
  schema_migration: 'nothing',
  seed_chain: ['id', 'game', 'terminator', 'length', 'next_index', 'status', 'created_at', 'created_xid'], // not the last seed
  seed_pair: [
    'id',
    'user_id',
    'server_seed_hash',
    'client_seed',
    'nonce',
    'status',
    'created_at',
    'revealed_at',
    'revealed_xid',
    'committed_xid',
    'started_at',
  ], // not the seed
  session: 'nothing',
  shared_bet: [
    'id',
    'round_id',
    'seq',
    'game',
    'user_id',
    'account_kind',
    'account_id',
    'currency_id',
    'stake',
    'payout',
    'choice',
    'client_seed',
    'at',
  ],
  shared_event: ['round_id', 'seq', 'event'],
  shared_round: [
    'id',
    'game',
    'number',
    'state',
    'config_id',
    'commitment',
    'chain_id',
    'chain_index',
    'opened_at',
    'closed_at',
    'drawn_at',
    'finished_at',
    'entropy',
    'outcome',
    'opened_xid',
    'settled_xid',
  ], // neither the seed nor what only its game knows
  sign_in_failure: 'nothing',
  slot_hour: 'nothing', // provider games are not ours to prove
  slot_player: 'nothing',
  slot_round: 'nothing',
  slot_session: 'nothing',
  slot_tally: 'nothing',
  slot_transaction: 'nothing',
  social_profile: 'nothing',
  spent_token: 'nothing',
  ton_bonus_wallet: 'nothing',
  ton_wallet: 'nothing',
  tournament_day: 'nothing',
  tournament_entry: 'nothing',
  tournament_place: 'nothing',
  tournament_prizes: 'nothing',
  used_client_seed: 'nothing',
  user_stats: 'nothing',
  vip_status: 'nothing',
  void_round: [
    'round_id',
    'game',
    'reason',
    'light',
    'finished_at',
    'beacon_chain',
    'beacon_round',
    'signature',
    'stakes',
    'paid',
  ],
  wagering: 'nothing',
};

/** Privileges of the role on each column of each table. */
const privileges = async (): Promise<{ table: string; column: string; mayRead: boolean; mayWrite: boolean }[]> => {
  const { rows } = await db.owner.query<{ table: string; column: string; mayRead: boolean; mayWrite: boolean }>(`
    SELECT c.table_name AS "table", c.column_name AS "column", has_column_privilege('glasshouse_auditor', t.oid, c.column_name, 'SELECT') AS "mayRead",
      has_column_privilege('glasshouse_auditor', t.oid, c.column_name, 'INSERT, UPDATE, REFERENCES')
        OR has_table_privilege('glasshouse_auditor', t.oid, 'DELETE, TRUNCATE, TRIGGER') AS "mayWrite"
    FROM information_schema.columns c
      JOIN pg_class t ON t.relname = c.table_name AND t.relnamespace = 'public'::regnamespace
    WHERE c.table_schema = 'public' ORDER BY c.table_name, c.ordinal_position`);
  return rows;
};

const denied = expect.objectContaining({ code: '42501' });
const readOnly = expect.objectContaining({ code: '25006' });

describe("the auditors' role", () => {
  it('reads exactly the columns that were decided, of every table there is', async () => {
    const found: Record<string, string[]> = {};
    for (const { table, column, mayRead } of await privileges())
      found[table] = [...(found[table] ?? []), ...(mayRead ? [column] : [])];
    const decided = Object.entries(readable).map(([table, columns]) => [table, columns === 'nothing' ? [] : columns]);
    const sorted = (tables: Record<string, readonly string[]>): unknown =>
      Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, columns.toSorted()]));
    expect(sorted(found)).toEqual(sorted(Object.fromEntries(decided) as Record<string, string[]>));
  });

  it('writes none of them', async () => {
    const all = await privileges();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ mayWrite }) => mayWrite)).toEqual([]);
  });

  it('neither owns nor may run anything with more rights, and belongs to no other role', async () => {
    const { rows } = await db.owner.query(`
      SELECT 'owns ' || relname AS what FROM pg_class WHERE relowner = 'glasshouse_auditor'::regrole
      UNION ALL SELECT 'runs ' || proname FROM pg_proc WHERE prosecdef AND has_function_privilege('glasshouse_auditor', oid, 'EXECUTE')
      UNION ALL SELECT 'is ' || roleid::regrole FROM pg_auth_members WHERE member = 'glasshouse_auditor'::regrole
      UNION ALL SELECT 'is more' FROM pg_roles WHERE rolname = 'glasshouse_auditor' AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolcanlogin)
      UNION ALL SELECT 'creates' WHERE has_schema_privilege('glasshouse_auditor', 'public', 'CREATE')`);
    expect(rows).toEqual([]);
  });
});

describe("the auditors' pool", () => {
  it('acts as the role, read-only, with a limit of time', async () => {
    const { rows } = await db.audit.query(`SELECT current_user::text AS role,
      current_setting('transaction_read_only') AS "readOnly", current_setting('statement_timeout') AS timeout`);
    expect(rows).toEqual([{ role: 'glasshouse_auditor', readOnly: 'on', timeout: '30s' }]);
  });

  it.each(Object.keys(readable))('cannot write %s, in whatever transaction', async (table) => {
    await expect(db.audit.query(`DELETE FROM ${table}`)).rejects.toEqual(
      table.startsWith('revealed_')
        ? denied
        : expect.objectContaining({ code: expect.stringMatching(/^(25006|42501)$/) }),
    );
    const client = await db.audit.connect();
    try {
      await client.query('BEGIN READ WRITE');
      await expect(client.query(`DELETE FROM ${table}`)).rejects.toEqual(denied);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it.each([
    'SELECT password_hash FROM app_user',
    'SELECT email FROM app_user',
    'SELECT * FROM app_user',
    'SELECT token_hash FROM session',
    'SELECT server_seed FROM seed_pair',
    'SELECT seed FROM seed_chain',
    'SELECT server_seed FROM shared_round',
    'SELECT count(*) FROM mail',
    `SELECT pg_read_file('/etc/passwd')`,
  ])('is refused %s', async (sql) => {
    await expect(db.audit.query(sql)).rejects.toEqual(denied);
  });

  it('creates nothing', async () => {
    await expect(db.audit.query('CREATE TEMPORARY TABLE anything (id int)')).rejects.toEqual(readOnly);
  });

  it('sees a seed only once it is revealed', async () => {
    const pairs = async (): Promise<unknown[]> => (await db.audit.query('SELECT id FROM revealed_pair')).rows;
    const rounds = async (): Promise<unknown[]> => (await db.audit.query('SELECT id FROM revealed_round')).rows;
    expect(await pairs()).toEqual([]);
    const round = await TestRound.open(db.pool);
    await round.place({ player, stakeMinor: 100n });
    await round.close();
    expect(await rounds()).toEqual([]);
    await round.draw();
    expect(await rounds()).toEqual([{ id: round.id }]);
  });
});
