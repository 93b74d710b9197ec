import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer, settleTestBet, testBet, testConfig } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { lastCandidateRun, totalsOfRun } from './candidate-runs.repository.ts';
import {
  approveConfigVersion,
  recordConfigCheck,
  saveConfigVersion,
  startCandidate,
  stopCandidate,
  type VersionAct,
} from './config-versions.repository.ts';

let db: TestDatabase;
let active: number;
let candidate: number;

/** Act of somebody, by their own clock. */
const act = (actorId: bigint, at = Date.now()): VersionAct => ({ actorId, reason: 'why', at });

beforeAll(async () => {
  db = await createTestDatabase();
  const people = [await createTestPlayer(db), await createTestPlayer(db)] as const;
  await db.owner.query(`UPDATE app_user SET roles = '{designer}'`);
  active = (await testConfig(db.pool)).id;
  const content = { game: 'dice', hash: 'new', config: {}, basedOn: active };
  const saved = await saveConfigVersion(db.pool, { ...content, ...act(people[0].userId) });
  candidate = saved.status === 'saved' ? saved.id : 0;
  await recordConfigCheck(db.pool, candidate, act(people[0].userId), { isBlocked: false, findings: [] });
  await approveConfigVersion(db.pool, candidate, act(people[1].userId));
});
afterAll(() => db.drop());

const trial = { beacon: {}, beaconRound: 7 };

const play = async (configId: number, accountKind = 'real', count = 1): Promise<void> => {
  const player = await createTestPlayer(db);
  for (let index = 0; index < count; index += 1) {
    const bet = await testBet(db.pool, player, { stakeMinor: 100n, payoutMinor: 190n });
    await settleTestBet(db.pool, { ...bet, configId, accountKind });
  }
};

describe('a run', () => {
  it('is none before the first candidate', async () => {
    expect(await lastCandidateRun(db.pool, 'dice')).toBeUndefined();
  });

  it('counts the rounds that were begun in it, in base money', async () => {
    await play(active); // before it
    const { userId } = await createTestPlayer(db);
    const startedAt = Date.now() + 1;
    await startCandidate(
      db.pool,
      { game: 'dice', id: candidate, sharePpm: 5000, isShared: false, trial },
      act(userId, startedAt),
    );
    await expect.poll(() => Date.now()).toBeGreaterThan(startedAt); // ids of rounds hold the time to the millisecond
    await play(active, 'real', 3);
    await play(candidate, 'bonus', 2);
    await play(candidate);
    await play(candidate, 'usdicLocked');
    const endedAt = Date.now() + 1;
    await stopCandidate(db.pool, { game: 'dice', isShared: false }, act(userId, endedAt));
    await expect.poll(() => Date.now()).toBeGreaterThan(endedAt);
    await play(candidate); // by a process that had not heard of it yet
    const run = await lastCandidateRun(db.pool, 'dice');
    expect(run).toEqual({ candidateId: candidate, activeId: active, sharePpm: 5000, startedAt, endedAt });
    const totals = await totalsOfRun(db.pool, 'dice', run as NonNullable<typeof run>);
    const totalsOf = (configId: number, rounds: number, players: number): object => ({
      configId,
      rounds,
      players,
      stakeMinor: 100 * rounds,
      payoutMinor: 190 * rounds,
      stakeSquares: 10_000 * rounds,
      payoutSquares: 36_100 * rounds,
      products: 19_000 * rounds,
    });
    expect(totals.toSorted((a, b) => a.configId - b.configId)).toEqual([
      totalsOf(active, 3, 1),
      totalsOf(candidate, 3, 2),
    ]);
  });

  it('follows the one before', async () => {
    const { userId } = await createTestPlayer(db);
    const at = Date.now() + 10;
    await startCandidate(
      db.pool,
      { game: 'dice', id: candidate, sharePpm: 7000, isShared: false, trial },
      act(userId, at),
    );
    const run = await lastCandidateRun(db.pool, 'dice');
    expect(run).toMatchObject({ sharePpm: 7000, startedAt: at, endedAt: null });
    expect(await totalsOfRun(db.pool, 'dice', run as NonNullable<typeof run>)).toEqual([]);
  });
});
