import { createUser, pairsOf } from 'db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rotateSeedsOf } from '../../testing/rotate-seeds.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

type Document = Record<string, Record<string, unknown>[]>;

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ VOID_AFTER: '3600' });
});
beforeEach(async () => {
  player = await server.player({ language: 'en' });
});
afterAll(() => server.close());

const ask = (token: string | undefined, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/api/account/export`, { headers: { ...(token && { cookie: `token=${token}` }), ...headers } });
const download = async (): Promise<Document> => (await (await ask(player.token)).json()) as Document;

describe('the export of an account', () => {
  it('holds what the account did, in every game, and says how it is to be read', async () => {
    await player.call('dice.play', { bet: '1', percent: 50, bet_type: 'less' });
    await player.call('mines.createGame', { bet: 100, minesLength: 3 });
    await player.call('battle.bet', { bet: 100, team: 'red' });
    await player.call('wheelOfFortune.bet', { bet: 100, sector: 0 });
    await player.call('classic.bet', { bet: 100 });
    await player.call('coinflip.create', { bet: 100, side: 'heads' });
    await player.request('cash:deposit', { methodId: 74, amount: 1000 });
    await player.call('limits.set', { kind: 'loss', period: 'day', amount: 5000 });
    const response = await ask(player.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="glasshouse-[a-z2-7]{12}-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const document = (await response.json()) as Document;
    expect(document['profile']).toMatchObject([{ lang: 'en', twoFactor: false, kycStatus: 'none' }]);
    expect(document['rounds']?.map(({ game }) => game)).toEqual(['dice', 'mines']);
    expect(document['rounds']?.[1]).toMatchObject({ isOver: false, outcome: null });
    expect(document['sharedBets']?.map(({ game }) => game)).toEqual(['battle', 'wheel', 'classic', 'coinflip']);
    expect(document['sharedBets']?.every(({ serverSeed }) => serverSeed === null)).toBe(true);
    expect(document['ledger']?.[0]).toMatchObject({ kind: 'demo.credit', account: 'real', amount: 100_000 });
    expect(document['ledger']?.length).toBeGreaterThan(10);
    expect(document['limits']).toMatchObject([{ kind: 'loss', period: 'day', amount: 5000 }]);
    expect(document['events']?.map(({ kind }) => kind)).toEqual(['limit.set', 'history.exported']);
    expect(document['payments']).toMatchObject([{ kind: 'deposit', state: 1, amount: 100_000, doneAt: null }]);
    expect(document['paymentEvents']).toMatchObject([{ kind: 'created', byStaff: false }]);
    expect(document['sessions']).toHaveLength(1);
  });

  it('holds nothing secret, and nothing of others', async () => {
    const other = await server.player();
    const { current, next } = await pairsOf(server.db.orm.em.fork(), player.userId);
    await server.db.pool.query(
      `UPDATE app_user SET password_hash = '$argon2id$hash', totp_secret = 'sealed'::bytea WHERE id = $1`,
      [player.userId],
    );
    await server.database.owner.query('UPDATE session SET code_at = now() WHERE user_id = $1', [player.userId]);
    await server.db.pool.query(
      `INSERT INTO mail (id, user_id, kind, lang, recipient, subject, body_text, body_html)
       VALUES (gen_random_uuid(), $1, 'temporaryCode', 'en', 'a@b.example', 'Code 123456', 'body 123456', 'body 123456')`,
      [player.userId],
    );
    const text = await (await ask(player.token)).text();
    expect(text).toContain('"commitment"');
    for (const secret of [current?.serverSeed, next.serverSeed, 'argon2id', 'sealed', '123456', player.token])
      expect(text).not.toContain(secret);
    const { rows } = await server.db.pool.query<{ public_id: string; token_hash: Buffer }>(
      'SELECT u.public_id, s.token_hash FROM app_user u JOIN session s ON s.user_id = u.id WHERE u.id = ANY ($1)',
      [[player.userId, other.userId]],
    );
    for (const { token_hash: hash } of rows) expect(text).not.toContain(hash.toString('hex'));
    expect(rows.filter(({ public_id: id }) => text.includes(id))).toHaveLength(1);
  });

  it('shows seeds that were revealed', async () => {
    const { current } = await pairsOf(server.db.orm.em.fork(), player.userId);
    await rotateSeedsOf(player);
    expect((await download())['seeds']).toMatchObject([{ serverSeed: current?.serverSeed }, { serverSeed: null }, {}]);
  });

  it('is whole over many pages', async () => {
    await server.db.pool.query(
      `INSERT INTO account_event (user_id, kind) SELECT $1, 'event.' || n FROM generate_series(1, 1234) n`,
      [player.userId],
    );
    const events = (await download())['events'] ?? [];
    expect(events.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 1234 }, (_, index) => `event.${index + 1}`),
      'history.exported',
    ]);
  });

  it('is compressed for who takes it so', async () => {
    const response = await ask(player.token, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toHaveProperty('ledger');
  });

  it('is for who is signed in, asked by our own pages', async () => {
    expect((await ask(undefined)).status).toBe(401);
    expect(await (await ask('wrong')).json()).toMatchObject({ success: false, code: 2 });
    expect((await ask(player.token, { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    expect((await ask(player.token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('asks a session that proved nothing for minutes who its user is', async () => {
    const provedBefore = (minutes: number) =>
      server.database.owner.query(
        `UPDATE session SET proved_at = now() - make_interval(mins => $2) WHERE user_id = $1`,
        [player.userId, minutes],
      );
    await provedBefore(6);
    const refused = await ask(player.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'reauthenticate',
      msg: expect.stringMatching(/Confirm that it is you/),
    });
    await provedBefore(0);
    expect((await ask(player.token)).status).toBe(200);
  });

  it('is given three times, then not so soon again', async () => {
    for (const _ of [1, 2, 3]) await download();
    const response = await ask(player.token);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await response.json()).toMatchObject({ success: false, code: 429, retryAfterMs: expect.any(Number) });
  });

  it('an interrupted export is given again', async () => {
    await server.db.pool.query(
      `INSERT INTO account_event (user_id, kind, details)
       SELECT $1, 'event', json_build_object('filler', repeat(md5(n::text), 200)) FROM generate_series(1, 4000) n`,
      [player.userId],
    );
    const abort = new AbortController();
    const request = await fetch(`${server.url}/api/account/export`, {
      headers: { cookie: `token=${player.token}`, 'accept-encoding': 'identity' },
      signal: abort.signal,
    });
    await request.body?.getReader().read();
    expect((await ask(player.token)).status).toBe(429); // one at a time
    abort.abort();
    await expect.poll(async () => (await ask(player.token)).status).toBe(200);
  });

  it('the export of a player with a break is given too', async () => {
    await player.call('limits.selfExclude', { for: 'forever' });
    expect((await download())['breaks']).toMatchObject([{ kind: 'self_exclusion' }]);
  });

  it('knows every table that holds something of a user', async () => {
    await createUser(server.db.pool, { login: 'tables', passwordHash: null, demoCreditMinor: 0n, at: 1 });
    const { rows } = await server.db.pool.query<{ table: string }>(
      `SELECT DISTINCT table_name AS table FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
    );
    // secrets; hashes of what is told; what the ledger, the bets and the events say; who has a page open now
    const left = [
      'aml_alert', // hidden from players, as is all of compliance
      'aml_play_day',
      'care_day',
      'care_intervention',
      'care_state',
      'complaint',
      'compliance_case',
      'chat_author',
      'chat_mention', // words of others
      'chat_read',
      'deposit_source',
      'finance_active',
      'finance_player',
      'finance_player_day',
      'held_win',
      'one_time_code',
      'recovery_code',
      'identity_key',
      'kyc_request', // the events say it
      'screening', // hidden from players, as is all of compliance
      'screening_hit',
      'ledger_hold',
      'marketing_send', // the letters and notices themselves are in the export
      'loose_act', // acts of the staff, whose money stands in the deposit
      'notice_presence',
      'slot_player',
      'slot_tally',
      'player_note', // words of the staff
      'game_config_comment',
      'game_config_schedule',
      'player_tag',
      'staff_proposal',
      'used_client_seed',
      'user_stats',
    ];
    const lines = [
      'account_event',
      'airdrop_take',
      'bonus_event',
      'bonus_grant',
      'bonus_meter',
      'chat_ban',
      'chat_block',
      'deposit_address',
      'exclusion_match',
      'favourite_game',
      'favourite_own_game',
      'known_device',
      'kyc_document',
      'ledger_account',
      'mail',
      'newyear_login',
      'newyear_order',
      'newyear_spin',
      'notice',
      'notice_choice',
      'partner',
      'partner_bid',
      'partner_referral',
      'payment',
      'payment_event',
      'payout_destination',
      'play_day',
      'play_time',
      'played_day',
      'player_limit',
      'push_subscription',
      'quiz_prize',
      'rain_share',
      'recent_game',
      'repost_check',
      'round',
      'seed_pair',
      'session',
      'shared_bet',
      'slot_round',
      'slot_session',
      'slot_transaction',
      'social_profile',
      'solvency_share', // at /fairness/solvency, with its proof
      'support_attachment',
      'support_conversation',
      'telegram_story',
      'ton_bonus_wallet',
      'ton_wallet',
      'tournament_entry',
      'tournament_place',
      'wagering',
    ];
    expect(rows.map(({ table }) => table).filter((table) => !left.includes(table))).toEqual(lines);
  });
});
