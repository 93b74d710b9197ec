import { createHash, hash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { inUnitOfWork } from '../../core/unit-of-work.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { EmailTakenError, NickTakenError } from './errors.ts';
import {
  parseSessionEnded,
  renewSession,
  SESSION_ENDED_CHANNEL,
  endSessions,
  sessionRepository,
  type SessionEnded,
} from './sessions.repository.ts';
import { accountDetails } from './moderation.repository.ts';
import { forgetDevices, knownPlaceOf, seeDevice } from './known-devices.repository.ts';
import { forgetOldSignIns, signInFailureRepository } from './sign-in-failures.repository.ts';
import { sessionProofRepository } from './session-proofs.repository.ts';
import { userRepository } from './users.repository.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
});
afterAll(() => db.drop());

describe('users', () => {
  it('are found by id, public id and login in any case', async () => {
    const users = userRepository(db.orm.em.fork());
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

  it('sign in while somebody changes their account', async () => {
    const publicId = (await userRepository(db.orm.em.fork()).findById(player.userId))?.publicId ?? '';
    await inUnitOfWork(db, async ({ em }) => {
      expect(await accountDetails(em, publicId, { lock: true })).toBeDefined();
      const expiresAt = new Date(Date.now() + 60_000);
      const signIn = { userId: player.userId, tokenHash: randomBytes(32), expiresAt };
      await sessionRepository(db.orm.em.fork()).create(signIn); // on another connection
    });
  });

  it('change, and keep what is not named', async () => {
    const users = userRepository(db.orm.em.fork());
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

  it('are read and changed in the transaction that the repository is given', async () => {
    const outside = userRepository(db.orm.em.fork());
    const before = (await outside.findById(player.userId))?.lang;
    const work = inUnitOfWork(db, async ({ em, client }) => {
      const users = userRepository(em);
      await client.query(`UPDATE app_user SET lang = 'tr' WHERE id = $1`, [player.userId]);
      expect((await users.findById(player.userId))?.lang).toBe('tr');
      expect((await users.update(player.userId, { nick: 'not.for.long' })).lang).toBe('tr');
      expect((await outside.findById(player.userId))?.lang).toBe(before);
      throw new Error('not now');
    });
    await expect(work).rejects.toThrow('not now');
    expect(await outside.findById(player.userId)).toMatchObject({ lang: before });
    expect((await outside.findById(player.userId))?.nick).not.toBe('not.for.long');
  });

  it('cannot take the nick or e-mail of another in another case', async () => {
    const users = userRepository(db.orm.em.fork());
    const other = await createTestPlayer(db);
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
    const { id } = await sessionRepository(db.orm.em.fork()).create({
      userId: player.userId,
      tokenHash,
      expiresAt,
      address: '127.0.0.1',
    });
    return { id, tokenHash };
  };

  it('are found by the hash of their token while they live', async () => {
    const sessions = sessionRepository(db.orm.em.fork());
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
    expect(await sessionRepository(db.orm.em.fork()).findByTokenHash(tokenHash)).toBeNull();
  });

  it('tell every listener when they end, and end all but the one that asks', async () => {
    const sessions = sessionRepository(db.orm.em.fork());
    const kept = await newSession();
    const others = [await newSession(), await newSession()];
    const heard: SessionEnded[] = [];
    const listener = await db.pool.connect();
    try {
      listener.on('notification', ({ payload = '' }) => heard.push(parseSessionEnded(payload)));
      await listener.query(`LISTEN ${SESSION_ENDED_CHANNEL}`);
      await endSessions(db.orm.em.fork(), player.userId, kept.id);
      await expect.poll(() => heard.length).toBeGreaterThanOrEqual(others.length);
    } finally {
      listener.release(true);
    }
    expect(heard.map(({ sessionId }) => sessionId)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    expect(heard.every(({ userId }) => userId === player.userId)).toBe(true);
    expect((await sessions.liveOf(player.userId)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await endSessions(db.orm.em.fork(), player.userId, null)).toBe(1);
  });

  it('keep what was proved in them when their token is renewed', async () => {
    const proofs = sessionProofRepository(db.orm.em.fork());
    const { id } = await newSession();
    await db.owner.query(`UPDATE session SET proved_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    await proofs.prove(id, { code: true });
    const before = await proofs.find(player.userId, id);
    const token = randomBytes(32);
    expect(await renewSession(db.orm.em.fork(), id, token)).toBe(true);
    const after = await sessionRepository(db.orm.em.fork()).findByTokenHash(token);
    expect(after).toMatchObject({ provedAt: before?.session.provedAt, codeAt: before?.session.codeAt });
    expect(after?.codeAt?.getTime()).toBeGreaterThan(after?.provedAt.getTime() ?? Infinity);
    expect(await proofs.find(player.userId, id)).toBeUndefined(); // it has ended
    expect(await proofs.find(player.userId + 1n, after?.id ?? '')).toBeUndefined();
  });

  it('note their use at most once a minute', async () => {
    const sessions = sessionRepository(db.orm.em.fork());
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

describe('attempts', () => {
  const policy = { free: 3, windowMs: 100_000, pauseMs: 1000, maxPauseMs: 4000 };
  const at = (ms: number): Date => new Date(1_800_000_000_000 + ms);
  const open = { until: null, isLastFree: false };

  it('are free at first, then each makes the pause before the next one longer', async () => {
    const { take } = signInFailureRepository(db.orm.em.fork());
    expect(await take('eve', '::1', policy, at(0))).toEqual(open);
    expect(await take('eve', '::1', policy, at(1))).toEqual(open);
    expect(await take('eve', '::1', policy, at(2))).toEqual({ until: null, isLastFree: true });
    expect(await take('eve', '::1', policy, at(1001))).toEqual({ until: at(1002), isLastFree: false });
    expect(await take('eve', '::1', policy, at(1002))).toEqual(open);
    expect((await take('eve', '::1', policy, at(1003))).until).toEqual(at(3002));
    expect(await take('eve', '::1', policy, at(3002))).toEqual(open);
    expect(await take('eve', '::1', policy, at(7002))).toEqual(open);
    expect((await take('eve', '::1', policy, at(7003))).until).toEqual(at(11_002)); // the longest there is
  });

  it('are counted for each key and place', async () => {
    const { take, lockedUntil } = signInFailureRepository(db.orm.em.fork());
    for (let time = 0; time < 3; time += 1) await take('carol', '::1', policy, at(time));
    expect(await lockedUntil('carol', '::1', at(1001))).toEqual(at(1002));
    expect(await lockedUntil('carol', '::1', at(1002))).toBeNull();
    expect(await lockedUntil('carol', '::2', at(1001))).toBeNull();
    expect(await take('carol', '::2', policy, at(3))).toEqual(open);
    expect(await take('carlos', '::1', policy, at(3))).toEqual(open);
  });

  it('start over after the window, and once they were forgotten', async () => {
    const { take, clear, clearAll } = signInFailureRepository(db.orm.em.fork());
    for (let time = 0; time < 3; time += 1) await take('mallory', '::1', policy, at(time));
    expect(await take('mallory', '::1', policy, at(100_000))).toEqual(open);
    await take('mallory', '::1', policy, at(100_001));
    await clear('mallory', '::1');
    expect(await take('mallory', '::1', policy, at(100_002))).toEqual(open);
    await take('mallory', '::2', policy, at(100_002));
    await clearAll(['mallory', 'nobody']);
    const { rowCount } = await db.pool.query(`SELECT FROM sign_in_failure WHERE login_key = 'mallory'`);
    expect(rowCount).toBe(0);
  });

  it('attempts given back cost nothing', async () => {
    const { take, giveBack } = signInFailureRepository(db.orm.em.fork());
    for (let time = 0; time < 10; time += 1) {
      expect((await take('owner', '::1', policy, at(time))).until).toBeNull();
      await giveBack('owner', '::1');
    }
  });

  it('are refused but for the free ones when they come together', async () => {
    const { take } = signInFailureRepository(db.orm.em.fork());
    const attempts = await Promise.all(Array.from({ length: 20 }, () => take('many', '::1', policy, at(0))));
    expect(attempts.filter(({ until }) => until === null)).toHaveLength(3);
    expect(attempts.filter(({ isLastFree }) => isLastFree)).toHaveLength(1);
    const later = await Promise.all(Array.from({ length: 20 }, () => take('many', '::1', policy, at(1000))));
    expect(later.filter(({ until }) => until === null)).toHaveLength(1);
  });
});

describe('the location of somebody', () => {
  const device = (name: string): Buffer => hash('sha256', name, 'buffer');

  it('is known by the device, else by a network of the last month', async () => {
    const { userId } = player;
    const at = (name: string, network: string) =>
      knownPlaceOf(db.orm.em.fork(), userId, { deviceHash: device(name), network });
    expect(await at('home', '192.0.2.1')).toBeNull();
    await seeDevice(db.orm.em.fork(), userId, { deviceHash: device('home'), network: '192.0.2.1' });
    expect(await at('home', '198.51.100.1')).toBe('device');
    expect(await at('other', '192.0.2.1')).toBe('network');
    expect(await at('other', '198.51.100.1')).toBeNull();
    expect(await knownPlaceOf(db.orm.em.fork(), userId, { deviceHash: null, network: '192.0.2.1' })).toBe('network');
    await db.owner.query(`UPDATE known_device SET last_seen_at = now() - interval '31 days'`);
    expect([await at('other', '192.0.2.1'), await at('home', '192.0.2.1')]).toEqual([null, 'device']);
    await forgetOldSignIns(db.orm.em.fork(), 30);
    const { rows } = await db.pool.query('SELECT network FROM known_device WHERE user_id = $1', [userId]);
    expect(rows).toEqual([{ network: null }]);
    await forgetDevices(db.orm.em.fork(), userId);
    expect(await at('home', '192.0.2.1')).toBeNull();
  });
});
