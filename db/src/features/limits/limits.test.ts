import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { inUnitOfWork } from '../../core/unit-of-work.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { admitDeposit, releaseDeposit } from './deposits.repository.ts';
import { countMinute, playTimeOf } from './play-time.repository.ts';
import { closureOf, endOfClosure } from '../exclusion/closures.ts';
import { cancelPendingLimit, confirmRaise, limitsOf, setLimit } from './player-limits.repository.ts';
import { beginBreak, breaks, comeBack } from './restrictions.repository.ts';
import { changeStakeRules, mayStake, type StakeRules } from './stake-rules.repository.ts';

const NOON = Date.parse('2026-11-20T09:00:00Z'); // in Moscow, a Friday
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
beforeEach(async () => {
  player = await createTestPlayer(db);
});
afterAll(() => db.drop());

const change = (at: number, work: Parameters<typeof changeStakeRules>[2]): Promise<StakeRules> =>
  changeStakeRules(db, { userId: player.userId, now: () => at }, work);
const set = (at: number, amount: bigint | null): Promise<StakeRules> =>
  change(at, (em) => setLimit(em, { userId: player.userId, kind: 'wager', period: 'day', amount, at }));
const cancel = (at: number): Promise<StakeRules> =>
  change(at, (em) => cancelPendingLimit(em, { userId: player.userId, kind: 'wager', period: 'day' }));
const confirm = async (at: number): Promise<boolean> => {
  let isConfirmed = false;
  await change(at, async (em) => {
    isConfirmed = await confirmRaise(em, { userId: player.userId, kind: 'wager', period: 'day', at });
  });
  return isConfirmed;
};
/** The limit as [amount, what waits, from when on]; undefined when there is none. */
const limitAt = async (at: number): Promise<[bigint, (bigint | null)?, number?] | undefined> => {
  await change(at, () => Promise.resolve());
  const [limit] = await limitsOf(db.orm.em.fork(), player.userId);
  if (!limit) return undefined;
  return limit.pendingAt ? [limit.amount, limit.pendingAmount ?? null, limit.pendingAt.getTime()] : [limit.amount];
};

describe('a limit', () => {
  it('counts at once when it is the first', async () => {
    expect((await set(NOON, 500n)).wager).toEqual({ leftMinor: 500n, until: Date.parse('2026-11-20T21:00:00Z') });
    expect(await limitAt(NOON)).toEqual([500n]);
  });

  it.each([
    ['a lower one counts at once', 300n, [300n]],
    ['the same one changes nothing', 500n, [500n]],
    ['a higher one waits 24 hours', 800n, [500n, 800n, NOON + DAY]],
    ['its end waits 24 hours', null, [500n, null, NOON + DAY]],
  ])('%s', async (_what, amount, expected) => {
    await set(NOON - DAY, 500n);
    await set(NOON, amount);
    expect(await limitAt(NOON)).toEqual(expected);
  });

  it.each([
    [800n, [800n]],
    [null, undefined],
  ])('asked to become %s does so when its player confirms that, a day later or more', async (amount, expected) => {
    await set(NOON - HOUR, 500n);
    await set(NOON, amount);
    expect(await confirm(NOON + DAY - 1)).toBe(false);
    expect((await limitAt(NOON + DAY))?.[0]).toBe(500n); // a request only
    expect(await confirm(NOON + DAY)).toBe(true);
    expect(await limitAt(NOON + DAY)).toEqual(expected);
    expect(await confirm(NOON + DAY)).toBe(false);
  });

  it('stays as it is when its raise is not confirmed within a week', async () => {
    await set(NOON - HOUR, 500n);
    await set(NOON, 800n);
    expect(await limitAt(NOON + 8 * DAY - 1)).toEqual([500n, 800n, NOON + DAY]);
    expect(await limitAt(NOON + 8 * DAY)).toEqual([500n]);
    expect(await confirm(NOON + 8 * DAY)).toBe(false);
  });

  it('does not wait again for the same wish, but for another one', async () => {
    await set(NOON - DAY, 500n);
    await set(NOON, 800n);
    await set(NOON + HOUR, 800n);
    expect(await limitAt(NOON + HOUR)).toEqual([500n, 800n, NOON + DAY]);
    await set(NOON + HOUR, 700n);
    expect(await limitAt(NOON + HOUR)).toEqual([500n, 700n, NOON + HOUR + DAY]);
    await set(NOON + 2 * HOUR, null);
    expect(await limitAt(NOON + 2 * HOUR)).toEqual([500n, null, NOON + 2 * HOUR + DAY]);
    await set(NOON + 3 * HOUR, null);
    expect(await limitAt(NOON + 3 * HOUR)).toEqual([500n, null, NOON + 2 * HOUR + DAY]);
  });

  it('stays as it is when what waits is cancelled', async () => {
    await set(NOON - DAY, 500n);
    await set(NOON, 800n);
    await cancel(NOON + HOUR);
    expect(await limitAt(NOON + 3 * DAY)).toEqual([500n]);
  });

  test('never lets more than what was asked for a day before and then confirmed, whatever is asked and when', async () => {
    const step = fc.record({
      after: fc.constantFrom(0, HOUR, 12 * HOUR, DAY - 1, DAY, 3 * DAY, 7 * DAY),
      what: fc.oneof(
        { weight: 3, arbitrary: fc.bigInt({ min: 1n, max: 9n }) },
        { weight: 2, arbitrary: fc.constantFrom(null, 'cancel' as const, 'confirm' as const, 'confirm' as const) },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        player = await createTestPlayer(db);
        let at = NOON;
        let waiting: { amount: bigint | null; at: number } | undefined;
        let amount: bigint | null = null;
        for (const { after, what } of steps) {
          at += after;
          if (waiting && waiting.at + 7 * DAY <= at) waiting = undefined;
          if (what === 'cancel') {
            waiting = undefined;
            await cancel(at);
          } else if (what === 'confirm') {
            const isReady: boolean = waiting !== undefined && waiting.at <= at;
            if (isReady && waiting) [amount, waiting] = [waiting.amount, undefined];
            expect(await confirm(at)).toBe(isReady);
          } else {
            if (amount === null) amount = what;
            else if (what !== null && what <= amount) [amount, waiting] = [what, undefined];
            else if (!waiting || waiting.amount !== what) waiting = { amount: what, at: at + DAY };
            await set(at, what);
          }
          expect(await limitAt(at)).toEqual(
            amount === null ? undefined : waiting ? [amount, waiting.amount, waiting.at] : [amount],
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a break', () => {
  const take = async (at: number, kind: 'time_out' | 'self_exclusion', lasts: string | null) => {
    let begun: Awaited<ReturnType<typeof beginBreak>>;
    await change(at, async (em) => {
      begun = await beginBreak(em, { userId: player.userId, kind, lasts, at });
    });
    return begun;
  };

  it.each([
    ['time_out', breaks.time_out.day, '2026-11-21T09:00:00Z'],
    ['time_out', breaks.time_out.week, '2026-11-27T09:00:00Z'],
    ['time_out', breaks.time_out.month, '2026-12-20T09:00:00Z'],
    ['self_exclusion', breaks.self_exclusion.sixMonths, '2027-05-20T09:00:00Z'],
    ['self_exclusion', breaks.self_exclusion.year, '2027-11-20T09:00:00Z'],
    ['self_exclusion', breaks.self_exclusion.fiveYears, '2031-11-20T09:00:00Z'],
  ] as const)('a break of %s %s ends at %s', async (kind, lasts, end) => {
    expect(await take(NOON, kind, lasts)).toEqual({ kind, until: Date.parse(end) });
    const { id } = await player.account('real');
    const opensByItself = kind === 'time_out';
    expect(await mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: Date.parse(end) - 1 })).toBe(false);
    expect(await mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: Date.parse(end) })).toBe(opensByItself);
    const closure = await closureOf(db.orm.em.fork(), player.userId, Date.parse(end));
    expect(closure?.kind).toBe(opensByItself ? undefined : 'exclusion_over');
  });

  it('an exclusion ends when it is over and its player comes back', async () => {
    await take(NOON, 'self_exclusion', breaks.self_exclusion.sixMonths);
    const end = Date.parse('2027-05-20T09:00:00Z');
    const back = async (at: number): Promise<boolean> => {
      let isBack = false;
      await change(at, async (em) => {
        isBack = await comeBack(em, player.userId, at);
      });
      return isBack;
    };
    const { id } = await player.account('real');
    const mayBet = () => mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: end });
    expect([await back(end - 1), await mayBet()]).toEqual([false, false]);
    expect([await back(end), await mayBet()]).toEqual([true, true]);
    expect([await back(end), await closureOf(db.orm.em.fork(), player.userId, end)]).toEqual([false, undefined]);
  });

  it('a break of a day does not stand for coming back', async () => {
    await take(NOON - 200 * DAY, 'self_exclusion', breaks.self_exclusion.sixMonths);
    expect(await take(NOON, 'time_out', breaks.time_out.day)).toEqual({ kind: 'self_exclusion', until: NOON + DAY });
    expect(await closureOf(db.orm.em.fork(), player.userId, NOON + DAY)).toMatchObject({ kind: 'exclusion_over' });
  });

  it('for ever has no end', async () => {
    const begun = await take(NOON, 'self_exclusion', breaks.self_exclusion.forever);
    expect(endOfClosure(begun?.until ?? 0)).toBeNull();
    expect(await closureOf(db.orm.em.fork(), player.userId, Date.parse('2200-01-01T00:00:00Z'))).toBeDefined();
  });

  it.each(['real', 'bonus', 'usdicLocked'] as const)('closes the account %s', async (kind) => {
    await take(NOON, 'time_out', breaks.time_out.day);
    const { id } = await player.account(kind);
    expect(await mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: NOON })).toBe(false);
  });

  it('is never made shorter, only longer', async () => {
    const week = await take(NOON, 'time_out', breaks.time_out.week);
    expect(await take(NOON, 'time_out', breaks.time_out.day)).toBeUndefined();
    expect(await take(NOON, 'time_out', breaks.time_out.week)).toBeUndefined();
    expect(await closureOf(db.orm.em.fork(), player.userId, NOON)).toEqual(week);
    expect(await take(NOON + HOUR, 'time_out', breaks.time_out.week)).toEqual({
      kind: 'time_out',
      until: NOON + HOUR + 7 * DAY,
    });
    expect(await take(NOON, 'self_exclusion', breaks.self_exclusion.forever)).toMatchObject({ kind: 'self_exclusion' });
    expect(await take(NOON, 'self_exclusion', breaks.self_exclusion.fiveYears)).toBeUndefined();
  });

  it('stays an exclusion when a time-out makes it longer', async () => {
    await take(NOON - 180 * DAY, 'self_exclusion', breaks.self_exclusion.sixMonths);
    expect(await take(NOON, 'time_out', breaks.time_out.month)).toEqual({
      kind: 'self_exclusion',
      until: NOON + 30 * DAY,
    });
  });

  it('may be taken again when it is over, and stops offers', async () => {
    await db.pool.query('UPDATE app_user SET marketing = true WHERE id = $1', [player.userId]);
    await take(NOON - 3 * DAY, 'time_out', breaks.time_out.day);
    expect(await take(NOON, 'time_out', breaks.time_out.day)).toEqual({ kind: 'time_out', until: NOON + DAY });
    const { rows } = await db.pool.query('SELECT marketing FROM app_user WHERE id = $1', [player.userId]);
    expect(rows).toEqual([{ marketing: false }]);
  });
});

describe('minutes', () => {
  const MINUTE = Math.floor(NOON / 60_000);
  const limit = (minutes: bigint): Promise<StakeRules> =>
    change(NOON, (em) =>
      setLimit(em, { userId: player.userId, kind: 'session', period: 'day', amount: minutes, at: NOON }),
    );

  it('are counted once, even by several processes', async () => {
    await limit(60n);
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => countMinute(db.orm.em.fork(), [player.userId, player.userId], MINUTE)),
    );
    expect(counts.flat()).toEqual([{ userId: player.userId, minutes: 1, limit: 60 }]);
    expect(await countMinute(db.orm.em.fork(), [player.userId], MINUTE + 1)).toMatchObject([{ minutes: 2 }]);
  });

  it('are told of who has limited them only', async () => {
    expect(await countMinute(db.orm.em.fork(), [player.userId], MINUTE)).toEqual([]);
    expect(await playTimeOf(db.orm.em.fork(), player.userId, NOON)).toEqual({ minutes: 1, since: NOON });
  });

  it('start over with the day, and a stay goes on over midnight', async () => {
    const midnight = Date.parse('2026-11-20T21:00:00Z');
    await countMinute(db.orm.em.fork(), [player.userId], midnight / 60_000 - 1);
    expect((await playTimeOf(db.orm.em.fork(), player.userId, midnight)).minutes).toBe(0);
    await countMinute(db.orm.em.fork(), [player.userId], midnight / 60_000);
    expect(await playTimeOf(db.orm.em.fork(), player.userId, midnight + 60_000)).toEqual({
      minutes: 1,
      since: midnight - 60_000,
    });
  });

  it('the minutes of a new stay begin after a quarter of an hour away', async () => {
    await countMinute(db.orm.em.fork(), [player.userId], MINUTE);
    await countMinute(db.orm.em.fork(), [player.userId], MINUTE + 15);
    expect((await playTimeOf(db.orm.em.fork(), player.userId, NOON)).since).toBe(NOON);
    await countMinute(db.orm.em.fork(), [player.userId], MINUTE + 31);
    expect((await playTimeOf(db.orm.em.fork(), player.userId, NOON + 31 * 60_000)).since).toBe(NOON + 31 * 60_000);
    expect((await playTimeOf(db.orm.em.fork(), player.userId, NOON + HOUR)).since).toBe(NOON + HOUR);
  });

  it('close every account until the next day once they are used up', async () => {
    await limit(2n);
    await countMinute(db.orm.em.fork(), [player.userId], MINUTE - 1);
    expect((await limit(2n)).sessionUntil).toBeUndefined();
    await countMinute(db.orm.em.fork(), [player.userId], MINUTE);
    const midnight = Date.parse('2026-11-20T21:00:00Z');
    expect((await limit(2n)).sessionUntil).toBe(midnight);
    const { id } = await player.account('bonus');
    expect(await mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: midnight - 1 })).toBe(false);
    expect(await mayStake(db.pool, { accountId: id, stakeMinor: 1n, at: midnight })).toBe(true);
  });
});

describe('deposits', () => {
  const limit = (period: 'day' | 'week' | 'month', amount: bigint): Promise<StakeRules> =>
    change(NOON, (em) => setLimit(em, { userId: player.userId, kind: 'deposit', period, amount, at: NOON }));
  const deposit = (amountMinor: bigint, at = NOON) =>
    inUnitOfWork(db, ({ em }) => admitDeposit(em, { userId: player.userId, amountMinor, at }));

  it('never pass their limit, however many there are at once', async () => {
    await limit('day', 1000n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => deposit(90n)));
    expect(answers.filter((left) => left === undefined)).toHaveLength(11);
    expect(await deposit(11n)).toEqual({ leftMinor: 10n, until: Date.parse('2026-11-20T21:00:00Z') });
    expect(await deposit(10n)).toBeUndefined();
  });

  it('count in every period, and those made before the limit too', async () => {
    await deposit(600n);
    await limit('week', 1000n);
    await limit('month', 1500n);
    expect(await deposit(500n)).toMatchObject({ leftMinor: 400n });
    expect(await deposit(400n)).toBeUndefined();
    expect(await deposit(501n, NOON + 4 * DAY)).toMatchObject({ leftMinor: 500n });
    expect(await deposit(500n, NOON + 4 * DAY)).toBeUndefined();
  });

  it('deposits that came to nothing are taken back', async () => {
    await limit('day', 1000n);
    await deposit(1000n);
    expect(await deposit(1n)).toMatchObject({ leftMinor: 0n });
    await inUnitOfWork(db, ({ em }) => releaseDeposit(em, { userId: player.userId, amountMinor: 1000n, at: NOON }));
    expect(await deposit(1000n)).toBeUndefined();
  });
});
