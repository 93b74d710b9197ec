import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkVectors } from '../testing/vector-checks.ts';
import * as browser from './digest.browser.ts';
import * as node from './digest.node.ts';
import vectors from './fairness.vectors.json' with { type: 'json' };
import { FairStream, streamBlock } from './stream.ts';

const seeds = { serverSeed: vectors.words[0]?.serverSeed ?? '', clientSeed: 'open-hand_1', nonce: 0 };

describe('the fairness vectors', () => {
  const checks = checkVectors(vectors);

  it('are all here', () => {
    expect(checks.length).toBeGreaterThan(45);
  });

  it.each(checks.map((check) => [check.name, check] as const))('%s', (_, { expected, got }) => {
    expect(got).toEqual(expected);
  });
});

describe('the two digests', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 }).filter((value) => value.isWellFormed());

  it('agree on SHA-256 of texts and bytes', () => {
    fc.assert(
      fc.property(text, fc.uint8Array({ maxLength: 300 }), (string, bytes) => {
        expect(node.sha256Hex(string)).toBe(browser.sha256Hex(string));
        expect(node.sha256Hex(bytes)).toBe(browser.sha256Hex(bytes));
        expect([...node.sha256(bytes)]).toEqual([...browser.sha256(bytes)]);
      }),
    );
  });

  it('agree on HMAC under keys and messages of every length and alphabet', () => {
    fc.assert(
      fc.property(text, text, (key, message) => {
        expect([...node.hmacWords(key, message)]).toEqual([...browser.hmacWords(key, message)]);
      }),
      { numRuns: 500 },
    );
    for (const length of [0, 1, 63, 64, 65, 255, 256, 257]) {
      for (const [key, message] of [
        ['k'.repeat(length), 'm'],
        ['k', 'm'.repeat(length)],
        ['k'.repeat(64), 'é'.repeat(length)],
      ] as const) {
        expect([...node.hmacWords(key, message)]).toEqual([...browser.hmacWords(key, message)]);
      }
    }
  });

  it('know the published test cases', () => {
    // RFC 4231, test case 2; FIPS 180, "abc"
    for (const { hmacWords, sha256Hex } of [node, browser]) {
      expect(hmacWords('Jefe', 'what do ya want for nothing?')[0]).toBe(0x5bdcc146);
      expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    }
  });
});

describe('FairStream', () => {
  it('reads blocks one after another, eight words each', () => {
    const stream = new FairStream(seeds);
    const words = Array.from({ length: 20 }, () => stream.word());
    expect(words).toEqual([0, 1, 2].flatMap((block) => [...streamBlock(seeds, block)]).slice(0, 20));
    expect(stream.wordsRead).toBe(20);
  });

  it('counts no word before the first', () => {
    expect(new FairStream(seeds).wordsRead).toBe(0);
  });

  it('stays within every range, and gives the only integer of a range of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.nat(1000), (n, nonce) => {
        const drawn = new FairStream({ ...seeds, nonce }).int(n);
        expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
    expect(new FairStream(seeds).int(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('has no integer of a range of %d', (n) => {
    expect(() => new FairStream(seeds).int(n)).toThrow(RangeError);
  });

  it('takes one word up to 2^32 and two beyond', () => {
    const one = new FairStream(seeds);
    one.int(2 ** 32);
    expect(one.wordsRead).toBe(1);
    const two = new FairStream(seeds);
    two.int(2 ** 32 + 1);
    expect(two.wordsRead).toBe(2);
  });
});
