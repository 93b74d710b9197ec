import { notices } from 'db';
import { createTestDatabase, createTestPlayer, TestRound, type TestDatabase, type TestPlayer } from 'db/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { createMetrics } from '../observability/metrics.ts';
import { roundStatements } from './round-statements.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('a settled round tells its winners who have no page open at any process, once, and nobody on a break', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createTestPlayer(db)));
  const [away, present, resting, loser] = people as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  await notices.notePresence(db.pool, { process: randomUUID(), present: [present.userId], left: [] });
  await db.owner.query(
    `UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 day' WHERE id = $1`,
    [resting.userId],
  );
  const round = await TestRound.open(db.pool);
  round.at = Date.now();
  for (const player of [away, away, present, resting, loser]) await round.place({ player, stakeMinor: 100n });
  await round.close();
  await round.draw();
  const payoutsMinor = [200n, 300n, 200n, 200n, 0n];
  const event = { at: round.at, payoutsMinor: payoutsMinor.map(String), type: 'round.settled' } as const;
  const { settle } = roundStatements({ settlement: db.pool }, createMetrics());
  const end = { roundId: round.id, seq: round.seq, event, payoutsMinor };
  await settle(end);
  await expect(settle(end)).rejects.toThrow(round.id);
  expect(await Promise.all(people.map(({ userId }) => noticeCodes(db, userId)))).toEqual([['wonLate'], [], [], []]);
});
