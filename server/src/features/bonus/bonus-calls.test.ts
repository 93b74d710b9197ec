import { randomUUIDv7 } from 'node:crypto';
import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BonusList, BonusOverview } from '../../../contract/features/bonus.contract.ts';
import type { WaitingBonus } from '../../../contract/features/office-bonus.contract.ts';
import { listBonuses } from './bonus-list.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await server.close();
});

/** A player who lost this many dice bets of 100,000 units. */
const played = async (bets: number): Promise<TestPlayer> => {
  const player = await server.player({ creditMinor: 100_000_000_000n, language: 'en' });
  for (let bet = 0; bet < bets; bet += 1)
    await player.call('dice.play', { bet: 100_000, percent: 50, bet_type: 'less' });
  return player;
};

describe('a guest', () => {
  it.each([
    ['bonus.introductory.getInfo', {}, 1],
    ['bonus.introductory.takeBonus', { code: 1 }, 1],
    ['bonus.introductory.takeAmount', {}, 1],
    ['bonus.cashback.takeCashback', {}, 1],
    ['bonus.cashback.getTimer', {}, 1],
    ['bonus.overview', {}, 2],
  ])('is asked by %s to sign in', async (name, payload, code) => {
    expect(await (await server.guest()).refusal(name, payload)).toMatchObject({ code });
  });
});

it('a guest sees which bonuses there are, without those that are off', async () => {
  const guest = await server.guest();
  const { bonuses } = await guest.call<BonusList>('bonus.list');
  expect(bonuses).toContainEqual(expect.objectContaining({ bonus: 'introductory', section: 'new', isOffered: true }));
  const figures = { percent: 5, housePercent: 5, providersPercent: 1 };
  const cashback = { bonus: 'cashback', section: 'permanent', isOffered: true, figures };
  expect(bonuses).toContainEqual(cashback);
  await server.database.owner.query(`INSERT INTO bonus_campaign VALUES ('cashback', false, '{}', 1)`);
  const left = await listBonuses({ db: server.db, clock: { now: Date.now } });
  expect(left.bonuses).toContainEqual({ ...cashback, isOffered: false });
  await server.database.owner.query(`DELETE FROM bonus_campaign WHERE bonus = 'cashback'`);
});

describe('bonus calls', () => {
  it('answer with the catalogue’s codes, details and messages', async () => {
    const player = await server.player({ language: 'en' });
    const refusal = (name: string, payload: object = {}) => player.refusal(name, payload);
    expect(await refusal('bonus.introductory.takeBonus', { code: 9 })).toMatchObject({ code: 3 });
    expect(await refusal('bonus.introductory.takeBonus', { code: 'x' })).toMatchObject({ code: 3 });
    await player.call('bonus.introductory.takeBonus', { code: 2 });
    expect(await player.call('bonus.introductory.getTargetBonus')).toEqual({ code: 2, rate: 150, minLimit: 10_000 });
    expect(await refusal('bonus.introductory.takeBonus', { code: 1 })).toMatchObject({ code: 2 });
    await player.call('bonus.introductory.dropTarget');
    expect(await player.call('bonus.introductory.getTargetBonus')).toBeNull();
    expect(await refusal('bonus.introductory.takeAmount')).toEqual({
      code: 2,
      msg: 'The minimum to convert is 100.00 RUB.',
      limit: '100.00',
      currency: 'RUB',
    });
    expect(await refusal('bonus.Xrepost.convertUsdic')).toMatchObject({ code: 'USDIC_NOTHING' });
    expect(await refusal('bonus.decline', { id: '1' })).toMatchObject({ code: 404 });
    const below = { success: false, limit: '10.00', currency: 'RUB' };
    expect(await player.request('bonus:takeRakeback')).toMatchObject({ ...below, code: 500 });
    expect(await player.request('bonus:takeRakeback', { place: 'vip' })).toMatchObject({ ...below, code: 0 });
    for (const compStatus of [2, 'VIP2', 'NOBODY'])
      expect(await player.request('bonus:takeVipBonus', { compStatus })).toMatchObject({ success: false, code: 1 });
    expect(await player.request('bonus:setBonusActive', { bonus_id: 7 })).toMatchObject({ success: false, code: 404 });
    const timer = await player.call<{ todaySunday: boolean; difference: number }>('bonus.cashback.getTimer');
    expect(timer.difference).toBeGreaterThan(0);
    expect(await refusal('bonus.cashback.takeCashback')).toMatchObject({
      code: timer.todaySunday ? 'BONUS_NOTHING' : 'BONUS_NOT_YET',
    });
  });

  it('state a minimum in the player’s currency', async () => {
    const player = await server.player({ language: 'en' });
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    const { limit, currency } = await player.refusal('bonus.introductory.takeAmount');
    expect(currency).toBe('USD');
    expect(Number(limit)).toBeLessThan(100);
  });

  it('take available bonuses and show them in overview, list, history and profile', async () => {
    const player = await played(1);
    const { offers } = await player.call<BonusOverview>('bonus.overview');
    expect(offers.find(({ bonus }) => bonus === 'rakeback')?.prize).toEqual({ account: 'real', amount: 5_000 });
    expect(await player.request('bonus:takeRakeback')).toMatchObject({ success: true, data: { amount: 5_000 } });
    expect(await player.request('bonus:takeVipBonus', { compStatus: 'VIP4' })).toMatchObject({
      success: true,
      data: { amount: 5_000, account: 'dic', status: 'done', balance: 5_000 },
    });
    expect((await player.request<{ bonuses: object[] }>('bonus:load')).data.bonuses).toMatchObject([
      { bonus: 'vipReward', code: 'VIP4' },
      { bonus: 'rakeback' },
    ]);
    const { items } = await player.call<{ items: object[] }>('bonus.history', { limit: 1 });
    expect(items).toMatchObject([{ kind: 'granted', bonus: 'vipReward', amount: 5_000 }]);
    expect((await player.request('profile:load')).data).toMatchObject({
      compointBalance: 0,
      totalCompointConverted: 5_000,
      lockedBalanceCanTake: 5_000,
    });
  });
});

describe('staff', () => {
  const why = 'as agreed with the team';
  const sql = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values]);

  /** A player on a shared device, with a bonus waiting for their first deposit of 1,000 units. */
  const depositor = async (): Promise<TestPlayer> => {
    const player = await server.player({ language: 'en' });
    await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x77', '10.0.0.0')`, [
      player.userId,
    ]);
    await player.call('bonus.introductory.takeBonus', { code: 1 });
    await sql(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, $1, $3, $3, $3)`,
      [randomUUIDv7(), player.userId, Date.now() + 1_000],
    );
    await player.call('bonus.overview');
    expect(await player.refusal('bonus.introductory.takeBonus', { code: 1 })).toMatchObject({ code: 4 });
    await sql('DELETE FROM payment WHERE user_id = $1', [player.userId]); // unknown to any provider
    return player;
  };

  it('see who shares something with the taker of a waiting bonus, and decide once', async () => {
    await depositor();
    const [second, third] = [await depositor(), await depositor()];
    const staff = await server.player({ roles: ['payments'], language: 'en' });
    expect(await second.refusal('officeBonus.waiting')).toMatchObject({ code: 403 });
    const { waiting } = await staff.call<{ waiting: WaitingBonus[] }>('officeBonus.waiting');
    expect(waiting).toMatchObject([
      { bonus: 'introductory', amount: 100_000, others: [{ kind: 'device' }] },
      { bonus: 'introductory', others: [{ kind: 'device' }, { kind: 'device' }] },
    ]);
    await staff.call('officeBonus.decide', { id: waiting[0]?.id, isApproved: true, reason: why });
    await staff.call('officeBonus.decide', { id: waiting[1]?.id, isApproved: false, reason: why });
    const again = { id: waiting[1]?.id, isApproved: true, reason: why };
    expect(await staff.refusal('officeBonus.decide', again)).toMatchObject({ code: 'GONE' });
    expect(await staff.refusal('officeBonus.decide', { ...again, id: '999' })).toMatchObject({ code: 404 });
    expect((await second.request('profile:load')).data).toMatchObject({ lockedBalance: 100_000 });
    expect((await third.request('profile:load')).data).toMatchObject({ lockedBalance: 0 });
  });

  it('change a campaign with four eyes', async () => {
    const [author, decider] = [
      await server.player({ roles: ['finance'] }),
      await server.player({ roles: ['finance'] }),
    ];
    const to = (percent: number) => ({
      subject: 'campaign',
      key: 'cashback',
      after: { percent, terms: 2 },
      reason: why,
    });
    expect(await author.refusal('officeBonus.propose', to(99))).toMatchObject({ code: 400, field: 'percent' });
    expect(await author.refusal('officeBonus.propose', { ...to(7), key: 'none' })).toMatchObject({ code: 404 });
    const { id } = await author.call<{ id: number }>('officeBonus.propose', to(7));
    expect(await decider.refusal('officeBonus.propose', to(8))).toMatchObject({ code: 'PROPOSAL_WAITS' });
    const yes = { id, isApproved: true, reason: why };
    expect(await author.refusal('officeBonus.decideChange', yes)).toMatchObject({ code: 'OWN_PROPOSAL' });
    await decider.call('officeBonus.decideChange', yes);
    expect(await decider.refusal('officeBonus.decideChange', yes)).toMatchObject({ code: 'GONE' });
    const player = await server.player(); // staff are offered nothing
    const { offers } = await player.call<BonusOverview>('bonus.overview');
    expect(offers.find(({ bonus }) => bonus === 'cashback')).toMatchObject({ figures: { percent: 7 }, terms: 2 });
    const guest = await server.guest();
    await expect
      .poll(async () => (await guest.call<BonusList>('bonus.list')).bonuses.find(({ bonus }) => bonus === 'cashback'))
      .toMatchObject({ isOffered: true, figures: { percent: 7, housePercent: 5, providersPercent: 1 } });
    const off = { ...to(7), after: { isOn: false } };
    const { id: ending } = await author.call<{ id: number }>('officeBonus.propose', off);
    await decider.call('officeBonus.decideChange', { ...yes, id: ending });
    expect(await player.refusal('bonus.cashback.takeCashback')).toMatchObject({ code: 'BONUS_OFF' });
    const { changes } = await author.call<{ changes: object[] }>('officeBonus.changes', { subject: 'campaign' });
    expect(changes).toMatchObject([
      {
        status: 'active',
        isOwn: true,
        before: { isOn: true, percent: 7 },
        after: { isOn: false, percent: 7, terms: 2 },
      },
      { status: 'active', key: 'cashback' },
    ]);
  });
});
