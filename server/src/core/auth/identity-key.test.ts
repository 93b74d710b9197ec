import { describe, expect, it } from 'vitest';
import { identityKey, normalEmail } from './identity-key.ts';

describe('an address', () => {
  it.each([
    ['Ann.Lee+casino@GoogleMail.com', 'annlee@gmail.com'],
    ['a.n.n@gmail.com', 'ann@gmail.com'],
    ['Bob+2+x@Example.org', 'bob@example.org'],
    ['b.o.b@example.org', 'b.o.b@example.org'], // other mailboxes may tell dots apart
    ['+@example.org', '+@example.org'],
  ])('%s is %s', (email, normal) => {
    expect(normalEmail(email)).toBe(normal);
  });
});

it('is another hash under another secret, and as another kind', () => {
  const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hashOf = (of: Buffer, kind: 'email' | 'device') => {
    const { hash } = identityKey(of, { kind, value: 'a@b.c', isProven: true });
    return hash.toString('hex');
  };
  expect(new Set([hashOf(secret, 'email'), hashOf(other, 'email'), hashOf(secret, 'device')]).size).toBe(3);
});
