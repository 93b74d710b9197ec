import { hash, randomUUID } from 'node:crypto';
import { checkInvariants } from 'db';
import type { RoundEvent, RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeedChain } from '../../../contract/fairness.contract.ts';
import type { PlacedBet } from '../../../contract/shared-round.contract.ts';
import { balanceOf, sharedPlay } from '../../testing/shared-play.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  table = await startTestServer({}, { configs: { battle: { countdownMs: 400, spinMs: 200, resultMs: 150 } } });
});
afterAll(() => table.close());
afterEach(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});

const { load, freshRound, finished } = sharedPlay('battle');
const bet = (player: TestPlayer, team: 'red' | 'blue', more: object = {}): Promise<PlacedBet> =>
  player.call<PlacedBet>('battle.bet', { bet: 1000, team, ...more });

describe('a battle', () => {
  it('waits for two teams, counts down, draws, pays the winners, and can be verified', async () => {
    const [red, blue, guest] = [await table.player(), await table.player(), await table.guest()];
    const before = await freshRound(red);
    const pushes: { type: string; payload: { seq?: number; roundId?: string } }[] = [];
    guest.calls.on('battle', (push: (typeof pushes)[number]) => pushes.push(push));
    const wins: unknown[] = [];
    for (const player of [red, blue])
      player.calls.on('battle', ({ type, payload }: { type: string; payload: unknown }) => {
        if (type === 'win') wins.push(payload);
      });
    expect(await bet(red, 'red')).toMatchObject({ success: true, roundId: before.roundId, balance: 99_000 });
    await bet(blue, 'blue');
    const round = await finished(guest, before.roundId);
    const record = round.record as unknown as RoundRecord;
    const { chains } = await guest.call<{ chains: SeedChain[] }>('fairness.chains', { game: 'battle' });
    const seeds = [round.serverSeed ?? ''];
    for (let step = 0; step < 100; step += 1) seeds.push(hash('sha256', seeds.at(-1) ?? ''));
    expect(seeds).toContain(chains[0]?.terminator); // public before the chain's first round
    expect(record.events.map(({ type }) => type)).toEqual([
      'round.opened',
      'bet.placed',
      'bet.placed',
      'betting.closed',
      'outcome.drawn',
      'round.settled',
    ]);
    expect(record.commitment).toBe(before.hash);
    expect(verifyRound(record, { config: round.config, serverSeed: round.serverSeed, hash: round.hash })).toMatchObject(
      {
        ok: true,
      },
    );
    const [opened, one, other, ...rest] = record.events as [RoundEvent, RoundEvent, RoundEvent, ...RoundEvent[]];
    for (const events of [
      [opened, other, one, ...rest],
      [opened, one, { ...other, stakeMinor: '1001' }, ...rest],
      [opened, one, other, { ...other, betId: randomUUID() }, ...rest],
    ])
      expect(verifyRound({ ...record, events }, { config: round.config, serverSeed: round.serverSeed })).toMatchObject({
        ok: false, // another list of bets than the signed one
      });
    await expect.poll(async () => (await balanceOf(red)) + (await balanceOf(blue))).toBe(200_000 - 50); // 5 % of the losing 1000
    expect(wins).toEqual([expect.objectContaining({ roundId: before.roundId, amount: 1950 })]);
    const numbers = pushes.flatMap(({ payload }) => payload.seq ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(JSON.stringify(pushes)).not.toContain('clientSeed');
  });

  it('reveals with each round the seed that was the hash of the next', async () => {
    const player = await table.player();
    const { before_games: past, hash } = await freshRound(player);
    expect(past[0]?.seed).toBe(hash);
  });

  it('keeps a lone team waiting without a deadline', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    await bet(red, 'red');
    await expect.poll(async () => (await load(red)).view).toMatchObject({ state: 1, expire: null });
    await bet(blue, 'blue');
    await finished(red, roundId);
  });
});

describe('a refused battle bet', () => {
  it.each([
    [{ bet: 99 }, 2],
    [{ bet: 0 }, 2],
    [{ bet: -5 }, 2],
    [{ bet: 2_000_001 }, 7],
    [{ bet: 1.5 }, 400],
    [{ bet: '100' }, 400],
    [{ bet: null }, 400],
    [{ bet: 1e309 }, 400],
    [{ bet: [100] }, 400],
    [{ team: 'green' }, 400],
    [{ team: undefined }, 400],
    [{ team: { __proto__: 'red' } }, 400],
    [{ requestId: 'x' }, 400],
  ])('%j answers code %s and changes nothing', async (changes, code) => {
    const player = await table.player();
    expect(await player.refusal('battle.bet', { bet: 1000, team: 'red', ...changes })).toMatchObject({
      code,
      msg: expect.stringMatching(/./),
    });
    expect(await balanceOf(player)).toBe(100_000);
  });

  it('names its limit in the player’s currency', async () => {
    const player = await table.player({ language: 'en' });
    expect(await player.refusal('battle.bet', { bet: 1, team: 'red' })).toMatchObject({ limit: '1.00' });
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    expect(await player.refusal('battle.bet', { bet: 1, team: 'red' })).toMatchObject({
      limit: '0.10', // the table's own: what the game takes at least is 0.0125 dollars
      currency: 'USD',
    });
  });

  it('for a round that is over is refused by the next one; repeated, it is answered as it was', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    const requestId = randomUUID();
    const placed = await bet(red, 'red', { roundId, requestId });
    expect(placed).toMatchObject({ roundId, balance: 99_000 });
    await bet(blue, 'blue', { roundId });
    await finished(red, roundId);
    await expect.poll(async () => (await load(red)).roundId).not.toBe(roundId);
    expect(await blue.refusal('battle.bet', { bet: 1000, team: 'red', roundId })).toMatchObject({ code: 3 });
    expect(await bet(red, 'red', { roundId, requestId })).toMatchObject({
      betId: placed.betId,
      receipt: placed.receipt,
    });
  });

  it('a bet of a guest asks to sign in; one of a player without funds says so', async () => {
    const guest = await table.guest();
    expect(await guest.refusal('battle.bet', { bet: 1000, team: 'red' })).toMatchObject({ code: 0 });
    const poor = await table.player({ creditMinor: 500n });
    expect(await poor.refusal('battle.bet', { bet: 1000, team: 'red' })).toMatchObject({ code: 6 });
  });

  it('for the other team is refused, for the own one welcome; another currency is refused', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    await bet(red, 'red');
    expect(await red.refusal('battle.bet', { bet: 1000, team: 'blue' })).toMatchObject({ code: 5 });
    await bet(red, 'red');
    await red.request('cash:changeCurrencies', { currencyId: 1 });
    expect(await red.refusal('battle.bet', { bet: 100, team: 'red' })).toMatchObject({ code: 8 });
    await bet(blue, 'blue');
    await finished(red, roundId);
  });
});

describe('battle bets in one tick', () => {
  it('with one requestId are one bet', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(red, 'red', { requestId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(red)).toBe(99_000);
    await bet(blue, 'blue');
    await finished(red, roundId);
    expect(await bet(red, 'red', { requestId })).toEqual(answers[0]); // also long after its round
  });

  it('never stake more than there is', async () => {
    const [red, blue] = [await table.player({ creditMinor: 5000n }), await table.player()];
    const { roundId } = await freshRound(red);
    const results = await Promise.all(
      Array.from({ length: 30 }, () => callOver(red.calls, 'battle.bet', { bet: 1000, team: 'red' })),
    );
    expect(results.filter(([error]) => error === null)).toHaveLength(5);
    expect(results.filter(([error]) => error?.code === 6)).toHaveLength(25);
    await bet(blue, 'blue');
    await finished(red, roundId);
  });

  it('for both teams: one of them', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    const results = await Promise.all(
      (['red', 'blue'] as const).map((team) => callOver(red.calls, 'battle.bet', { bet: 1000, team })),
    );
    expect(results.filter(([error]) => error === null)).toHaveLength(1);
    expect(results.filter(([error]) => error?.code === 5)).toHaveLength(1);
    await bet(blue, results[0]?.[0] === null ? 'blue' : 'red');
    await finished(red, roundId);
  });
});
