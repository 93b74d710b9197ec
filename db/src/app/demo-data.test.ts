import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmailTakenError, LoginTakenError, NickTakenError } from '../features/account/errors.ts';
import { userRepository } from '../features/account/users.repository.ts';
import { pairsOf } from '../features/fairness/seed-pairs.repository.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { createUser, type CreateUserInput } from './create-user.ts';
import { demoPassword, demoUsers, seedDemo } from './demo-data.ts';
import { seedReference } from './reference-data.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const count = async (table: string): Promise<bigint | undefined> =>
  (await db.pool.query<{ count: bigint }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count;

describe('the demonstration', () => {
  it('has a user of every kind, with accounts and seeds, and with money where they are no staff', async () => {
    await seedDemo(db.pool, { demoCreditMinor: 100_000n });
    for (const { login, roles } of demoUsers) {
      const user = await userRepository(db.orm.em.fork()).findByLogin(login);
      if (!user?.passwordHash) throw new Error(`${login} cannot sign in`);
      expect(user.roles).toEqual(roles);
      expect(user.passwordHash).toMatch(/^\$argon2id\$/);
      expect(await verify(user.passwordHash, demoPassword)).toBe(true);
      expect((await accountsOf(db.pool, user.id)).real?.balanceMinor).toBe(roles.length > 0 ? 0n : 100_000n);
      expect((await pairsOf(db.orm.em.fork(), user.id)).next.nonce).toBe(0);
    }
  });

  it('has two admins, so that one can approve what the other proposes', () => {
    expect(demoUsers.filter(({ roles }) => roles.some((role) => role === 'admin'))).toHaveLength(2);
  });

  it('is not made twice, nor by two processes at once', async () => {
    await Promise.all([seedDemo(db.pool, { demoCreditMinor: 1n }), seedDemo(db.pool, { demoCreditMinor: 1n })]);
    expect(await count('app_user')).toBe(BigInt(demoUsers.length));
    expect(await count('ledger_transaction')).toBe(BigInt(demoUsers.filter(({ roles }) => roles.length === 0).length));
  });
});

describe('reference data', () => {
  it('keeps a course that was changed', async () => {
    await db.pool.query('UPDATE currency SET course_micro = 1 WHERE id = 1');
    await seedReference(db.pool);
    const { rows } = await db.pool.query('SELECT course_micro AS course FROM currency WHERE id IN (1, 2) ORDER BY id');
    expect(rows).toEqual([{ course: 1n }, { course: 1_000_000n }]);
    expect(await count('currency')).toBe(10n);
  });
});

describe('creating a user', () => {
  const create = (input: Partial<CreateUserInput> & { login: string | null }): Promise<bigint> =>
    createUser(db.pool, { passwordHash: null, demoCreditMinor: 0n, at: 1, ...input });

  it('gives a nickname to a player without one', async () => {
    const user = await userRepository(db.orm.em.fork()).findById(await create({ login: null, accountType: 1 }));
    expect(user?.nick).toMatch(/^player\.[a-z2-7]{8}$/);
    expect(user).toMatchObject({ login: null, accountType: 1 });
  });

  it('names what is taken, in any case, and leaves nothing behind', async () => {
    await create({ login: 'Newcomer', nick: 'First', email: 'first@example.com' });
    const accounts = await count('ledger_account');
    await expect(create({ login: 'NEWCOMER' })).rejects.toThrow(LoginTakenError);
    await expect(create({ login: 'second', email: 'FIRST@example.com' })).rejects.toThrow(EmailTakenError);
    await expect(create({ login: 'second', nick: 'fIRST' })).rejects.toThrow(NickTakenError);
    expect(await count('ledger_account')).toBe(accounts);
    expect(await create({ login: 'second' })).toEqual(expect.any(BigInt));
  });

  it('creates one when the same login registers many times at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => create({ login: 'racer01' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(LoginTakenError);
  });
});
