import { checkInvariants } from 'db';
import type { RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedBet } from '../../../contract/shared-round.contract.ts';
import { balanceOf, sharedPlay } from '../../testing/shared-play.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  const classic = { countdownMs: 500, aloneMs: 700, spinMs: 150, resultMs: 150 };
  table = await startTestServer({}, { configs: { classic } });
});
afterAll(() => table.close());
afterEach(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});

const { freshRound, finished } = sharedPlay('classic');
const bet = (player: TestPlayer, hundredths = 1000): Promise<PlacedBet> =>
  player.call<PlacedBet>('classic.bet', { bet: hundredths });

describe('a classic round', () => {
  it('counts down from the second player, pays the winning ticket the pot less 5 %, and can be verified', async () => {
    const [one, two] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(one);
    await bet(one);
    await bet(two, 3000);
    const round = await finished(one, roundId);
    await expect.poll(async () => (await balanceOf(one)) + (await balanceOf(two))).toBe(200_000 - 200);
    const record = round.record as unknown as RoundRecord;
    expect(verifyRound(record, { config: round.config, serverSeed: round.serverSeed, hash: round.hash })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('gives a player who stays alone the stake back', async () => {
    const player = await table.player();
    const { roundId } = await freshRound(player);
    await bet(player);
    expect(await balanceOf(player)).toBe(99_000);
    const { record } = await finished(player, roundId);
    expect(record['events']).toContainEqual(expect.objectContaining({ type: 'round.voided', reason: 'alone' }));
    expect(await balanceOf(player)).toBe(100_000);
  });

  it('takes three bets a player', async () => {
    const [one, two] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(one);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => callOver(one.calls, 'classic.bet', { bet: 1000 })),
    );
    expect(results.map(([error]) => error?.code ?? 0).toSorted()).toEqual([0, 0, 0, 3, 3]);
    await bet(two);
    await finished(one, roundId);
  });
});

describe('a refused classic bet', () => {
  it.each([
    [99, 2],
    [-1, 2],
    [2_000_001, 'MAX_BET'],
    [1.5, 400],
    [{}, 400],
    [200_000, 6],
  ])('a bet of %j answers code %s and changes nothing', async (hundredths, code) => {
    const player = await table.player();
    expect(await player.refusal('classic.bet', { bet: hundredths })).toMatchObject({
      code,
      msg: expect.stringMatching(/./),
    });
    expect(await balanceOf(player)).toBe(100_000);
  });
});
