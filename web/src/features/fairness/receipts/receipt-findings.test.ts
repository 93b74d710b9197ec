import { ed25519 } from '@noble/curves/ed25519.js';
import {
  bettingClosed,
  closingText,
  receiptText,
  roundOpened,
  roundVoided,
  sharedBetPlaced,
  signText,
  type Closing,
  type RoundRecord,
} from 'games-engine';
import { battle } from 'games-engine/battle';
import { formatVerifierKey, noteKey } from 'games-engine/log';
import { describe, expect, test } from 'vitest';
import type { KeptClosing, KeptReceipt } from '../../../core/evidence/evidence.ts';
import { holdAll, isContradicted } from './receipt-findings.ts';

const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(5));
const house = noteKey('house.example', publicKey);
const key = formatVerifierKey(house);
const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey);

const commitment = 'c'.repeat(64);
const salt = 'ab'.repeat(16);
const terms = { beacon: null, mode: 'chain' } as const;

const betOf = (player: string, team: 'red' | 'blue') => ({
  account: 'real' as const,
  at: 20,
  choice: { team },
  currencyId: 1,
  id: `bet-${player}`,
  player,
  salt,
  saltedBy: 'player' as const,
  stakeMinor: 1000n,
});

const closing: Closing = {
  game: 'battle',
  roundId: 'round',
  number: 7,
  commitment,
  source: 'chain',
  beaconRound: null,
  bets: 2,
  betsHash: 'f'.repeat(64),
  at: 30,
};
const signature = signText(closingText(house.name, closing), sign);

const recordOf = (bets = [betOf('red', 'red'), betOf('blue', 'blue')], closed = closing): RoundRecord => ({
  commitment,
  config: { hash: '', version: 1 },
  events: [
    roundOpened(10, commitment, 7, terms),
    ...bets.map(sharedBetPlaced),
    bettingClosed(closed.at, { beaconRound: null, betsHash: closed.betsHash, signature }),
    roundVoided(99, 'unanswered'),
  ],
  final: {},
  game: 'battle',
  id: 'round',
  kind: 'round',
  number: 7,
});

const plain = { game: 'battle', roundId: 'round', commitment, place: 1, betId: 'bet-red', player: 'red' } as const;
const receipt = { ...plain, stakeMinor: '1000', choice: 'red', salt, at: 20 };
const keptReceipt: KeptReceipt = {
  kind: 'receipt',
  account: 'red',
  id: receipt.betId,
  roundId: 'round',
  at: 21,
  key,
  receipt: { ...receipt, signature: signText(receiptText(house.name, receipt), sign) },
  fault: null,
};
const keptClosing: KeptClosing = {
  kind: 'closing',
  account: 'red',
  id: 'round',
  roundId: 'round',
  at: 40,
  key,
  closing,
  signature,
  beaconAt: 2000,
  houseClockMs: 0,
  verdict: 'in-time',
};

const held = (record: RoundRecord, items = [keptReceipt, keptClosing]) => holdAll(battle, items, record);

describe('what a browser keeps of a round', () => {
  test('bears an honest record out', () => {
    const found = held(recordOf());
    expect(found).toMatchObject({
      receipts: [{ kind: 'kept', place: 1 }],
      closings: [{ kind: 'in-time', lateMs: -1960 }],
    });
    expect(isContradicted(found)).toBe(false);
  });

  test('contradicts a record that leaves its bet out', () => {
    const found = held(recordOf([betOf('blue', 'blue')]));
    expect(found.receipts).toMatchObject([{ kind: 'omitted' }]);
    expect(isContradicted(found)).toBe(true);
  });

  test('contradicts a record that alters its bet, and says in what', () => {
    const found = held(recordOf([betOf('red', 'blue'), betOf('blue', 'blue')]));
    expect(found.receipts).toMatchObject([{ kind: 'altered', fields: ['choice'] }]);
    expect(isContradicted(found)).toBe(true);
  });

  test('contradicts a record with another closing than was signed for it first', () => {
    const found = held(recordOf(undefined, { ...closing, betsHash: 'e'.repeat(64) }));
    expect(found.closings).toMatchObject([{ kind: 'closing-other' }]);
    expect(isContradicted(found)).toBe(true);
  });

  test('accuses nobody by a receipt that no key has signed, and says so', () => {
    const forged = { ...keptReceipt, receipt: { ...keptReceipt.receipt, stakeMinor: '5' } };
    expect(held(recordOf(), [forged, keptClosing]).receipts).toMatchObject([{ kind: 'unsigned', ok: false }]);
  });

  test('tells a closing that came late, which convicts nobody by itself', () => {
    const late: KeptClosing = { ...keptClosing, at: 2500, verdict: 'late' };
    const found = held(recordOf(), [keptReceipt, late]);
    expect(found.closings).toMatchObject([{ kind: 'late', lateMs: 500, lateBy: 'late' }]);
    const ahead = held(recordOf(), [keptReceipt, { ...late, houseClockMs: -9000 }]);
    expect(ahead.closings).toMatchObject([{ kind: 'late', lateBy: 'clock' }]);
    expect([found, ahead].map(isContradicted)).toEqual([false, false]);
    const loaded = held(recordOf(), [keptReceipt, { ...late, verdict: 'loaded' }]);
    expect(loaded.closings).toMatchObject([{ kind: 'loaded', ok: true, lateMs: 500 }]);
    const unsure = held(recordOf(), [keptReceipt, { ...late, verdict: 'unsure' }]);
    expect(isContradicted(unsure)).toBe(false);
  });

  test('leaves a record that cannot be read to the check itself', () => {
    const found = held({ ...recordOf(), events: [] }, [keptReceipt]);
    expect(found.receipts).toMatchObject([{ kind: 'unreadable' }]);
    expect(isContradicted(found)).toBe(false);
  });
});
