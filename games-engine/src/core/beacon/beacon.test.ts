import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import {
  beaconChainHash,
  beaconRandomness,
  beaconTimeMs,
  firstBeaconRoundAt,
  quicknet,
  type BeaconChain,
} from './beacon-chain.ts';
import { verifyBeacon, verifyBeacons } from './beacon-proof.ts';
import { beaconKeyOf } from './beacon-key.ts';

// a round of drand's quicknet as its relays serve it
const real = {
  round: 123,
  signature: 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
};

const { chain, sign } = beaconKeyOf('the test', { id: 'test', genesisTime: 0, periodSeconds: 3 });
const rounds = [1, 2, 3, 4].map(sign);

describe('a chain', () => {
  it('has the hash that drand knows it by', () => {
    expect(beaconChainHash(quicknet)).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971');
  });

  it.each(['id', 'publicKey', 'genesisSeed'] as const)('has another hash with another %s', (part) => {
    const other: BeaconChain = { ...quicknet, [part]: 'ab' };
    expect(beaconChainHash(other)).not.toBe(beaconChainHash(quicknet));
  });

  it('has a round every three seconds', () => {
    expect(beaconTimeMs(quicknet, 1)).toBe(1_692_803_367_000);
    expect(beaconTimeMs(quicknet, 123)).toBe(1_692_803_367_000 + 122 * 3000);
  });

  it('says which round nobody can know before a time', () => {
    const at = beaconTimeMs(quicknet, 50);
    expect([at - 2999, at, at + 1, at + 3000].map((time) => firstBeaconRoundAt(quicknet, time))).toEqual([
      50, 50, 51, 51,
    ]);
    expect(firstBeaconRoundAt(quicknet, 0)).toBe(1);
  });
});

describe('a round', () => {
  it('a round of drand is signed by its key, and is its signature hashed', () => {
    expect(verifyBeacon(quicknet, real)).toBe(true);
    expect(beaconRandomness(real.signature)).toBe('fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc');
  });

  it.each([
    ['another round', quicknet, { ...real, round: 124 }],
    ['no round', quicknet, { ...real, round: 0.5 }],
    ['another key', chain, real],
    ['a key that is none', { ...quicknet, publicKey: 'ff' }, real],
    ['another signature', quicknet, { ...real, signature: rounds[0]?.signature ?? '' }],
    ['a signature that is no point', quicknet, { ...real, signature: real.signature.replace('b75c', 'b75d') }],
    ['an empty signature', quicknet, { ...real, signature: '' }],
    ['upper-case hex', quicknet, { ...real, signature: real.signature.toUpperCase() }],
  ])('is refused for %s', (_, chain, round) => {
    expect(verifyBeacon(chain, round)).toBe(false);
    expect(verifyBeacons(chain, [round])).toBe(false);
  });
});

describe('many rounds at once', () => {
  it('are taken when each is signed, and one forged among them is not', () => {
    expect(verifyBeacons(chain, [])).toBe(true);
    expect(verifyBeacons(chain, rounds)).toBe(true);
    const forged = rounds.map((round, index) => (index === 2 ? { ...round, round: 9 } : round));
    expect(verifyBeacons(chain, forged)).toBe(false);
  });

  it('are refused where two forgeries cancel each other out', () => {
    const { Point } = bls12_381.G1;
    const [first, second] = rounds.map(({ signature }) => Point.fromHex(signature));
    if (!first || !second) throw new Error('two rounds');
    const shifted = [
      { round: 1, signature: first.add(Point.BASE).toHex() },
      { round: 2, signature: second.subtract(Point.BASE).toHex() },
    ];
    const sum = first.add(second); // sum that an unweighted check would compare
    expect(
      Point.fromHex(shifted[0]?.signature ?? '')
        .add(Point.fromHex(shifted[1]?.signature ?? ''))
        .equals(sum),
    ).toBe(true);
    expect(verifyBeacons(chain, shifted)).toBe(false);
  });
});
