import { checkInvariants } from 'db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unpackEvent, type BroadcastEvent } from '../../contract/broadcast.ts';
import type { CoinflipRoom } from '../../contract/games/coinflip.contract.ts';
import type { PlacedBet, RoundUpdate } from '../../contract/shared-round.contract.ts';
import { sharedPlay } from '../testing/shared-play.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let leader: TestServer;
let follower: TestServer;

beforeAll(async () => {
  const battle = { countdownMs: 600, spinMs: 200, resultMs: 200 };
  const coinflip = { flipMs: 150, resultMs: 150 };
  leader = await startTestServer({}, { configs: { battle, coinflip } });
  follower = await startTestServer({}, { beside: leader });
});
afterAll(async () => {
  expect(await checkInvariants(leader.db.pool)).toEqual([]);
  await follower.close();
  await leader.close();
});

const { load, freshRound, finished } = sharedPlay('battle');

describe('two server processes on one database', () => {
  it('show one round, take its bets at both, and pay each player where they are connected', async () => {
    const [here, there] = [await leader.player(), await follower.player()];
    const { roundId } = await freshRound(there);
    expect((await load(here)).roundId).toBe(roundId);
    const wins: unknown[] = [];
    const seen: string[] = [];
    for (const player of [here, there])
      player.calls.on('battle', (push: { type: string; payload: { events?: BroadcastEvent[] } }) => {
        if (push.type === 'win') wins.push(push.payload);
        if (player === there) seen.push(...(push.payload.events ?? []).map((event) => unpackEvent(event).type));
      });
    await here.call('battle.bet', { bet: 1000, team: 'red' });
    const placed = await there.call<PlacedBet>('battle.bet', { bet: 1000, team: 'blue' });
    expect(placed).toMatchObject({ success: true, roundId, balance: 99_000 });
    await Promise.all([finished(here, roundId), finished(there, roundId)]);
    await expect.poll(() => wins).toEqual([expect.objectContaining({ roundId, amount: 1950 })]);
    expect(seen).toEqual(['bet.placed', 'bet.placed', 'betting.closed', 'outcome.drawn', 'round.settled']);
  });

  it('tell the devices of one player at both what they hold after a bet', async () => {
    const here = await leader.player();
    const there = await follower.again(here);
    const held: unknown[] = [];
    there.legacy.on('app', ({ type, payload }: { type: string; payload: { balance: number } }) => {
      if (type === 'balance') held.push(payload.balance);
    });
    const { balance } = await here.call<{ balance: number }>('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
    await expect.poll(() => held).toContain(balance);
  });

  it('refuse at both with the same code', async () => {
    const there = await follower.player({ creditMinor: 500n });
    expect(await there.refusal('battle.bet', { bet: 1000, team: 'red' })).toMatchObject({ code: 6 });
  });

  it('open, join and cancel rooms from either', async () => {
    const [here, there] = [await leader.player(), await follower.player()];
    const left: unknown[] = [];
    there.calls.on('coinflip', ({ type, payload }: { type: string; payload: { roundId?: string } }) => {
      if (type === 'closed') left.push(payload.roundId);
    });
    const { room } = await there.call<{ room: CoinflipRoom }>('coinflip.create', { bet: 1000, side: 'tails' });
    const rooms = async (): Promise<string[]> =>
      (await here.call<{ rooms: CoinflipRoom[] }>('coinflip.load')).rooms.map(({ id }) => id);
    await expect.poll(rooms).toContain(room.id);
    await there.call('coinflip.cancel', { id: room.id });
    const second = await here.call<{ room: CoinflipRoom }>('coinflip.create', { bet: 1000, side: 'heads' });
    await expect
      .poll(async () => (await there.call<{ rooms: CoinflipRoom[] }>('coinflip.load')).rooms.map(({ id }) => id))
      .toContain(second.room.id);
    await there.call('coinflip.join', { id: second.room.id });
    for (const player of [here, there]) {
      await expect.poll(async () => (await player.call<{ rooms: CoinflipRoom[] }>('coinflip.load')).rooms).toEqual([]); // a room that is over leaves the lobby everywhere
    }
    await expect.poll(() => left).toEqual([room.id, second.room.id]); // each is told once
  });
});

describe('a process that hears nothing for a while', () => {
  it('learns afterwards of the rooms that are gone', async () => {
    const [here, there] = [await leader.player(), await follower.player()];
    const open = () => here.call<{ room: CoinflipRoom }>('coinflip.create', { bet: 1000, side: 'heads' });
    // as many connections as the cancel below needs are open by then: no new one will be taken
    await here.call('coinflip.cancel', { id: (await open()).room.id });
    const { room } = await open();
    const rooms = async (): Promise<string[]> =>
      (await there.call<{ rooms: CoinflipRoom[] }>('coinflip.load')).rooms.map(({ id }) => id);
    await expect.poll(rooms).toContain(room.id);
    const database = new URL(leader.database.url).pathname.slice(1);
    const elsewhere = Object.assign(new URL(leader.database.url), { pathname: '/postgres' }).href;
    const client = new Client({ connectionString: elsewhere });
    await client.connect();
    try {
      await client.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`); // nobody listens again until it is over
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND application_name = 'glasshouse-listener'`,
        [database],
      );
      await here.call('coinflip.cancel', { id: room.id });
      expect(await rooms()).toContain(room.id);
    } finally {
      await client.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
      await client.end();
    }
    await expect.poll(rooms).toEqual([]);
  });
});

describe('viewers of a bettor who cannot be read for a moment', () => {
  it('hear of the bet once they can, at both processes', async () => {
    const [bettor, there] = [await leader.player(), await follower.player()];
    await freshRound(there);
    const heard = Promise.all(
      [bettor, there].map(
        ({ calls }) =>
          new Promise<RoundUpdate>((resolve) => {
            calls.on('battle', ({ type, payload }: { type: string; payload: RoundUpdate }) => {
              if (type === 'updated') resolve(payload);
            });
          }),
      ),
    );
    const blocker = await leader.database.owner.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('LOCK TABLE user_stats IN ACCESS EXCLUSIVE MODE'); // read for the lists of a round
      await bettor.call('battle.bet', { bet: 1000, team: 'red' });
      const cancelRead = async (): Promise<number> => {
        const { rowCount } = await leader.database.owner.query(
          `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"vipStatus"%'`,
        );
        return rowCount ?? 0;
      };
      await expect.poll(cancelRead).toBe(1);
      await expect.poll(cancelRead).toBe(1); // it is tried again
    } finally {
      await blocker.query('ROLLBACK');
      blocker.release();
    }
    for (const { events, users } of await heard) {
      expect(events).toHaveLength(1);
      expect(users).toHaveLength(1);
    }
    await (await leader.player()).call('battle.bet', { bet: 1000, team: 'blue' }); // the round ends
  });
});

describe('a clock that is set during a round', () => {
  it.each([60_000, -60_000])('by %i ms changes none of its times', async (stepMs) => {
    const [red, blue] = [await leader.player(), await leader.player()];
    const { roundId } = await freshRound(red);
    await red.call('battle.bet', { bet: 1000, team: 'red' });
    const startedAt = performance.now();
    await blue.call('battle.bet', { bet: 1000, team: 'blue' });
    const real = Date.now.bind(Date);
    // asked of the database: a client in this process would take the step for a lost connection
    const state = async (): Promise<unknown> =>
      (await leader.db.pool.query('SELECT state FROM shared_round WHERE id = $1', [roundId])).rows[0];
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + stepMs);
    try {
      await vi.waitFor(async () => expect(await state()).toEqual({ state: 'settled' }), {
        timeout: 5000,
        interval: 10,
      });
      expect(performance.now() - startedAt).toBeGreaterThan(600);
      expect(performance.now() - startedAt).toBeLessThan(5000);
    } finally {
      clock.mockRestore();
    }
  });
});
