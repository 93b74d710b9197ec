import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hashPassword, isRightPassword } from './passwords.ts';

it('a password is right where it was hashed, and nobody has the one of an unknown login', async () => {
  const hash = await hashPassword('Glasshouse1');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await isRightPassword(hash, 'Glasshouse1')).toBe(true);
  expect(await isRightPassword(hash, 'Glasshouse2')).toBe(false);
  expect(await isRightPassword(undefined, 'no account has this password')).toBe(false);
  await expect(isRightPassword('no hash', 'Glasshouse1')).rejects.toThrow();
});

it('hashing does not wait for what keeps the threads of libuv busy', async () => {
  await hashPassword('warm');
  let busy = 80;
  const work = Array.from({ length: busy }, async () => {
    await promisify(pbkdf2)('secret', 'salt', 40_000, 32, 'sha512');
    busy -= 1;
  });
  await hashPassword('Glasshouse1');
  expect(busy).toBeGreaterThan(8); // behind them, all but the last few would be done
  await Promise.all(work);
});
