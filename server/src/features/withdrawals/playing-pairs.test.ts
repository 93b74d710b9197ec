import { accountOf, cashbox, type PlayerAccountKind } from 'db';
import { TestRound } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '../../testing/cash-desk.ts';
import type { TestPlayer } from '../../testing/test-server.ts';

const STAKE = 1_000n;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

/** Finishes a coinflip of these players, which the first wins. `at`: ms since epoch. */
const playsAt = async (at: number, ...players: readonly TestPlayer[]): Promise<void> => {
  const { pool } = desk.server.db;
  const round = await TestRound.open(pool, { game: 'coinflip', seeding: 'own', at });
  Object.assign(round, { at, opponents: 'players' });
  const bets = players.map(({ userId }) => ({
    player: {
      userId,
      account: (kind: PlayerAccountKind) => accountOf(pool, userId, kind),
      seeds: () => Promise.reject(new Error('a shared bet needs no seeds')),
    },
    stakeMinor: STAKE,
  }));
  await round.place(...bets);
  await round.finish(...players.map((_, index) => (index === 0 ? STAKE : 0n)));
};

const HOUR_MS = 3_600_000;
const noon = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2; // the middle of an hour: no test crosses its end

const plays = (...players: readonly TestPlayer[]): Promise<void> => playsAt(Date.now(), ...players);
const playsAgo = (hours: number, ...players: readonly TestPlayer[]): Promise<void> =>
  playsAt(noon - hours * HOUR_MS, ...players);

/** Reads the pair in a withdrawal's facts. All withdraw to one card here, which is forgotten. */
const pairOf = async (player: TestPlayer): Promise<cashbox.PlayingPair | null> => {
  const paymentId = await desk.ask(player);
  await desk.sql('DELETE FROM payout_destination');
  const asked = {
    paymentId,
    userId: player.userId,
    destinationKey: Buffer.alloc(32),
    at: Date.now(),
  };
  return (await cashbox.riskFactsOfAll(desk.server.db.pool, [asked])).get(paymentId)?.pair ?? null;
};

it('two players who are alone in three rounds against each other are named by the withdrawal of either', async () => {
  const [ann, bob] = [await desk.customer(), await desk.customer()];
  for (const _ of [1, 2]) await plays(ann, bob);
  expect(await pairOf(ann)).toBeNull();
  await plays(bob, ann);
  const pair = await pairOf(bob);
  expect(pair).toMatchObject({ rounds: 3, devices: 0, destinations: 0, percent: 0 });
  expect(pair?.player).not.toBe(pair?.other);
});

it('two who share a device are named once they meet in a round, in whatever company', async () => {
  const [ann, bob, cat] = [await desk.customer(), await desk.customer(), await desk.customer()];
  for (const { userId } of [ann, bob])
    await desk.sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
      userId,
      Buffer.from('a device of two'),
    ]);
  expect(await pairOf(bob)).toBeNull();
  await plays(ann, bob, cat);
  expect(await pairOf(ann)).toMatchObject({ rounds: 0, devices: 1 });
  expect(await pairOf(cat)).toBeNull();
});

it('two who play in the same hours are named after one round alone, and who has hours of their own is not', async () => {
  const [ann, bob, cat] = [await desk.customer(), await desk.customer(), await desk.customer()];
  const [dan, eve] = [await desk.customer(), await desk.customer()];
  for (const hours of [2, 3, 4, 5, 6]) {
    await playsAgo(hours, ann, dan, eve);
    await playsAgo(hours, bob, dan, eve);
    await playsAgo(hours + 10, cat, dan, eve);
  }
  expect(await pairOf(bob)).toBeNull();
  await playsAgo(1, ann, bob);
  expect(await pairOf(ann)).toMatchObject({ rounds: 1, devices: 0, percent: 100 });
  await playsAgo(1, cat, dan);
  expect(await pairOf(cat)).toBeNull();
});
