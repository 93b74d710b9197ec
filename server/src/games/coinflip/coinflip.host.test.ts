import { checkInvariants } from 'db';
import type { RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CoinflipRoom } from '../../../contract/games/coinflip.contract.ts';
import type { PublicRound } from '../../../contract/fairness.contract.ts';
import type { RoundUpdate } from '../../../contract/shared-round.contract.ts';
import { balanceOf } from '../../testing/shared-play.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;

beforeAll(async () => {
  table = await startTestServer({}, { configs: { coinflip: { flipMs: 150, resultMs: 150 } } });
});
afterAll(() => table.close());
afterEach(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});

interface Lobby {
  rooms: CoinflipRoom[];
  before_games: { id: string }[];
}
const lobby = (player: TestPlayer): Promise<Lobby> => player.call<Lobby>('coinflip.load');
const create = async (player: TestPlayer, more: object = {}): Promise<CoinflipRoom> =>
  (await player.call<{ room: CoinflipRoom }>('coinflip.create', { bet: 1000, side: 'heads', ...more })).room;
const join = (player: TestPlayer, id: string) => player.call<{ room: CoinflipRoom }>('coinflip.join', { id });
const ended = async (player: TestPlayer, id: string): Promise<void> => {
  await expect.poll(async () => (await lobby(player)).before_games.map((past) => past.id)).toContain(id);
};

/** A room that two have played. */
const play = async (creator: TestPlayer, joiner: TestPlayer): Promise<string> => {
  const { id } = await create(creator);
  await join(joiner, id);
  await ended(creator, id);
  return id;
};
/** A room that its creator has given up. */
const abandoned = async (creator: TestPlayer): Promise<string> => {
  const { id } = await create(creator);
  await creator.call('coinflip.cancel', { id });
  return id;
};
/** A round of battle between this player and another one. */
const battle = async (player: TestPlayer): Promise<string> => {
  const { roundId } = await player.call<{ roundId: string }>('battle.bet', { bet: 1000, team: 'red' });
  await (await table.player()).call('battle.bet', { bet: 1000, team: 'blue' });
  return roundId;
};
const roomCount = async (): Promise<number> =>
  (await table.db.pool.query(`SELECT FROM shared_round WHERE game = 'coinflip'`)).rowCount ?? 0;

describe('a room', () => {
  it('waits, is joined, flips, pays the winner, and can be verified', async () => {
    const [creator, joiner, guest] = [await table.player(), await table.player(), await table.guest()];
    const room = await create(creator);
    expect((await lobby(guest)).rooms).toContainEqual(expect.objectContaining({ id: room.id, seed: null }));
    await join(joiner, room.id);
    await ended(guest, room.id);
    expect((await balanceOf(creator)) + (await balanceOf(joiner))).toBe(200_000 - 100);
    const round = await guest.call<PublicRound>('fairness.round', { game: 'coinflip', id: room.id });
    const record = round.record as unknown as RoundRecord;
    expect(record.commitment).toBe(room.hash);
    expect(verifyRound(record, { config: round.config, serverSeed: round.serverSeed, hash: round.hash })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('can be cancelled by its creator while nobody has joined, by nobody else', async () => {
    const [creator, other] = [await table.player(), await table.player()];
    const { id } = await create(creator);
    expect(await balanceOf(creator)).toBe(99_000);
    expect(await other.refusal('coinflip.cancel', { id })).toMatchObject({ code: 7 });
    expect(await creator.call('coinflip.cancel', { id })).toMatchObject({ success: true, balance: 100_000 });
    expect([7, 8]).toContain((await creator.refusal('coinflip.cancel', { id })).code); // over, or gone from the lobby
  });

  it('a room that is cancelled as soon as it is opened is announced as void before it is announced as gone', async () => {
    const [creator, guest] = [await table.player(), await table.guest()];
    const heard: [type: string, id: string | undefined, last: string | undefined][] = [];
    guest.calls.on('coinflip', ({ type, payload }: { type: string; payload: Partial<RoundUpdate> }) => {
      const last = payload.events?.at(-1);
      heard.push([type, payload.roundId, last && 'type' in last ? last.type : undefined]);
    });
    const { id } = await create(creator); // viewers have just been told, so what follows waits its turn
    await creator.call('coinflip.cancel', { id });
    await expect.poll(() => heard).toContainEqual(['closed', id, undefined]);
    expect(heard.filter(([, about]) => about === id)).toEqual([
      ['load', id, undefined],
      ['updated', id, 'round.voided'],
      ['closed', id, undefined],
    ]);
  });

  it('cannot be cancelled or joined any more once the coin is in the air', async () => {
    const [creator, joiner, late] = [await table.player(), await table.player(), await table.player()];
    const { id } = await create(creator);
    await join(joiner, id);
    expect(await creator.refusal('coinflip.cancel', { id })).toMatchObject({ code: 4 });
    expect(await late.refusal('coinflip.join', { id })).toMatchObject({ code: 4 });
    await ended(creator, id);
  });

  it('a private room shows only to those who have its link', async () => {
    const [creator, joiner] = [await table.player(), await table.player()];
    const { id } = await create(creator, { isPrivate: true });
    expect((await lobby(joiner)).rooms.map((room) => room.id)).not.toContain(id);
    expect((await lobby(creator)).rooms.map((room) => room.id)).toContain(id);
    expect(await joiner.call<CoinflipRoom>('coinflip.room', { id })).toMatchObject({ id, isPrivate: true });
    const heard: string[] = [];
    joiner.calls.on('coinflip', ({ type }: { type: string }) => heard.push(type));
    await join(joiner, id);
    await expect.poll(() => heard).toContain('room');
    await ended(creator, id);
  });

  it('is offered again to the other player as a rematch', async () => {
    const [creator, joiner] = [await table.player(), await table.player()];
    const id = await play(creator, joiner);
    const invitation = new Promise<CoinflipRoom>((resolve) => {
      joiner.calls.on('coinflip', ({ type, payload }: { type: string; payload: { room: CoinflipRoom } }) => {
        if (type === 'rematch') resolve(payload.room);
      });
    });
    const room = await create(creator, { rematchOf: id });
    expect(await invitation).toMatchObject({ id: room.id, rematchOf: id });
    await join(joiner, room.id);
    await ended(joiner, room.id);
  });
});

describe('a refused coinflip command', () => {
  it.each([
    [{ bet: 99 }, 6],
    [{ bet: -1 }, 6],
    [{ bet: 2_000_001 }, 5],
    [{ bet: 1_000_000 }, 1],
    [{ bet: 1.5 }, 400],
    [{ side: 'edge' }, 400],
  ])('create %j answers code %s and opens no room', async (changes, code) => {
    const player = await table.player();
    const before = await table.db.pool.query('SELECT count(*) FROM shared_round');
    expect(await player.refusal('coinflip.create', { bet: 1000, side: 'heads', ...changes })).toMatchObject({ code });
    expect((await table.db.pool.query('SELECT count(*) FROM shared_round')).rows).toEqual(before.rows);
    expect(await balanceOf(player)).toBe(100_000);
  });

  it.each<[string, (player: TestPlayer) => Promise<string>]>([
    ['is not there', async () => '0190a000-0000-7000-8000-000000000000'],
    ['is a round of another game', battle],
    ['was played by others', async () => play(await table.player(), await table.player())],
    ['nobody joined', abandoned],
  ])('create: a rematch of a room that %s', async (_what, openRoom) => {
    const player = await table.player();
    const rematchOf = await openRoom(player);
    const [balance, rooms] = [await balanceOf(player), await roomCount()];
    expect(await player.refusal('coinflip.create', { bet: 1000, side: 'heads', rematchOf })).toMatchObject({ code: 7 });
    expect(await balanceOf(player)).toBe(balance);
    expect(await roomCount()).toBe(rooms);
  });

  it('join: one’s own room, a room that is not there, a guest, bonus money', async () => {
    const [creator, other] = [await table.player(), await table.player()];
    const { id } = await create(creator);
    expect(await creator.refusal('coinflip.join', { id })).toMatchObject({ code: 2 });
    expect(await other.refusal('coinflip.join', { id: '0190a000-0000-7000-8000-000000000000' })).toMatchObject({
      code: 7,
    });
    expect(await (await table.guest()).refusal('coinflip.join', { id })).toMatchObject({ code: 0 });
    await creator.call('coinflip.cancel', { id });
  });

  it('two joiners in one tick: one of them', async () => {
    const [creator, first, second] = [await table.player(), await table.player(), await table.player()];
    const { id } = await create(creator);
    const results = await Promise.all([first, second].map(({ calls }) => callOver(calls, 'coinflip.join', { id })));
    expect(results.filter(([error]) => error === null)).toHaveLength(1);
    expect([3, 4]).toContain(results.find(([error]) => error !== null)?.[0]?.code);
    await ended(creator, id);
  });
});
