import { ed25519 } from '@noble/curves/ed25519.js';
import {
  bettingClosed,
  canonicalText,
  closingText,
  receiptLeaf,
  receiptsText,
  receiptText,
  receiptTree,
  roundOpened,
  roundVoided,
  sharedBetPlaced,
  signText,
  soloReceipt,
  type Closing,
  type RoundRecord,
} from 'games-engine';
import { battle } from 'games-engine/battle';
import { dice } from 'games-engine/dice';
import { formatVerifierKey, noteKey } from 'games-engine/log';
import { describe, expect, test } from 'vitest';
import type { KeptClosing, KeptReceipt, KeptSolo } from '../../../core/evidence/evidence.ts';
import { holdAll, isContradicted, isRecordChanged } from './receipt-findings.ts';

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

describe('a browser’s evidence of a round', () => {
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

describe('the receipt of a round of one player', () => {
  const bet = { account: 'real', at: 20, choice: { percentBp: 5000, side: 'less' }, clientSeed: 'mine' } as const;
  const events = dice.events({ ...bet, id: 'roll', nonce: 3, player: 'red', stakeMinor: 100n }, { roll: 9 }, 190n, []);
  const solo = {
    commitment,
    config: { hash: 'f'.repeat(64), version: 1 },
    events,
    game: 'dice',
    id: 'roll',
    number: 3,
  };
  const record: RoundRecord = { ...solo, final: {}, kind: 'round' };
  const receiptOfRoll = soloReceipt(solo);
  const { root } = receiptTree([receiptLeaf(canonicalText(receiptOfRoll))]);
  const proof = { bets: 1, index: 0, path: [], signature: signText(receiptsText(house.name, 1, root), sign) };
  const item: KeptSolo = {
    kind: 'solo',
    account: 'red',
    id: 'roll',
    roundId: 'roll',
    at: 21,
    key,
    receipt: receiptOfRoll,
    proof,
    fault: null,
  };

  test('is kept to by a record that has not changed', () => {
    const found = holdAll(dice, [item], record);
    expect(found.receipts).toEqual([{ kind: 'same', ok: true, place: 3, fields: [] }]);
    expect([isContradicted(found), isRecordChanged(found)]).toEqual([false, false]);
  });

  test.each([
    [
      'another client seed',
      'events.0.clientSeed',
      { events: [{ ...events[0], clientSeed: 'tried' }, ...events.slice(1)] },
    ],
    ['another version', 'config.version', { config: { ...solo.config, version: 2 } }],
    ['another commitment', 'commitment', { commitment: 'd'.repeat(64) }],
  ])('contradicts a record with %s', (_, path, changed) => {
    const found = holdAll(dice, [item], { ...record, ...changed } as RoundRecord);
    expect(found.receipts).toEqual([{ kind: 'changed', ok: false, place: 3, fields: [path] }]);
    expect([isContradicted(found), isRecordChanged(found)]).toEqual([true, true]);
  });

  test('proves nothing without the signature of the log', () => {
    const found = holdAll(dice, [{ ...item, proof: { ...proof, bets: 2 } }], { ...record, number: 4 });
    expect(found.receipts).toMatchObject([{ kind: 'unsigned' }]);
    expect([isContradicted(found), isRecordChanged(found)]).toEqual([true, false]);
  });
});
