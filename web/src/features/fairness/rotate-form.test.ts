import { commitmentOf } from 'games-engine';
import { describe, expect, it } from 'vitest';
import { checkRotation } from './rotate-form.tsx';

const seed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const next = 'b'.repeat(64);
const shown = {
  serverSeedHash: commitmentOf(seed),
  nextServerSeedHash: commitmentOf(next),
  clientSeed: 'ann',
  nonce: 3,
};
const revealed = { serverSeed: seed, serverSeedHash: commitmentOf(seed), clientSeed: 'ann', nonce: 3 };
const current = { serverSeedHash: commitmentOf(next), nextServerSeedHash: 'c'.repeat(64), clientSeed: 'ann', nonce: 0 };

describe('the check of a rotation', () => {
  it('accepts the seed that was committed to and the pair that was promised', () => {
    expect(checkRotation(revealed, current, shown)).toEqual({
      computedHash: '9b49807c49fc5cc8193588754cc44fe0972deda49198fa2f7ea76ae2d387850d',
      matchesCommitment: true,
      keepsPromise: true,
    });
  });

  it('refuses a seed that does not lead to its commitment', () => {
    expect(checkRotation({ ...revealed, serverSeed: next }, current, shown).matchesCommitment).toBe(false);
  });

  it('refuses another seed even when its own commitment comes with it', () => {
    const swapped = { ...revealed, serverSeed: next, serverSeedHash: commitmentOf(next) };
    expect(checkRotation(swapped, current, shown).matchesCommitment).toBe(false);
  });

  it('refuses an answer that names another commitment than its seed has', () => {
    expect(checkRotation({ ...revealed, serverSeedHash: commitmentOf(next) }, current, shown).matchesCommitment).toBe(
      false,
    );
  });

  it('sees when the new pair is not the one that was promised', () => {
    expect(checkRotation(revealed, { ...current, serverSeedHash: 'd'.repeat(64) }, shown).keepsPromise).toBe(false);
  });
});
