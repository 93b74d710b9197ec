import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BonusOverview } from '../../../../contract/features/bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { link, pressAtPost } from './outside-fixtures.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

let people = 0;
const somebody = (): string => {
  people += 1;
  return `person${people}`;
};

const press = (network: 'twitter' | 'vk', person: string, act: 'repost' | 'undo'): Promise<string> =>
  pressAtPost(server, network, { person, act });

/** As if the network had been asked a while ago. */
const forget = ({ userId }: TestPlayer): Promise<unknown> =>
  server.database.owner.query('UPDATE repost_check SET checked_at = 0 WHERE user_id = $1', [userId]);

const networks = [
  ['twitter', 'Xrepost', 'xRepost', 'accountLinked', 'xRepostBonusTaked', '/sandbox/twitter/post'],
  ['vk', 'vkRepost', 'vkRepost', 'linkVk', 'vkRepostBonusTaked', '/sandbox/vkontakte/post'],
] as const;

describe.each(networks)('the bonus for a repost at %s', (network, calls, id, linked, flag, url) => {
  const info = `bonus.${calls}.getInfoByUser`;
  const take = `bonus.${calls}.takeBonus`;

  it('is given once both conditions hold, and an undone repost is none', async () => {
    const player = await server.player({ language: 'en' });
    const person = somebody();
    expect(await player.call(info)).toEqual({ [linked]: false, repost: false, url });
    const missing = { code: 'REPOST_CONDITIONS', msg: 'Fulfil all the conditions.' };
    expect(await player.refusal(take)).toMatchObject(missing);
    await press(network, person, 'repost');
    expect(await player.refusal(take)).toMatchObject(missing);
    await link(server, player, network, person);
    expect(await player.call(info)).toEqual({ [linked]: true, repost: true, url });
    expect(await press(network, person, 'undo')).toContain('has taken the repost back');
    expect(await player.refusal(take)).toMatchObject(missing);
    await press(network, person, 'repost');
    await forget(player);
    expect(await player.call(info)).toMatchObject({ repost: true });
    expect(await player.call(take)).toMatchObject({
      success: true,
      amount: 1_000,
      account: 'usdicLocked',
      status: 'active',
      balance: 1_000,
    });
    expect((await player.request('profile:load')).data).toMatchObject({ [flag]: true, usdicBalanceLocked: 1_000 });
    const { grants } = await player.call<BonusOverview>('bonus.overview');
    expect(grants).toMatchObject([{ bonus: id, wager: { done: 0, of: 10_000 } }]);
    expect(await player.refusal(take)).toMatchObject({ code: 'BONUS_TAKEN' });
    expect(await player.refusal('bonus.Xrepost.convertUsdic')).toMatchObject({ code: 'USDIC_LOCKED' });
  });

  it('is not judged while the network does not answer', async () => {
    const player = await server.player({ language: 'en' });
    await link(server, player, network, somebody());
    for (const fault of ['down', 'garbage', 'lost']) {
      await pressAtPost(server, network, { act: fault }, 'fault');
      expect(await player.refusal(take)).toMatchObject({
        code: 'REPOST_UNAVAILABLE',
        msg: 'Something went wrong. Try again a little later.',
      });
    }
    await pressAtPost(server, network, { act: 'well' }, 'fault');
    expect(await player.call(info)).toMatchObject({ repost: false });
  });

  it('waits for a person where another player took it with the same account there', async () => {
    const [first, second] = [await server.player(), await server.player()];
    const person = somebody();
    await press(network, person, 'repost');
    await link(server, first, network, person);
    await first.call(take);
    await server.database.owner.query('DELETE FROM social_profile WHERE user_id = $1', [first.userId]);
    await link(server, second, network, person);
    expect(await second.call(take)).toMatchObject({ status: 'waiting', balance: null });
  });

  it('is taken once by a hundred requests at two processes', async () => {
    const player = await server.player();
    const person = somebody();
    await press(network, person, 'repost');
    await link(server, player, network, person);
    const there = await other.signIn({ userId: player.userId, login: '', token: player.token });
    const asks = Array.from({ length: 100 }, (_, n) => (n % 2 ? player : there).call(take).catch(() => undefined));
    expect((await Promise.all(asks)).filter((answer) => answer !== undefined)).toHaveLength(1);
    expect((await player.request('profile:load')).data).toMatchObject({ usdicBalanceLocked: 1_000 });
  }, 60_000);
});

it('a repost at X is made by the player: the call says where', async () => {
  const player = await server.player();
  expect(await player.call('bonus.Xrepost.createRetweet')).toEqual({ success: true, url: '/sandbox/twitter/post' });
});

it('the page of the post knows nobody who is no person', async () => {
  expect(await pressAtPost(server, 'twitter', { person: '<script>', act: 'repost' })).toContain('That is nobody.');
  expect(await pressAtPost(server, 'vk', { person: 'anna', act: 'steal' })).toContain('That is nobody.');
  expect(await pressAtPost(server, 'vk', { act: 'explode' }, 'fault')).toContain('No such fault.');
});

// the last one: what a process finds when it starts holds for all
it('without posts and sandboxes reposts are not offered', async () => {
  const bare = await startTestServer({ ALLOW_SANDBOX: 'false' }, { beside: server });
  const player = await bare.player();
  for (const [, calls] of networks) {
    expect(await player.refusal(`bonus.${calls}.getInfoByUser`)).toMatchObject({ code: 'BONUS_OFF' });
    expect(await player.refusal(`bonus.${calls}.takeBonus`)).toMatchObject({ code: 'BONUS_OFF' });
  }
  expect(await player.refusal('bonus.Xrepost.createRetweet')).toMatchObject({ code: 'BONUS_OFF' });
  const { offers } = await player.call<BonusOverview>('bonus.overview');
  expect(offers.filter(({ bonus }) => /Repost|^ton$/.test(bonus))).toEqual([]);
  await bare.close();
}, 30_000);
