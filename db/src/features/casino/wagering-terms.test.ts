import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/transaction.ts';
import { inUnitOfWork } from '../../core/unit-of-work.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { lockWagering, raiseWagering } from '../cashbox/wagering.repository.ts';
import { changeGame } from '../catalogue/change-games.ts';
import type { SlotAccount } from './casino.entities.ts';
import { openSlotSession } from './sessions.ts';
import { walletSession } from './wallet-session.ts';

// When staff take a game out of wagering. What began before that is played through as it began.
const DECIDED = Date.UTC(2026, 5, 10, 12);
const [BEFORE, AFTER] = [DECIDED - 1, DECIDED + 1];
const GAME = 1n;

let db: TestDatabase;
let player: TestPlayer;
let staffId: bigint;
beforeAll(async () => {
  db = await createTestDatabase();
  staffId = (await createTestPlayer(db)).userId;
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.owner.query('TRUNCATE provider, provider_game CASCADE');
  await db.owner.query(`INSERT INTO provider (id, title) VALUES (1, 'Amber Forge')`);
  await db.owner.query(
    `INSERT INTO provider_game (id, provider_id, identifier, title, image, category) VALUES ($1, 1, 'g', 'G', '', 'slots')`,
    [GAME],
  );
  player = await createTestPlayer(db);
});

const decide = (counts: boolean, at = DECIDED): Promise<unknown> =>
  inUnitOfWork(db, (unit) =>
    changeGame(unit, { id: Number(GAME), actorId: staffId, reason: 'as agreed', at }, { counts }),
  );

/** True when a round that begins now counts. */
const counts = async (account: SlotAccount = 'real'): Promise<boolean | undefined> => {
  const { id: accountId } = await player.account(account);
  const { id } = await openSlotSession(db.pool, {
    userId: player.userId,
    gameId: GAME,
    sentGame: 'g',
    accountKind: account,
    accountId,
    currencyId: 2,
    currency: 'RUB',
    courseMicro: 1_000_000n,
    at: AFTER,
  });
  return (await walletSession(db.pool, id, 'r1'))?.counts;
};

/** Credits a deposit that asks for stakes up to `raisedMinor` in all. */
const deposits = (raisedMinor: bigint, at: number): Promise<void> =>
  inTransaction(db.pool, async (client) =>
    raiseWagering(client, player.userId, await lockWagering(client, player.userId), { raisedMinor, at }),
  );

const hasStaked = (minor: bigint): Promise<unknown> =>
  db.owner.query('UPDATE user_stats SET wager_bet = $2, total_bet = $2 WHERE user_id = $1', [player.userId, minor]);

const holdsBonus = (status: string, at: number): Promise<unknown> =>
  db.owner.query(
    `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, terms, details, created_at, updated_at)
     VALUES ($1, 'test', $2, 'bonus', 100, $3, 1, '{}', $4, $4)`,
    [player.userId, `${status} ${at}`, status, at],
  );

describe('a game that staff take out of wagering', () => {
  it('counts for nobody who has nothing to wager, and for everybody once it is put back', async () => {
    expect([await counts(), await counts('bonus')]).toEqual([true, true]);
    await decide(false);
    expect([await counts(), await counts('bonus')]).toEqual([false, false]);
    await decide(true);
    expect([await counts(), await counts('bonus')]).toEqual([true, true]);
  });

  it('counts for a deposit from before, and for one that joins its wagering, until that is over', async () => {
    await deposits(1_000n, BEFORE);
    await decide(false);
    expect(await counts()).toBe(true);
    await deposits(3_000n, AFTER);
    await hasStaked(2_999n);
    expect(await counts()).toBe(true);
    await hasStaked(3_000n);
    expect(await counts()).toBe(false);
    await deposits(5_000n, AFTER);
    expect(await counts()).toBe(false);
  });

  it('does not count for a deposit from afterwards', async () => {
    await decide(false);
    await deposits(1_000n, AFTER);
    expect([await counts(), await counts('bonus')]).toEqual([false, false]);
  });

  it('counts for an active bonus that was taken before', async () => {
    await holdsBonus('active', BEFORE);
    await decide(false);
    expect([await counts(), await counts('bonus')]).toEqual([false, true]);
  });

  it.each([
    ['was taken afterwards', 'active', AFTER],
    ['is over', 'done', BEFORE],
    ['waits for its activation', 'ready', BEFORE],
  ])('does not count for a bonus that %s', async (_what, status, at) => {
    await holdsBonus(status, at);
    await decide(false);
    expect(await counts('bonus')).toBe(false);
  });

  it('counts for bonuses from before the last of several decisions', async () => {
    await decide(false, BEFORE - 2);
    await decide(true, BEFORE - 1);
    await holdsBonus('active', BEFORE);
    await decide(false);
    expect(await counts('bonus')).toBe(true);
  });

  it('counts for nobody when no decision is known', async () => {
    await deposits(1_000n, BEFORE);
    await holdsBonus('active', BEFORE);
    await db.owner.query('UPDATE provider_game SET counts = false');
    expect([await counts(), await counts('bonus')]).toEqual([false, false]);
  });
});
