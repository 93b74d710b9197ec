import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let site: TestServer;

beforeAll(async () => {
  site = await startTestServer({ STOP_GRACE: '1' });
});
afterAll(() => site.close());

const readiness = async (): Promise<[number, unknown]> => {
  const answer = await fetch(`${site.url}/readyz`);
  return [answer.status, await answer.json()];
};

/** Holds a player's accounts, as a database does that hangs, for as long as `during` runs. */
const whileAccountsHang = async (userId: bigint, during: () => Promise<void>): Promise<void> => {
  const blocker = await site.database.owner.connect();
  try {
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM ledger_account WHERE user_id = $1 FOR UPDATE', [userId]);
    await during();
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
};

describe('a bet that the database does not answer', () => {
  it('is answered all the same, stops no other with a wrong reason, and is found by its request id', async () => {
    const player = await site.player();
    const bet = { bet: 1, percent: 50, bet_type: 'less', requestId: randomUUID() };
    await whileAccountsHang(player.userId, async () => {
      expect(await player.refusal('dice.play', bet)).toMatchObject({ code: 504 });
      expect(await player.refusal('dice.play', { ...bet, requestId: randomUUID() })).toMatchObject({ code: 503 });
    });
    const found = await player.call('dice.play', bet);
    expect(await player.call('dice.play', bet)).toEqual(found);
    const { rows } = await site.db.pool.query('SELECT count(*)::int AS bets FROM round WHERE user_id = $1', [
      player.userId,
    ]);
    expect(rows).toEqual([{ bets: 1 }]);
  });

  it('is answered in a game of several steps too, and what waited for its turn never begins', async () => {
    const player = await site.player();
    const bet = { bet: 100, minesLength: 3, requestId: randomUUID() };
    await whileAccountsHang(player.userId, async () => {
      const answers = await Promise.all([
        player.refusal('mines.createGame', bet),
        player.refusal('mines.createGame', { ...bet, requestId: randomUUID() }),
        player.refusal('mines.createGame', bet),
      ]);
      expect(answers.map(({ code }) => code)).toEqual([504, 503, 504]);
    });
    const found = await player.call('mines.createGame', bet);
    expect(await player.call('mines.createGame', bet)).toEqual(found);
    const { rows } = await site.db.pool.query('SELECT count(*)::int AS bets FROM round WHERE user_id = $1', [
      player.userId,
    ]);
    expect(rows).toEqual([{ bets: 1 }]);
  });
});

describe('readiness', () => {
  it('is lost while nothing can be written, and comes back by itself', async () => {
    const { rows } = await site.database.owner.query<{ name: string }>('SELECT current_database() AS name');
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    await site.database.owner.query(`REVOKE TEMP ON DATABASE ${rows[0]?.name} FROM PUBLIC`);
    await expect.poll(readiness, { timeout: 5000 }).toEqual([503, { status: 'database unavailable' }]);
    await site.database.owner.query(`GRANT TEMP ON DATABASE ${rows[0]?.name} TO PUBLIC`);
    await expect.poll(readiness, { timeout: 5000 }).toEqual([200, { status: 'ready' }]);
  });

  it('is lost first when the server stops: it serves on until the balancer has seen it', async () => {
    const player = await site.player();
    const stopped = site.server.stop();
    expect(await readiness()).toEqual([503, { status: 'stopping' }]);
    expect(await player.call('dice.play', { bet: 1, percent: 50, bet_type: 'less' })).toMatchObject({ success: true });
    await stopped;
  });
});
