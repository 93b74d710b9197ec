import { checkInvariants } from 'db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CryptoNetwork } from '../../../contract/features/cashbox.contract.ts';
import { readComment } from '../../providers/ton/ton-comment.ts';
import { connectWallet, newSandboxWallet } from '../../providers/ton/ton-sandbox-wallet.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { betOf } from '../limits/testing/person-fixtures.ts';
import { history, realOf, startCashServer, type CashServer } from './testing/cashbox-fixtures.ts';

interface Wallet {
  wallet: string;
  memo: string;
  payload: string;
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

const walletOf = async (player: TestPlayer): Promise<Wallet> =>
  (await player.request<Wallet>('cash:getWalletTON')).data;

/** Sends TON to the house. */
const sends = async (act: string, memo: string, amount = '2'): Promise<void> => {
  await fetch(`${server.url}/sandbox/ton/act`, { method: 'POST', body: new URLSearchParams({ act, memo, amount }) });
};

const setUp = async (): Promise<{ player: TestPlayer; memo: string }> => {
  const player = await server.player({ creditMinor: 0n, language: 'en' });
  return { player, memo: (await walletOf(player)).memo };
};

describe('a deposit of TON', () => {
  it('goes to one wallet with a memo of the player, which stays', async () => {
    const { player, memo } = await setUp();
    const other = await setUp();
    expect(await walletOf(player)).toMatchObject({ memo, minAmount: '1' });
    expect(other.memo).not.toBe(memo);
    expect(readComment((await walletOf(player)).payload)).toBe(memo);
    const { data } = await player.request('cash:getCryptApiAddress', { coin: 'ton' });
    expect(data).toMatchObject({
      coin: 'ton',
      ton: true,
      memo,
      qrCode: { qr_code: expect.stringMatching(/^data:image\/png/) },
    });
  });

  it('is made once, however many ask at the same time', async () => {
    const player = await server.player({ creditMinor: 0n });
    const all = await Promise.all(Array.from({ length: 5 }, () => walletOf(player)));
    expect(new Set(all.map(({ memo }) => memo)).size).toBe(1);
  });

  it('is credited with 5 % more, which are to be wagered too, as soon as it is final', async () => {
    const { player, memo } = await setUp();
    await sends('unsettled', memo, '2.005');
    await server.runJob('poll');
    expect(await history(player)).toMatchObject([{ state: 1, progress: { confirmations: 0, required: 1 } }]);
    expect(await realOf(server, player)).toBe(0n);
    await sends('settle', memo);
    await server.runJob('poll');
    await server.runJob('poll');
    expect(await history(player)).toMatchObject([
      { state: 2, amount: 200, baseAmount: 32_080, bonus: 1_604, memoTag: memo, isLate: false },
    ]);
    expect(await realOf(server, player)).toBe(33_684n);
    expect((await player.request('cash:wagering')).data).toEqual({ needToPlaying: 67_368, of: 67_368 });
  });

  it('has the course of its first sight, also when that moves while it is confirmed', async () => {
    const { player, memo } = await setUp();
    await sends('unsettled', memo);
    await server.runJob('poll');
    await server.database.owner.query(`UPDATE coin_course SET course_micro = course_micro * 2 WHERE code = 'ton'`);
    await sends('settle', memo);
    await server.runJob('poll');
    await server.database.owner.query(`UPDATE coin_course SET course_micro = course_micro / 2 WHERE code = 'ton'`);
    expect(await realOf(server, player)).toBe(33_600n);
  });

  it('is told in the TON that came, also when their value is floored', async () => {
    const { player, memo } = await setUp();
    await server.database.owner.query(`UPDATE coin_course SET course_micro = course_micro - 1 WHERE code = 'ton'`);
    await sends('send', memo, '3');
    await server.runJob('poll');
    await server.database.owner.query(`UPDATE coin_course SET course_micro = course_micro + 1 WHERE code = 'ton'`);
    expect(await history(player)).toMatchObject([{ state: 2, amount: 300, baseAmount: 47_999 }]);
  });

  it('is credited each time it is sent', async () => {
    const { player, memo } = await setUp();
    await sends('twice', memo);
    await server.runJob('poll');
    expect(await realOf(server, player)).toBe(67_200n);
  });

  it('a deposit of too little TON waits for a person; without its memo it belongs to nobody', async () => {
    const { player, memo } = await setUp();
    await sends('dust', memo);
    await sends('little', memo);
    await sends('without', memo);
    await sends('wrong', memo);
    await server.runJob('poll');
    expect(await history(player)).toMatchObject([{ state: 1, isLate: true }]);
    expect(await realOf(server, player)).toBe(0n);
    const { rows } = await server.db.pool.query('SELECT problem FROM provider_payment ORDER BY id DESC LIMIT 3');
    expect(rows.map(({ problem }) => problem as string).toSorted()).toEqual(['amount', 'unknown', 'unknown']);
  });

  it('is shown to nobody who may not deposit', async () => {
    const { player } = await setUp();
    await player.call('limits.timeOut', { for: 'day' });
    expect(await player.request('cash:getWalletTON')).toMatchObject({ code: 'RESTRICTED' });
  });

  it('a deposit of a coin that nobody offers has no address', async () => {
    const { player } = await setUp();
    expect(await player.request('cash:getCryptApiAddress', { coin: 'doge' })).toMatchObject({
      code: 18,
      msg: 'The address could not be obtained. Try again later or choose another coin.',
    });
  });

  it('is all that the mini-app offers', async () => {
    const { player } = await setUp();
    const { data } = await player.request<CryptoNetwork[]>('cash:getCryptApiData', { isMiniApp: true });
    expect(data).toMatchObject([{ code: 'TON', coins: [{ code: 'ton', minAmount: '1' }] }]);
  });
});

describe('a wallet of TON', () => {
  const asked = async (player: TestPlayer): Promise<string> =>
    (await player.request<{ payload: string }>('cash:getTonProof')).data.payload;
  const host = (): string => new URL(server.url).host;

  it('is connected by what it signs for us', async () => {
    const { player } = await setUp();
    const answer = connectWallet(newSandboxWallet(), { payload: await asked(player), host: host(), now: Date.now() });
    expect(await player.request('cash:connectTon', answer)).toMatchObject({ success: true });
    const { data } = await player.request<{ expiresAt: number }>('cash:setTimerWalletTON');
    expect(data.expiresAt).toBeGreaterThan(Date.now() + 1_190_000);
  });

  it.each(['stale', 'domain', 'key', 'address'] as const)('is refused when it is wrong: %s', async (mode) => {
    const { player } = await setUp();
    const payload = await asked(player);
    const answer = connectWallet(newSandboxWallet(), { payload, host: host(), now: Date.now(), mode });
    expect(await player.request('cash:connectTon', answer)).toMatchObject({ success: false, code: 4 });
  });

  it('is known again when who has connected it excludes themselves', async () => {
    const [excluded, again] = [await setUp(), await setUp()];
    const wallet = newSandboxWallet();
    const connect = async ({ player }: { player: TestPlayer }): Promise<unknown> => {
      const answer = connectWallet(wallet, { payload: await asked(player), host: host(), now: Date.now() });
      return player.request('cash:connectTon', answer);
    };
    await connect(excluded);
    await excluded.player.call('limits.selfExclude', { for: 'sixMonths' });
    expect(await betOf(again.player)).not.toBe('IDENTITY_REVIEW');
    await connect(again);
    expect(await betOf(again.player)).toBe('IDENTITY_REVIEW');
  });

  it('is refused when it signed for another player', async () => {
    const [one, other] = [await setUp(), await setUp()];
    const payload = await asked(one.player);
    const answer = connectWallet(newSandboxWallet(), { payload, host: host(), now: Date.now() });
    expect(await other.player.request('cash:connectTon', answer)).toMatchObject({ success: false, code: 4 });
  });
});
