import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BonusOverview } from '../../../../contract/features/bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { link, pressAtPost, somebody } from '../testing/outside-fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await server.close();
});

const press = (network: 'twitter' | 'vk', person: string, act: 'repost' | 'undo'): Promise<string> =>
  pressAtPost(server, network, { person, act });

/** Ages the network's last answer. */
const forget = ({ userId }: TestPlayer): Promise<unknown> =>
  server.database.owner.query('UPDATE repost_check SET checked_at = 0 WHERE user_id = $1', [userId]);

const networks = [
  ['twitter', 'Xrepost', 'xRepost', 'accountLinked', 'xRepostBonusTaked', '/sandbox/twitter/post'],
  ['vk', 'vkRepost', 'vkRepost', 'linkVk', 'vkRepostBonusTaked', '/sandbox/vkontakte/post'],
] as const;

describe.each(networks)('the bonus for a repost at %s', (network, calls, id, linked, flag, url) => {
  const info = `bonus.${calls}.getInfoByUser`;
  const take = `bonus.${calls}.takeBonus`;

  it('is granted once both conditions hold, but not after the repost is undone', async () => {
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

  it('reports that the network does not answer', async () => {
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

  it('waits for review when another player took it with the same external account', async () => {
    const [first, second] = [await server.player(), await server.player()];
    const person = somebody();
    await press(network, person, 'repost');
    await link(server, first, network, person);
    await first.call(take);
    await server.database.owner.query('DELETE FROM social_profile WHERE user_id = $1', [first.userId]);
    await link(server, second, network, person);
    expect(await second.call(take)).toMatchObject({ status: 'waiting', balance: null });
  });
});

it('for a repost at X the call gives the address where the player reposts', async () => {
  const player = await server.player();
  expect(await player.call('bonus.Xrepost.createRetweet')).toEqual({ success: true, url: '/sandbox/twitter/post' });
});

it('the page of the post rejects an unknown person', async () => {
  expect(await pressAtPost(server, 'twitter', { person: '<script>', act: 'repost' })).toContain('That is nobody.');
  expect(await pressAtPost(server, 'vk', { person: 'anna', act: 'steal' })).toContain('That is nobody.');
  expect(await pressAtPost(server, 'vk', { act: 'explode' }, 'fault')).toContain('No such fault.');
});

// last, because a starting process sets the targets for all
it('reposts are not offered without posts and sandboxes', async () => {
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
