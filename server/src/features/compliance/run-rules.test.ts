import { compliance } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, hoursLater, NOON, openRulesBench, type RulesBench } from './testing/rules-bench.ts';

let bench: RulesBench;
beforeAll(async () => {
  bench = await openRulesBench();
});
afterAll(() => bench.close());

/** Rewinds payments to be judged, so that each test has its own days. */
const begin = async (thresholds: Parameters<RulesBench['use']>[0]): Promise<void> => {
  await bench.use(thresholds);
  await bench.database.owner.query('UPDATE aml_progress SET payments_until = $1', [hoursLater(-1)]);
};
const judgeAll = () => bench.judge(hoursLater(26));

const deposit = (amount: number, at: number) => ({ code: 1, amount, at }) as const;
const withdrawal = (amount: number, at: number, state: 1 | 2 | 4 = 1) => ({ code: 2, amount, at, state }) as const;

describe('velocity', () => {
  const depositVelocity = { isOn: true, hours: 24, count: 3, amountMinor: 10_000 };

  it('alerts at the threshold of a count, not below it', async () => {
    await begin({ depositVelocity });
    const [two, three, slow] = [await bench.player(), await bench.player(), await bench.player()];
    await bench.pay(two, deposit(1, NOON), deposit(1, hoursLater(1)));
    await bench.pay(three, deposit(1, NOON), deposit(1, hoursLater(1)), deposit(1, hoursLater(24)));
    await bench.pay(slow, deposit(1, NOON), deposit(1, hoursLater(1)), deposit(1, hoursLater(24) + 1));
    await judgeAll();
    expect(await bench.alerts(two)).toEqual([]);
    expect(await bench.alerts(slow)).toEqual([]);
    const [alert, ...others] = await bench.alerts(three);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ rule: 'depositVelocity', facts: { count: 3, totalMinor: 3, hours: 24 } });
    expect(alert?.evidence).toHaveLength(3);
  });

  it.each([
    [9_999, 0],
    [10_000, 1],
    [10_001, 1],
  ])('alerts at the threshold of a sum: %d', async (total, alerts) => {
    await begin({ depositVelocity });
    const player = await bench.player();
    await bench.pay(player, deposit(total - 1, NOON), deposit(1, hoursLater(2)));
    await judgeAll();
    expect(await bench.alerts(player)).toHaveLength(alerts);
  });

  it('counts withdrawals when they are asked for, and none that was cancelled', async () => {
    await begin({ withdrawalVelocity: { isOn: true, hours: 1, count: 2, amountMinor: 1_000_000 } });
    const [waits, cancels] = [await bench.player(), await bench.player()];
    await bench.pay(waits, withdrawal(5, NOON, 2), withdrawal(5, hoursLater(1)));
    await bench.pay(cancels, withdrawal(5, NOON), withdrawal(5, hoursLater(1), 4));
    await judgeAll();
    expect(await bench.alerts(waits)).toMatchObject([{ rule: 'withdrawalVelocity', facts: { count: 2 } }]);
    expect(await bench.alerts(cancels)).toEqual([]);
  });
});

describe('structuring', () => {
  const structuring = { isOn: true, days: 1, count: 2, belowMinor: 1_000, marginPercent: 10 };

  it.each([
    [899, 0],
    [900, 1],
    [999, 1],
    [1_000, 0],
  ])('counts payments from the margin to just below the amount: %d', async (amount, alerts) => {
    await begin({ structuring });
    const player = await bench.player();
    await bench.pay(player, deposit(950, NOON), deposit(amount, hoursLater(24)));
    await judgeAll();
    expect(await bench.alerts(player, 'structuring')).toHaveLength(alerts);
  });
});

describe('deposits without play', () => {
  const depositsWithoutPlay = { isOn: true, days: 7, depositedMinor: 10_000, playedPercent: 50 };
  const played = (userId: bigint, minor: number) =>
    bench.database.owner.query('INSERT INTO played_day (user_id, day, staked, paid) VALUES ($1, $2, $3, 0)', [
      userId,
      Math.floor(NOON / DAY_MS),
      minor,
    ]);

  it.each([
    [10_000, 4_999, 1],
    [10_000, 5_000, 0],
    [9_999, 0, 0],
  ])('alerts at a withdrawal after deposits of %d with play of %d', async (deposited, staked, alerts) => {
    await begin({ depositsWithoutPlay });
    const player = await bench.player();
    await played(player.userId, staked);
    await bench.pay(player, deposit(deposited, hoursLater(1)), withdrawal(500, hoursLater(2)));
    await judgeAll();
    expect(await bench.alerts(player)).toHaveLength(alerts);
  });

  it('says nothing of who leaves their deposit', async () => {
    await begin({ depositsWithoutPlay });
    const player = await bench.player();
    await bench.pay(player, deposit(10_000, hoursLater(1)));
    await judgeAll();
    expect(await bench.alerts(player)).toEqual([]);
  });
});

describe('play among own accounts', () => {
  const ownPlay = { isOn: true, days: 7, rounds: 2, stakedMinor: 2_000 };

  it('alerts both sides that share a proven key, at the threshold of rounds and of stakes', async () => {
    await begin({ ownPlay });
    const [ann, bob, cid, dan] = await Promise.all([1, 2, 3, 4].map(() => bench.player()));
    if (!ann || !bob || !cid || !dan) throw new Error('no players');
    await bench.share('device', true, ann, bob);
    await bench.share('email', false, cid, dan);
    for (const _ of [1, 2]) await bench.flip(1_000n, cid, dan);
    await bench.flip(1_000n, ann, bob);
    await bench.judge();
    expect(await bench.alerts(ann)).toEqual([]);
    await bench.flip(999n, ann, bob);
    await bench.judge();
    expect(await bench.alerts(ann)).toEqual([]);
    await bench.flip(1n, bob, ann);
    await bench.judge();
    for (const side of [ann, bob])
      expect(await bench.alerts(side)).toMatchObject([
        { rule: 'ownPlay', facts: { rounds: 3, stakedMinor: 2_000, keys: 'device' } },
      ]);
    expect(await bench.alerts(cid)).toEqual([]);
  });
});

describe('unusual wins', () => {
  it('judges dice by its exact expectation, at the threshold of deviations', async () => {
    const rule = { isOn: true, days: 7, bets: 4, wonMinor: 1, zHundredths: 100 };
    const player = await bench.player();
    await begin({ unusualWins: { ...rule, zHundredths: 5_000 } });
    await bench.dice(
      player,
      [1, 2, 3].map(() => ({ stakeMinor: 1_000n, payoutMinor: 1_900n })),
    );
    await bench.judge();
    const read = async () => {
      const { rows } = await bench.database.owner.query<{ bets: number; paid: number; mean: number; variance: number }>(
        'SELECT bets::int, paid::int, mean, variance FROM aml_play_day WHERE user_id = $1',
        [player.userId],
      );
      return rows[0] ?? { bets: 0, paid: 0, mean: 0, variance: 1 };
    };
    const { bets, paid, mean, variance } = await read();
    expect({ bets, paid }).toEqual({ bets: 3, paid: 5_700 });
    expect(mean).toBeCloseTo(3 * 950, 6); // half of 1.9 stakes
    expect(variance).toBeCloseTo(3 * 950 ** 2, 3);
    // after four wins z is exactly 2
    await begin({ unusualWins: { ...rule, zHundredths: 201 } });
    await bench.dice(player, [{ stakeMinor: 1_000n, payoutMinor: 1_900n }]);
    await bench.judge();
    expect(await bench.alerts(player)).toEqual([]);
    await begin({ unusualWins: { ...rule, zHundredths: 200 } });
    const day = Math.floor((Date.now() + 10_800_000) / DAY_MS);
    await compliance.raiseUnusualWins(bench.db.pool, { version: 0, at: Date.now() }, [{ userId: player.userId, day }], {
      ...rule,
      zHundredths: 200,
    });
    expect(await bench.alerts(player)).toMatchObject([{ rule: 'unusualWins', facts: { bets: 4, zHundredths: 200 } }]);
  });
});

describe('the job', () => {
  const depositVelocity = { isOn: true, hours: 24, count: 2, amountMinor: 1_000_000 };

  it('raises an alert once, and puts it into one case, whoever judges and how often', async () => {
    await begin({ depositVelocity });
    const player = await bench.player();
    await bench.pay(player, deposit(1, NOON), deposit(1, hoursLater(1)));
    await Promise.all(Array.from({ length: 5 }, judgeAll));
    await bench.pay(player, deposit(1, hoursLater(3)));
    await begin({ depositVelocity }); // all of it once more
    await judgeAll();
    const alerts = await bench.alerts(player);
    expect(alerts).toHaveLength(1);
    const { rows } = await bench.database.owner.query(
      `SELECT c.id, count(e.id)::int AS events FROM compliance_case c JOIN compliance_case_event e ON e.case_id = c.id
       WHERE c.user_id = $1 GROUP BY c.id`,
      [player.userId],
    );
    expect(rows).toEqual([{ id: alerts[0]?.caseId, events: 2 }]); // opened, alerted
  });

  it('judges play once: its sums do not grow by a second run', async () => {
    await begin({});
    const player = await bench.player();
    await bench.dice(player, [{ stakeMinor: 100n, payoutMinor: 0n }]);
    for (const _ of [1, 2, 3]) await bench.judge();
    const { rows } = await bench.database.owner.query('SELECT bets::int FROM aml_play_day WHERE user_id = $1', [
      player.userId,
    ]);
    expect(rows).toEqual([{ bets: 1 }]);
  });
});
