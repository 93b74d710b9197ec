import * as fc from 'fast-check';
import { clientSeed } from 'server/contract';
import { expect, it } from 'vitest';
import { isClientSeed, randomClientSeed } from './client-seed.ts';

it('takes exactly the client seeds that the contract takes', () => {
  const seedLike = fc.string({ unit: fc.constantFrom(...'aZ09_- .:й\n'), maxLength: 70 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), seedLike), (text) => isClientSeed(text) === clientSeed.safeParse(text).success),
  );
  expect(isClientSeed('a'.repeat(64))).toBe(true);
  expect(isClientSeed('a'.repeat(65))).toBe(false);
  expect(isClientSeed('')).toBe(false);
  expect(isClientSeed('seed\n')).toBe(false);
});

it('makes another valid random seed each time', () => {
  const seeds = Array.from({ length: 200 }, randomClientSeed);
  expect(seeds.every(isClientSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(seeds.length);
});
