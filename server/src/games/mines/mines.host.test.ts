import { randomUUID } from 'node:crypto';
import { checkInvariants } from 'db';
import type { RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PublicRound, Seeds } from '../../../contract/fairness.contract.ts';
import type { MinesGame } from '../../../contract/games/mines.contract.ts';
import { keepSeedsMoving, rotateSeedsOf } from '../../testing/rotate-seeds.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  table = await startTestServer();
});
afterAll(() => table.close());
afterEach(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});

const create = (player: TestPlayer, more: object = {}): Promise<MinesGame> =>
  player.call<MinesGame>('mines.createGame', { bet: 1000, minesLength: 4, ...more });
const open = (player: TestPlayer, sectorKey: number): Promise<MinesGame> =>
  player.call<MinesGame>('mines.openSector', { sectorKey });
const take = (player: TestPlayer): Promise<MinesGame> => player.call<MinesGame>('mines.takeWin');
const load = async (player: TestPlayer): Promise<MinesGame | null> =>
  (await player.call<{ game: MinesGame | null }>('mines.load')).game;

/** A game in which a cell that is no mine has been opened; earlier ones may have been lost. */
const gameWithSafeCell = async (player: TestPlayer, minesLength = 2): Promise<MinesGame> => {
  for (;;) {
    await create(player, { minesLength });
    const game = await open(player, 0);
    if (!game.finished) return game;
  }
};

describe('a mines game', () => {
  it('opens cells, is taken, pays what the multiplier says, and can be verified once the seed is revealed', async () => {
    const player = await table.player();
    const game = await gameWithSafeCell(player);
    expect(game).toMatchObject({ finished: false, countOpenedSectors: 1, minesLength: 2, bank: 1036 }); // 0.95 · 24/22
    const before = game.balance;
    const taken = await take(player);
    expect(taken).toMatchObject({ finished: true, win: true, payoutMinor: 1036, balance: before + 1036 });
    expect(taken.sectors.filter(({ isMine }) => isMine)).toHaveLength(2);
    const { revealed } = await rotateSeedsOf(player);
    const round = await player.call<PublicRound>('fairness.round', { game: 'mines', id: taken.id });
    expect(round.serverSeed).toBe(revealed?.serverSeed);
    const record = round.record as unknown as RoundRecord;
    expect(verifyRound(record, { config: round.config, serverSeed: round.serverSeed, hash: round.hash })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('says nothing of a mine that is not open, anywhere', async () => {
    const player = await table.player();
    const heard: unknown[] = [];
    const device = await table.connect(player.token);
    device.on('mines', (push: unknown) => heard.push(push));
    const game = await gameWithSafeCell(player, 12);
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    for (const seen of [game, await load(player)]) {
      expect(seen?.sectors.filter(({ isMine }) => isMine)).toHaveLength(0);
      expect(JSON.stringify(seen)).not.toMatch(/outcome|"mines":/);
    }
    const { rows } = await table.db.pool.query<{ outcome: unknown; moves: object[] }>(
      'SELECT outcome, moves FROM round WHERE id = $1',
      [game.id],
    );
    expect(rows[0]?.outcome).toBeNull();
    expect(JSON.stringify(heard.at(-1))).not.toMatch(/"isMine":true/);
  });

  it('is there on another device and after it was begun again', async () => {
    const player = await table.player();
    const game = await gameWithSafeCell(player);
    const device = await table.connect(player.token);
    const [, answer] = await callOver(device, 'mines.load');
    expect((answer as { game: MinesGame }).game).toEqual({ ...game, balance: expect.any(Number) });
    expect(await create(player).catch((error: Error) => error.message)).toContain('FINISHED_BEFORE_GAME');
  });

  it('keeps its seed pair until it is finished', async () => {
    const player = await table.player();
    await gameWithSafeCell(player);
    const { nextServerSeedHash: commitment } = await player.call<Seeds>('fairness.seeds');
    expect(await player.refusal('fairness.rotate', { clientSeed: 'other', commitment })).toMatchObject({
      msg: expect.stringMatching(/./),
    });
    expect(await player.refusal('fairness.setClientSeed', { clientSeed: 'other' })).toMatchObject({
      msg: expect.stringMatching(/./),
    });
    await player.call('dice.play', { bet: '1', percent: 50, bet_type: 'less' }); // other games go on
    await take(player);
    await rotateSeedsOf(player);
  });

  it('ends as a win by itself with the last safe cell', async () => {
    const player = await table.player({ creditMinor: 10_000_000n });
    for (;;) {
      await create(player, { minesLength: 23 });
      const game = await open(player, 5);
      expect(game.finished).toBe(true);
      if (!game.win) continue;
      expect(game.payoutMinor).toBe(22_800); // 0.95 · 24
      return;
    }
  });
});

describe('a refused mines command', () => {
  it('a command of somebody who rotates their seeds during each draw comes too fast, and is no fault of the server', async () => {
    const player = await table.player();
    await keepSeedsMoving(table, player.userId);
    expect((await player.refusal('mines.createGame', { bet: 1000, minesLength: 4 })).code).toBe('TOO_FAST');
    expect(await load(player)).toBeNull();
  });

  it.each([
    [{ bet: 9 }, 'MIN_BET'],
    [{ bet: 0 }, 'MIN_BET'],
    [{ bet: -1 }, 'MIN_BET'],
    [{ bet: 10_000_001 }, 'MAX_BET'],
    [{ bet: 1.5 }, 400],
    [{ bet: '1000' }, 400],
    [{ bet: null }, 400],
    [{ minesLength: 1 }, 'INCORRECT_MINES_LENGTH'],
    [{ minesLength: 24 }, 'INCORRECT_MINES_LENGTH'],
    [{ minesLength: 2.5 }, 'INCORRECT_MINES_LENGTH'],
    [{ minesLength: '4' }, 'INCORRECT_MINES_LENGTH'],
    [{ bet: 500_000 }, 'NOT_ENOUGTH_BALANCE'],
  ])('createGame %j answers code %s and changes nothing', async (changes, code) => {
    const player = await table.player();
    expect(await player.refusal('mines.createGame', { bet: 1000, minesLength: 4, ...changes })).toMatchObject({
      code,
      msg: expect.stringMatching(/./),
    });
    expect(await load(player)).toBeNull();
    expect(await player.call('fairness.seeds')).toMatchObject({ nonce: 0 });
  });

  it('without a game asks to start one', async () => {
    const player = await table.player();
    expect(await player.refusal('mines.openSector', { sectorKey: 1 })).toMatchObject({ code: 'NEED_START_GAME' });
    expect(await player.refusal('mines.takeWin')).toMatchObject({ code: 'NEED_START_GAME' });
    expect(await (await table.guest()).refusal('mines.takeWin')).toMatchObject({ code: 0 });
  });

  it.each([[24], [-1], [1.5], ['3'], [null], [1e309]])('openSector %j answers SECTOR_NOT_FOUND', async (sectorKey) => {
    const player = await table.player();
    await create(player);
    expect(await player.refusal('mines.openSector', { sectorKey })).toMatchObject({ code: 'SECTOR_NOT_FOUND' });
    expect(await player.refusal('mines.takeWin')).toMatchObject({ code: 'NEED_OPEN_SECTOR' });
  });
});

describe('mines commands in one tick', () => {
  it('open a cell once', async () => {
    const player = await table.player();
    await gameWithSafeCell(player);
    const results = await Promise.all(
      [1, 1].map((sectorKey) => callOver(player.calls, 'mines.openSector', { sectorKey })),
    );
    expect(results.filter(([error]) => error === null)).toHaveLength(1);
    expect(['SECTOR_IS_OPENED', 'NEED_START_GAME']).toContain(results[1]?.[0]?.code);
  });

  it('take a win once', async () => {
    const player = await table.player();
    const { balance } = await gameWithSafeCell(player);
    const results = await Promise.all([1, 2, 3].map(() => callOver(player.calls, 'mines.takeWin')));
    expect(results.map(([error]) => error?.code ?? null)).toEqual([null, 'NEED_START_GAME', 'NEED_START_GAME']);
    expect((await player.request<{ balance: number }>('profile:load')).data.balance).toBe(balance + 1036);
  });

  it('open and take in the order in which they came', async () => {
    const player = await table.player();
    await gameWithSafeCell(player);
    const [opened, taken] = await Promise.all([
      callOver(player.calls, 'mines.openSector', { sectorKey: 7 }),
      callOver(player.calls, 'mines.takeWin'),
    ]);
    const lost = (opened[1] as MinesGame).finished;
    expect(taken[0]?.code ?? null).toBe(lost ? 'NEED_START_GAME' : null);
  });

  it('start one game under one requestId, and one game without', async () => {
    const player = await table.player();
    const requestId = randomUUID();
    const games = await Promise.all(Array.from({ length: 6 }, () => create(player, { requestId })));
    expect(new Set(games.map(({ id }) => id)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 5 }, () => callOver(player.calls, 'mines.createGame', { bet: 1000, minesLength: 4 })),
    );
    expect(others.map(([error]) => error?.code)).toEqual(Array.from({ length: 5 }, () => 'FINISHED_BEFORE_GAME'));
  });
});
