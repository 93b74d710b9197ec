import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../app/create-user.ts';
import { inUnitOfWork } from '../../core/unit-of-work.ts';
import { createTestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import {
  findProfileOwner,
  linkProfile,
  renewProfile,
  socialProfilesOf,
  SocialProfileTakenError,
  SocialProviderLinkedError,
  unlinkProfile,
  type OutsideProfile,
} from './social-profiles.repository.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

let subjects = 0;
const profileAt = (provider: string, changes: Partial<OutsideProfile> = {}): OutsideProfile => ({
  provider,
  subject: `subject-${(subjects += 1)}`,
  name: 'Anna',
  url: null,
  ...changes,
});

const newUser = (profile?: OutsideProfile): Promise<bigint> =>
  createUser(db.pool, {
    login: null,
    passwordHash: null,
    accountType: 1,
    demoCreditMinor: 0n,
    at: Date.now(),
    profile,
  });

const providersOf = async (userId: bigint): Promise<string[]> =>
  (await socialProfilesOf(db.orm.em.fork(), userId)).map(({ provider }) => provider);

describe('linked profiles', () => {
  it('lead to their account, and are listed in the order they were linked', async () => {
    const profile = profileAt('vk');
    const userId = await newUser(profile);
    await inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profileAt('google'), '127.0.0.1'));
    expect(await findProfileOwner(db.orm.em.fork(), profile)).toBe(userId);
    expect(await findProfileOwner(db.orm.em.fork(), { ...profile, provider: 'google' })).toBeUndefined();
    expect(await providersOf(userId)).toEqual(['vk', 'google']);
    expect((await socialProfilesOf(db.orm.em.fork(), userId))[0]).toMatchObject(profile);
  });

  it('belong to one account, and an account has one of each provider', async () => {
    const profile = profileAt('vk');
    const userId = await newUser(profile);
    const { userId: other } = await createTestPlayer(db);
    await expect(inUnitOfWork(db, ({ em }) => linkProfile(em, other, profile, null))).rejects.toThrow(
      SocialProfileTakenError,
    );
    await expect(inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profileAt('vk'), null))).rejects.toThrow(
      SocialProviderLinkedError,
    );
    await expect(newUser(profile)).rejects.toThrow(SocialProfileTakenError);
  });

  it('linked profiles of a refused account leave nothing behind', async () => {
    const profile = profileAt('steam');
    await newUser(profile);
    const count = async (): Promise<unknown> => (await db.pool.query('SELECT count(*) FROM app_user')).rows[0];
    const before = await count();
    await expect(newUser(profile)).rejects.toThrow(SocialProfileTakenError);
    expect(await count()).toEqual(before);
  });

  it('keep the name that the provider tells now', async () => {
    const profile = profileAt('twitter');
    const userId = await newUser(profile);
    await renewProfile(db.orm.em.fork(), { ...profile, name: 'Anna S.', url: 'https://x.com/anna' });
    expect((await socialProfilesOf(db.orm.em.fork(), userId))[0]).toMatchObject({
      name: 'Anna S.',
      url: 'https://x.com/anna',
    });
  });

  it('are written into the trail when they come and go', async () => {
    const { userId } = await createTestPlayer(db);
    await inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profileAt('vk'), '192.0.2.1'));
    await inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, 'vk', null));
    const { rows } = await db.pool.query<{ kind: string; address: string | null }>(
      'SELECT kind, address FROM account_event WHERE user_id = $1 ORDER BY id',
      [userId],
    );
    expect(rows).toEqual([
      { kind: 'social.linked', address: '192.0.2.1' },
      { kind: 'social.unlinked', address: null },
    ]);
  });
});

describe('removing a link', () => {
  it('is refused where it is the only way in, and where there is none', async () => {
    const userId = await newUser(profileAt('vk'));
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, 'vk', null))).toBe('only_way');
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, 'google', null))).toBe('not_linked');
    expect(await providersOf(userId)).toEqual(['vk']);
  });

  it('works with a local login, or another link', async () => {
    const { userId: local } = await createTestPlayer(db);
    await inUnitOfWork(db, ({ em }) => linkProfile(em, local, profileAt('vk'), null));
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, local, 'vk', null))).toBe('unlinked');
    const userId = await newUser(profileAt('vk'));
    await inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profileAt('google'), null));
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, 'vk', null))).toBe('unlinked');
    expect(await inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, 'google', null))).toBe('only_way');
  });

  it('leaves a way in when all are removed at once', async () => {
    const userId = await newUser(profileAt('vk'));
    const others = ['google', 'steam', 'twitter', 'telegram'];
    for (const provider of others)
      await inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profileAt(provider), null));
    const results = await Promise.all(
      ['vk', ...others].map((provider) => inUnitOfWork(db, ({ em }) => unlinkProfile(em, userId, provider, null))),
    );
    expect(results.toSorted()).toEqual(['only_way', 'unlinked', 'unlinked', 'unlinked', 'unlinked']);
    expect(await providersOf(userId)).toHaveLength(1);
  });
});
