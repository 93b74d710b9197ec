import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { migrate, openOwnerOrm } from './database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** What the migrations have and the entities cannot or need not say; the comparison offers to drop exactly these. */
const onlyInMigrations = {
  // foreign keys cross the areas, and areas do not import each other
  foreignKeys: [
    'account_event_user_id_fkey',
    'app_user_ex_target_currency_id_fkey',
    'app_user_last_target_currency_id_fkey',
    'app_user_target_currency_id_fkey',
    'bonus_change_author_id_fkey',
    'bonus_change_decider_id_fkey',
    'bonus_event_actor_id_fkey',
    'bonus_event_grant_id_fkey',
    'bonus_event_user_id_fkey',
    'bonus_grant_user_id_fkey',
    'bonus_meter_user_id_fkey',
    'cash_change_author_id_fkey',
    'cash_change_decider_id_fkey',
    'course_quote_currency_id_fkey',
    'deposit_address_method_id_fkey',
    'deposit_address_user_id_fkey',
    'exclusion_match_excluded_id_fkey',
    'exclusion_match_user_id_fkey',
    'favourite_game_game_id_fkey',
    'favourite_game_user_id_fkey',
    'game_config_approved_by_fkey',
    'game_config_author_id_fkey',
    'game_config_based_on_fkey',
    'game_config_event_actor_id_fkey',
    'game_config_event_config_id_fkey',
    'identity_key_user_id_fkey',
    'known_device_user_id_fkey',
    'kyc_document_user_id_fkey',
    'ledger_account_user_id_fkey',
    'ledger_hold_account_id_fkey',
    'ledger_hold_source_account_id_fkey',
    'ledger_hold_user_id_fkey',
    'ledger_rollup_account_id_fkey',
    'log_cosignature_size_fkey',
    'mail_user_id_fkey',
    'newyear_order_shipped_by_fkey',
    'newyear_order_spin',
    'newyear_spin_edition_fkey',
    'newyear_spin_grant_id_fkey',
    'newyear_spin_user_id_fkey',
    'one_time_code_user_id_fkey',
    'pay_method_currency_id_fkey',
    'pay_method_payway_id_fkey',
    'payment_bank_id_fkey',
    'payment_event_actor_id_fkey',
    'payment_event_payment_id_fkey',
    'payment_event_user_id_fkey',
    'payment_method_id_fkey',
    'payment_payway_id_fkey',
    'payment_user_id_fkey',
    'payout_destination_user_id_fkey',
    'payout_payment_id_fkey',
    'play_time_user_id_fkey',
    'player_limit_user_id_fkey',
    'provider_payment_payment_id_fkey',
    'recent_game_game_id_fkey',
    'recent_game_user_id_fkey',
    'recovery_code_user_id_fkey',
    'repost_check_user_id_fkey',
    'seed_pair_user_id_fkey',
    'session_user_id_fkey',
    'shared_round_chain_id_fkey',
    'shared_round_config_id_fkey',
    'slot_session_game_id_fkey',
    'slot_session_user_id_fkey',
    'social_profile_user_id_fkey',
    'ton_bonus_wallet_user_id_fkey',
    'telegram_story_user_id_fkey',
    'ton_wallet_user_id_fkey',
    'tournament_entry_day_fkey',
    'tournament_entry_user_id_fkey',
    'tournament_place_entry_fkey',
    'wagering_user_id_fkey',
  ],
  checks: [
    'app_user_kyc_status',
    'app_user_reality_check',
    'app_user_restriction',
    'app_user_roles_known',
    'bonus_change_decided',
    'bonus_change_four_eyes',
    'bonus_change_status',
    'bonus_event_moved',
    'bonus_event_moves',
    'bonus_grant_account',
    'bonus_grant_amounts',
    'bonus_grant_status',
    'bonus_grant_wager',
    'telegram_story_visited',
    'tournament_day_bank',
    'tournament_day_paid',
    'tournament_place_amounts',
    'bonus_meter_level',
    'bonus_meter_readings',
    'bonus_meter_target',
    'cash_change_decided',
    'cash_change_four_eyes',
    'cash_change_status',
    'cash_change_subject',
    'cash_rules_one',
    'coin_course_course',
    'course_quote_course',
    'currency_course_micro_check',
    'exclusion_match_decision',
    'game_config_approved',
    'game_config_approver',
    'game_config_candidate_share',
    'game_config_event_kind',
    'game_config_published',
    'game_config_status',
    'guardrail_decided',
    'guardrail_four_eyes',
    'guardrail_status',
    'identity_key_kind',
    'kyc_document_status',
    'ledger_account_materialised',
    'ledger_account_not_negative',
    'ledger_account_unit',
    'ledger_entry_amount',
    'ledger_hold_amount',
    'ledger_hold_resolved',
    'ledger_hold_status',
    'log_cursor_single',
    'log_entry_hash',
    'log_entry_kind',
    'log_node_hash',
    'partner_bonus_english',
    'partner_bonus_hue',
    'newyear_edition_apart',
    'newyear_edition_days',
    'newyear_order_erased',
    'newyear_order_shipped',
    'newyear_spin_number',
    'newyear_thing_amounts',
    'pay_method_limits',
    'payment_amounts',
    'payment_cancelled',
    'payment_code',
    'payment_done',
    'payment_known_state',
    'payment_withdrawal',
    'payout_state',
    'payway_mask',
    'player_limit_amount',
    'player_limit_kind',
    'player_limit_pending',
    'player_limit_period',
    'promo_code_account',
    'promo_code_amounts',
    'promo_code_dates',
    'promo_code_form',
    'promo_code_wager',
    'provider_game_category',
    'provider_payment_credited',
    'provider_payment_state',
    'round_amounts',
    'round_open',
    'seed_chain_next',
    'seed_chain_status',
    'seed_pair_nonce',
    'seed_pair_revealed',
    'seed_pair_status',
    'shared_bet_amounts',
    'shared_event_seq',
    'shared_round_chain',
    'shared_round_closed',
    'shared_round_drawn',
    'shared_round_finished',
    'shared_round_state',
    'slot_round_amounts',
    'slot_round_ending',
    'slot_round_state',
    'slot_session_account',
    'slot_session_course',
    'slot_transaction_action',
    'slot_transaction_amounts',
    'slot_transaction_never',
    'vip_status_needs',
    'wagering_target',
  ],
  partialIndexes: [
    'account_event_telegram',
    'app_user_blocked',
    'app_user_login_prefix',
    'app_user_nick_prefix',
    'app_user_referer',
    'bonus_change_one_proposed',
    'bonus_event_transaction',
    'bonus_grant_expiring',
    'bonus_grant_identity',
    'bonus_grant_one_active',
    'bonus_grant_open',
    'tournament_day_open',
    'tournament_place_untold',
    'bonus_grant_telegram',
    'bonus_meter_with_target',
    'cash_change_one_proposed',
    'exclusion_match_open',
    'game_config_one_active',
    'game_config_one_candidate',
    'game_config_published_xid_index',
    'guardrail_activated_xid_index',
    'guardrail_one_active',
    'guardrail_one_proposed',
    'kyc_document_pending',
    'ledger_account_house',
    'ledger_entry_account_version',
    'ledger_hold_open',
    'ledger_transaction_key_scope',
    'mail_waiting',
    'provider_game_phone_identifier',
    'newyear_order_kept',
    'newyear_spin_things',
    'round_one_open',
    'round_ticket',
    'seed_chain_one_current',
    'seed_pair_one_current',
    'seed_pair_one_next',
    'seed_pair_revealed_xid_index',
    'shared_round_finished_index',
    'shared_round_one_unfinished',
    'shared_round_opened_xid_index',
    'shared_round_settled_xid_index',
    'shared_round_unfinished',
    'slot_round_open',
    'slot_round_open_user',
    'slot_round_silent',
    'slot_session_one_open',
    'slot_tally_uncounted',
  ],
  triggers: [
    'bonus_grant_life',
    'tournament_day_life',
    'game_config_life',
    'game_config_news',
    'game_config_trail',
    'guardrail_life',
    'guardrail_news',
    'guardrail_noted',
    'payment_life',
    'round_final',
    'shared_bet_final',
    'shared_round_final',
    'slot_round_tally',
  ],
  otherIndexes: ['log_entry_hash_start_index', 'provider_game_search'], // of an expression, of another kind
  functions: ['find_provider_games'],
  views: ['revealed_pair', 'revealed_round'],
};

const dropOf =
  /^(?:alter table "\w+" drop constraint|drop index|drop trigger if exists|drop function if exists|drop view if exists) "(\w+)"(?: on "\w+"| cascade|\(.+\))?;$/;
const functionOfTrigger = /^drop function if exists "\w+_fn"\(\);$/; // what the comparison thinks a trigger calls

const denied = expect.objectContaining({ code: '42501' });

describe('the schema', () => {
  it('is the same in entities and migrations, but for what only SQL can say', async () => {
    const orm = await openOwnerOrm(db.url);
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close(true);
    const statements = sql.split('\n').filter((line) => line.trim() !== '' && !functionOfTrigger.test(line));
    const dropped = statements.map((line) => dropOf.exec(line)?.[1] ?? line);
    expect(dropped.toSorted()).toEqual(Object.values(onlyInMigrations).flat().toSorted());
  });

  it('is left alone by a second migration', async () => {
    const lines: string[] = [];
    await migrate(db.url, { log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
  });
});

describe("the application's role", () => {
  it('acts on both pools', async () => {
    const sql = 'SELECT current_user::text AS role';
    expect((await db.pool.query(sql)).rows).toEqual([{ role: 'glasshouse_app' }]);
    expect(await db.orm.em.fork().execute(sql)).toEqual([{ role: 'glasshouse_app' }]);
  });

  it.each([
    'UPDATE ledger_entry SET amount = amount + 1',
    'DELETE FROM ledger_entry',
    'TRUNCATE ledger_entry',
    'UPDATE ledger_transaction SET at = at + 1',
    'DELETE FROM ledger_transaction',
    'UPDATE ledger_account SET user_id = 1',
    'DELETE FROM ledger_account',
    'UPDATE log_entry SET hash = hash',
    'DELETE FROM log_entry',
    'UPDATE log_node SET hash = hash',
    'UPDATE log_head SET root = root',
    'DELETE FROM log_head',
    'UPDATE log_cosignature SET line = line',
    'DELETE FROM log_cosignature',
    'UPDATE closing_cosignature SET line = line',
    'DELETE FROM closing_cosignature',
    'UPDATE game_config SET config = config',
    'UPDATE game_config SET author_id = NULL',
    'DELETE FROM game_config',
    'UPDATE game_config_event SET reason = reason',
    'DELETE FROM game_config_event',
    'TRUNCATE game_config_event',
    'UPDATE round SET stake = stake + 1',
    'DELETE FROM round',
    'UPDATE seed_chain SET seed = seed',
    'DELETE FROM seed_chain',
    'UPDATE shared_round SET server_seed = server_seed',
    'DELETE FROM shared_round',
    'UPDATE shared_event SET event = event',
    'DELETE FROM shared_event',
    'UPDATE shared_bet SET stake = stake + 1',
    'DELETE FROM shared_bet',
    'UPDATE seed_pair SET server_seed = server_seed',
    'UPDATE slot_transaction SET amount = amount + 1',
    'DELETE FROM slot_transaction',
    'UPDATE slot_round SET user_id = 1',
    'UPDATE slot_tally SET stake = stake',
    'DELETE FROM slot_tally',
    'CREATE TABLE anything (id int)',
  ])('may not %s', async (sql) => {
    await expect(db.pool.query(sql)).rejects.toEqual(denied);
  });
});

describe('the pool', () => {
  it('gives int8 and xid8 as bigint without changing pg for others', async () => {
    const { rows } = await db.pool.query(
      `SELECT 9007199254740993::int8 AS one, ARRAY[1, NULL]::int8[] AS many, '7'::xid8 AS xid`,
    );
    expect(rows).toEqual([{ one: 9_007_199_254_740_993n, many: [1n, null], xid: 7n }]);
    expect(await db.orm.em.fork().execute('SELECT 9007199254740993::int8::text AS one')).toEqual([
      { one: '9007199254740993' },
    ]);
  });

  it('has the ten currencies and the house accounts from the start', async () => {
    const { rows } = await db.pool.query(
      'SELECT (SELECT count(*) FROM currency) AS currencies, (SELECT count(*) FROM ledger_account) AS accounts',
    );
    expect(rows).toEqual([{ currencies: 10n, accounts: 11n }]);
  });
});
