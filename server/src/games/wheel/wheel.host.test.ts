import { checkInvariants } from 'db';
import type { RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import type { WheelConfig } from 'games-engine/wheel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PublicRound } from '../../../contract/fairness.contract.ts';
import type { PlacedBet } from '../../../contract/shared-round.contract.ts';
import { startRandomOrgSimulator, type RandomOrgSimulator } from '../../providers/random-org/random-org.simulator.ts';
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
  let [simulator, house]: [RandomOrgSimulator, TestServer] = [] as never;
  const environment = async (): Promise<Record<string, string>> => {
    simulator = await startRandomOrgSimulator();
    const { publicKey, url } = simulator;
    return { RANDOM_ORG_API_KEY: 'key', RANDOM_ORG_URL: url, RANDOM_ORG_PUBLIC_KEY: publicKey };
  };
  const open = async (draw: object | undefined): Promise<void> => {
    const configs = { wheel: { bettingMs: 1000, spinMs: 100, resultMs: 100, draw } };
    house = await startTestServer(await environment(), { configs });
  };
  afterEach(async () => {
    await house.close();
    await simulator.close();
  });

  const playedRound = async (player: TestPlayer, mode: typeof simulator.mode): Promise<PublicRound> => {
    simulator.mode = mode;
    const { roundId } = await freshRound(player);
    await bet(player, 0);
    return finished(player, roundId);
  };
  const lastOf = ({ record }: PublicRound, type: string): unknown =>
    (record['events'] as { type: string }[]).findLast((event) => event.type === type);

  it('takes the signed segment and no other: when the signature is wrong or nobody answers, all stakes return', async () => {
    await open({ mode: 'random.org', marginMs: 1000, waitMs: 1500 });
    const player = await house.player();
    const drawn = await playedRound(player, 'well');
    expect(lastOf(drawn, 'outcome.drawn')).toMatchObject({ beacon: null, outcome: { source: 'random.org' } });
    const { record, config, serverSeed, hash } = drawn;
    expect(verifyRound(record as unknown as RoundRecord, { config, serverSeed, hash })).toMatchObject({ ok: true });
    const before = await balanceOf(player);
    for (const mode of ['bad signature', 'HTTP 500'] as const)
      expect(lastOf(await playedRound(player, mode), 'round.voided')).toMatchObject({ reason: 'unanswered' });
    await expect.poll(() => balanceOf(player)).toBe(before);
  });

  it('a wheel of version 1 fell back to its chain, and its record says so', async () => {
    await open(undefined);
    const player = await house.player();
    for (const [mode, source] of [
      ['well', 'random.org'],
      ['bad signature', 'chain'],
    ] as const) {
      const round = await playedRound(player, mode);
      expect(lastOf(round, 'outcome.drawn')).toMatchObject({ outcome: { source } });
    }
  });

  it('is the default of a new house with an account there; without one it is the beacon', async () => {
    house = await startTestServer(await environment());
    const modeOf = async (server: TestServer): Promise<unknown> => {
      const { config } = await (await server.guest()).call<{ config: WheelConfig }>('games.config', { game: 'wheel' });
      return config.draw?.mode;
    };
    expect([await modeOf(house), await modeOf(table)]).toEqual(['random.org', 'beacon']);
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
