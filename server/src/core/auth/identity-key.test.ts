import { describe, expect, it } from 'vitest';
import { identityKey, normalDestination, normalEmail } from './identity-key.ts';

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

describe('a destination', () => {
  const raw = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';
  it.each([
    ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', raw],
    ['UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA', raw],
    [raw.toUpperCase(), raw],
    ['0xAbCdEf0123456789aBcDeF0123456789AbCdEf01', '0xabcdef0123456789abcdef0123456789abcdef01'],
    ['UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA My Memo', `${raw} My Memo`],
    ['BC1QW508 Memo', 'bc1qw508 Memo'],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'], // a network that knows case
    ['89990000001', '79990000001'],
  ])('%s is %s', (purse, normal) => {
    expect(normalDestination(purse)).toBe(normal);
  });
});

it('is another hash under another secret, and as another kind', () => {
  const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hashOf = (secret: Buffer, kind: 'email' | 'device') => {
    const { hash } = identityKey(secret, { kind, value: 'a@b.c', isProven: true });
    return hash.toString('hex');
  };
  expect(new Set([hashOf(secret, 'email'), hashOf(other, 'email'), hashOf(secret, 'device')]).size).toBe(3);
});
