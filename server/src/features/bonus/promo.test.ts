import { bonus, checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUIDv7 } from 'node:crypto';
import type { PromoCheck } from '../../../contract/features/promo.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { link } from './testing/outside-fixtures.ts';

const DAY_MS = 86_400_000;
const isLong = process.env['LONG_TESTS'] === '1';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  await server.database.owner.query('DELETE FROM payment'); // unknown to any provider
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const usual: bonus.PromoCodeSettings = {
  code: '',
  isOn: true,
  account: 'real',
  amount: 5_000n,
  wagerTimes: null,
  lapseDays: null,
  maxUses: null,
  startsAt: null,
  endsAt: null,
  minVip: 1,
  minDeposits: 0n,
  minDepositsToday: 0n,
  needsTelegram: false,
  needsVkGroup: false,
};
const promo = (code: string, settings: Partial<bonus.PromoCodeSettings> = {}): Promise<void> =>
  bonus.promoCodeRepository(server.db.orm.em.fork()).put({ ...usual, code, ...settings });

const player = (): Promise<TestPlayer> => server.player({ language: 'en' });
const enter = (who: TestPlayer, code: string) =>
  who.request<{ balance: number; status: string }>('bonus:activatePromoCode', { code });
const sql = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values]);

const deposit = ({ userId }: TestPlayer, baseMinor: number, at = Date.now()) =>
  sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, $3, $3, $1, $4, $4, $4)`,
    [randomUUIDv7(), userId, baseMinor, at],
  );

describe('a promo code', () => {
  it('is activated once per player, in any spelling, and answers with the balance', async () => {
    await promo('SUMMER');
    const who = await player();
    const check = () => who.request('bonus:check', { code: 'summer' });
    expect(await check()).toMatchObject({ success: true, data: { account: 'real', amount: 5_000 } });
    expect(await enter(who, ' summer\n')).toMatchObject({
      success: true,
      code: 1,
      msg: 'The promo code is activated.',
      data: { balance: 105_000, amount: 5_000, status: 'done' },
    });
    expect(await enter(who, 'SUMMER')).toMatchObject({
      success: false,
      code: 2,
      msg: 'You have already activated this promo code.',
    });
    expect(await check()).toMatchObject({ success: false, code: 2 });
    expect(await who.request('bonus:check', { code: 'NOTHING' })).toMatchObject({ success: false, code: 1 });
  });

  it('is offered to nobody who has excluded themselves', async () => {
    await promo('AWAKE');
    const who = await player();
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`, [
      who.userId,
    ]);
    expect(await who.request('bonus:check', { code: 'AWAKE' })).toMatchObject({ success: false, code: 'BONUS_OFF' });
    expect(await enter(who, 'AWAKE')).toMatchObject({ success: false, code: 'SELF_EXCLUDED' });
  });

  it.each(['RUNE\u0000', 'RU NE', 'ＲＵＮＥ', 'RUΝE', 'RUNE\u200b', '%', 'rune; --'])(
    'is none that only looks alike: %j',
    async (code) => {
      await promo('RUNE');
      expect((await enter(await player(), code)).success).toBe(false);
    },
  );

  it('a promo code of the first of April has its own message', async () => {
    await promo('01APRIL');
    expect(await enter(await player(), '01april')).toMatchObject({
      success: true,
      code: 2,
      msg: expect.stringContaining('no joke'),
    });
  });

  it('is not found when it is unknown, off, not started, expired or used up', async () => {
    const now = Date.now();
    await promo('OFF', { isOn: false });
    await promo('LATER', { startsAt: now + DAY_MS });
    await promo('OVER', { endsAt: now });
    await promo('ONCE', { maxUses: 1 });
    expect(await enter(await player(), 'once')).toMatchObject({ success: true });
    const who = await player();
    for (const code of ['', 'NONE', 'OFF', 'LATER', 'OVER', 'ONCE', 'x'.repeat(65)])
      expect([code, await enter(who, code)]).toMatchObject([code, { success: false, code: 1 }]);
  });

  it('is limited to three a day per player', async () => {
    const who = await player();
    for (const code of ['DAY1', 'DAY2', 'DAY3', 'DAY4']) await promo(code);
    for (const code of ['DAY1', 'DAY2', 'DAY3']) expect(await enter(who, code)).toMatchObject({ success: true });
    expect(await enter(who, 'DAY4')).toMatchObject({ success: false, code: 4 });
    await sql(`UPDATE bonus_grant SET created_at = created_at - $2 WHERE user_id = $1 AND period = 'DAY1'`, [
      who.userId,
      DAY_MS,
    ]);
    expect(await enter(who, 'DAY4')).toMatchObject({ success: true });
  });

  it('may require a level, deposits, deposits of today, and Telegram, and says what is missing', async () => {
    await promo('DEAR', { minVip: 3, minDeposits: 100_000n, minDepositsToday: 30_000n, needsTelegram: true });
    const who = await server.player({ language: 'en', creditMinor: 10_000_000n });
    expect(await enter(who, 'DEAR')).toMatchObject({ code: 30, msg: 'Link Telegram first.' });
    await sql(`INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1::text, $2, 'x')`, [
      String(who.userId),
      who.userId,
    ]);
    expect(await enter(who, 'DEAR')).toMatchObject({ code: 18, msg: 'You need level VIP3.' });
    await who.call('dice.play', { bet: 10_000, percent: 50, bet_type: 'less' });
    await deposit(who, 90_000, Date.now() - 2 * DAY_MS);
    expect(await enter(who, 'DEAR')).toMatchObject({ code: 19, msg: 'You need deposits of 1,000.00 RUB in total.' });
    await deposit(who, 10_050);
    expect(await enter(who, 'DEAR')).toMatchObject({
      code: 20,
      msg: 'Today’s deposits are 199.50 RUB short.',
      limit: '199.50',
      currency: 'RUB',
    });
    await who.request('cash:changeCurrencies', { currencyId: 1 });
    expect(await enter(who, 'DEAR')).toMatchObject({ code: 20, currency: 'USD' });
    await deposit(who, 19_950);
    expect(await enter(who, 'DEAR')).toMatchObject({ success: true });
  });

  it('for the bonus balance waits for activation, and lapses', async () => {
    await promo('PLAY', { account: 'bonus', wagerTimes: 20, lapseDays: 7 });
    const who = await player();
    expect(await enter(who, 'PLAY')).toMatchObject({
      msg: expect.stringContaining('active'),
      data: { status: 'ready' },
    });
    const { data } = await who.request<{ bonuses: object[] }>('bonus:load');
    expect(data.bonuses).toMatchObject([{ bonus: 'promoCode', code: 'PLAY', wager: { done: 0, of: 100_000 } }]);
  });

  it('waits for review when it was used on the same device before', async () => {
    await promo('HOME');
    await promo('AWAY');
    const [first, second] = [await player(), await player()];
    for (const { userId } of [first, second])
      await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x88', '10.0.0.0')`, [userId]);
    expect(await enter(first, 'HOME')).toMatchObject({ data: { status: 'done' } });
    expect(await enter(second, 'HOME')).toMatchObject({ success: true, data: { status: 'waiting', balance: null } });
    expect(await enter(second, 'AWAY')).toMatchObject({ data: { status: 'done' } });
  });
});

describe('a referral code', () => {
  const idOf = async ({ userId }: TestPlayer): Promise<string> =>
    (await sql('SELECT public_id FROM app_user WHERE id = $1', [userId])).rows[0].public_id as string;

  it('gives locked DIC once, for the player’s own inviter only', async () => {
    const [who, inviter, stranger] = [await player(), await player(), await player()];
    expect(await enter(who, await idOf(who))).toMatchObject({ success: false, code: 14 });
    expect(await enter(who, await idOf(inviter))).toMatchObject({ code: 15 });
    await sql('UPDATE app_user SET referer_id = $2 WHERE id = $1', [who.userId, await idOf(inviter)]);
    expect(await enter(who, await idOf(stranger))).toMatchObject({ code: 15 });
    expect(await enter(who, (await idOf(inviter)).toUpperCase())).toMatchObject({
      success: true,
      code: 1,
      data: { account: 'dicLocked', amount: 100_000, balance: 100_000 },
    });
    expect(await enter(who, await idOf(inviter))).toMatchObject({ success: false, code: 16 });
  });
});

describe('guesses', () => {
  it('are limited to ten a day per account; valid codes are not counted', async () => {
    await promo('RIGHT');
    const who = await player();
    for (let guess = 0; guess < 9; guess += 1) expect(await enter(who, `WRONG${guess}`)).toMatchObject({ code: 1 });
    expect(await enter(who, 'RIGHT')).toMatchObject({ success: true });
    expect(await enter(who, 'WRONG9')).toMatchObject({ code: 1 });
    expect(await enter(who, 'RIGHT')).toMatchObject({ code: 'PROMO_TOO_MANY', retryAfterMs: expect.any(Number) });
    expect(await enter(await player(), 'RIGHT')).toMatchObject({ success: true });
  });

  it('are limited to a hundred a day per network, over all accounts', async () => {
    await promo('SHARED');
    const [first, second] = [await player(), await player()];
    await sql(`UPDATE session SET address = '192.0.2.7' WHERE user_id = ANY ($1)`, [[first.userId, second.userId]]);
    await sql(
      `INSERT INTO sign_in_failure (login_key, address, count, window_started_at) VALUES ('promo_code_network:0', '192.0.2.7', 99, now())`,
      [],
    );
    expect(await enter(first, 'WRONG')).toMatchObject({ code: 1 });
    expect(await enter(second, 'SHARED')).toMatchObject({ code: 'PROMO_TOO_MANY' });
  });
});

describe('a code with limited uses', () => {
  it('grants exactly that many to players racing at two processes', async () => {
    const [takers, uses] = isLong ? [100, 10] : [16, 6];
    await promo('RACE', { maxUses: uses });
    const players = await Promise.all(Array.from({ length: takers }, player));
    const there = await Promise.all(
      players.filter((_, n) => n % 2 === 0).map(({ userId, token }) => other.signIn({ userId, login: '', token })),
    );
    const asks = [...there, ...players.filter((_, n) => n % 2 === 1)].map((who) => enter(who, 'RACE'));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ success }) => success)).toHaveLength(uses);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set([1]));
    expect((await bonus.promoCodeRepository(server.db.orm.em.fork()).find('RACE'))?.used).toBe(uses);
  }, 60_000);
});

describe('the operator', () => {
  it('creates and changes a code with four eyes; its uses stay counted', async () => {
    const [author, decider] = [
      await server.player({ roles: ['finance'] }),
      await server.player({ roles: ['finance'] }),
    ];
    const fresh = { ...usual, code: 'OFFICE', amount: 700, minDeposits: 0, minDepositsToday: 0, maxUses: 5 };
    const proposal = (key: string | null, after: object) => ({ subject: 'promoCode', key, after, reason: 'as agreed' });
    const agree = async (key: string | null, after: object): Promise<void> => {
      const { id } = await author.call<{ id: number }>('officeBonus.propose', proposal(key, after));
      await decider.call('officeBonus.decideChange', { id, isApproved: true, reason: 'as agreed' });
    };
    const refusal = (after: object) => author.refusal('officeBonus.propose', proposal(null, { ...fresh, ...after }));
    expect(await refusal({ code: 'lower' })).toMatchObject({ code: 400, field: 'code' });
    expect(await refusal({ account: 'bonus' })).toMatchObject({ code: 400, field: 'wagerTimes' });
    expect(await refusal({ startsAt: 2, endsAt: 1 })).toMatchObject({ code: 400, field: 'endsAt' });
    const partner = await player();
    await sql('INSERT INTO partner (user_id, created_at) VALUES ($1, 1) ON CONFLICT DO NOTHING', [partner.userId]);
    await sql(`INSERT INTO partner_code (code_key, partner_id, at) VALUES ('partners', $1, 1)`, [partner.userId]);
    expect(await refusal({ code: 'PARTNERS' })).toMatchObject({ code: 'KEY_TAKEN' });
    await agree(null, fresh);
    expect(await enter(await player(), 'OFFICE')).toMatchObject({ data: { amount: 700 } });
    await agree('OFFICE', { amount: 900, maxUses: 1 });
    const { records } = await author.call<{ records: object[] }>('officeBonus.records', { subject: 'promoCode' });
    expect(records).toContainEqual(expect.objectContaining({ key: 'OFFICE', facts: { used: 1 } }));
    expect(await enter(await player(), 'OFFICE')).toMatchObject({ code: 1 });
  });
});

describe('a promo code of the group at VK', () => {
  const press = (fields: Record<string, string>, form = 'act') =>
    fetch(`${server.url}/sandbox/vkontakte/group/${form}`, { method: 'POST', body: new URLSearchParams(fields) });
  const check = async (who: TestPlayer) => (await who.request<PromoCheck>('bonus:check', { code: 'VKGROUP' })).data;
  const forget = ({ userId }: TestPlayer) => sql('UPDATE repost_check SET checked_at = 0 WHERE user_id = $1', [userId]);
  const url = '/sandbox/vkontakte/group';

  it('asks for a linked account and the group, which a page sees by looking, and VK is asked once more', async () => {
    await promo('VKGROUP', { needsVkGroup: true });
    const who = await player();
    expect(await check(who)).toEqual({
      account: 'real',
      amount: 5_000,
      vkGroup: { linked: false, member: false, url },
    });
    expect(await enter(who, 'VKGROUP')).toMatchObject({ code: 'PROMO_LINK_VK', msg: 'Link VK first.' });
    await link(server, who, 'vk', 'vkperson');
    expect(await enter(who, 'VKGROUP')).toMatchObject({ code: 'PROMO_JOIN_VK', msg: 'Join our VK group first.' });
    await press({ person: 'vkperson', act: 'join' });
    expect((await check(who))?.vkGroup).toEqual({ linked: true, member: false, url }); // it was asked just now
    await forget(who);
    expect((await check(who))?.vkGroup).toEqual({ linked: true, member: true, url });
    await press({ person: 'vkperson', act: 'leave' });
    expect(await enter(who, 'VKGROUP')).toMatchObject({ code: 'PROMO_JOIN_VK' });
    await press({ person: 'vkperson', act: 'join' });
    expect(await enter(who, 'VKGROUP')).toMatchObject({ success: true, data: { amount: 5_000, status: 'done' } });
  });

  it('waits where the same account of VK has taken it for somebody else', async () => {
    await promo('VKGROUP', { needsVkGroup: true });
    const [first, second] = [await player(), await player()];
    await press({ person: 'vktwice', act: 'join' });
    await link(server, first, 'vk', 'vktwice');
    expect(await enter(first, 'VKGROUP')).toMatchObject({ data: { status: 'done' } });
    await sql('DELETE FROM social_profile WHERE user_id = $1', [first.userId]);
    await link(server, second, 'vk', 'vktwice');
    expect(await enter(second, 'VKGROUP')).toMatchObject({ data: { status: 'waiting' } });
  });

  it('judges nothing while VK does not answer', async () => {
    await promo('VKGROUP', { needsVkGroup: true });
    const who = await player();
    await link(server, who, 'vk', 'vksilent');
    await press({ act: 'down' }, 'fault');
    expect(await enter(who, 'VKGROUP')).toMatchObject({ code: 'VK_UNAVAILABLE' });
    await press({ act: 'well' }, 'fault');
  });
});
