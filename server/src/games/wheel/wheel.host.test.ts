import { checkInvariants } from 'db';
import type { RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedBet } from '../../../contract/shared-round.contract.ts';
import { startRandomOrgSimulator } from '../../providers/random-org/random-org.simulator.ts';
import { balanceOf, sharedPlay } from '../../testing/shared-play.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  table = await startTestServer({}, { configs: { wheel: { bettingMs: 400, spinMs: 150, resultMs: 150 } } });
});
afterAll(() => table.close());
afterEach(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});

const { freshRound, finished } = sharedPlay('wheel', 'wheelOfFortune');
const bet = (player: TestPlayer, sector: number, more: object = {}): Promise<PlacedBet> =>
  player.call<PlacedBet>('wheelOfFortune.bet', { bet: 1000, sector, ...more });

describe('a wheel round', () => {
  it('starts with the first bet, takes bets on several sectors, pays the winning one, and can be verified', async () => {
    const player = await table.player();
    const { roundId, hash } = await freshRound(player);
    for (const sector of [0, 1, 2, 3]) await bet(player, sector);
    const round = await finished(player, roundId);
    const record = round.record as unknown as RoundRecord;
    expect(record.commitment).toBe(hash);
    const { sector } = (
      record.events.find(({ type }) => type === 'outcome.drawn') as unknown as { outcome: { sector: number } }
    ).outcome;
    const multiplier = [2, 3, 5, 30][sector] ?? 0;
    await expect.poll(() => balanceOf(player)).toBe(100_000 - 4000 + 1000 * multiplier);
    expect(verifyRound(record, { config: round.config, serverSeed: round.serverSeed, hash: round.hash })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('keeps an idle table without a deadline', async () => {
    const guest = await table.guest();
    expect((await freshRound(guest)).view).toMatchObject({ state: 0, expire: null, minBet: 10, maxBet: 500_000 });
  });
});

describe('a wheel that random.org draws', () => {
  it('takes the signed segment; when the signature is wrong or nobody answers, the chain’s', async () => {
    const simulator = await startRandomOrgSimulator();
    const environment = {
      RANDOM_ORG_API_KEY: 'key',
      RANDOM_ORG_URL: simulator.url,
      RANDOM_ORG_PUBLIC_KEY: simulator.publicKey,
    };
    const configs = { wheel: { bettingMs: 200, spinMs: 100, resultMs: 100 } };
    const house = await startTestServer(environment, { configs });
    try {
      const player = await house.player();
      for (const [mode, source] of [
        ['well', 'random.org'],
        ['bad signature', 'chain'],
        ['HTTP 500', 'chain'],
      ] as const) {
        simulator.mode = mode;
        const { roundId } = await freshRound(player);
        await bet(player, 0);
        const { record, config, serverSeed, hash } = await finished(player, roundId);
        const drawn = (record['events'] as object[]).find((event) => 'outcome' in event);
        expect(drawn).toMatchObject({ outcome: { source } });
        expect(verifyRound(record as unknown as RoundRecord, { config, serverSeed, hash })).toMatchObject({ ok: true });
      }
    } finally {
      await house.close();
      await simulator.close();
    }
  });
});

describe('a refused wheel bet', () => {
  it.each([
    [{ bet: 9 }, 'MIN_BET'],
    [{ bet: -1 }, 'MIN_BET'],
    [{ bet: 500_001 }, 'MAX_BET'],
    [{ bet: 1.5 }, 400],
    [{ bet: '10' }, 400],
    [{ sector: 4 }, 'SECTOR_NOT_FOUND'],
    [{ sector: -1 }, 'SECTOR_NOT_FOUND'],
    [{ sector: 0.5 }, 'SECTOR_NOT_FOUND'],
    [{ sector: null }, 'SECTOR_NOT_FOUND'],
    [{ bet: 200_000 }, 'NOT_ENOUGTH_BALANCE'],
  ])('%j answers code %s and changes nothing', async (changes, code) => {
    const player = await table.player();
    expect(await player.refusal('wheelOfFortune.bet', { bet: 1000, sector: 0, ...changes })).toMatchObject({
      code,
      msg: expect.stringMatching(/./),
    });
    expect(await balanceOf(player)).toBe(100_000);
  });

  it('in another currency within a round is refused', async () => {
    const player = await table.player();
    const { roundId } = await freshRound(player);
    await bet(player, 0);
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    expect(await player.refusal('wheelOfFortune.bet', { bet: 100, sector: 0 })).toMatchObject({
      code: 'CURRENCY_ERROR',
    });
    await finished(player, roundId);
  });
});
