import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { noteKey, toHex } from '../log/index.ts';
import { commitmentOf, FairStream, streamBlock } from '../stream.ts';
import { betLine, betsHashOf, drawSeedOf } from './bets-hash.ts';
import { closingText, isSignatureOf, receiptText, signText, type Closing, type Receipt } from './closing.ts';
import vectors from './draw.vectors.json' with { type: 'json' };

const bets = vectors.bets.map(({ publicId, ...bet }) => ({ ...bet, player: publicId }));

describe('the hash of the bets', () => {
  it('is that of the vectors, line by line', () => {
    expect(bets.map(betLine)).toEqual(vectors.lines);
    expect(betsHashOf(bets)).toBe(vectors.betsHash);
  });

  it('changes with every part of every bet, and with their order', () => {
    const [first, ...rest] = bets;
    if (!first) throw new Error('no bets');
    const changes = [
      { ...first, player: 'a2' },
      { ...first, stakeMinor: '1001' },
      { ...first, choice: 'blue' },
      { ...first, salt: '0'.repeat(32) },
    ];
    const lists = [...changes.map((bet) => [bet, ...rest]), rest, [...bets, first], bets.toReversed()];
    expect(new Set(lists.map(betsHashOf)).size).toBe(lists.length);
    for (const list of lists) expect(betsHashOf(list)).not.toBe(vectors.betsHash);
  });
});

describe('the draw', () => {
  it('is that of the vectors', () => {
    const { serverSeed, nonce, beacon } = vectors;
    const clientSeed = drawSeedOf(vectors.betsHash, beacon.randomness);
    const fresh = (): FairStream => new FairStream({ serverSeed, clientSeed, nonce });
    expect(commitmentOf(serverSeed)).toBe(vectors.commitment);
    expect(clientSeed).toBe(vectors.clientSeed);
    const block = new DataView(new ArrayBuffer(32));
    for (const [index, word] of streamBlock({ serverSeed, clientSeed, nonce }, 0).entries())
      block.setUint32(4 * index, word);
    expect(toHex(new Uint8Array(block.buffer))).toBe(vectors.firstBlock);
    expect(1 + fresh().int(1000)).toBe(vectors.draws.battleNumber);
    expect(fresh().int(32)).toBe(vectors.draws.wheelSegment);
    expect(1 + fresh().int(vectors.draws.ticketOfTotal.total)).toBe(vectors.draws.ticketOfTotal.ticket);
  });

  it('without a beacon is decided by the bets alone', () => {
    expect(drawSeedOf('ab', undefined)).toBe('ab');
  });
});

describe('the signed texts of the house', () => {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(7));
  const key = noteKey('house.example', publicKey);
  const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey);
  const receipt: Receipt = {
    game: 'battle',
    roundId: 'r1',
    commitment: 'c'.repeat(64),
    place: 3,
    betId: 'b3',
    player: 'ann',
    stakeMinor: '250',
    choice: 'red',
    salt: '5'.repeat(32),
    at: 1_763_000_000_000,
  };
  const closing: Closing = {
    game: 'battle',
    roundId: 'r1',
    number: 17,
    commitment: 'c'.repeat(64),
    source: 'd'.repeat(64),
    beaconRound: 123,
    bets: 3,
    betsHash: 'e'.repeat(64),
    at: 1_763_000_000_000,
  };

  it.each([
    [
      'a receipt',
      receiptText(key.name, receipt),
      {
        game: 'wheel',
        roundId: 'r2',
        commitment: 'd',
        place: 4,
        betId: 'b4',
        player: 'bob',
        stakeMinor: '251',
        choice: 'blue',
        salt: '6'.repeat(32),
        at: 1,
      },
      (change: object) => receiptText(key.name, { ...receipt, ...change }),
    ],
    [
      'a closing',
      closingText(key.name, closing),
      {
        game: 'wheel',
        roundId: 'r2',
        number: 18,
        commitment: 'd',
        source: 'chain',
        beaconRound: null,
        bets: 4,
        betsHash: 'f',
        at: 1,
      },
      (change: object) => closingText(key.name, { ...closing, ...change }),
    ],
  ])('%s: no field of it can be altered', (_, text, changes, textWith) => {
    const signature = signText(text, sign);
    expect(isSignatureOf(signature, text, key)).toBe(true);
    for (const [name, value] of Object.entries(changes))
      expect(isSignatureOf(signature, textWith({ [name]: value }), key), name).toBe(false);
    const other = noteKey('house.example', ed25519.keygen(new Uint8Array(32).fill(8)).publicKey);
    expect(isSignatureOf(signature, text, other)).toBe(false);
    expect(isSignatureOf('', text, key)).toBe(false);
    expect(isSignatureOf('not base64!', text, key)).toBe(false);
  });

  it('is never the text of a tree head, whose first line is a name without spaces', () => {
    for (const text of [receiptText(key.name, receipt), closingText(key.name, closing)])
      expect(text.split('\n')[0]).toMatch(/ /);
  });

  it('is of one log: another of the same key signs other texts', () => {
    expect(receiptText('other.example', receipt)).not.toBe(receiptText(key.name, receipt));
    expect(closingText('other.example', closing)).not.toBe(closingText(key.name, closing));
  });
});
