import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { DicePlayAnswer } from '../../../contract/games/dice.contract.ts';
import { roles, rolesWith } from '../../../contract/staff-rights.ts';
import { CARD, openDesk, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer, TestServer } from '../../testing/test-server.ts';

type Found = CallAnswer<'officePlayers.find'>;
type Page = CallAnswer<'officePlayers.open'>;
type Ledger = CallAnswer<'officePlayers.ledger'>;

let desk: Desk;
let server: TestServer;
let clerk: TestPlayer; // compliance
let customer: TestPlayer;
let id: string; // the customer's public one
let withdrawal: number;
beforeAll(async () => {
  desk = await openDesk();
  ({ server } = desk);
  clerk = await server.player({ roles: ['compliance'], language: 'en' });
  customer = await desk.customer();
  id = await publicIdOf(customer);
  withdrawal = await desk.ask(customer);
});
afterAll(() => server.close());

const publicIdOf = async ({ userId }: Pick<TestPlayer, 'userId'>): Promise<string> =>
  String((await desk.sql('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]))[0]?.['id']);
const find = async (query: string, by = clerk): Promise<[string, string][]> =>
  (await by.call<Found>('officePlayers.find', { query })).players.map(({ userId, foundBy }) => [userId, foundBy]);
const trailOf = async ({ userId }: TestPlayer): Promise<Record<string, unknown>[]> =>
  desk.sql('SELECT kind, actor_id AS actor, details FROM account_event WHERE user_id = $1 ORDER BY id', [userId]);

describe('a search', () => {
  it('finds a player by the beginning of a name, and by their account', async () => {
    await desk.sql(`UPDATE app_user SET nick = 'Quokka.One', nick_key = 'quokka.one' WHERE id = $1`, [customer.userId]);
    for (const query of ['quokka', 'QUOKKA.ONE ']) expect(await find(query)).toContainEqual([id, 'name']);
    for (const query of [id, String(customer.userId), `#${customer.userId}`])
      expect(await find(query)).toContainEqual([id, 'number']);
    expect(await find('uokka')).toEqual([]);
  });

  it('finds a player by what identifies the person', async () => {
    await desk.sql(`UPDATE app_user SET email = 'q@example.com', email_key = 'q@example.com' WHERE id = $1`, [
      customer.userId,
    ]);
    await desk.sql(
      `INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', '77001122', $1, 'Q')`,
      [customer.userId],
    );
    await desk.sql(`UPDATE session SET address = '203.0.113.77' WHERE user_id = $1`, [customer.userId]);
    expect(await find('Q@example.com')).toContainEqual([id, 'email']);
    expect(await find('77001122')).toContainEqual([id, 'profile']);
    expect(await find('203.0.113.77')).toContainEqual([id, 'network']);
    expect(await find('203.0.113.78')).toEqual([]);
  });

  it('finds a player by money in and out', async () => {
    expect(await find(String(withdrawal))).toContainEqual([id, 'payment']);
    const [{ ref } = {}] = await desk.sql('SELECT ref FROM payment WHERE id = $1', [withdrawal]);
    expect(await find(String(ref))).toContainEqual([id, 'payment']);
    await desk.sql(`UPDATE payment SET provider_transaction = 'PX-77/1' WHERE id = $1`, [withdrawal]);
    expect(await find('PX-77/1')).toContainEqual([id, 'payment']);

    expect(await find(CARD)).toContainEqual([id, 'destination']);
  });

  it('finds a player by play', async () => {
    const bet = { bet: '1', percent: 50, bet_type: 'less' };
    const { transaction_id: round } = await customer.call<DicePlayAnswer>('dice.play', bet);
    expect(await find(round)).toContainEqual([id, 'round']);
    expect(await find(randomUUIDv7())).toEqual([]);
  });

  it('is in the trail of who searches, without what would name a person', async () => {
    await find('someone@example.com');
    await find('4111111111111111');
    await find('203.0.113.77');
    const queries = (await trailOf(clerk))
      .filter(({ kind }) => kind === 'accounts.searched')
      .map(({ details }) => (details as { query: string }).query);
    expect(queries).toContain('s***@example.com');
    expect(queries.join(' ')).not.toMatch(/someone|4111111111111111|113\.77/);
  });

  it('goes on page after page without loss or repeat', async () => {
    for (let index = 0; index < 35; index += 1) await server.player();
    const seen: string[] = [];
    let cursor: number | null = null;
    do {
      const page: Found = await clerk.call('officePlayers.find', { query: '', ...(cursor !== null && { cursor }) });
      seen.push(...page.players.map(({ userId }) => userId));
      ({ cursor } = page);
    } while (cursor !== null);
    const [{ count } = {}] = await desk.sql('SELECT count(*)::int AS count FROM app_user');
    expect([new Set(seen).size, seen.length]).toEqual([count, count]);
  });
});

describe('a player’s page', () => {
  it('has the money of their whole life, as far as the rights of who looks go', async () => {
    const page = await clerk.call<Page>('officePlayers.open', { userId: id });
    expect(page).toMatchObject({ userId: id, isProtected: false, counts: { payments: expect.any(Number) } });
    const { money } = page;
    expect(money?.withdrawals).toMatchObject({ count: 0, waiting: 1 });
    expect(money?.deposits.count).toBe(1);
    expect(money && money.ggr + money.bonuses + money.fees + money.partners + money.other).toBe(money?.ngr);
    const moderator = await server.player({ roles: ['moderator'] });
    const seen = await moderator.call<Page>('officePlayers.open', { userId: id });
    expect(seen).toMatchObject({
      money: null,
      counts: { payments: null },
      tabs: ['overview', 'sessions', 'standing', 'trail', 'notes'],
    });
  });

  it('has the bets on the house’s games that conditions let through, page by page', async () => {
    const bet = { bet: '1', percent: 50, bet_type: 'less' };
    for (let index = 0; index < 31; index += 1) await customer.call('dice.play', bet);
    type Rounds = CallAnswer<'officePlayers.rounds'>;
    const rounds = (asked: object): Promise<Rounds> => clerk.call('officePlayers.rounds', { userId: id, ...asked });
    const first = await rounds({});
    const rest = await rounds({ cursor: first.cursor });
    expect(new Set([...first.bets, ...rest.bets].map(({ betId }) => betId)).size).toBe(32);
    expect([first.bets.length, rest.cursor]).toEqual([30, null]);
    const [{ at } = { at: 0 }] = rest.bets;
    expect((await rounds({ to: at })).bets.every((each) => each.at < at)).toBe(true);
    expect((await rounds({ from: at + 86_400_000 })).bets).toEqual([]);
    expect((await rounds({ game: 'mines' })).bets).toEqual([]);
    const lost = (await rounds({ result: 'lost' })).bets;
    expect(lost.every(({ stakeMinor, payoutMinor }) => payoutMinor < stakeMinor)).toBe(true);
    await desk.sql(`INSERT INTO provider (id, title) VALUES (1, 'Amber Forge')`);
    await desk.sql(
      `INSERT INTO provider_game (id, provider_id, identifier, title, image, category) VALUES (1, 1, 'g', 'Gem', '', 'slots')`,
    );
    await desk.sql(
      `INSERT INTO slot_round (id, user_id, game_id, session_id, sent_id, account_kind, currency, course_micro, counts, stake,
         payout, state, ending, started_at, last_at)
       VALUES ($1, $2, 1, $1, 'PR-1', 'bonus', 'RUB', 1000000, false, 500, 0, 'settled', 'provider', 1, 2)`,
      [randomUUIDv7(), customer.userId],
    );
    type Slots = CallAnswer<'officePlayers.providerRounds'>;
    const slots = (asked: object): Promise<Slots> =>
      clerk.call('officePlayers.providerRounds', { userId: id, ...asked });
    expect((await slots({ result: 'lost' })).rounds).toMatchObject([{ sentId: 'PR-1', bet: 500, state: 'settled' }]);
    expect((await slots({ state: 'open' })).rounds).toEqual([]);
    expect((await slots({ to: 1_600_000_000_000 })).rounds).toEqual([]);
  });

  it('has bonuses with their wagering, limits and breaks, and sessions without whole addresses', async () => {
    await desk.sql(
      `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, wager_times, wager_target, wager_start, terms,
         details, created_at, updated_at)
       VALUES ($1, 'promoCode', 'SPRING', 'bonus', 5000, 'active', 30, 150000, 0, 1, '{}', 1, 1)`,
      [customer.userId],
    );
    const bonuses = await clerk.call<CallAnswer<'officePlayers.bonuses'>>('officePlayers.bonuses', { userId: id });
    expect(bonuses.grants).toMatchObject([{ bonus: 'promoCode', code: 'SPRING', wager: { done: 0, of: 150_000 } }]);
    await customer.call('limits.set', { kind: 'loss', period: 'week', amount: 700_000 });
    const limits = await clerk.call<CallAnswer<'officePlayers.limits'>>('officePlayers.limits', { userId: id });
    expect(limits.state.limits).toMatchObject([{ kind: 'loss', period: 'week', amount: 700_000 }]);
    expect(limits.acts).toMatchObject([{ kind: 'limit.set', actor: null, details: { amount: 700_000 } }]);
    const { sessions } = await clerk.call<CallAnswer<'officePlayers.sessions'>>('officePlayers.sessions', {
      userId: id,
    });
    expect(sessions).toMatchObject([{ network: '203.0.•••', isLive: true }]);
  });

  it('shows what connects accounts, those around the player among one another too', async () => {
    const [twin, neighbour, typist] = [await server.player(), await server.player(), await server.player()];
    const key = (users: readonly TestPlayer[], kind: string, hash: string, isProven: boolean) =>
      desk.sql(
        `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT u, $2, decode($3, 'hex'), $4 FROM unnest($1::bigint[]) u`,
        [users.map(({ userId }) => userId), kind, hash, isProven],
      );
    await key([customer, twin], 'document', 'd0', true);
    await key([customer, typist], 'email', 'e0', false); // anybody can type it in
    await desk.sql(`INSERT INTO known_device (user_id, device_hash) SELECT u, '\\xdd' FROM unnest($1::bigint[]) u`, [
      [twin.userId, neighbour.userId],
    ]);
    await desk.sql(`UPDATE session SET address = '203.0.113.77' WHERE user_id = $1`, [neighbour.userId]);
    type Links = CallAnswer<'officePlayers.links'>;
    const { accounts, links } = await clerk.call<Links>('officePlayers.links', { userId: id });
    const [one, other] = [await publicIdOf(twin), await publicIdOf(neighbour)];
    expect(accounts.map(({ userId }) => userId)).toEqual([id, one, other]);
    const found = links.map(({ from, to, kind }) => `${kind} ${[from, to].toSorted().join(' ')}`);
    expect(found.toSorted()).toEqual(
      [
        `document ${[id, one].toSorted().join(' ')}`,
        `network ${[id, other].toSorted().join(' ')}`,
        `device ${[one, other].toSorted().join(' ')}`,
      ].toSorted(),
    );
    const { networks } = await clerk.call<CallAnswer<'officePlayers.places'>>('officePlayers.places', { userId: id });
    expect(networks).toMatchObject([{ mark: '203.0.•••', others: 1 }]);
  });

  it('has partners, conversations of one’s own desk, points of risk with cases, and acts of the staff', async () => {
    const [moderator, cashier] = [
      await server.player({ roles: ['moderator'] }),
      await server.player({ roles: ['payments'] }),
    ];
    await desk.sql('INSERT INTO partner (user_id, created_at) VALUES ($1, 1)', [moderator.userId]);
    await desk.sql(
      `INSERT INTO partner_referral (user_id, partner_id, is_telegram, from_day, at) VALUES ($1, $2, false, 0, 7)`,
      [customer.userId, moderator.userId],
    );
    type Standing = CallAnswer<'officePlayers.standing'>;
    const standing = (by: TestPlayer): Promise<Standing> => by.call('officePlayers.standing', { userId: id });
    expect(await standing(clerk)).toMatchObject({ documents: [], invitedBy: { at: 7, tiedBy: null }, partner: null });
    expect(await standing(moderator)).toMatchObject({ documents: null, vip: { staked: null, next: null } });
    await customer.call('support.send', { topic: 'deposit', text: 'where is it', requestId: randomUUIDv7() });
    const talks = async (by: TestPlayer): Promise<string[]> =>
      (
        await by.call<CallAnswer<'officePlayers.conversations'>>('officePlayers.conversations', { userId: id })
      ).conversations.map(({ topic }) => topic);
    expect([await talks(moderator), await talks(clerk)]).toEqual([['deposit'], []]);
    const risk = (by: TestPlayer) => by.call<CallAnswer<'officePlayers.risk'>>('officePlayers.risk', { userId: id });
    const { withdrawals, cases } = await risk(clerk);
    expect(withdrawals).toMatchObject([{ id: withdrawal }]);
    expect(withdrawals[0]?.points.map(({ key }) => key)).toContain('firstWithdrawal');
    expect([cases, (await risk(cashier)).cases]).toEqual([[], null]);
    const { acts } = await clerk.call<CallAnswer<'officePlayers.trail'>>('officePlayers.trail', { userId: id });
    expect(acts.map(({ kind }) => kind)).toContain('account.viewed');
    expect(acts.every(({ actor }) => actor !== '')).toBe(true);
  });

  it('shows personal data masked, and whole for a reason that the trail keeps', async () => {
    await desk.sql(`UPDATE app_user SET first_name = 'Ivan', last_name = 'Petrov' WHERE id = $1`, [customer.userId]);
    const page = JSON.stringify(await clerk.call('officePlayers.open', { userId: id }));
    expect(page).not.toMatch(/q@example\.com|Ivan|Petrov|203\.0\.113\.77/);
    const reveal = (field: string, by = clerk) =>
      by.call<{ values: string[] }>('officePlayers.reveal', { userId: id, field, reason: 'asked by the bank' });
    expect((await reveal('name')).values).toEqual(['Ivan Petrov']);
    expect((await reveal('email')).values).toEqual(['q@example.com']);
    expect((await reveal('networks')).values).toEqual(['203.0.113.77']);
    expect((await reveal('profiles')).values).toEqual(['telegram: Q (77001122)']);
    expect(await trailOf(customer)).toContainEqual({
      kind: 'personal.revealed',
      actor: clerk.userId,
      details: { field: 'name', reason: 'asked by the bank' },
    });
    expect((await clerk.refusal('officePlayers.reveal', { userId: id, field: 'name', reason: ' ' })).code).toBe(400);
  });

  it('has every entry of the ledger once, the newest first', async () => {
    const bet = { bet: '1', percent: 50, bet_type: 'less' };
    for (let played = 0; played < 20; played += 1) await customer.call('dice.play', bet);
    const seen: string[] = [];
    let cursor: string | null = null;
    let last = Number.MAX_SAFE_INTEGER;
    do {
      const page: Ledger = await clerk.call('officePlayers.ledger', { userId: id, ...(cursor !== null && { cursor }) });
      for (const entry of page.entries) {
        expect(entry.at).toBeLessThanOrEqual(last);
        last = entry.at;
        seen.push(entry.id);
      }
      ({ cursor } = page);
    } while (cursor !== null);
    const [{ count } = {}] = await desk.sql(
      'SELECT count(*)::int AS count FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.user_id = $1',
      [customer.userId],
    );
    expect([new Set(seen).size, seen.length]).toEqual([count, count]);
    const held = await clerk.call<Ledger>('officePlayers.ledger', { userId: id, account: 'held' });
    expect(new Set(held.entries.map(({ account }) => account))).toEqual(new Set(['held']));
  });

  it('lists payments in whatever state', async () => {
    const { payments } = await clerk.call<CallAnswer<'officePlayers.payments'>>('officePlayers.payments', {
      userId: id,
    });
    expect(payments.map(({ payment }) => payment.code).toSorted()).toEqual([1, 2]);
  });
});

describe('notes and marks', () => {
  it('are written by the staff and stay', async () => {
    const moderator = await server.player({ roles: ['moderator'], language: 'en' });
    await moderator.call('officePlayers.addNote', { userId: id, text: 'rude on the phone' });
    const { notes } = await clerk.call<CallAnswer<'officePlayers.notes'>>('officePlayers.notes', { userId: id });
    expect(notes[0]).toMatchObject({ text: 'rude on the phone', at: expect.any(Number) });
    await expect(server.db.pool.query('DELETE FROM player_note')).rejects.toThrow(/permission denied/);
    const tag = (name: string, isOn = true) =>
      clerk.call<{ tags: string[] }>('officePlayers.tag', { userId: id, tag: name, isOn });
    expect(await tag('high roller')).toEqual({ tags: ['high roller'] });
    expect((await clerk.refusal('officePlayers.tag', { userId: id, tag: 'High Roller', isOn: true })).code).toBe(
      'UNCHANGED',
    );
    expect((await clerk.refusal('officePlayers.tag', { userId: id, tag: '<b>', isOn: true })).code).toBe(400);
    expect(await tag('high roller', false)).toEqual({ tags: [] });
    expect(await trailOf(customer)).toContainEqual({
      kind: 'player.tagged',
      actor: clerk.userId,
      details: { tag: 'high roller' },
    });
  });
});

describe('a member of the staff', () => {
  it('may do what the rights of their roles say', () => {
    expect(rolesWith('playerPages')).toEqual(roles.filter((role) => role !== 'designer' && role !== 'auditor'));
    expect(rolesWith('personalData')).toEqual(['compliance', 'payments', 'admin']);
    expect(rolesWith('playerRisk')).toEqual(['compliance', 'payments', 'finance', 'admin']);
  });

  it('acts on nobody of the staff, not on themselves, and not on an account that is theirs', async () => {
    const note = async (who: TestPlayer, by: TestPlayer) =>
      (await by.refusal('officePlayers.addNote', { userId: await publicIdOf(who), text: 'a note' })).code;
    const admin = await server.player({ roles: ['admin'] });
    expect(await note(clerk, clerk)).toBe('PROTECTED_ACCOUNT');
    expect(await note(clerk, admin)).toBe('PROTECTED_ACCOUNT');
    const twin = await server.player();
    await desk.sql(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT unnest($1::bigint[]), 'device', '\\x0909', true`,
      [[clerk.userId, twin.userId]],
    );
    expect(await note(twin, clerk)).toBe('SAME_PERSON');
    expect(await clerk.call('officePlayers.open', { userId: await publicIdOf(twin) })).toMatchObject({
      isOwn: true,
      isProtected: true,
    });
    expect((await clerk.refusal('officePlayers.open', { userId: 'nobody' })).code).toBe(404);
  });
});
