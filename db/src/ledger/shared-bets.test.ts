import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../core/embedded/postmaster.ts';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { TestRound } from '../testing/shared-fixtures.ts';
import { closeSharedRound, findSharedRound } from '../games/shared-rounds.ts';
import { RoundMovedError } from './errors.ts';
import { checkInvariants } from './invariants.ts';
import { findPlacedBet, findPlacedBetByKey, type SharedBetResult } from './shared-bets.ts';

let db: TestDatabase;
let ann: TestPlayer;
let bob: TestPlayer;
let round: TestRound;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
beforeEach(async () => {
  [ann, bob] = [await createTestPlayer(db, { creditMinor: 1000n }), await createTestPlayer(db)];
  round = await TestRound.open(db.pool, { seeding: 'own' });
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const balances = async (player: TestPlayer): Promise<[bigint, bigint]> => [
  (await player.account('real')).balanceMinor,
  (await player.account('held')).balanceMinor,
];
const eventTypes = async (): Promise<string[] | undefined> =>
  (await findSharedRound(db.pool, round.id))?.events.map(({ type }) => type);

describe('a bet on a shared round', () => {
  it('moves the stake to held, and stands in the log as it was given', async () => {
    const input = await round.input({ player: ann, stakeMinor: 300n });
    expect(await round.placeInputs([input])).toEqual([{ status: 'placed', seq: 1, balanceMinor: 700n }]);
    expect(await balances(ann)).toEqual([700n, 300n]);
    expect((await findSharedRound(db.pool, round.id))?.events[1]).toEqual(JSON.parse(input.event));
    const { rows } = await db.pool.query(
      'SELECT event::text AS text FROM shared_event WHERE round_id = $1 AND seq = 1',
      [round.id],
    );
    expect(rows).toEqual([{ text: input.event }]);
  });

  it('among players takes nothing of what the house added to a deposit', async () => {
    await db.pool.query('UPDATE ledger_account SET addition = 200 WHERE id = $1', [(await ann.account('real')).id]);
    expect(await round.place({ player: ann, stakeMinor: 900n })).toMatchObject([{ status: 'placed' }]);
    const other = await TestRound.open(db.pool, { seeding: 'own' });
    other.opponents = 'players';
    await db.pool.query('UPDATE ledger_account SET addition = 50 WHERE id = $1', [(await ann.account('real')).id]);
    const place = (stakeMinor: bigint) => other.place({ player: ann, stakeMinor });
    expect(await place(100n)).toEqual([{ status: 'unplayed' }]);
    expect(await place(101n)).toEqual([{ status: 'insufficient' }]);
    expect(await place(50n)).toMatchObject([{ status: 'placed', balanceMinor: 50n }]);
  });

  it('is found by its id, with the balance that it left', async () => {
    const input = await round.input({ player: ann, stakeMinor: 300n });
    await round.placeInputs([input]);
    await round.place({ player: ann, stakeMinor: 100n });
    const at = round.at;
    expect(await findPlacedBet(db.pool, input.id)).toEqual({
      roundId: round.id,
      game: 'battle',
      stakeMinor: 300n,
      balanceMinor: 700n,
      at,
    });
    expect(await findPlacedBet(db.pool, round.id)).toBeUndefined();
  });

  it('is refused alone when the money is short, and leaves no gap in the log', async () => {
    expect(
      await round.place(
        { player: bob, stakeMinor: 1n },
        { player: ann, stakeMinor: 1001n },
        { player: await createTestPlayer(db), stakeMinor: 2n },
      ),
    ).toMatchObject([{ status: 'placed', seq: 1 }, { status: 'insufficient' }, { status: 'placed', seq: 2 }]);
    expect(await eventTypes()).toEqual(['round.opened', 'bet.placed', 'bet.placed']);
  });

  it('has money for five of a hundred', async () => {
    const statuses: string[] = [];
    for (let n = 0; n < 100; n += 1)
      statuses.push(...(await round.place({ player: ann, stakeMinor: 200n })).map(({ status }) => status));
    expect(statuses.filter((status) => status === 'placed')).toHaveLength(5);
    expect(await balances(ann)).toEqual([0n, 1000n]);
  });

  it('is refused by a round that takes no bets', async () => {
    await round.close();
    expect(await round.place({ player: ann, stakeMinor: 1n })).toEqual([{ status: 'closed' }]);
    expect(await balances(ann)).toEqual([1000n, 0n]);
  });

  it('may stake bonus money', async () => {
    expect(await round.place({ player: ann, stakeMinor: 1n, from: 'bonus' })).toEqual([{ status: 'insufficient' }]);
  });
});

describe('an idempotency key', () => {
  it('gives the first answer again, beside new bets, and also when the round takes no more', async () => {
    const bet = { player: ann, stakeMinor: 300n, key: 'k', requestHash: hashOf('a') };
    const input = await round.input(bet);
    await round.placeInputs([input]);
    const repeated = { status: 'repeated', id: input.id, sameRequest: true };
    expect(await round.place(bet, { player: bob, stakeMinor: 1n })).toMatchObject([
      repeated,
      { status: 'placed', seq: 2 },
    ]);
    expect(await round.place({ ...bet, requestHash: hashOf('b') })).toEqual([{ ...repeated, sameRequest: false }]);
    await round.close();
    expect(await round.place(bet)).toEqual([repeated]);
    expect(await balances(ann)).toEqual([700n, 300n]);
    const found = await findPlacedBetByKey(db.pool, { game: 'battle', userId: ann.userId, key: 'k' });
    expect(found).toEqual({ id: input.id, requestHash: hashOf('a') });
    expect(await findPlacedBetByKey(db.pool, { game: 'battle', userId: bob.userId, key: 'k' })).toBeUndefined();
  });

  it('stakes once when it is sent a hundred times in parallel', async () => {
    const bet = { player: ann, stakeMinor: 10n, key: 'k', requestHash: hashOf('a') };
    const tryOnce = async (): Promise<SharedBetResult | undefined> => {
      for (;;) {
        const host = round.twin();
        host.seq = (await findSharedRound(db.pool, round.id))?.events.length ?? 0;
        try {
          return (await host.place(bet))[0];
        } catch (error) {
          if (!(error instanceof RoundMovedError)) throw error;
        }
      }
    };
    const results = await Promise.all(Array.from({ length: 100 }, tryOnce));
    expect(results.filter((result) => result?.status === 'placed')).toHaveLength(1);
    expect(results.filter((result) => result?.status === 'repeated' && result.sameRequest)).toHaveLength(99);
    expect(await balances(ann)).toEqual([990n, 10n]);
  });

  it('is the same in two rounds at once: one of them gets the bet', async () => {
    const others = await Promise.all(Array.from({ length: 20 }, () => TestRound.open(db.pool, { seeding: 'own' })));
    const bet = { player: ann, stakeMinor: 10n, key: 'k', requestHash: hashOf('a') };
    const results = await Promise.all(others.map((other) => other.place(bet)));
    expect(results.flat().filter(({ status }) => status === 'placed')).toHaveLength(1);
    expect(results.flat().filter(({ status }) => status === 'repeated')).toHaveLength(19);
    expect(await balances(ann)).toEqual([990n, 10n]);
  });
});

describe('two hosts of one round', () => {
  it('cannot both place: one of them learns that the round has moved on, and nothing of its batch happened', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [one, two] = [round.twin(), round.twin()];
      const results = await Promise.allSettled([
        one.place({ player: ann, stakeMinor: 1n }),
        two.place({ player: bob, stakeMinor: 1n }),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toMatchObject([{ reason: expect.any(RoundMovedError) }]);
      round.seq += 1;
    }
    expect((await findSharedRound(db.pool, round.id))?.events).toHaveLength(11);
    const held = (await ann.account('held')).balanceMinor + (await bob.account('held')).balanceMinor;
    expect(held).toBe(10n);
  });

  it.each([-1, 1])('cannot write an event %i places off', async (off) => {
    await round.place({ player: bob, stakeMinor: 1n });
    round.seq += off;
    await expect(round.place({ player: ann, stakeMinor: 1n })).rejects.toThrow(RoundMovedError);
    await expect(round.close()).rejects.toThrow(RoundMovedError);
    await expect(round.void()).rejects.toThrow(RoundMovedError);
    expect(await balances(ann)).toEqual([1000n, 0n]);
  });

  it('place while the round is being closed: the bet waits and is refused', async () => {
    const closing = await db.pool.connect();
    await closing.query('BEGIN');
    const event = { at: 1, type: 'round.closed' } as const;
    await closeSharedRound(closing, { roundId: round.id, seq: 1, event });
    const placing = round.place({ player: ann, stakeMinor: 1n });
    const isWaiting = async (): Promise<boolean> =>
      (
        await db.owner.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).rowCount === 1;
    expect(await waitUntil(isWaiting, 10_000)).toBe(true);
    await closing.query('COMMIT');
    closing.release();
    expect(await placing).toEqual([{ status: 'closed' }]);
  });

  it('place and close at once: the bet is in or refused, never lost', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const race = await TestRound.open(db.pool, { seeding: 'own' });
      const twin = race.twin();
      const [placed, closed] = await Promise.allSettled([race.place({ player: bob, stakeMinor: 1n }), twin.close()]);
      const stored = await findSharedRound(db.pool, race.id);
      const isIn = placed.status === 'fulfilled' && placed.value[0]?.status === 'placed';
      expect([isIn, closed.status === 'fulfilled']).toContain(true);
      expect(stored?.events.map(({ type }) => type)).toEqual(['round.opened', isIn ? 'bet.placed' : 'round.closed']);
    }
  });
});
