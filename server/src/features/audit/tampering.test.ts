import { checkInvariant, findGaps, invariants, matchLedger } from 'db';
import { runAudit } from 'games-engine/run-audit';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAuditedHouse, type AuditedHouse } from './testing/audit-fixtures.ts';

const EVERY = process.env['LONG_TESTS'] ? 1 : 4; // column is altered

let house: AuditedHouse;
let superuser: PoolClient;

beforeAll(async () => {
  house = await openAuditedHouse({ diceRounds: 270 }); // more than 256 leaves: so many have a stored node above them
}, 60_000);
afterAll(() => house.close());

// Every tampering happens in a transaction that is rolled back; checks look at it from within.
beforeEach(async () => {
  superuser = await house.db.owner.connect();
  await superuser.query('BEGIN');
  await superuser.query('SET LOCAL session_replication_role = replica'); // no trigger, no foreign key is in the way
});
afterEach(async () => {
  await superuser.query('ROLLBACK');
  superuser.release();
});

/**
 * Tools of auditors over the log and the ledger: gaps and matching are pages of /audit, ledger is `npm run
 * ledger:check`.
 */
const tools = {
  gaps: async () => (await findGaps(superuser, {}, 1)).count > 0,
  matching: async () => {
    for (let begin: string | undefined; ;) {
      const { count, next } = await matchLedger(superuser, { begin, most: 100, limit: 1 });
      if (count > 0n || next === null) return count > 0n;
      begin = next;
    }
  },
  ledger: async () => {
    for (const invariant of invariants) if (await checkInvariant(superuser, invariant)) return true;
    return false;
  },
  /** `npm run audit`: over the whole log, and over its end, which is tied to the rest by stored nodes. */
  audit: async () => (await failuresFrom(0)) + (await failuresFrom(260)) > 0,
};
type Tool = keyof typeof tools;

/** The superuser's connection as the log's reader takes one: it asks for several things at once. */
const oneByOne = (): AuditedHouse['db']['pool'] => {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...question: Parameters<PoolClient['query']>): Promise<unknown> => {
    const ask = (): Promise<unknown> => superuser.query(...question) as unknown as Promise<unknown>;
    last = last.then(ask, ask);
    return last;
  };
  return { query } as unknown as AuditedHouse['db']['pool'];
};

const failuresFrom = async (from: number): Promise<number> => {
  const reader = house.readerOver(oneByOne());
  const lines = async function* (): AsyncGenerator<string[]> {
    for await (const text of (await reader.entries({ from })).lines)
      yield text.split('\n').filter((line) => line !== '');
  };
  const key = house.signer.verifierKey;
  return (await runAudit(lines(), { key, onFailure: () => undefined })).failures;
};

/** True when a tool finds something, or cannot do its work on its input. */
const finds = async (tool: Tool): Promise<boolean> => {
  await superuser.query('SAVEPOINT tool');
  const isFinding = await tools[tool]().catch(() => true);
  await superuser.query('ROLLBACK TO tool');
  return isFinding;
};

/** The tools that find something. */
const foundBy = async (): Promise<Tool[]> => {
  const found: Tool[] = [];
  for (const tool of Object.keys(tools) as Tool[]) if (await finds(tool)) found.push(tool);
  return found;
};

/** True when any tool finds something: the quick ones are asked first. */
const isFound = async (): Promise<boolean> => {
  for (const tool of ['gaps', 'matching', 'audit', 'ledger'] as const) if (await finds(tool)) return true;
  return false;
};

/** A row of every table that a round or its money leaves a trace in. */
const rowOf: Readonly<Record<string, (column: string) => string>> = {
  round: (column) => `id = '${column === 'moves' ? house.mines : house.dice[0]}'`,
  shared_round: () => `id = '${house.battles[0]}'`,
  shared_event: () => `round_id = '${house.battles[0]}' AND seq = 2`,
  shared_bet: () => `round_id = '${house.battles[0]}' AND seq = 2`,
  seed_pair: () => `status = 'revealed'`,
  seed_chain: () => `game = 'battle'`,
  game_config: () => `game = 'wheel' AND version = 2`,
  game_config_event: (column) => `kind = '${column === 'details' ? 'checked' : 'approved'}'`,
  guardrail: () => 'version = 1', // the second change is made from it
  ledger_account: () => `user_id = ${house.bettors[0].userId} AND kind = 'real'`,
  ledger_transaction: () => `id = '${house.dice[0]}'`,
  ledger_entry: () => `transaction_id = '${house.dice[0]}' AND version IS NOT NULL`,
  ledger_hold: () => `ref = '${house.battles[0]}'`,
  log_entry: () => 'leaf_index = 100',
  log_node: () => 'level = 8',
  log_head: () => 'size = (SELECT max(size) FROM log_head)',
  log_cursor: () => 'true',
};

/** Tables in which nothing of a round or its money stands. */
const besidePlay: readonly string[] = [
  'account_event',
  'airdrop', // `ledger:check` holds it against the ledger, as airdrop_take
  'airdrop_take',
  'aml_alert',
  'aml_play_day',
  'aml_progress',
  'aml_rules',
  'app_user', // but for the public id: see below
  'bank',
  'bonus_campaign',
  'bonus_change',
  'bonus_event', // amounts moved by bonuses: `ledger:check` holds it against the ledger, as bonus_grant and bonus_meter
  'bonus_grant',
  'bonus_meter',
  'bonus_outside',
  'cash_change',
  'loose_act',
  'risk_hit',
  'risk_weight',
  'withdrawal_claim',
  'player_note',
  'game_config_comment', // remarks of designers
  'game_config_schedule', // plans
  'player_tag',
  'staff_proposal',
  'cash_rules',
  'game_rule', // no round hangs on it
  'catalogue_event', // games of providers, whose rounds are not ours to prove
  'catalogue_revision',
  'care_day',
  'care_intervention',
  'care_progress',
  'care_state',
  'complaint',
  'marketing_letter',
  'marketing_post',
  'marketing_segment',
  'marketing_send',
  'compliance_case',
  'compliance_case_event',
  'chat_author',
  'chat_ban',
  'chat_block',
  'chat_invite',
  'chat_mention',
  'chat_message',
  'chat_read',
  'chat_report',
  'chat_room',
  'quiz_prize', // `ledger:check` holds it against the ledger, as quiz_round, rain and rain_share
  'quiz_question',
  'quiz_round',
  'rain',
  'rain_share',
  'notice',
  'notice_choice',
  'notice_presence',
  'notice_push',
  'push_subscription',
  'support_attachment',
  'support_conversation',
  'support_event',
  'support_message',
  'support_ready_answer',
  'support_ready_version',
  'partner',
  'partner_bid',
  'partner_campaign',
  'partner_click_day',
  'partner_code',
  'partner_delivery',
  'partner_postback',
  'partner_visitor',
  'partner_closed_day',
  'partner_day',
  'partner_earning',
  'partner_order',
  'partner_plan',
  'partner_referral',
  'closing_cosignature', // the round's record holds what counts of it, and others have signed it
  'coin_course',
  'course_quote',
  'course_watch',
  'currency',
  'deposit_address',
  'deposit_source',
  'log_key_change', // both keys have signed it: the log's own tests alter it
  'solvency_block', // debts of a day: their own test holds them against the ledger, the log and each other
  'solvency_share',
  'solvency_statement',
  'stored_file',
  'exclusion_match',
  'favourite_game',
  'favourite_own_game',
  'held_win', // provider games, whose rounds are not ours to prove
  'identity_key',
  'finance_active', // sums of the ledger, made again at will: the nightly check compares them
  'finance_count',
  'finance_day',
  'finance_month',
  'finance_player',
  'finance_player_day',
  'job_state',
  'known_device',
  'kyc_document',
  'kyc_request',
  'screening',
  'screening_hit',
  'ledger_rollup', // sums of entries, made again at will; `ledger:check` compares them
  'log_cosignature', // signed by others: their verifiers check the signature
  'mail',
  'newyear_edition',
  'newyear_login',
  'newyear_order',
  'newyear_spin',
  'newyear_thing',
  'one_time_code',
  'partner_bonus',
  'pay_method',
  'payment', // the cash desk: `ledger:check` holds it against the ledger, as provider_payment and payout
  'payment_event',
  'payout',
  'payout_destination',
  'payway',
  'play_day', // counts of limits, computed from the rounds when it matters
  'play_time',
  'played_day', // sums of rounds beside user_stats
  'player_limit',
  'promo_code',
  'provider',
  'provider_callback',
  'provider_cursor',
  'provider_game',
  'provider_payment',
  'recent_game',
  'reconciliation',
  'recovery_code',
  'repost_check',
  'sandbox_record',
  'schema_migration',
  'session',
  'shown_course',
  'sign_in_failure',
  'slot_hour',
  'slot_player',
  'slot_round', // provider games: `ledger:check` holds what they moved and counted against the ledger, as slot_tally
  'slot_session',
  'slot_tally',
  'slot_transaction',
  'social_profile',
  'spent_token',
  'telegram_story',
  'ton_bonus_wallet',
  'ton_wallet',
  'tournament_day', // `ledger:check` holds what it paid against the ledger and its shares, as tournament_place
  'tournament_entry',
  'tournament_place',
  'tournament_prizes', // the changes that two people agreed on say the same
  'used_client_seed', // refuses a client seed that served before: the log holds those of all rounds
  'user_stats',
  'vip_status',
  'void_round', // avoided draws worked out: whoever asks the beacon works them out again
  'wagering',
];

const repeats = 'under which a caller may repeat a command: nothing else reads it';
const limits = 'what a player has laid on themselves: neither a round nor money';
const order = 'in which order things enter the log or a sum: what would be left out is found as a gap';
const note = 'told by the house beside its records, which do not hold it';

/** Columns with nothing to compare them with, and why no round or payment depends on them. */
const unvouched: Readonly<Record<string, string>> = {
  'game_config.activated_at': note,
  'game_config.based_on': note,
  'game_config.reason': note,
  'game_config.published_xid': order,
  'game_config_event.xid': order,
  'guardrail.activated_xid': order,
  'guardrail.created_at': note,
  'ledger_account.stakes_from': limits,
  'ledger_account.wager_left': limits,
  'ledger_account.loss_left': limits,
  'ledger_account.left_until': limits,
  'ledger_account.addition': 'a part of the balance that may not be staked among players: it moves no money',
  'ledger_transaction.key': repeats,
  'ledger_transaction.request_hash': repeats,
  'ledger_transaction.xid': order,
  'log_cursor.horizon': order,
  'log_head.at': note,
  'round.settled_xid': order,
  'seed_chain.seed': 'of which coming seeds are made: a round that uses another one does not fit the one before it',
  'seed_chain.length': note,
  'seed_chain.created_xid': order,
  'seed_pair.client_seed': 'of the next bet: each round holds the one that it used',
  'seed_pair.committed_xid': order,
  'seed_pair.revealed_xid': order,
  'seed_pair.started_at': note,
  'shared_round.meta': 'what a lobby shows of a room',
  'shared_round.opened_xid': order,
  'shared_round.settled_xid': order,
};

const NUMBER = String.raw`'\d+'`;
const otherJson = (column: string): string =>
  `CASE WHEN ${column}::text ~ ${NUMBER} THEN regexp_replace(${column}::text, ${NUMBER}, '3')
     WHEN ${column}::text ~ 'red' THEN replace(${column}::text, 'red', 'blue') ELSE replace(${column}::text, 'blue', 'red') END`;

/** By type: another value than a column has, and one for a column that has none. */
const otherValues: Readonly<Record<string, (column: string) => string>> = {
  bigint: (column) => `coalesce(${column} + 7, 7)`,
  integer: (column) => `coalesce(${column} + 7, 7)`,
  smallint: (column) => `coalesce(${column} + 7, 7)`,
  text: (column) => `coalesce(${column} || '7', '7')`,
  uuid: () => 'gen_random_uuid()',
  bytea: (column) => `sha256(coalesce(${column}, ''))`,
  xid8: () => `'3'::xid8`,
  json: (column) => `coalesce((${otherJson(column)})::json, '{}')`,
  jsonb: (column) => `coalesce((${otherJson(column)})::jsonb, '{}')`,
};

interface Column {
  table: string;
  column: string;
  type: string;
}

const columns = async (): Promise<Column[]> => {
  const { rows } = await superuser.query<Column>(`
    SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`);
  return rows;
};

/** Alters a column of one row; false when a check, a key or a unique index of the table refuses it. */
const alter = ({ table, column, type }: Column, where: string): Promise<boolean> => {
  const other = otherValues[type]?.(column);
  if (other === undefined) throw new Error(`say how to tamper with ${type}: ${table}.${column}`);
  return superuser.query(`UPDATE ${table} SET ${column} = ${other} WHERE ${where}`).then(
    ({ rowCount }) => {
      expect([table, rowCount]).not.toEqual([table, 0]);
      return true;
    },
    () => false,
  );
};

describe('tampering as a superuser', () => {
  it('is looked for where nobody has tampered, and not found', async () => {
    expect(await foundBy()).toEqual([]);
  });

  it('can happen in tables that are all known here', async () => {
    const tables = new Set((await columns()).map(({ table }) => table));
    expect([...tables].toSorted()).toEqual([...Object.keys(rowOf), ...besidePlay].toSorted());
  });

  it('is found in every column that a round or a payment depends on', async () => {
    const silent: string[] = [];
    const tried = (await columns()).filter((_, n) => n % EVERY === 0);
    for (const each of tried) {
      const where = rowOf[each.table]?.(each.column);
      if (where === undefined) continue;
      await superuser.query('SAVEPOINT tampering');
      const name = `${each.table}.${each.column}`;
      if ((await alter(each, where)) && !(await isFound())) silent.push(name);
      await superuser.query('ROLLBACK TO tampering');
    }
    const names = tried.map(({ table, column }) => `${table}.${column}`);
    expect(silent.toSorted()).toEqual(names.filter((name) => name in unvouched).toSorted());
  }, 180_000);

  it('is found when a row is gone, from whatever table', async () => {
    const silent: string[] = [];
    for (const [table, where] of Object.entries(rowOf)) {
      await superuser.query('SAVEPOINT tampering');
      expect((await superuser.query(`DELETE FROM ${table} WHERE ${where('')}`)).rowCount).not.toBe(0);
      if (!(await isFound())) silent.push(table);
      await superuser.query('ROLLBACK TO tampering');
    }
    expect(silent).toEqual([]);
  }, 60_000);

  const dice = (): string => house.dice[0] ?? '';
  const battle = (): string => house.battles[0] ?? '';

  it.each<[what: string, sql: () => string, tools: Tool[]]>([
    ['a payout', () => `UPDATE round SET payout = payout + 1 WHERE id = '${dice()}'`, ['matching', 'ledger', 'audit']],
    ['an outcome', () => `UPDATE round SET outcome = '{"roll":1}' WHERE id = '${dice()}'`, ['audit']],
    ['a choice', () => `UPDATE round SET choice = '{"percentBp":100,"side":"less"}' WHERE id = '${dice()}'`, ['audit']],
    ['a move', () => `UPDATE round SET moves = moves - 0 WHERE id = '${house.mines}'`, ['audit']],
    ['a bet', () => `UPDATE shared_bet SET stake = stake + 1 WHERE round_id = '${battle()}'`, ['matching', 'ledger']],
    [
      'an event',
      () => `DELETE FROM shared_event WHERE round_id = '${battle()}' AND seq = 2`,
      ['gaps', 'ledger', 'audit'],
    ],
    ['a draw', () => `UPDATE shared_round SET outcome = '{"number":1}' WHERE id = '${battle()}'`, ['ledger']],
    [
      'an entry',
      () => `UPDATE ledger_entry SET amount = amount + 1 WHERE transaction_id = '${dice()}'`,
      ['matching', 'ledger'],
    ],
    ['a transaction', () => `DELETE FROM ledger_transaction WHERE id = '${dice()}'`, ['matching', 'ledger']],
    [
      'a config',
      () => `UPDATE game_config SET config = config || '{"houseEdgePpm":60000}' WHERE game = 'dice'`,
      ['audit'],
    ],
    [
      'a revealed seed',
      () => `UPDATE seed_pair SET server_seed = repeat('a', 64) WHERE status = 'revealed'`,
      ['gaps', 'ledger', 'audit'],
    ],
    [
      'a seed with its commitment',
      () => `UPDATE seed_pair SET server_seed = repeat('a', 64),
        server_seed_hash = encode(sha256(repeat('a', 64)::bytea), 'hex') WHERE status = 'revealed'`,
      ['audit'],
    ],
    ['a leaf', () => `UPDATE log_entry SET hash = sha256(hash) WHERE leaf_index = 100`, ['audit']],
    ['a leaf that is cut off', () => `DELETE FROM log_entry WHERE leaf_index >= 270`, ['gaps', 'audit']],
    ['a node', () => `UPDATE log_node SET hash = sha256(hash)`, ['audit']],
    ['a head', () => `UPDATE log_head SET note = replace(note, 'glasshouse', 'otherhouse')`, ['audit']],
    ['a deleted round', () => `DELETE FROM round WHERE id = '${dice()}'`, ['gaps', 'matching', 'ledger', 'audit']],
    [
      'a forged round',
      () => `INSERT INTO round SELECT * FROM jsonb_populate_record((SELECT r FROM round r WHERE id = '${dice()}'),
        jsonb_build_object('id', gen_random_uuid(), 'nonce', 1000000))`,
      ['gaps', 'matching', 'ledger'],
    ],
    [
      'a chain',
      () => `UPDATE seed_chain SET terminator = repeat('a', 64) WHERE game = 'battle'`,
      ['gaps', 'ledger', 'audit'],
    ],
    [
      'a chain that was kept back',
      () => `INSERT INTO seed_chain (game, terminator, seed, length, created_at, created_xid)
        VALUES ('wheel', repeat('a', 64), repeat('b', 64), 10, 1, '3')`,
      ['gaps'],
    ],
    [
      'a room whose commitment was kept back',
      () => `INSERT INTO shared_round (id, game, number, config_id, commitment, server_seed, opened_at, opened_xid)
        SELECT gen_random_uuid(), 'coinflip', 1, id, repeat('a', 64), repeat('b', 64), 1, '3' FROM game_config LIMIT 1`,
      ['gaps', 'ledger'],
    ],
    [
      'another approver',
      () => `UPDATE game_config_event SET actor_id = ${house.bettors[1].userId} WHERE kind = 'approved'`,
      ['gaps', 'audit'],
    ],
    [
      'another approver, in the version too',
      () => `WITH told AS (UPDATE game_config_event SET actor_id = ${house.bettors[1].userId} WHERE kind = 'approved')
        UPDATE game_config SET approved_by = ${house.bettors[1].userId} WHERE approved_by IS NOT NULL`,
      ['audit'],
    ],
    [
      'an approval that was struck out',
      () => `DELETE FROM game_config_event WHERE kind = 'approved'`,
      ['gaps', 'audit'],
    ],
    ['a commitment', () => `DELETE FROM log_entry WHERE kind = 'commitment'`, ['gaps', 'audit']],
    ['a player', () => `UPDATE app_user SET public_id = 'somebody' WHERE id = ${house.bettors[0].userId}`, ['audit']],
  ])('with %s is found by the tools that it concerns', async (_, sql, found) => {
    expect((await superuser.query(sql())).rowCount).not.toBe(0);
    expect(await foundBy()).toEqual(found);
  });

  // An attacker who rewrites a round and its leaf at once is left with a head signed over another tree.
  it('with a round and its leaf is found by the signed head', async () => {
    await superuser.query(`UPDATE round SET choice = '{"percentBp":5100,"side":"less"}' WHERE id = '${dice()}'`);
    const round = await house.readerOver(oneByOne()).round('dice', dice());
    await superuser.query(`UPDATE log_entry SET hash = decode($1, 'hex') WHERE kind = 'round' AND ref = $2`, [
      round?.hash,
      dice(),
    ]);
    expect(await foundBy()).toEqual(['audit']);
  });
});
