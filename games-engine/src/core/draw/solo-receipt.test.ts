import { ed25519 } from '@noble/curves/ed25519.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dice } from '../../games/dice/index.ts';
import { canonicalText } from '../canonical.ts';
import { noteKey, toHex } from '../log/index.ts';
import { createRecorder, type FinishedSoloRound } from '../record.ts';
import { signText } from './closing.ts';
import {
  isSignedReceipt,
  receiptLeaf,
  receiptsText,
  receiptTree,
  soloReceipt,
  soloReceiptDifference,
  type SoloReceipt,
} from './solo-receipt.ts';

const secret = new Uint8Array(32).fill(7);
const key = noteKey('test/log', ed25519.getPublicKey(secret));
const pinned = { config: dice.defaultConfig, hash: 'c'.repeat(64), version: 3 };
const finished = (nonce: number): FinishedSoloRound => {
  const bet = { id: `bet-${nonce}`, player: 'ann', account: 'real', clientSeed: 'seed', nonce, at: 5 } as const;
  const choice = { percentBp: 5000, side: 'less' };
  return {
    bet: { ...bet, stakeMinor: 100n, choice },
    moves: [],
    outcome: { roll: 1 },
    payoutMinor: 190n,
    commitment: 'a'.repeat(64),
  };
};
const recordOf = createRecorder(dice, pinned);
const receiptOf = (nonce: number): SoloReceipt => soloReceipt(recordOf(finished(nonce)));

const signed = (receipts: readonly SoloReceipt[]) => {
  const { root, paths } = receiptTree(receipts.map((receipt) => receiptLeaf(canonicalText(receipt))));
  const bets = receipts.length;
  const signature = signText(receiptsText(key.name, bets, root), (bytes) => ed25519.sign(bytes, secret));
  return paths.map((path, index) => ({ bets, index, path, signature }));
};

it('one signature serves every receipt of a tree, whatever its size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const receipts = Array.from({ length: count }, (_, nonce) => receiptOf(nonce));
      const proofs = signed(receipts);
      return proofs.every((proof, index) => isSignedReceipt(receiptOf(index), proof, key));
    }),
    { numRuns: 15 },
  );
});

it('a receipt that differs in anything, or stands elsewhere, is not signed', () => {
  const [first, second, third] = [receiptOf(0), receiptOf(1), receiptOf(2)];
  const [, proof] = signed([first, second, third]);
  if (!proof) throw new Error('there are three proofs');
  expect(isSignedReceipt(second, proof, key)).toBe(true);
  const changed = second.events.map((event) => ('stakeMinor' in event ? { ...event, stakeMinor: '101' } : event));
  const forged: SoloReceipt[] = [
    { ...second, commitment: 'b'.repeat(64) },
    { ...second, config: { ...second.config, hash: 'd'.repeat(64) } },
    { ...second, number: 2 },
    { ...second, events: changed },
    { ...second, events: second.events.slice(0, 1) },
    third,
  ];
  for (const receipt of forged) expect(isSignedReceipt(receipt, proof, key)).toBe(false);
  for (const part of [{ index: 0 }, { bets: 2 }, { path: proof.path.slice(1) }, { path: ['x'] }, { index: 9 }])
    expect(isSignedReceipt(second, { ...proof, ...part }, key)).toBe(false);
  expect(isSignedReceipt(second, proof, noteKey('test/log', ed25519.getPublicKey(new Uint8Array(32))))).toBe(false);
  expect(toHex(receiptLeaf(canonicalText(second)))).toHaveLength(64);
});

it('a record is held against the receipt of its bet, and against that of its beginning', () => {
  const record = recordOf(finished(0));
  const receipt = soloReceipt(record);
  expect(soloReceiptDifference(receipt, record)).toBeUndefined();
  expect(soloReceiptDifference({ ...receipt, events: receipt.events.slice(0, 1) }, record)).toBeUndefined();
  expect(soloReceiptDifference(receipt, { ...record, config: { ...record.config, version: 2 } })).toMatchObject({
    path: 'config.version',
  });
  expect(soloReceiptDifference(receipt, { ...record, events: record.events.slice(0, 2) })).toMatchObject({
    path: 'events.2',
  });
});
