import { createUser, inUnitOfWork } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecondFactor, totpContext, type SecondFactor } from './second-factor.ts';
import { createSecretBox } from './secret-box.ts';

const secrets = createSecretBox('the secret of these tests, of 32 characters and more');

let db: TestDatabase;
let factor: SecondFactor;
let userId: bigint;
let secret: string;
let users = 0;

const newUser = (): Promise<bigint> =>
  createUser(db.pool, { login: `user${(users += 1)}`, passwordHash: null, demoCreditMinor: 0n, at: 1 });

const enable = async (id: bigint, base32: string): Promise<void> => {
  const sealed = secrets.seal(base32, totpContext(id));
  await db.pool.query('UPDATE app_user SET totp_secret = $2 WHERE id = $1', [id, sealed]);
};

const codeAt = (stepsAway: number, base32 = secret): string =>
  generateSync({ secret: base32, epoch: Math.floor(Date.now() / 1000) + stepsAway * 30 });

const newCodes = (id = userId): Promise<string[]> => inUnitOfWork(db, ({ em }) => factor.newRecoveryCodes(em, id));

beforeAll(async () => {
  db = await createTestDatabase();
  factor = createSecondFactor({ db, secrets });
});
afterAll(() => db.drop());
beforeEach(async () => {
  userId = await newUser();
  secret = factor.newSecret();
  await enable(userId, secret);
});

describe('a code of an authenticator', () => {
  it('is right once, in whatever groups it is typed', async () => {
    const code = codeAt(0);
    expect(await factor.verify(userId, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
    expect(await factor.verify(userId, code)).toBe(false);
  });

  it.each([-1, 0, 1])('may be %i steps away', async (steps) => {
    expect(await factor.verify(userId, codeAt(steps))).toBe(true);
  });

  it.each([-3, 3])('may not be %i steps away', async (steps) => {
    expect(await factor.verify(userId, codeAt(steps))).toBe(false);
  });

  it('uses up every code before it', async () => {
    const [before, next] = [codeAt(-1), codeAt(1)];
    expect(await factor.verify(userId, next)).toBe(true);
    expect(await factor.verify(userId, before)).toBe(false);
  });

  it('opens for one of fifty at once', async () => {
    const code = codeAt(0);
    const results = await Promise.all(Array.from({ length: 50 }, () => factor.verify(userId, code)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('is of its own user, and of a secret that is confirmed', async () => {
    const other = await newUser();
    const code = codeAt(0);
    expect(await factor.verify(other, code)).toBe(false); // two-factor is off
    await enable(other, factor.newSecret());
    expect(await factor.verify(other, code)).toBe(false);
    expect(await factor.verify(999_999_999n, code)).toBe(false);
    expect(await factor.verify(userId, code)).toBe(true);
  });

  it('cannot be made with another user’s sealed secret', async () => {
    const other = await newUser();
    await db.pool.query(
      'UPDATE app_user SET totp_secret = (SELECT totp_secret FROM app_user WHERE id = $1) WHERE id = $2',
      [userId, other],
    );
    await expect(factor.verify(other, codeAt(0))).rejects.toThrow();
  });

  it.each(['', '12345', '1234567', 'abcdef', '      ', '-123456-7', '\u0000', '１２３４５６', 'x'.repeat(10_000)])(
    'is never %j',
    async (code) => {
      expect(await factor.verify(userId, code)).toBe(false);
      expect(factor.verifySecret(secret, code)).toBeUndefined();
    },
  );

  it('confirms a secret that is not stored yet, and says of which step it is', () => {
    const pending = factor.newSecret();
    const step = Math.floor(Date.now() / 30_000);
    expect(factor.verifySecret(pending, codeAt(0, pending))).toBeGreaterThanOrEqual(step);
    expect(factor.verifySecret(pending, codeAt(-5, pending))).toBeUndefined();
  });

  it('comes from what an authenticator scans', () => {
    const uri = new URL(factor.uriFor(secret, 'player_1'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Glasshouse:player_1',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Glasshouse' });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/); // 160 bits
  });
});

describe('recovery codes', () => {
  it('are ten, and each opens once, however it is typed', async () => {
    const codes = await newCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
    const [first = '', second = ''] = codes;
    expect(await factor.verify(userId, ` ${first.toUpperCase()} `)).toBe(true);
    expect(await factor.verify(userId, first)).toBe(false);
    expect(await factor.verify(userId, second.replaceAll('-', ''))).toBe(true);
  });

  it('open for one of fifty at once', async () => {
    const [code = ''] = await newCodes();
    const results = await Promise.all(Array.from({ length: 50 }, () => factor.verify(userId, code)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('are their owner’s, and good for nothing once there are new ones or two-factor is off', async () => {
    const [old = ''] = await newCodes();
    const [code = ''] = await newCodes();
    const other = await newUser();
    await enable(other, factor.newSecret());
    await newCodes(other);
    expect(await factor.verify(userId, old)).toBe(false);
    expect(await factor.verify(other, code)).toBe(false);
    await db.pool.query('UPDATE app_user SET totp_secret = NULL WHERE id = $1', [userId]);
    expect(await factor.verify(userId, code)).toBe(false);
  });

  it('are stored by hashes that need the server’s secret', async () => {
    const [code = ''] = await newCodes();
    const { rows } = await db.pool.query<{ hash: Buffer }>(
      'SELECT code_hash AS hash FROM recovery_code WHERE user_id = $1',
      [userId],
    );
    expect(rows).toHaveLength(10);
    const elsewhere = createSecondFactor({ db, secrets: createSecretBox('another secret, of 32 characters and more') });
    expect(await elsewhere.verify(userId, code)).toBe(false);
    expect(await factor.verify(userId, code)).toBe(true);
  });
});
