import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSharedRound, unfinishedSharedRounds } from '../games/shared-rounds.ts';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { createTestCrowd, TestRound } from '../testing/shared-fixtures.ts';
import { houseAccountId } from './accounts.ts';
import { HoldResolvedError, PayoutMismatchError, RoundMovedError } from './errors.ts';
import { releaseHold } from './holds.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction } from './post-transaction.ts';
import type { SharedPayment } from './settle-shared.ts';

let db: TestDatabase;
let ann: TestPlayer;
let bob: TestPlayer;
let round: TestRound;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
beforeEach(async () => {
  [ann, bob] = await Promise.all([
    createTestPlayer(db, { creditMinor: 1000n }),
    createTestPlayer(db, { creditMinor: 1000n }),
  ]);
  round = await TestRound.open(db.pool, { seeding: 'own' });
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const balances = async (player: TestPlayer): Promise<[bigint, bigint]> => [
  (await player.account('real')).balanceMinor,
  (await player.account('held')).balanceMinor,
];
const paid = (player: TestPlayer, balanceMinor: bigint, wonMinor: bigint, accountKind = 'real'): SharedPayment => ({
  userId: player.userId,
  accountKind,
  balanceMinor,
  wonMinor,
});
const payouts = async (): Promise<(bigint | null)[]> => {
  const { rows } = await db.pool.query<{ payout: bigint | null }>(
    'SELECT payout FROM shared_bet WHERE round_id = $1 ORDER BY seq',
    [round.id],
  );
  return rows.map(({ payout }) => payout);
};
const houseGained = async (): Promise<bigint> => {
  const { rows } = await db.pool.query<{ sum: bigint }>(
    `SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM shared_bet b JOIN ledger_hold h ON h.id = b.id
     JOIN ledger_entry e ON e.transaction_id = h.resolved_by AND e.account_id = $2 WHERE b.round_id = $1`,
    [round.id, await houseAccountId(db.pool, 'house.games')],
  );
  return rows[0]?.sum ?? 0n;
};

/** True when a statement waits for a row that another transaction has. */
const someoneWaits = async (): Promise<boolean> => {
  const { rows } = await db.owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

describe('a statement that waits for the accounts of its players', () => {
  it.each(['settled', 'void', 'placed'] as const)(
    'loses no line of theirs when they change meanwhile (%s)',
    async (end) => {
      const bets = Array.from({ length: 6 }, (_, index) => ({ player: index % 2 === 0 ? ann : bob, stakeMinor: 100n }));
      for (const bet of bets) await round.place(bet);
      const finish = (): Promise<unknown> => {
        if (end === 'void') return round.void();
        if (end === 'placed') return round.place({ player: ann, stakeMinor: 50n }, { player: bob, stakeMinor: 50n });
        return round.finish(...bets.map((_, index) => (index % 3 === 0 ? 150n : 0n)));
      };
      const elsewhere = await db.pool.connect();
      await elsewhere.query('BEGIN');
      for (const player of [ann, bob]) {
        const [real, held] = [await player.account('real'), await player.account('held')];
        const entries = [
          { accountId: real.id, amount: -10n },
          { accountId: held.id, amount: 10n },
        ];
        await postTransaction(elsewhere, {
          kind: 'hold.place',
          scope: 'test',
          key: null,
          requestHash: null,
          at: 1,
          entries,
        });
        await postTransaction(elsewhere, {
          kind: 'hold.release',
          scope: 'test',
          key: null,
          requestHash: null,
          at: 1,
          entries: entries.map(({ accountId, amount }) => ({ accountId, amount: -amount })),
        });
      }
      const finishing = finish();
      await expect.poll(someoneWaits).toBe(true);
      await elsewhere.query('COMMIT');
      elsewhere.release();
      await finishing;
      expect(await checkInvariants(db.pool)).toEqual([]);
    },
  );
});

describe('a settlement', () => {
  it('pays winners, takes stakes, and leaves the rest to the house', async () => {
    await round.place({ player: ann, stakeMinor: 300n }, { player: bob, stakeMinor: 100n });
    const payments = await round.finish(390n, 0n);
    expect(payments).toHaveLength(2);
    expect(payments).toEqual(expect.arrayContaining([paid(ann, 1090n, 390n), paid(bob, 900n, 0n)]));
    expect(await balances(ann)).toEqual([1090n, 0n]);
    expect(await balances(bob)).toEqual([900n, 0n]);
    expect(await houseGained()).toBe(10n);
    expect(await payouts()).toEqual([390n, 0n]);
    expect(await findSharedRound(db.pool, round.id)).toMatchObject({
      state: 'settled',
      finishedAt: round.at,
      outcome: { number: 7 },
    });
    expect(await unfinishedSharedRounds(db.pool, 'battle')).not.toContainEqual(
      expect.objectContaining({ id: round.id }),
    );
  });

  it('pays several bets of one player, also from different accounts, each by itself', async () => {
    const bonus = await ann.account('bonus');
    await postTransaction(db.pool, {
      kind: 'test',
      scope: 'test',
      key: null,
      requestHash: null,
      at: 1,
      entries: [
        { accountId: await houseAccountId(db.pool, 'house.bonuses'), amount: -50n },
        { accountId: bonus.id, amount: 50n },
      ],
    });
    await round.place({ player: ann, stakeMinor: 100n }, { player: bob, stakeMinor: 7n });
    await round.place({ player: ann, stakeMinor: 200n });
    await round.place({ player: ann, stakeMinor: 50n, from: 'bonus' });
    await round.place({ player: ann, stakeMinor: 300n });
    const payments = await round.finish(150n, 0n, 0n, 77n, 300n);
    expect(payments).toHaveLength(3);
    expect(payments).toEqual(
      expect.arrayContaining([paid(ann, 850n, 450n), paid(ann, 77n, 77n, 'bonus'), paid(bob, 993n, 0n)]),
    );
    expect(await balances(ann)).toEqual([850n, 0n]);
    expect((await ann.account('bonus')).balanceMinor).toBe(77n);
    expect(await payouts()).toEqual([150n, 0n, 0n, 77n, 300n]);
  });

  it('happens once when two hosts race, and never before the draw', async () => {
    await round.place({ player: ann, stakeMinor: 300n });
    await round.close();
    await expect(round.settle(600n)).rejects.toThrow(RoundMovedError);
    await round.draw();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => round.twin().settle(600n)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RoundMovedError);
    expect(await balances(ann)).toEqual([1300n, 0n]);
  });

  it.each([0, 1, 3])('needs a payout for each of two bets, got %i', async (count) => {
    await round.place({ player: ann, stakeMinor: 300n }, { player: bob, stakeMinor: 100n });
    await round.close();
    await round.draw();
    await expect(round.settle(...Array.from({ length: count }, () => 1n))).rejects.toThrow(PayoutMismatchError);
    expect(await balances(ann)).toEqual([700n, 300n]);
    expect((await findSharedRound(db.pool, round.id))?.state).toBe('drawn');
    await round.settle(1n, 2n);
  });

  it('does not happen when a hold is gone: nobody else is paid either', async () => {
    const broken = await TestRound.open(db.pool, { game: 'broken', seeding: 'own' });
    const [, second] = [
      await broken.place({ player: ann, stakeMinor: 1n }),
      await broken.input({ player: bob, stakeMinor: 1n }),
    ];
    await broken.placeInputs([second]);
    await broken.close();
    await broken.draw();
    await db.owner.query(
      `UPDATE ledger_hold SET status = 'released', resolved_at = 1, resolved_by = id WHERE id = $1`,
      [second.id],
    );
    await expect(broken.settle(5n, 5n)).rejects.toThrow(PayoutMismatchError);
    expect(await balances(ann)).toEqual([999n, 1n]);
    await db.owner.query(
      `UPDATE ledger_hold SET status = 'open', resolved_at = NULL, resolved_by = NULL WHERE id = $1`,
      [second.id],
    );
    await broken.settle(5n, 5n);
  });

  it('makes its holds final', async () => {
    const input = await round.input({ player: ann, stakeMinor: 1n });
    await round.placeInputs([input]);
    await round.finish(1n);
    await expect(releaseHold(db.pool, { holdId: input.id, at: 9 })).rejects.toThrow(HoldResolvedError);
  });

  it('pays thousands of bets of a crowd in one go', { timeout: 120_000 }, async () => {
    const crowd = await createTestCrowd(db.owner, 500);
    for (let turn = 0; turn < 4; turn += 1)
      await round.placeInputs(crowd.map((each) => round.bet({ ...each, stakeMinor: 10n })));
    const payments = await round.finish(...Array.from({ length: 2000 }, (_, at) => (at % 3 === 0 ? 25n : 0n)));
    expect(payments).toHaveLength(500);
    expect(payments.reduce((sum, { wonMinor }) => sum + wonMinor, 0n)).toBe(25n * 667n);
  });
});

describe('a void round', () => {
  it.each([false, true])('returns every stake to where it came from, closed before: %s', async (isClosed) => {
    await round.place({ player: ann, stakeMinor: 300n }, { player: bob, stakeMinor: 100n });
    await round.place({ player: ann, stakeMinor: 200n });
    if (isClosed) await round.close();
    const payments = await round.void();
    expect(payments).toHaveLength(2);
    expect(payments).toEqual(expect.arrayContaining([paid(ann, 1000n, 500n), paid(bob, 1000n, 100n)]));
    expect(await balances(ann)).toEqual([1000n, 0n]);
    expect(await payouts()).toEqual([null, null, null]);
    expect(await houseGained()).toBe(0n);
    expect(await findSharedRound(db.pool, round.id)).toMatchObject({
      state: 'void',
      outcome: null,
      finishedAt: round.at,
    });
  });

  it('may have no bets at all', async () => {
    expect(await round.void()).toEqual([]);
  });

  it('is not possible after the draw', async () => {
    await round.close();
    await round.draw();
    await expect(round.void()).rejects.toThrow(RoundMovedError);
    await round.settle();
  });

  it('a draw that races with it happens, or the void does', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const race = await TestRound.open(db.pool, { seeding: 'own' });
      await race.place({ player: ann, stakeMinor: 10n });
      await race.close();
      const twin = race.twin();
      const results = await Promise.allSettled([race.draw(), twin.void()]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      if (results[0]?.status === 'fulfilled') await race.settle(10n);
    }
    expect(await balances(ann)).toEqual([1000n, 0n]);
  });

  it('a bet that races with it is returned or refused', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const race = await TestRound.open(db.pool, { seeding: 'own' });
      const twin = race.twin();
      await Promise.allSettled([race.place({ player: ann, stakeMinor: 10n }), twin.void()]);
      twin.seq = (await findSharedRound(db.pool, race.id))?.events.length ?? 0;
      await twin.void().catch(() => undefined); // when the bet was first
    }
    expect(await balances(ann)).toEqual([1000n, 0n]);
  });
});
