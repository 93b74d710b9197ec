import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { EmailTakenError, NickTakenError } from './errors.ts';
import {
  parseSessionEnded,
  SESSION_ENDED_CHANNEL,
  sessionRepository,
  type SessionEnded,
} from './sessions.repository.ts';
import { signInFailureRepository } from './sign-in-failures.repository.ts';
import { userRepository } from './users.repository.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db.pool);
});
afterAll(() => db.drop());

describe('users', () => {
  it('are found by id, public id and login in any case', async () => {
    const users = userRepository(db);
    const user = await users.findById(player.userId);
    expect(user).toMatchObject({
      id: player.userId,
      lang: 'ru',
      targetCurrencyId: 2,
      gameMode: 0,
      roles: [],
      blockedAt: null,
    });
    expect(user?.publicId).toMatch(/^[a-z2-7]{12}$/);
    expect((await users.findByLogin(user?.login?.toUpperCase() ?? ''))?.id).toBe(player.userId);
    expect((await users.findByPublicId(user?.publicId ?? ''))?.id).toBe(player.userId);
    expect(await users.findByLogin('nobody')).toBeNull();
  });

  it('change, and keep what is not named', async () => {
    const users = userRepository(db);
    await users.update(player.userId, { nick: 'Игрок.Один', lang: 'kz', roles: ['auditor'], email: 'One@Example.com' });
    expect(await users.findById(player.userId)).toMatchObject({
      nick: 'Игрок.Один',
      nickKey: 'игрок.один',
      lang: 'kz',
      roles: ['auditor'],
      emailKey: 'one@example.com',
      gameMode: 0,
    });
  });

  it('cannot take the nick or e-mail of another in another case', async () => {
    const users = userRepository(db);
    const other = await createTestPlayer(db.pool);
    await users.update(player.userId, { nick: 'Taken', email: 'taken@example.com' });
    await expect(users.update(other.userId, { nick: 'tAKEN' })).rejects.toThrow(NickTakenError);
    await expect(users.update(other.userId, { email: 'TAKEN@example.com' })).rejects.toThrow(EmailTakenError);
  });
});

describe('sessions', () => {
  const newSession = async (
    expiresAt = new Date(Date.now() + 60_000),
  ): Promise<{ id: string; tokenHash: Uint8Array }> => {
    const tokenHash = createHash('sha256').update(randomBytes(32)).digest();
    const { id } = await sessionRepository(db).create({
      userId: player.userId,
      tokenHash,
      expiresAt,
      address: '127.0.0.1',
    });
    return { id, tokenHash };
  };

  it('are found by the hash of their token while they live', async () => {
    const sessions = sessionRepository(db);
    const { id, tokenHash } = await newSession();
    expect(await sessions.findByTokenHash(tokenHash)).toMatchObject({
      id,
      userId: player.userId,
      address: '127.0.0.1',
    });
    expect(await sessions.end(id)).toBe(true);
    expect(await sessions.findByTokenHash(tokenHash)).toBeNull();
    expect(await sessions.end(id)).toBe(false);
  });

  it('are not found once expired', async () => {
    const { tokenHash } = await newSession(new Date(Date.now() - 1));
    expect(await sessionRepository(db).findByTokenHash(tokenHash)).toBeNull();
  });

  it('tell every listener when they end, and end all but the one that asks', async () => {
    const sessions = sessionRepository(db);
    const kept = await newSession();
    const others = [await newSession(), await newSession()];
    const heard: SessionEnded[] = [];
    const listener = await db.pool.connect();
    try {
      listener.on('notification', ({ payload = '' }) => heard.push(parseSessionEnded(payload)));
      await listener.query(`LISTEN ${SESSION_ENDED_CHANNEL}`);
      await sessions.endAllOthers(player.userId, kept.id);
      await expect.poll(() => heard.length).toBeGreaterThanOrEqual(others.length);
    } finally {
      listener.release(true);
    }
    expect(heard.map(({ sessionId }) => sessionId)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    expect(heard.every(({ userId }) => userId === player.userId)).toBe(true);
    expect((await sessions.liveOf(player.userId)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await sessions.endAllOthers(player.userId, null)).toBe(1);
  });

  it('note their use at most once a minute', async () => {
    const sessions = sessionRepository(db);
    const { id, tokenHash } = await newSession();
    const used = async (): Promise<number | undefined> =>
      (await sessions.findByTokenHash(tokenHash))?.lastUsedAt.getTime();
    const first = await used();
    await sessions.touch(id);
    expect(await used()).toBe(first);
    await db.owner.query(`UPDATE session SET last_used_at = now() - interval '2 minutes' WHERE id = $1`, [id]);
    await sessions.touch(id);
    expect(await used()).toBeGreaterThanOrEqual(first ?? Infinity);
  });
});

describe('wrong sign-ins', () => {
  const policy = { limit: 3, windowMs: 1000, lockMs: 5000 };
  const at = (ms: number): Date => new Date(1_800_000_000_000 + ms);

  it('lock at the limit, for that login and address only, until the lock is over', async () => {
    const failures = signInFailureRepository(db);
    expect(await failures.record('eve', '::1', policy, at(0))).toEqual({ count: 1, lockedUntil: null });
    expect(await failures.record('eve', '::1', policy, at(1))).toEqual({ count: 2, lockedUntil: null });
    expect(await failures.record('eve', '::1', policy, at(2))).toEqual({ count: 3, lockedUntil: at(5002) });
    expect(await failures.lockedUntil('eve', '::1', at(5001))).toEqual(at(5002));
    expect(await failures.lockedUntil('eve', '::2', at(5001))).toBeNull();
    expect(await failures.lockedUntil('eve', '::1', at(5002))).toBeNull();
    expect(await failures.record('eve', '::1', policy, at(5002))).toEqual({ count: 1, lockedUntil: null });
  });

  it('are counted anew after the window, and forgotten after a right one', async () => {
    const failures = signInFailureRepository(db);
    await failures.record('mallory', '::1', policy, at(0));
    await failures.record('mallory', '::1', policy, at(900));
    expect(await failures.record('mallory', '::1', policy, at(1001))).toEqual({ count: 1, lockedUntil: null });
    await failures.clear('mallory', '::1');
    expect(await failures.record('mallory', '::1', policy, at(1002))).toMatchObject({ count: 1 });
  });

  it('are all counted when they come together', async () => {
    const failures = signInFailureRepository(db);
    const states = await Promise.all(
      Array.from({ length: 20 }, () => failures.record('many', '::1', { ...policy, limit: 100 }, at(0))),
    );
    expect(Math.max(...states.map(({ count }) => count))).toBe(20);
  });
});
