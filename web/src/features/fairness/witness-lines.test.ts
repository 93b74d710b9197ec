import { ed25519 } from '@noble/curves/ed25519.js';
import { beaconTimeMs, closingOf, closingText, quicknet, signText, type RoundRecord } from 'games-engine';
import { cosignatureLine, formatVerifierKey, noteKey, type NoteKey } from 'games-engine/log';
import { describe, expect, test } from 'vitest';
import { mergeWitnesses, type WitnessKey } from '../../core/evidence/witness-keys.ts';
import { witnessLines } from './witness-lines.ts';

const keyOf = (name: string, byte: number, use: 'log' | 'witness') => {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(byte));
  return { key: noteKey(name, publicKey, use), sign: (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey) };
};

const house = keyOf('house.example', 1, 'log');
const first = keyOf('first.example/w', 2, 'witness');
const second = keyOf('second.example/w', 3, 'witness');

const BEACON_ROUND = 1000;
const beaconAt = beaconTimeMs(quicknet, BEACON_ROUND);
const bets = [1, 2].map((place) => ({ type: 'bet.placed', at: 2, betId: `bet-${place}` }));
const draw = { beacon: quicknet, mode: 'beacon' } as const;
const round = { id: 'round', number: 7, commitment: 'c'.repeat(64), bets, closedAt: beaconAt - 3000 };
const closed = { beaconRound: BEACON_ROUND, betsHash: 'f'.repeat(64) };
const text = closingText(house.key.name, closingOf('battle', draw, round, closed));

const lineOf = ({ key, sign }: typeof first, atMs: number, signed = text): string =>
  cosignatureLine(signed, key, Math.floor(atMs / 1000), sign).slice(2, -1);

const recordWith = (cosignatures: readonly string[]): RoundRecord => ({
  commitment: round.commitment,
  config: { hash: '', version: 1 },
  events: [
    { type: 'round.opened', at: 1, commitment: round.commitment, number: 7, draw },
    ...bets,
    { type: 'betting.closed', at: round.closedAt, ...closed, signature: signText(text, house.sign) },
    { type: 'outcome.drawn', at: beaconAt, beacon: {}, cosignatures, outcome: {} },
  ] as RoundRecord['events'],
  final: {},
  game: 'battle',
  id: round.id,
  kind: 'round',
  number: 7,
});

const textOf = (key: NoteKey): string => formatVerifierKey(key);
const known = (...keys: readonly NoteKey[]): WitnessKey[] => keys.map((key) => ({ key: textOf(key), isKnown: true }));
const kindsOf = (lines: readonly string[], keys: readonly WitnessKey[]): string[] =>
  witnessLines(recordWith(lines), house.key, keys).map(({ name, kind }) => `${name} ${kind}`);

describe('a witness’s line under a close', () => {
  test('counts by a key that the browser knew, and is told from one that it is shown for the first time', () => {
    const lines = [lineOf(first, beaconAt - 2000), lineOf(second, beaconAt - 1000)];
    const keys = [...known(first.key), { key: textOf(second.key), isKnown: false }];
    expect(kindsOf(lines, keys)).toEqual(['first.example/w known', 'second.example/w new']);
    expect(witnessLines(recordWith(lines), house.key, keys)[0]?.leadMs).toBe(2000);
  });

  test('proves nothing once the beacon could be known', () => {
    expect(kindsOf([lineOf(first, beaconAt)], known(first.key))).toEqual(['first.example/w late']);
    expect(kindsOf([lineOf(first, beaconAt - 1000)], known(first.key))).toEqual(['first.example/w known']);
  });

  test('is forged when its key has signed something else, or nothing', () => {
    const elsewhere = lineOf(first, beaconAt - 2000, `${text}more\n`);
    expect(kindsOf([elsewhere], known(first.key))).toEqual(['first.example/w forged']);
    const forger = { key: first.key, sign: second.sign };
    expect(kindsOf([lineOf(forger, beaconAt - 2000)], known(first.key))).toEqual(['first.example/w forged']);
  });

  test('is strange without its key, whatever name it takes', () => {
    expect(kindsOf([lineOf(second, beaconAt - 2000)], known(first.key))).toEqual(['second.example/w strange']);
    const namesake = keyOf('first.example/w', 9, 'witness');
    expect(kindsOf([lineOf(namesake, beaconAt - 2000)], known(first.key))).toEqual(['first.example/w strange']);
    expect(kindsOf(['noise'], known(first.key))).toEqual(['noise strange']);
  });

  test('there is none where nobody cosigned', () => {
    expect(kindsOf([], known(first.key))).toEqual([]);
  });
});

describe('keys of witnesses', () => {
  test('the keys that a browser knows stay, and those shown for the first time are told apart', () => {
    expect(mergeWitnesses(['a', 'b'], ['b', 'c', 'c'])).toEqual([
      { key: 'a', isKnown: true },
      { key: 'b', isKnown: true },
      { key: 'c', isKnown: false },
    ]);
    expect(mergeWitnesses([], ['a'])).toEqual([{ key: 'a', isKnown: false }]);
  });
});
