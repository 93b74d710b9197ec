import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const [app, first, second] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

it('a former key opens, the present one seals, and one that is not configured opens nothing', () => {
  const former = createSecretBox(app, [first]).seal('card', 'of one');
  const box = createSecretBox(app, [second, first]);
  expect(box.open(former, 'of one')).toBe('card');
  expect(box.isPresent(former)).toBe(false);
  const present = box.seal('card', 'of one');
  expect(box.isPresent(present)).toBe(true);
  expect(() => createSecretBox(app, [first]).open(present, 'of one')).toThrow();
  expect(() => box.open(present, 'of another')).toThrow();
});

it('keys of uses stay the application’s, so that hashes made by them are found again', () => {
  expect(createSecretBox(app, [second]).keyFor('use')).toEqual(createSecretBox(app).keyFor('use'));
});

it('a text sealed before keys had ids still opens', () => {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', app, '', 'sealing', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('of one'));
  const sealed = Buffer.concat([cipher.update('card', 'utf8'), cipher.final()]);
  const box = createSecretBox(app, [second]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  expect(box.open(bytes, 'of one')).toBe('card');
  expect(box.isPresent(bytes)).toBe(false);
});
