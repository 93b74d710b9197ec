import { changeStakeRules, createUser, playTimeOf, setLimit } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createResponsibleGuard, type ResponsibleGuard } from '../../core/hosts/play-guard.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { createPlayMinutes, type PlayMinutes } from './play-minutes.ts';

const NOON = Date.parse('2026-11-20T09:00:00Z'); // in Moscow
const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');
const MINUTE_MS = 60_000;

let db: TestDatabase;
let now = NOON;
let created = 0;
let userId: bigint;
let guard: ResponsibleGuard;
const clock = { now: () => now };
const pages = new Set<bigint>();
const open: PlayMinutes[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  guard = createResponsibleGuard({
    db,
    clock,
    currencies: { find: () => undefined, shown: () => ({ id: 2, name: 'RUB', courseMicro: 1_000_000n }) as never },
  });
});
beforeEach(async () => {
  created += 1;
  now = NOON;
  pages.clear();
  userId = await createUser(db.pool, { login: `minute${created}`, passwordHash: null, demoCreditMinor: 0n, at: 1 });
});
afterAll(async () => {
  for (const minutes of open) await minutes.stop();
  await db.drop();
});

const counter = (connected: Set<bigint> = pages): PlayMinutes => {
  const minutes = createPlayMinutes({ db, clock, log: createLogger('silent'), connected: () => connected });
  open.push(minutes);
  return minutes;
};
const limit = (amount: bigint, kind: 'session' | 'deposit' = 'session') =>
  changeStakeRules(db, { userId, now: clock.now }, (em, at) =>
    setLimit(em, { userId, kind, period: 'day', amount, at }),
  );
const pass = async (minutes: PlayMinutes, count = 1): Promise<void> => {
  for (let passed = 0; passed < count; passed += 1) {
    now += MINUTE_MS;
    await minutes.count();
  }
};
const today = async (): Promise<number> => (await playTimeOf(db.orm.em.fork(), userId, now)).minutes;

describe('the minutes of a player', () => {
  it('are those with a page connected, in whatever process, each once', async () => {
    const [one, two] = [counter(), counter(new Set([userId]))];
    pages.add(userId);
    now += MINUTE_MS;
    await Promise.all([one.count(), two.count()]);
    expect(await today()).toBe(1);
    pages.clear();
    await pass(one, 3);
    expect(await today()).toBe(1);
  });

  it('are those of short visits too', async () => {
    const minutes = counter();
    minutes.seen(userId);
    await pass(minutes, 3);
    expect(await today()).toBe(1);
  });

  it('close play when they are used up, until the next day', async () => {
    const minutes = counter();
    pages.add(userId);
    await limit(10n);
    await pass(minutes, 9);
    await guard.assertMayPlay(userId);
    await pass(minutes);
    await expect(guard.assertMayPlay(userId)).rejects.toMatchObject({
      code: 'LIMIT_SESSION',
      details: { until: MIDNIGHT },
    });
    now = MIDNIGHT - 1;
    await expect(guard.assertMayPlay(userId)).rejects.toMatchObject({ code: 'LIMIT_SESSION' });
    now = MIDNIGHT;
    await guard.assertMayPlay(userId);
  });

  it('close play at once when the limit is set below them', async () => {
    const minutes = counter();
    pages.add(userId);
    await pass(minutes, 12);
    await limit(10n);
    await expect(guard.assertMayPlay(userId)).rejects.toMatchObject({ code: 'LIMIT_SESSION' });
  });

  it('tell every process five minutes before and at the end', async () => {
    const minutes = counter();
    pages.add(userId);
    await limit(11n);
    const listener = await db.pool.connect();
    const heard: number[] = [];
    let passed = 0;
    listener.on('notification', ({ payload }) => {
      if (payload === String(userId)) heard.push(passed);
    });
    await listener.query('LISTEN player_changed');
    for (passed = 1; passed <= 13; passed += 1) {
      await pass(minutes);
      await listener.query('SELECT 1'); // notifications come before its answer
    }
    listener.release(true);
    expect(heard).toEqual([6, 11]);
  });
});

describe('a deposit', () => {
  const deposit = (amountMinor: bigint) => guard.admitDeposit({ userId, targetCurrencyId: 2 }, amountMinor);

  it('is refused above its limit with what is left, and counted when it is admitted', async () => {
    await limit(1000n, 'deposit');
    const receipt = await deposit(700n);
    await expect(deposit(301n)).rejects.toMatchObject({
      code: 'LIMIT_DEPOSIT',
      details: { limit: '3.00', currency: 'RUB', until: MIDNIGHT },
    });
    await guard.releaseDeposit(receipt);
    await deposit(1000n);
  });

  it('is refused during a break, and a player without limits deposits as they like', async () => {
    await deposit(1_000_000n);
    await db.pool.query(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
      userId,
      new Date(now + MINUTE_MS),
    ]);
    await expect(deposit(1n)).rejects.toMatchObject({ code: 'TIME_OUT', details: { until: now + MINUTE_MS } });
    await expect(guard.assertMayPlay(userId)).rejects.toMatchObject({ code: 'TIME_OUT' });
    now += MINUTE_MS;
    await deposit(1n);
    await guard.assertMayPlay(userId);
  });

  it.each([
    ['identity_review', 'IDENTITY_REVIEW'],
    ['exclusion_over', 'EXCLUSION_OVER'],
  ])('is refused by %s, as is everything else that is no bet', async (kind, code) => {
    const other = await createUser(db.pool, {
      login: `other${created}`,
      passwordHash: null,
      demoCreditMinor: 0n,
      at: 1,
    });
    const excluded = kind === 'exclusion_over' ? userId : other;
    await db.owner.query(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = $2 WHERE id = $1`, [
      excluded,
      new Date(now + (kind === 'exclusion_over' ? -1 : 1)),
    ]);
    if (excluded === other)
      await db.owner.query(`INSERT INTO exclusion_match VALUES ($1, $2, 'device', true)`, [userId, other]);
    await expect(deposit(1n)).rejects.toMatchObject({ code });
    await expect(guard.assertMayPlay(userId)).rejects.toMatchObject({ code });
  });
});
