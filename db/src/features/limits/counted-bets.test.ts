import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { periods } from '../../core/calendar.ts';
import { houseAccountId } from '../../ledger/accounts.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import { settleSolo } from '../../ledger/settle-solo.ts';
import type { SoloResult } from '../../ledger/solo-bet.ts';
import { finishSoloRounds } from '../../ledger/solo-steps.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { TestRound } from '../../testing/shared-fixtures.ts';
import { TestSlots } from '../../testing/slot-fixtures.ts';
import { finishTestRound, openTestRound, testFinish, testOpening } from '../../testing/stepped-fixtures.ts';
import type { LimitKind } from './limits.entities.ts';
import { playedSince, playUse, recountDays } from './play-days.ts';
import { setLimit } from './player-limits.repository.ts';
import { changeStakeRules, type StakeRules } from './stake-rules.repository.ts';

const NOON = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase({ max: 40 });
});
beforeEach(async () => {
  player = await createTestPlayer(db, { creditMinor: 100_000n });
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const renew = (at = NOON): Promise<StakeRules> => changeStakeRules(db, { userId: player.userId, now: () => at });
const limit = (
  kind: LimitKind,
  amount: bigint | null,
  period: (typeof periods)[number] = 'day',
  at = NOON,
): Promise<StakeRules> =>
  changeStakeRules(db, { userId: player.userId, now: () => at }, (em) =>
    setLimit(em, { userId: player.userId, kind, period, amount, at }),
  );
const dice = async (stakeMinor: bigint, payoutMinor = 0n, at = NOON): Promise<SoloResult> =>
  settleTestBet(db.pool, { ...(await testBet(db.pool, player, { stakeMinor, payoutMinor })), at });
const used = async (at = NOON) => (await playUse(db.orm.em.fork(), player.userId, at)).day;

/** Puts bonus money on the player's account, whose id it gives. */
const creditBonus = async (amount: bigint): Promise<bigint> => {
  const { id: accountId } = await player.account('bonus');
  const house = await houseAccountId(db.pool, 'house.bonuses');
  const entries = [
    { accountId, amount },
    { accountId: house, amount: -amount },
  ];
  await postTransaction(db.pool, { kind: 'test', scope: 'bonus', key: null, requestHash: null, at: 1, entries });
  return accountId;
};

describe('a stake from an account with limits', () => {
  it('is taken up to the limit and refused above it', async () => {
    await limit('wager', 500n);
    expect((await dice(300n, 1000n)).status).toBe('settled');
    expect((await dice(201n)).status).toBe('refused');
    expect((await dice(200n)).status).toBe('settled');
    expect((await dice(1n)).status).toBe('refused');
    expect((await renew()).wager?.leftMinor).toBe(0n);
  });

  it('may lose what was won before', async () => {
    await limit('loss', 500n);
    expect((await dice(500n, 800n)).status).toBe('settled');
    expect((await dice(801n)).status).toBe('refused');
    expect((await dice(800n)).status).toBe('settled');
    expect((await renew()).loss?.leftMinor).toBe(0n);
  });

  it('is refused when the period of its limits is over, until they were worked out again', async () => {
    await limit('wager', 500n);
    await dice(500n);
    const midnight = Date.parse('2026-11-20T21:00:00Z');
    expect((await dice(1n, 0n, midnight - 1)).status).toBe('refused');
    expect((await dice(500n, 0n, midnight)).status).toBe('refused');
    await renew(midnight);
    expect((await dice(500n, 0n, midnight)).status).toBe('settled');
  });

  it('may not lose in a new period what was won in the last one', async () => {
    await limit('loss', 500n);
    await dice(100n, 900n);
    const midnight = Date.parse('2026-11-20T21:00:00Z');
    expect((await dice(501n, 0n, midnight)).status).toBe('refused');
    expect((await renew(midnight)).loss?.leftMinor).toBe(500n);
    expect((await dice(501n, 0n, midnight)).status).toBe('refused');
    expect((await dice(500n, 0n, midnight)).status).toBe('settled');
  });

  it('counts in the week and the month of its day', async () => {
    await limit('wager', 1000n, 'week');
    await limit('wager', 1500n, 'month');
    await dice(800n);
    expect((await renew()).wager).toEqual({ leftMinor: 200n, until: Date.parse('2026-11-22T21:00:00Z') });
    expect((await renew(NOON + 3 * DAY)).wager).toEqual({ leftMinor: 700n, until: Date.parse('2026-11-30T21:00:00Z') });
    expect((await renew(NOON + 11 * DAY)).wager).toMatchObject({ leftMinor: 1000n });
  });

  it('finds what was played before its limit was set', async () => {
    await dice(400n, 100n, NOON - HOUR);
    await dice(700n, 0n, NOON - DAY);
    expect((await limit('loss', 1000n)).loss?.leftMinor).toBe(700n);
    expect((await limit('loss', 1200n, 'week')).loss?.leftMinor).toBe(200n);
  });

  it('finds what was played in provider games, but nothing that was refunded or came from bonus money', async () => {
    const slots = await TestSlots.open(db.pool, player);
    await slots.move('bet', { round: 'won', amountMinor: 500n, at: NOON - HOUR });
    await slots.move('win', { round: 'won', amountMinor: 200n, at: NOON });
    await slots.move('bet', { sentId: 'refunded', amountMinor: 900n, at: NOON });
    await slots.refund('refunded', 900n, NOON);
    await slots.move('bet', { amountMinor: 700n, at: NOON - DAY });
    const fromBonus = await TestSlots.open(db.pool, player, 'bonus');
    await creditBonus(800n);
    await fromBonus.move('bet', { amountMinor: 800n, at: NOON });
    expect(await playedSince(db.orm.em.fork(), player.userId, NOON - HOUR)).toEqual({
      stakedMinor: 500n,
      paidMinor: 200n,
    });
    expect((await limit('loss', 1000n)).loss?.leftMinor).toBe(700n);
    expect((await limit('wager', 1500n, 'week')).wager?.leftMinor).toBe(300n);
  });

  it('finds a bet of a provider’s round that has been open for days', async () => {
    const slots = await TestSlots.open(db.pool, player);
    await slots.move('bet', { round: 'long', amountMinor: 500n });
    const later = Date.now() + 5 * DAY;
    await slots.move('bet', { round: 'long', amountMinor: 300n, at: later });
    expect(await playedSince(db.orm.em.fork(), player.userId, later)).toEqual({ stakedMinor: 300n, paidMinor: 0n });
  });

  it('is not counted from bonus money', async () => {
    await limit('wager', 100n);
    const accountId = await creditBonus(500n);
    const bet = { ...(await testBet(db.pool, player, { stakeMinor: 300n })), accountId, accountKind: 'bonus' };
    expect((await settleTestBet(db.pool, { ...bet, at: NOON })).status).toBe('settled');
    expect((await renew()).wager?.leftMinor).toBe(100n);
  });

  it('refuses only itself in a batch', async () => {
    const other = await createTestPlayer(db);
    await limit('wager', 10n);
    const bets = await Promise.all([testBet(db.pool, player), testBet(db.pool, other)]);
    const results = await settleSolo(
      db.pool,
      bets.map((bet) => ({ ...bet, at: NOON })),
    );
    expect(results.map(({ status }) => status)).toEqual(['refused', 'settled']);
  });

  it('is answered as before when it is sent again after the limit was reached', async () => {
    await limit('wager', 100n);
    const bet = { ...(await testBet(db.pool, player)), at: NOON, key: 'again', requestHash: Buffer.from('same') };
    expect((await settleTestBet(db.pool, bet)).status).toBe('settled');
    expect(await settleTestBet(db.pool, bet)).toEqual({ status: 'repeated', id: bet.id, sameRequest: true });
  });
});

describe('a statement that fails', () => {
  it('has counted nothing: stake and count are one', async () => {
    await limit('wager', 500n);
    const bet = { ...(await testBet(db.pool, player)), at: NOON };
    await settleTestBet(db.pool, bet);
    const again = { ...(await testBet(db.pool, player)), at: NOON, id: bet.id };
    await expect(settleTestBet(db.pool, again)).rejects.toMatchObject({ code: '23505' });
    expect((await used()).stakedMinor).toBe(100n);
    expect((await renew()).wager?.leftMinor).toBe(400n);
  });
});

describe('an open stake', () => {
  it('an open stake of several steps counts as lost until its round is over', async () => {
    await limit('loss', 300n);
    const opening = { ...(await testOpening(db.pool, player, { stakeMinor: 300n })), at: NOON };
    expect((await openTestRound(db.pool, opening)).status).toBe('settled');
    expect((await dice(1n)).status).toBe('refused');
    await finishTestRound(db.pool, opening, 0, 250n);
    expect(await used()).toMatchObject({ stakedMinor: 300n, netMinor: 50n });
    expect((await renew()).loss?.leftMinor).toBe(250n);
    expect((await dice(250n)).status).toBe('settled');
  });

  it('belongs to the day of its bet, whenever its round ends', async () => {
    await limit('loss', 300n);
    const opening = { ...(await testOpening(db.pool, player, { stakeMinor: 300n })), at: NOON };
    await openTestRound(db.pool, opening);
    await renew(NOON + DAY);
    await finishTestRound(db.pool, opening, 0, 900n);
    expect((await renew(NOON + DAY)).loss?.leftMinor).toBe(300n);
    expect((await playUse(db.orm.em.fork(), player.userId, NOON + DAY)).week.netMinor).toBe(-600n);
  });

  it('an open stake of a shared round counts as lost until it is paid, and not at all when the round is void', async () => {
    await limit('loss', 300n);
    const round = await TestRound.open(db.pool);
    round.at = NOON;
    expect(await round.place({ player, stakeMinor: 200n })).toMatchObject([{ status: 'placed' }]);
    expect(await round.place({ player, stakeMinor: 101n })).toMatchObject([{ status: 'refused' }]);
    expect(await round.place({ player, stakeMinor: 100n })).toMatchObject([{ status: 'placed' }]);
    await round.finish(350n, 0n);
    expect(await used()).toMatchObject({ stakedMinor: 300n, netMinor: -50n });
    const next = await TestRound.open(db.pool);
    next.at = NOON;
    await renew();
    expect(await next.place({ player, stakeMinor: 350n })).toMatchObject([{ status: 'placed' }]);
    await next.void();
    expect(await used()).toMatchObject({ stakedMinor: 300n, netMinor: -50n });
    expect((await renew()).loss?.leftMinor).toBe(350n);
  });
});

describe('fifty stakes at once', () => {
  it.each(['wager', 'loss'] as const)('never pass a %s limit together', async (kind) => {
    await limit(kind, 1000n);
    const rounds = await Promise.all(
      Array.from({ length: 12 }, () => TestRound.open(db.pool, { game: 'coinflip', seeding: 'own' })),
    );
    const shared = rounds.map(async (round) => {
      round.at = NOON;
      const [result] = await round.place({ player, stakeMinor: 90n });
      return result?.status;
    });
    const solo = Array.from({ length: 38 }, async () => (await dice(90n)).status);
    const statuses = await Promise.all([...shared, ...solo]);
    const taken = statuses.filter((status) => status === 'settled' || status === 'placed').length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(11);
    expect((await used()).stakedMinor).toBe(BigInt(taken) * 90n);
    await Promise.all(rounds.map((round) => round.void()));
  });

  it('limits set meanwhile are counted to the last hundredth', async () => {
    const opening = { ...(await testOpening(db.pool, player, { stakeMinor: 50n })), at: NOON };
    await openTestRound(db.pool, opening);
    const bets = Array.from({ length: 40 }, () => dice(10n, 5n));
    const set = limit('loss', 100_000n);
    const end = finishSoloRounds(db.pool, [testFinish(opening, 0, 70n)]);
    await Promise.all([...bets, set, end]);
    const truth = await playedSince(db.orm.em.fork(), player.userId, NOON);
    expect(await used()).toMatchObject({
      stakedMinor: truth.stakedMinor,
      netMinor: truth.stakedMinor - truth.paidMinor,
    });
  });
});

test('days are what the rounds themselves say, whatever was played', async () => {
  const bet = fc.record({
    game: fc.constantFrom('dice', 'mines', 'shared', 'void', 'slots', 'refunded'),
    stake: fc.bigInt({ min: 1n, max: 50n }),
    payout: fc.bigInt({ min: 0n, max: 90n }),
    after: fc.constantFrom(0, HOUR, 13 * HOUR, 2 * DAY),
  });
  const play = async ({ game, stake, payout }: { game: string; stake: bigint; payout: bigint }, at: number) => {
    if (game === 'dice') return void (await dice(stake, payout, at));
    if (game === 'mines') {
      const opening = { ...(await testOpening(db.pool, player, { stakeMinor: stake })), at };
      if ((await openTestRound(db.pool, opening)).status === 'settled')
        await finishTestRound(db.pool, opening, 0, payout);
      return;
    }
    if (game === 'slots' || game === 'refunded') {
      const slots = await TestSlots.open(db.pool, player);
      const [round, sentId] = [randomUUID(), randomUUID()];
      const { status } = await slots.move('bet', { round, sentId, amountMinor: stake, at });
      if (status === 'done' && game === 'slots') await slots.move('win', { round, amountMinor: payout, at });
      if (game === 'refunded') await slots.refund(sentId, stake, at);
      return;
    }
    const round = await TestRound.open(db.pool, { game: 'coinflip', seeding: 'own', at });
    round.at = at;
    const [placed] = await round.place({ player, stakeMinor: stake });
    if (placed?.status === 'placed' && game === 'shared') await round.finish(payout);
    else await round.void();
  };
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 3, maxLength: 12 }), fc.nat({ max: 11 }), async (bets, limitedFrom) => {
      player = await createTestPlayer(db);
      let at = NOON - 20 * DAY;
      for (const [index, each] of bets.entries()) {
        at += each.after;
        if (index === limitedFrom) await limit('loss', 200n, 'week', at);
        await renew(at);
        await play(each, at);
        const { week } = await playUse(db.orm.em.fork(), player.userId, at);
        if (index > limitedFrom) expect(week.netMinor).toBeLessThanOrEqual(200n);
      }
      await limit('loss', 200n, 'week', at);
      const counted = await playUse(db.orm.em.fork(), player.userId, at);
      await recountDays(db.orm.em.fork(), player.userId, at);
      expect(counted).toEqual(await playUse(db.orm.em.fork(), player.userId, at));
    }),
    { numRuns: 15 },
  );
});
