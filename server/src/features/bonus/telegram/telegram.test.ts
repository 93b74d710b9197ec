import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORY_WAIT_MS } from '../../../../contract/features/telegram-bonus-values.ts';
import type { TelegramStory } from '../../../../contract/features/telegram-bonus.contract.ts';
import type { BonusOverview } from '../../../../contract/features/bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { link } from '../testing/outside-fixtures.ts';

const VIP2_UNITS = 100;
const VIP3_UNITS = 10_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await server.close();
});

let people = 0;
const somebody = (): string => {
  people += 1;
  return `person${people}`;
};

/** A player with these stakes, linked to a person of the simulated Telegram. */
const player = async (units: number, person?: string): Promise<TestPlayer> => {
  const who = await server.player({ language: 'en', creditMinor: 10_000_000n });
  if (units > 0) await who.call('dice.play', { bet: units, percent: 50, bet_type: 'less' });
  if (person !== undefined) await link(server, who, 'telegram', person);
  return who;
};
const press = async (fields: Record<string, string>, form = 'act'): Promise<void> => {
  const page = `${server.url}/sandbox/telegram/group/${form}`;
  expect((await fetch(page, { method: 'POST', body: new URLSearchParams(fields) })).status).toBe(200);
};
const sql = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values]);

/** Ages Telegram's last answer. */
const forget = ({ userId }: TestPlayer) => sql('UPDATE repost_check SET checked_at = 0 WHERE user_id = $1', [userId]);

describe('the group bonus', () => {
  const take = (who: TestPlayer) => who.request('bonus:telegramBonus');
  const check = async (who: TestPlayer) => (await who.request('bonus:telegramBonusCheck')).data;

  it('requires a linked account, a level and the group, and is granted once', async () => {
    const who = await player(0);
    const url = '/sandbox/telegram/group';
    expect(await check(who)).toEqual({ linked: false, member: false, taken: false, url });
    expect(await take(who)).toMatchObject({ success: false, code: 1, msg: 'Link Telegram first.' });
    const person = somebody();
    await link(server, who, 'telegram', person);
    expect(await take(who)).toMatchObject({ code: 18, msg: 'You need level VIP2.' });
    await who.call('dice.play', { bet: VIP2_UNITS, percent: 50, bet_type: 'less' });
    const msg = 'The group check has not been passed: link Telegram and join our group.';
    expect(await take(who)).toMatchObject({ code: 1, msg });
    expect(await take(who)).toMatchObject({ code: 1, msg });
    await press({ person, act: 'join' });
    await forget(who);
    expect(await check(who)).toMatchObject({ linked: true, member: true, taken: false });
    expect((await who.request('user:checkSubTelegramGroup')).data).toEqual({ success: true });
    await press({ person, act: 'leave' });
    expect(await take(who)).toMatchObject({ code: 5, msg: 'Join our Telegram group first.' }); // a recent answer is not enough for taking
    expect(await take(who)).toMatchObject({ code: 1, msg });
    await press({ person, act: 'join' });
    expect(await take(who)).toMatchObject({
      success: true,
      data: { account: 'bonus', amount: 5_000, status: 'ready' },
    });
    expect(await take(who)).toMatchObject({ code: 'BONUS_TAKEN' });
    expect(await check(who)).toMatchObject({ taken: true });
  });

  it('reports an account that no longer exists at Telegram, and an outage', async () => {
    const person = somebody();
    const who = await player(VIP2_UNITS, person);
    await press({ person, act: 'delete' });
    expect(await take(who)).toMatchObject({ code: 10, msg: expect.stringContaining('does not know') });
    await press({ act: 'down' }, 'fault');
    expect(await take(who)).toMatchObject({ code: 'TELEGRAM_UNAVAILABLE' });
    await press({ act: 'well' }, 'fault');
  });
});

describe('the story bonus', () => {
  const check = async (who: TestPlayer) => (await who.request<TelegramStory>('bonus:telegramStoryCheck')).data;
  const take = (who: TestPlayer) => who.request('bonus:takeTelegramStoryBonus');

  /** Follows a link: Telegram opens the mini-app, which sends Telegram's signed data. */
  const follow = async (url: string, person: string): Promise<void> => {
    const chosen = new URL(url.replace('/webapp?', '/webapp/choose?'));
    chosen.searchParams.set('person', person);
    const { headers } = await fetch(chosen, { redirect: 'manual' });
    const hash = new URL(headers.get('location') ?? '', server.url).hash.slice(1);
    const initData = new URLSearchParams(hash).get('tgWebAppData');
    const body = JSON.stringify({ initData });
    const to = `${server.url}/api/auth/telegram/webApp`;
    const sent = { 'content-type': 'application/json', origin: server.url };
    expect((await fetch(to, { method: 'POST', body, headers: sent })).status).toBe(200);
  };

  /** Skips the lifetime of a story. */
  const wait = ({ userId }: TestPlayer) =>
    sql('UPDATE telegram_story SET visited_at = visited_at - $2 WHERE user_id = $1', [userId, STORY_WAIT_MS]);

  it('is granted once: after another person followed the link and the story’s lifetime has passed', async () => {
    const person = somebody();
    const who = await player(VIP3_UNITS);
    expect(await check(who)).toMatchObject({
      linked: false,
      url: null,
      canTake: false,
      taken: false,
      timeActivate: null,
    });
    expect(await take(who)).toMatchObject({ code: 5, msg: 'Link Telegram first.' });
    await link(server, who, 'telegram', person);
    const url = (await check(who)).url ?? '';
    expect((await check(who)).url).toBe(url);
    expect(await take(who)).toMatchObject({ code: 'STORY_NOT_SEEN' });
    await follow(url, person);
    expect((await check(who)).timeActivate).toBeNull(); // the player's own visit does not count
    await follow(url, somebody());
    const { timeActivate, serverTime, canTake } = await check(who);
    expect(canTake).toBe(false);
    expect((timeActivate ?? 0) - serverTime).toBeGreaterThan(STORY_WAIT_MS - 60_000);
    expect(await take(who)).toMatchObject({ code: 'BONUS_NOT_YET', until: timeActivate });
    await wait(who);
    expect(await check(who)).toMatchObject({ canTake: true, taken: false });
    expect(await take(who)).toMatchObject({ success: true, data: { account: 'real', amount: 10_000 } });
    expect(await check(who)).toMatchObject({ canTake: false, taken: true });
    expect(await take(who)).toMatchObject({ code: 6 });
  });

  it('requires a level and an account that still exists at Telegram', async () => {
    const person = somebody();
    const who = await player(VIP2_UNITS, person);
    expect(await take(who)).toMatchObject({ code: 18, msg: 'You need level VIP3.' });
    await press({ person, act: 'delete' });
    expect(await take(who)).toMatchObject({ code: 10 });
    const { offers } = await who.call<BonusOverview>('bonus.overview');
    expect(offers.find((offer) => offer.bonus === 'telegramStory')?.refusal).toEqual({
      code: 18,
      msg: 'You need level VIP3.',
      limit: 'VIP3',
    });
  });

  it('counts each visitor for one story only', async () => {
    const [first, second] = [await player(0, somebody()), await player(0, somebody())];
    const visitor = somebody();
    await follow((await check(first)).url ?? '', visitor);
    await follow((await check(second)).url ?? '', visitor);
    expect((await check(first)).timeActivate).not.toBeNull();
    expect((await check(second)).timeActivate).toBeNull();
  });
});
