import { games } from 'games-engine';
import { chiSquare, isOdd, mergeBins, runBattery, runsTest } from 'games-engine/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuditedHouse, type AuditedHouse } from './testing/audit-fixtures.ts';

let house: AuditedHouse;
beforeAll(async () => {
  house = await openAuditedHouse();
});
afterAll(() => house.close());

const always = { from: 0, to: 4_000_000_000_000 };
const ids = (rounds: readonly { id: string }[]): string[] => rounds.map(({ id }) => id);

describe('audit.rounds', () => {
  it('gives every stake, newest first, a page at a time', async () => {
    const { rounds: all, next } = await house.ask('audit.rounds', { limit: 100 });
    expect(next).toBeNull();
    expect(all).toHaveLength(12 + 2 + 3 + 2 + 1);
    expect(ids(all)).toEqual(ids(all).toSorted().toReversed());
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await house.ask('audit.rounds', { limit: 3, ...(cursor !== undefined && { cursor }) });
      paged.push(...ids(page.rounds));
      cursor = page.next;
    }
    expect(paged).toEqual(ids(all));
  });

  it('says what a stake became, and where its round stands in the log', async () => {
    const { rounds } = await house.ask('audit.rounds', { game: 'mines' });
    const { publicId } = house.bettors[2];
    const taken = rounds.find(({ id }) => id === house.mines);
    expect(taken).toMatchObject({ state: 'settled', player: publicId, version: 1, number: 0, stakeMinor: 1000 });
    expect(taken?.payoutMinor).toBeGreaterThan(1000);
    expect(taken?.logIndex).toBeTypeOf('number');
    expect(rounds.find(({ id }) => id === house.openMines)).toMatchObject({
      state: 'open',
      payoutMinor: null,
      outcome: null,
      logIndex: null,
    });
  });

  it('keeps to the game, the player, the stake, the time, the version and the state', async () => {
    const [first, , third] = house.bettors;
    const count = async (payload: Parameters<typeof house.ask<'audit.rounds'>>[1]): Promise<number> =>
      (await house.ask('audit.rounds', payload)).rounds.length;
    expect(await count({ game: 'dice' })).toBe(12);
    expect(await count({ player: first.publicId })).toBe(6 + 1 + 1 + 1); // dice, open mines, battle, void battle
    expect(await count({ player: third.publicId, game: 'battle' })).toBe(2);
    expect(await count({ player: 'nobody' })).toBe(0);
    expect(await count({ minStakeMinor: 1001 })).toBe(3); // later bets of a battle stake more
    expect(await count({ maxStakeMinor: 999 })).toBe(0);
    expect(await count({ game: 'dice', version: 2 })).toBe(0);
    expect(await count({ state: 'void' })).toBe(1);
    expect(await count({ state: 'open' })).toBe(1);
    expect(await count({ to: Date.now() - 3_600_000 })).toBe(0);
    expect(await count({ from: Date.now() - 3_600_000, to: Date.now() + 1000 })).toBe(20);
  });

  it('keeps to what came out', async () => {
    const { rounds } = await house.ask('audit.rounds', { game: 'dice' });
    const roll = Number(rounds[0]?.outcome?.['roll']);
    const same = await house.ask('audit.rounds', { game: 'dice', drawn: roll });
    expect(ids(same.rounds)).toEqual(ids(rounds.filter(({ outcome }) => outcome?.['roll'] === roll)));
    const won = await house.ask('audit.rounds', { game: 'dice', outcome: 'won' });
    expect(ids(won.rounds)).toEqual(ids(rounds.filter(({ payoutMinor }) => (payoutMinor ?? 0) > 1000)));
    const lost = await house.ask('audit.rounds', { game: 'dice', outcome: 'lost' });
    expect(won.rounds.length + lost.rounds.length).toBe(12);
    await expect(house.ask('audit.rounds', { game: 'mines', drawn: 3 })).rejects.toMatchObject({
      code: 400,
      details: { field: 'drawn' },
    });
  });

  it('refuses a version without a game, and time that runs backwards', async () => {
    await expect(house.ask('audit.rounds', { version: 1 })).rejects.toThrow();
    await expect(house.ask('audit.rounds', { from: 2, to: 1 })).rejects.toThrow();
  });
});

describe('audit.rtp', () => {
  it('adds up to what was staked and paid, with what was to be expected of every bet', async () => {
    const { rounds } = await house.ask('audit.rounds', { game: 'dice', limit: 100 });
    const paid = rounds.reduce((total, { payoutMinor }) => total + (payoutMinor ?? 0), 0);
    const answer = await house.ask('audit.rtp', { game: 'dice', ...always, buckets: 3 });
    const last = answer.buckets.at(-1);
    expect(answer).toMatchObject({ method: 'bet', open: 0 });
    expect(answer.buckets.map(({ rounds: count }) => count)).toEqual([12, 0, 0]); // the fixture's clock begins in 1970
    expect(last?.realised).toBeNull();
    // 1000 at 50 % pays 1900: p(1−p)·1900² a bet
    expect(last?.cumulative).toMatchObject({ rounds: 12, stakesMinor: 12_000, payoutsMinor: paid, expected: 0.95 });
    expect(last?.cumulative.realised).toBeCloseTo(paid / 12_000, 12);
    const error = Math.sqrt(12 * 0.25 * 1900 ** 2) / 12_000;
    expect(last?.cumulative.standardError).toBeCloseTo(error, 12);
    expect(last?.cumulative.band95?.high).toBeCloseTo(0.95 + 1.959_964 * error, 6);
    expect(last?.cumulative.band999?.low).toBeCloseTo(0.95 - 3.290_527 * error, 6);
    expect(answer.z).toBeCloseTo((paid / 12_000 - 0.95) / error, 9);
  });

  it('takes a shared round as one draw', async () => {
    const { buckets, method } = await house.ask('audit.rtp', { game: 'battle', ...always, buckets: 1 });
    expect(method).toBe('round');
    expect(buckets[0]).toMatchObject({ rounds: 2, stakesMinor: 1000 + 1001 + 1002 + 1000 + 1001 }); // the void one is not among them
    expect(buckets[0]?.expected).toBeGreaterThan(0.97);
    expect(buckets[0]?.expected).toBeLessThanOrEqual(0.975);
  });

  it('leaves open games out and counts them, and keeps units apart', async () => {
    const { buckets, open, method } = await house.ask('audit.rtp', { game: 'mines', ...always, buckets: 1 });
    expect([method, open, buckets[0]?.rounds]).toEqual(['step', 1, 1]);
    expect(buckets[0]?.expected).toBeCloseTo(0.95, 2);
    const usdic = await house.ask('audit.rtp', { game: 'mines', ...always, buckets: 1, unit: 'USDIC' });
    expect(usdic.buckets[0]).toMatchObject({ rounds: 0, realised: null, expected: null, standardError: null });
  });

  it('puts configs on the same line of time', async () => {
    const within = await house.ask('audit.rtp', { game: 'dice', from: 0, to: 10, buckets: 1 });
    expect(within.changes).toMatchObject([{ game: 'dice', version: 1, at: 1, rtpPercent: '95.00' }]);
    const after = await house.ask('audit.rtp', { game: 'dice', from: 5, to: 10, buckets: 1 });
    expect([after.changes, after.before?.version]).toEqual([[], 1]);
    expect((await house.ask('audit.configs', {})).configs.map(({ game }) => game).toSorted()).toEqual([
      'battle',
      'dice',
      'mines',
      'wheel',
      'wheel',
    ]);
  });

  it('expects nothing where a config is gone', async () => {
    await house.db.owner.query(`UPDATE game_config SET config = '{}' WHERE game = 'battle'`);
    const { buckets, p } = await house.ask('audit.rtp', { game: 'battle', ...always, buckets: 1 });
    await house.db.owner.query(`UPDATE game_config SET config = $1 WHERE game = 'battle'`, [
      games.battle.defaultConfig,
    ]);
    expect(buckets[0]).toMatchObject({ rounds: 2, expected: null, standardError: null });
    expect([buckets[0]?.cumulative.band95, p]).toEqual([null, null]);
  });
});

describe('audit.draws', () => {
  const rollsOf = async (): Promise<number[]> =>
    (
      await house.db.pool.query<{ roll: string }>(
        `SELECT outcome->>'roll' AS roll FROM round WHERE game = 'dice' ORDER BY id`,
      )
    ).rows.map(({ roll }) => Number(roll));

  it('counts the draws as they are', async () => {
    // many more draws, of which nobody asks where they come from
    await house.db.owner.query(`
      INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
      SELECT gen_random_uuid(), 'dice', 999999, 999999, n, 'x', 1, 'real', 100, 0, '{"percentBp":5000,"side":"less"}',
        json_build_object('roll', (n * 7919 + n * n) % 10000), 1 FROM generate_series(1, 3000) n`);
    const rolls = await rollsOf();
    const answer = await house.ask('audit.draws', { game: 'dice', from: 0, to: 2 ** 48 });
    await house.db.owner.query('DELETE FROM round WHERE user_id = 999999');
    const observed = Array.from(
      { length: 100 },
      (_, bin) => rolls.filter((roll) => Math.floor(roll / 100) === bin).length,
    );
    expect(answer.draws).toBe(3012);
    expect(answer.bins.map(({ count }) => count)).toEqual(observed);
    expect(answer.bins[7]).toMatchObject({ from: 700, to: 800, expected: 30.12 });
    const merged = mergeBins(
      observed,
      observed.map(() => 30.12),
    );
    const due = chiSquare(merged.observed, merged.expected);
    expect(answer.chiSquare?.df).toBe(due.df);
    expect(answer.chiSquare?.statistic).toBeCloseTo(due.statistic, 6);
    const halves = rolls.map((roll) => roll < 5000);
    const runs = halves.filter((half, at) => half !== halves[at - 1]).length;
    const lower = halves.filter((half) => half).length;
    expect(answer.runs).toMatchObject({
      runs,
      lower,
      upper: 3012 - lower,
      ...runsTest({ runs, lower, upper: 3012 - lower }),
    });
    const results = runBattery({ values: rolls, range: 10_000 });
    const count = results.filter(({ p }) => p !== undefined).length;
    expect(count).toBe(7); // all but birthdays, for which rolls are too few different ones
    expect(answer.battery).toMatchObject({
      draws: 3012,
      results: results.map((result) => ({
        test: result.test,
        p: result.p === undefined ? null : (expect.closeTo(result.p, 9) as number),
        isOdd: isOdd(result, count),
      })),
    });
  });

  it('finds a roll that no die has', async () => {
    await house.db.owner.query(`UPDATE round SET outcome = '{"roll":10000}' WHERE id = $1`, [house.dice[0]]);
    const { bins } = await house.ask('audit.draws', { game: 'dice', ...always });
    expect(bins.at(-1)).toEqual({ from: 10_000, to: 10_000, count: 1, expected: 0 });
    expect(bins).toHaveLength(101);
  });

  it('says nothing of too few', async () => {
    expect(await house.ask('audit.draws', { game: 'wheel', ...always })).toMatchObject({
      draws: 0,
      bins: [],
      chiSquare: null,
      runs: null,
    });
    expect(await house.ask('audit.draws', { game: 'battle', ...always })).toMatchObject({
      draws: 2,
      chiSquare: null,
      runs: null,
    });
    expect((await house.ask('audit.draws', { game: 'mines', ...always })).draws).toBe(1); // the open one has no draw to show
  });
});

describe('audit.largestWins and audit.voided', () => {
  it('give what was paid most, first', async () => {
    const { rounds } = await house.ask('audit.largestWins', { ...always, limit: 5 });
    const paid = rounds.map(({ payoutMinor }) => payoutMinor ?? 0);
    expect(paid).toEqual(paid.toSorted((a, b) => b - a));
    expect(rounds).toHaveLength(5);
    expect((await house.ask('audit.largestWins', { ...always, unit: 'USDIC' })).rounds).toEqual([]);
    const battles = await house.ask('audit.largestWins', { ...always, game: 'battle' });
    expect(battles.rounds.every(({ game, state }) => game === 'battle' && state === 'settled')).toBe(true);
  });

  it('give void rounds with their reason', async () => {
    const { rounds, next } = await house.ask('audit.voided', {});
    expect(next).toBeNull();
    expect(rounds).toMatchObject([
      {
        id: house.voided,
        game: 'battle',
        number: 3,
        reason: 'interrupted',
        bets: 1,
        stakesMinor: 1000,
        isReturned: true,
      },
    ]);
    expect((await house.ask('audit.voided', { game: 'wheel' })).rounds).toEqual([]);
    expect((await house.ask('audit.voided', { cursor: house.voided })).rounds).toEqual([]);
  });
});
