import { ed25519 } from '@noble/curves/ed25519.js';
import { closingText, receiptText, signText, type Closing } from 'games-engine';
import { formatVerifierKey, noteKey } from 'games-engine/log';
import type { BetReceipt } from 'server/contract';
import { describe, expect, test } from 'vitest';
import {
  closingVerdict,
  isSigned,
  keptReceipt,
  lateCause,
  type Evidence,
  type SeenClosing,
  type SentBet,
} from './evidence.ts';
import { evidenceText, readEvidence } from './evidence-file.ts';

const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(3));
const key = noteKey('house.example', publicKey);
const keyText = formatVerifierKey(key);
const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey);

const sent: SentBet = {
  game: 'battle',
  betId: 'bet',
  roundId: 'round',
  commitment: 'c'.repeat(64),
  account: 'player',
  stakesMinor: ['1000'],
  choice: 'red',
  salt: 'ab'.repeat(16),
  minPlace: 3,
  maxPlace: 10,
};

const receiptOf = (change: Partial<BetReceipt> = {}): BetReceipt => {
  const { account: player, stakesMinor, minPlace: place, maxPlace: _, ...plain } = sent;
  const receipt = { ...plain, player, stakeMinor: stakesMinor[0], place, at: 5, ...change } as BetReceipt;
  return { ...receipt, signature: signText(receiptText(key.name, receipt), sign) };
};

const kept = (receipt: BetReceipt) => keptReceipt(receipt, sent, { at: 10, key: keyText });

describe('a receipt', () => {
  test('a receipt of the sent bet, signed by the log, is without fault', () => {
    expect(kept(receiptOf())).toMatchObject({ fault: null, account: 'player', id: 'bet', roundId: 'round' });
  });

  test.each([
    ['game', 'classic'],
    ['betId', 'another'],
    ['roundId', 'another'],
    ['stakeMinor', '999'],
    ['salt', 'cd'.repeat(16)],
    ['commitment', 'd'.repeat(64)],
    ['player', 'another'],
    ['choice', 'blue'],
    ['place', 2],
    ['place', 11],
  ])('a receipt of another %s is found, however well it is signed', (field, value) => {
    expect(kept(receiptOf({ [field]: value })).fault).toBe('other');
  });

  test('a receipt that was changed after it was signed, or signed by another key, is found', () => {
    expect(kept({ ...receiptOf(), place: 4 }).fault).toBe('unsigned');
    const other = formatVerifierKey(noteKey('house.example', ed25519.keygen().publicKey));
    expect(keptReceipt(receiptOf(), sent, { at: 10, key: other }).fault).toBe('unsigned');
    expect(keptReceipt(receiptOf(), sent, { at: 10, key: 'no key' }).fault).toBe('unsigned');
  });
});

const closing: Closing = {
  game: 'battle',
  roundId: 'round',
  number: 7,
  commitment: 'c'.repeat(64),
  source: 'e'.repeat(64),
  beaconRound: 12,
  bets: 2,
  betsHash: 'f'.repeat(64),
  at: 1000,
};

const seen = (change: Partial<SeenClosing> = {}): SeenClosing => ({
  kind: 'closing',
  account: 'player',
  id: 'round',
  roundId: 'round',
  at: 1100,
  key: keyText,
  closing,
  signature: signText(closingText(key.name, closing), sign),
  beaconAt: 3000,
  houseClockMs: 0,
  isAttentive: true,
  isLoaded: false,
  ...change,
});

describe('a closing', () => {
  test.each([
    ['in-time', 2999],
    ['late', 3000],
    ['late', 9000],
  ])('is %s at %i ms for a beacon at 3000', (verdict, at) => {
    expect(closingVerdict(seen({ at }))).toBe(verdict);
  });

  test('proves nothing by its lateness where the page was hidden or without a connection', () => {
    expect(closingVerdict(seen({ at: 9000, isAttentive: false }))).toBe('unsure');
    expect(closingVerdict(seen({ at: 1100, isAttentive: false }))).toBe('in-time');
  });

  test('a closing that came with the round is no proof once the beacon could be known, unless this page should have heard it live', () => {
    const loaded = { isLoaded: true, isAttentive: false };
    expect(closingVerdict(seen({ at: 2999, ...loaded }))).toBe('in-time');
    expect(closingVerdict(seen({ at: 3000, ...loaded }))).toBe('loaded');
    expect(closingVerdict(seen({ at: 3000, isLoaded: true, isAttentive: true }))).toBe('late');
    expect(closingVerdict(seen({ at: 1100, signature: 'AA==', ...loaded }))).toBe('unsigned');
  });

  test('is judged by no clock of the house', () => {
    for (const houseClockMs of [-60_000, 0, 60_000]) {
      expect(closingVerdict(seen({ houseClockMs }))).toBe('in-time');
      expect(closingVerdict(seen({ at: 3001, houseClockMs }))).toBe('late');
    }
  });

  test.each([
    ['late', 500, 0],
    ['late', 500, -900], // within what clocks may differ by
    ['late', 60_500, -60_000], // late by both clocks
    ['clock', 59_000, -60_000],
    ['late', 500, 60_000], // the house's clock is ahead: it cannot be why
  ])('a late closing is called %s: by %i ms, the house’s clock ahead by %i', (cause, lateMs, clockMs) => {
    expect(lateCause(lateMs, clockMs)).toBe(cause);
  });

  test('without the log’s signature is told before anything else', () => {
    expect(closingVerdict(seen({ closing: { ...closing, bets: 3 } }))).toBe('unsigned');
    expect(closingVerdict(seen({ signature: 'AA==' }))).toBe('unsigned');
  });

  test('for no beacon has no time to keep to', () => {
    const chained = { ...closing, source: 'chain', beaconRound: null };
    const signature = signText(closingText(key.name, chained), sign);
    expect(closingVerdict(seen({ closing: chained, signature, beaconAt: null }))).toBe('no-beacon');
  });
});

describe('a file of evidence', () => {
  const { isAttentive: _, isLoaded: __, ...plain } = seen();
  const items: readonly Evidence[] = [kept(receiptOf()), { ...plain, verdict: 'in-time' }];

  test('is read as it was written', () => {
    expect(items.every(isSigned)).toBe(true);
    expect(readEvidence(evidenceText(items), 'player', [keyText])).toEqual({ items, refused: 0 });
  });

  test('is refused in part: what is not signed, of another account, or by another key', () => {
    const [receipt] = items;
    const altered = kept({ ...receiptOf(), stakeMinor: '5' });
    const foreign = { ...kept(receiptOf()), account: 'another' };
    const other = { ...kept(receiptOf()), key: formatVerifierKey(noteKey('x', ed25519.keygen().publicKey)) };
    const text = evidenceText([altered, foreign, other, ...(receipt ? [receipt] : [])]);
    expect(readEvidence(text, 'player', [keyText])).toEqual({ items: [receipt], refused: 3 });
    expect(readEvidence(evidenceText(items), 'another', [keyText])).toEqual({ items: [], refused: 2 });
  });

  test.each(['', '{', '[]', '{"format":"x","items":[]}', '{"format":"glasshouse evidence 1"}'])(
    'is none: %s',
    (text) => {
      expect(readEvidence(text, 'player', [keyText])).toBeUndefined();
    },
  );

  test('a file of nonsense is refused item by item', () => {
    const text = JSON.stringify({ format: 'glasshouse evidence 1', items: [null, 1, {}, { kind: 'receipt' }] });
    expect(readEvidence(text, 'player', [keyText])).toEqual({ items: [], refused: 4 });
  });
});
