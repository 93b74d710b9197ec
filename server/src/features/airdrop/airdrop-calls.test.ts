import { randomUUIDv7 } from 'node:crypto';
import { accountOf, checkInvariants } from 'db';
import { toBase } from 'games-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ChatPush } from '../../../contract/features/chat.contract.ts';
import {
  startTestServer,
  type TestAccountOptions,
  type TestPlayer,
  type TestServer,
} from '../../testing/test-server.ts';
import { plays, says, WORDS } from './testing/rain-fixtures.ts';

const VIP3 = 1_000_000; // stakes that reach the level, hundredths
const VIP5 = 10_000_000;
const USD = 1;
const [TAKERS, AWARDS] = process.env['LONG_TESTS'] ? [100, 10] : [20, 4];

let server: TestServer;
let other: TestServer; // asks for captchas
beforeAll(async () => {
  server = await startTestServer({ AIRDROP_HOUSE_PER_DAY: '100' });
  other = await startTestServer({ CAPTCHA_PROVIDER: 'altcha' }, { beside: server });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values]);
const playerAt = async (totalBet: number, options: TestAccountOptions = {}): Promise<TestPlayer> => {
  const player = await server.player({ language: 'en', creditMinor: 1_000_000n, ...options });
  await sql(
    'INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2',
    [player.userId, totalBet],
  );
  return player;
};
const there = ({ userId, token }: TestPlayer): Promise<TestPlayer> => other.signIn({ userId, login: '', token });
const send = (player: TestPlayer, payload: object) =>
  player.request<{ uid: string; award: number; vip: number }>('chat:sendAirDrop', payload);
const take = (player: TestPlayer, uid: string, more: object = {}) =>
  player.request('chat:takeAirDrop', { uid, ...more });
const realOf = async ({ userId }: TestPlayer) => (await accountOf(server.db.pool, userId, 'real')).balanceMinor;

describe('sending an airdrop', () => {
  it('answers with the catalogue’s codes and messages', async () => {
    const guest = await server.guest();
    expect(await guest.request('chat:sendAirDrop')).toMatchObject({ success: false, code: 2 });
    const low = await playerAt(VIP3 - 1);
    expect(await send(low, { activateCount: 1, award: 1 })).toMatchObject({ code: 2, msg: 'You need level VIP3.' });
    const creator = await playerAt(VIP3);
    for (const payload of [{}, { activateCount: 1001, award: 1 }, { activateCount: 1 }])
      expect(await send(creator, payload)).toMatchObject({ code: 1 });
    const values = 'Values cannot be negative or zero: activations and award are at least 1 each.';
    for (const activateCount of [0, -1])
      expect(await send(creator, { activateCount, award: 1 })).toMatchObject({ code: 1, msg: values });
    for (const award of ['0.99', '-1', 'many', 1.001, -0, 1e300, '9'.repeat(24), '1e3', '١'])
      expect(await send(creator, { activateCount: 1, award })).toMatchObject({
        code: 1,
        msg: values,
      });
    for (const award of [1000, '999999999999999.99'])
      expect(await send(creator, { activateCount: 1000, award })).toMatchObject({
        code: 1,
        msg: 'Your real balance is too low for this airdrop. Nothing was deducted.',
      });
    const requestId = randomUUIDv7();
    for (const _ of [1, 2])
      expect(await send(creator, { activateCount: 2, award: '10.50', vip: 1, requestId })).toMatchObject({
        success: true,
        code: 0,
        msg: 'The airdrop has started.',
        data: { uid: requestId, award: 1050, vip: 3 }, // only admins can set the level
      });
    expect(await realOf(creator)).toBe(1_000_000n - 2_100n);
  });

  it('asks who gives away more than the amount in a day, in however many parts', async () => {
    const creator = await playerAt(VIP3);
    await sql(`UPDATE session SET proved_at = now() - interval '6 minutes' WHERE user_id = $1`, [creator.userId]);
    const part = { activateCount: 2, award: 250 };
    expect(await send(creator, { activateCount: 1, award: 1000.01 })).toMatchObject({ code: 'reauthenticate' });
    const parts = await Promise.all(Array.from({ length: 8 }, () => send(creator, part)));
    expect(parts.filter(({ success }) => success)).toHaveLength(2);
    expect(parts.filter(({ code }) => code === 'reauthenticate')).toHaveLength(6);
    expect(await realOf(creator)).toBe(1_000_000n - 100_000n);
    await sql('UPDATE session SET proved_at = now() WHERE user_id = $1', [creator.userId]);
    expect(await send(creator, part)).toMatchObject({ success: true });
  });

  it('converts the award at the sender’s rate', async () => {
    const creator = await playerAt(VIP3);
    expect(await creator.request('cash:changeCurrencies', { currencyId: USD })).toMatchObject({ success: true });
    const { rows } = await sql('SELECT course_micro AS "courseMicro" FROM currency WHERE id = $1', [USD]);
    const sent = await send(creator, { activateCount: 1, award: 2 });
    expect(BigInt(sent.data.award)).toBe(toBase(200n, (rows as { courseMicro: bigint }[])[0]?.courseMicro ?? 0n));
    expect(await realOf(creator)).toBe(1_000_000n - BigInt(sent.data.award));
  });

  it('costs an admin nothing, but needs a second factor and keeps to a daily budget; admins set the level', async () => {
    const admin = await playerAt(0, { roles: ['admin'] });
    expect(await send(admin, { activateCount: 1, award: 60 })).toMatchObject({ code: 0, data: { vip: 3 } });
    const { data } = await send(admin, { activateCount: 1, award: 40, vip: 1 });
    expect(data.vip).toBe(1);
    expect(await send(admin, { activateCount: 1, award: 1 })).toMatchObject({ code: 1 });
    expect(await realOf(admin)).toBe(1_000_000n);
    const low = await playerAt(0);
    expect(await take(low, data.uid)).toMatchObject({ success: true, data: { amount: 4_000, account: 'bonus' } });
    await sql('UPDATE app_user SET totp_secret = NULL WHERE id = $1', [admin.userId]);
    expect(await send(admin, { activateCount: 1, award: 1 })).toMatchObject({ code: 'second_factor_needed' });
  });
});

describe('taking an award', () => {
  it('asks for a captcha below level 5, and answers with the catalogue’s codes and messages', async () => {
    const creator = await playerAt(VIP3);
    const { uid } = (await send(creator, { activateCount: 2, award: 5 })).data;
    expect(await (await server.guest()).request('chat:takeAirDrop', { uid })).toMatchObject({ code: 2 });
    const low = await playerAt(VIP3 - 1);
    expect(await take(low, uid)).toMatchObject({ code: 2, msg: 'You need level VIP3.' });
    const player = await playerAt(VIP3);
    for (const more of [{}, { recaptchaToken: 'made up' }])
      expect(await take(await there(player), uid, more)).toMatchObject({ code: 'CAPTCHA_FAILED' });
    const high = await playerAt(VIP5);
    expect(await take(await there(high), uid)).toMatchObject({
      success: true,
      code: 1,
      msg: 'The award is yours. Make it active on the bonus page to play it through.',
      data: { amount: 500, account: 'bonus', status: 'ready' },
    });
    const missed = { success: false, code: 1, msg: 'You missed it: this airdrop is over or not open to you.' };
    for (const who of [creator, high]) expect(await take(who, uid)).toMatchObject(missed);
    expect(await take(player, randomUUIDv7())).toMatchObject(missed);
    expect(await take(player, 'none')).toMatchObject({ code: 1 });
  });

  it('goes once each to as many players as there are awards, when many race at two processes', async () => {
    const creator = await playerAt(VIP5);
    const { uid } = (await send(creator, { activateCount: AWARDS, award: 1 })).data;
    const takers: (readonly [TestPlayer, TestPlayer])[] = [];
    for (let n = 0; n < TAKERS; n += 1) {
      const player = await playerAt(VIP5);
      takers.push([player, await there(player)]);
    }
    const answers = await Promise.all(takers.flat().map((player) => take(player, uid)));
    expect(answers.filter(({ success }) => success)).toHaveLength(AWARDS);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set([1]));
    const { rows } = await sql(
      `SELECT d.taken, d.ended_at IS NOT NULL AS over, (SELECT count(*)::int FROM airdrop_take WHERE uid = d.uid) AS takes,
         (SELECT count(*)::int FROM bonus_grant WHERE bonus = 'airdrop' AND period = d.uid::text) AS grants
       FROM airdrop d WHERE uid = $1`,
      [uid],
    );
    expect(rows).toEqual([{ taken: AWARDS, over: true, takes: AWARDS, grants: AWARDS }]);
    expect(await realOf(creator)).toBe(1_000_000n - BigInt(AWARDS) * 100n);
  }, 300_000);
});

it('a running server ends an expired airdrop', async () => {
  const creator = await playerAt(VIP3);
  const { uid } = (await send(creator, { activateCount: 2, award: 5 })).data;
  await sql('UPDATE airdrop SET ends_at = started_at + 1 WHERE uid = $1', [uid]);
  await expect.poll(() => realOf(creator), { timeout: 10_000 }).toBe(1_000_000n);
});

describe('a rain over two processes', () => {
  const rain = (player: TestPlayer, amount: string, requestId = randomUUIDv7()) =>
    player.call<{ uid: string; endsAt: number }>('rain.start', { room: 'en', amount, requestId });

  it('begins once however often it is asked for, and is shared once among those who were there', async () => {
    const giver = await playerAt(VIP3);
    const talkers = [await playerAt(VIP3), await playerAt(VIP3)];
    const place = { sql, house: { at: Date.now() } };
    for (const talker of talkers) {
      await says(place, talker, WORDS);
      await plays(place, talker, 50_000n);
    }
    const viewer = await other.guest();
    const shown: ChatMessage[] = [];
    viewer.calls.on(
      'chat',
      ({ type, payload }: ChatPush) =>
        type === 'messages' && shown.push(...payload.messages.filter(({ rain: card }) => card)),
    );
    await viewer.call('chat.open', { room: 'en' });
    const uid = randomUUIDv7();
    const answers = await Promise.all([giver, await there(giver), giver].map((at) => rain(at, '100.07', uid)));
    expect(new Set(answers.map(({ endsAt }) => endsAt)).size).toBe(1);
    expect(await realOf(giver)).toBe(1_000_000n - 10_007n);
    await expect.poll(() => shown).toMatchObject([{ rain: { amount: 10_007, isOver: false } }]);
    await sql('UPDATE rain SET ends_at = started_at + 1 WHERE uid = $1', [uid]);
    await expect.poll(() => shown.at(-1)?.rain, { timeout: 10_000 }).toMatchObject({ isOver: true, people: 2, share: 5_003 }); // prettier-ignore
    expect(new Set(shown.map((message) => message.uid)).size).toBe(1);
    expect(await realOf(giver)).toBe(1_000_000n - 10_006n);
    const { rows } = await sql('SELECT user_id AS id FROM rain_share WHERE uid = $1 ORDER BY 1', [uid]);
    expect(rows.map(({ id }) => BigInt(id as string))).toEqual(talkers.map(({ userId }) => userId));
  });

  it('is refused with a code and words below its least amount, below its level, and under a break', async () => {
    const [giver, low] = [await playerAt(VIP3), await playerAt(0)];
    await expect(rain(giver, '99.99')).rejects.toThrow('"code":1');
    await expect(rain(low, '100')).rejects.toThrow('"code":2');
    await sql(
      `UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 day' WHERE id = $1`,
      [giver.userId],
    );
    await expect(rain(giver, '100')).rejects.toThrow();
    expect(await realOf(giver)).toBe(1_000_000n);
  });
});
