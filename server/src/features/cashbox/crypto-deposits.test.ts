import { checkInvariants } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CryptoNetwork } from '../../../contract/features/cashbox.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { history, realOf, startCashServer, type CashServer } from './cashbox-fixtures.ts';

interface Shown {
  address: string;
  minAmount: string;
}

let server: CashServer;
beforeAll(async () => {
  server = await startCashServer();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
});

const page = async (): Promise<string> => (await fetch(`${server.url}/sandbox/cryptapi`)).text();
const press = (path: string, form: Record<string, string>) =>
  fetch(`${server.url}/sandbox/cryptapi${path}`, { method: 'POST', body: new URLSearchParams(form) });

/** A player with an address of a coin. */
const setUp = async (coin = 'trc20/usdt') => {
  const player = await server.player({ creditMinor: 0n, language: 'en' });
  const { data } = await player.request<Shown>('cash:getCryptApiAddress', { coin });
  const [, key = ''] = new RegExp(`${data.address}</dd>.*?name="address" value="([^"]+)"`).exec(await page()) ?? [];
  return { player, key, ...data };
};

const pays = async ({ key }: { key: string }, act: string, amount = '100.000001') => {
  await press('/act', { address: key, act, amount });
};

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
    const made = await setUp();
    const seen: [state: number, confirmations: number | undefined][] = [];
    made.player.calls.on('cash', ({ payload }: { payload: { state: number; progress?: { confirmations: number } } }) =>
      seen.push([payload.state, payload.progress?.confirmations]),
    );
    await pays(made, 'payAll');
    expect(await shown(made.player)).toMatchObject([
      { state: 2, amount: 10_000, baseAmount: 805_000, bonus: 40_250, purseNumber: made.address, isLate: false },
    ]);
    expect(await realOf(server, made.player)).toBe(845_250n);
    await expect.poll(() => seen.at(-1)?.[0]).toBe(2);
    expect(seen[0]?.[0]).toBe(1);
  });

  it.each([
    ['twice', 1_690_500n],
    ['reorder', 845_250n],
    ['forge', 0n],
    ['unknown', 0n],
  ])('paid like this: %s, it comes to %s', async (act, real) => {
    const made = await setUp();
    await pays(made, act);
    expect(await realOf(server, made.player)).toBe(real);
  });
});
