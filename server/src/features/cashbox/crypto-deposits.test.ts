import { checkInvariants } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CryptoNetwork } from '../../../contract/features/cashbox.contract.ts';
import { sandboxAddressesOut } from '../../providers/cryptapi/cryptapi.addresses-out.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { history, realOf, startCashServer, type CashServer } from './testing/cashbox-fixtures.ts';
import { coinPage, coinPlayer, confirmsCoin, paysCoin, type CoinPlayer } from './testing/coin-fixtures.ts';

let server: CashServer;
beforeAll(async () => {
  server = await startCashServer();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
});

const setUp = (coin?: string): Promise<CoinPlayer> => coinPlayer(server, coin);
const pays = (coin: { key: string }, act: string, amount?: string) => paysCoin(server, coin, act, amount);
const confirms = (coin: { key: string }) => confirmsCoin(server, coin);
const page = (): Promise<string> => coinPage(server);

const shown = (player: TestPlayer) => history(player);

describe('a deposit of crypto', () => {
  it('is offered by network and coin, with its minimum', async () => {
    const { player } = await setUp();
    const { data } = await player.request<CryptoNetwork[]>('cash:getCryptApiData');
    expect(data.map(({ code, coins }) => [code, coins.map((coin) => coin.code)])).toEqual([
      ['TON', ['ton']],
      ['TRC20', ['trc20/usdt', 'trx']],
      ['ERC20', ['erc20/usdt', 'eth']],
      ['BEP20', ['bep20/usdt']],
      ['BTC', ['btc']],
      ['LTC', ['ltc']],
    ]);
    for (const { coins } of data) for (const { minAmount } of coins) expect(Number(minAmount)).toBeGreaterThan(0);
  });

  it('has an address of its player that stays', async () => {
    const one = await setUp();
    const other = await setUp();
    expect(other.address).not.toBe(one.address);
    expect((await one.player.request('cash:getCryptApiAddress', { coin: 'trc20/usdt' })).data).toMatchObject({
      address: one.address,
      ton: false,
      memo: null,
    });
  });

  it('is watched from its first sight to its confirmation, and credited with 5 % more', async () => {
    const coin = await setUp();
    const seen: [state: number, confirmations: number | undefined][] = [];
    coin.player.calls.on('cash', ({ payload }: { payload: { state: number; progress?: { confirmations: number } } }) =>
      seen.push([payload.state, payload.progress?.confirmations]),
    );
    await pays(coin, 'pay');
    expect(await shown(coin.player)).toMatchObject([{ state: 1, progress: { confirmations: 0, required: 5 } }]);
    expect(await realOf(server, coin.player)).toBe(0n);
    await confirms(coin);
    expect(await shown(coin.player)).toMatchObject([
      { state: 2, amount: 10_000, baseAmount: 805_000, bonus: 40_250, purseNumber: coin.address, isLate: false },
    ]);
    expect(await realOf(server, coin.player)).toBe(845_250n);
    await expect.poll(() => seen.at(-1)?.[0]).toBe(2);
    expect(seen[0]?.[0]).toBe(1);
  });

  it('stakes its addition against the house alone until it is played through', async () => {
    const coin = await setUp();
    await pays(coin, 'pay');
    await confirms(coin);
    const all = { bet: 845_250, team: 'red' };
    expect(await coin.player.refusal('battle.bet', all)).toMatchObject({
      code: 'ADDITION_UNPLAYED',
      limit: '8050.00',
      currency: 'RUB',
    });
    await server.database.owner.query('UPDATE wagering SET target = 0 WHERE user_id = $1', [coin.player.userId]);
    expect(await coin.player.call('battle.bet', all)).toMatchObject({ success: true, balance: 0 });
  });

  it('a deposit to another address of the same player, made by somebody on terms of their own, waits for a person', async () => {
    const { player, key } = await setUp();
    const callbackUrl =
      /Calls back<\/dt><dd>([^<]+)/.exec((await page()).slice((await page()).indexOf(key) - 2000))?.[1] ?? '';
    const callback = `${callbackUrl.replaceAll('&amp;', '&')}&mine=1`;
    const query = new URLSearchParams({
      callback,
      address: sandboxAddressesOut['trc20/usdt'] ?? '',
      confirmations: '1',
    });
    const response = await fetch(`${server.url}/sandbox/cryptapi/trc20/usdt/create/?${query.toString()}`);
    const { address_in } = (await response.json()) as { address_in: string };
    const [, other = ''] = new RegExp(`${address_in}</dd>.*?name="address" value="([^"]+)"`).exec(await page()) ?? [];
    await pays({ key: other }, 'payAll');
    expect(await history(player)).toEqual([]);
    expect(await realOf(server, player)).toBe(0n);
    const { rows } = await server.db.pool.query('SELECT problem FROM provider_payment ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ problem: 'unknown' }]);
  });

  it('is called back to this site only, whatever the simulator is asked for', async () => {
    const query = { callback: 'http://127.0.0.1:1/secret', address: sandboxAddressesOut['btc'] ?? '' };
    const asked = await fetch(`${server.url}/sandbox/cryptapi/btc/create/?${new URLSearchParams(query).toString()}`);
    expect(await asked.json()).toEqual({ status: 'error', error: 'Invalid callback URL' });
  });

  it.each([
    ['twice', 1_690_500n],
    ['reorder', 845_250n],
    ['forge', 0n],
    ['unknown', 0n],
  ])('paid like this: %s, it comes to %s', async (act, real) => {
    const coin = await setUp();
    await pays(coin, act);
    expect(await realOf(server, coin.player)).toBe(real);
  });
});
