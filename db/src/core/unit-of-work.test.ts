import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserEntity } from '../features/account/user.entity.ts';
import { houseAccountId } from '../ledger/accounts.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { inUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

let db: TestDatabase;
let player: TestPlayer;
let realAccount: bigint;
let house: bigint;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  realAccount = (await player.account('real')).id;
  house = await houseAccountId(db.pool, 'house.bonuses');
});
afterAll(() => db.drop());

const nickNow = async (): Promise<string | undefined> =>
  (await db.orm.em.fork().findOne(UserEntity, { id: player.userId }))?.nick;

/** Renames the player with the ORM, and gives them a hundred in the ledger. */
const renameAndPay = async ({ em, client }: UnitOfWork, nick: string): Promise<void> => {
  const user = await em.findOneOrFail(UserEntity, { id: player.userId });
  user.nick = nick;
  await postTransaction(client, {
    kind: 'demo.credit',
    scope: `user:${player.userId}`,
    key: null,
    requestHash: null,
    at: Date.now(),
    entries: [
      { accountId: realAccount, amount: 100n },
      { accountId: house, amount: -100n },
    ],
  });
};

describe('a unit of work', () => {
  it('stores entities and moves money together', async () => {
    const { balanceMinor } = await player.account('real');
    await inUnitOfWork(db, (unit) => renameAndPay(unit, 'together'));
    expect(await nickNow()).toBe('together');
    expect((await player.account('real')).balanceMinor).toBe(balanceMinor + 100n);
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it('does neither when it throws', async () => {
    const { balanceMinor } = await player.account('real');
    const work = inUnitOfWork(db, async (unit) => {
      await renameAndPay(unit, 'neither');
      await unit.em.flush();
      throw new Error('not now');
    });
    await expect(work).rejects.toThrow('not now');
    expect(await nickNow()).toBe('together');
    expect((await player.account('real')).balanceMinor).toBe(balanceMinor);
  });

  it('sees in SQL what the ORM has written, and the other way round', async () => {
    await inUnitOfWork(db, async ({ em, client }) => {
      const user = await em.findOneOrFail(UserEntity, { id: player.userId });
      user.nick = 'written';
      await em.flush();
      const { rows } = await client.query('SELECT nick FROM app_user WHERE id = $1', [player.userId]);
      expect(rows).toEqual([{ nick: 'written' }]);
      await client.query(`UPDATE app_user SET nick = 'by SQL' WHERE id = $1`, [player.userId]);
      await em.refresh(user);
      expect(user.nick).toBe('by SQL');
      expect(user.createdAt).toBeInstanceOf(Date);
    });
  });

  it('can take back a part of itself', async () => {
    await inUnitOfWork(db, async ({ em }) => {
      const user = await em.findOneOrFail(UserEntity, { id: player.userId });
      user.nick = 'kept';
      await em.flush();
      const part = em.transactional(async (inner) => {
        await inner.nativeUpdate(UserEntity, { id: player.userId }, { nick: 'taken back' });
        throw new Error('not this part');
      });
      await expect(part).rejects.toThrow('not this part');
    });
    expect(await nickNow()).toBe('kept');
  });

  it('a hundred units at once wait for each other and leave no connection behind', async () => {
    const { balanceMinor } = await player.account('real');
    await Promise.all(Array.from({ length: 100 }, () => inUnitOfWork(db, (unit) => renameAndPay(unit, 'last'))));
    expect((await player.account('real')).balanceMinor).toBe(balanceMinor + 10_000n);
    expect(db.pool.waitingCount).toBe(0);
    expect(db.pool.idleCount).toBe(db.pool.totalCount);
  });
});
