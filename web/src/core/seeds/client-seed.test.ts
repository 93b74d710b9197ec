import * as fc from 'fast-check';
import { commitmentOf } from 'games-engine';
import { clientSeed } from 'server/contract';
import { expect, it } from 'vitest';
import { isClientSeed, makeClientSeed } from './client-seed.ts';

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

it('makes another valid random seed each time, of whatever was typed too', () => {
  const seeds = Array.from({ length: 200 }, (_, n) => makeClientSeed(n % 2 === 0 ? '' : 'lucky-7'));
  expect(seeds.every((seed) => isClientSeed(seed.clientSeed))).toBe(true);
  expect(new Set(seeds.map((seed) => seed.clientSeed)).size).toBe(seeds.length);
  const { bytes, clientSeed: mixed } = makeClientSeed('lucky-7');
  expect(mixed).toBe(commitmentOf(`lucky-7:${bytes}`)); // both can be shown
});
