import { sha256 } from '#digest';
import { canonicalText } from '../canonical.ts';
import type { RoundEvent } from '../define-game.ts';
import { firstDifference, type Difference } from '../difference.ts';
import { hashFromHex, toHex } from '../log/encoding.ts';
import { nodeHash } from '../log/merkle.ts';
import type { NoteKey } from '../log/note.ts';
import { rootFromInclusion } from '../log/proof.ts';
import type { ConfigRef, RoundRecord } from '../record.ts';
import { isSignatureOf } from './closing.ts';

/** The house's promise about a bet of a solo game: its round's record so far, without the final state. */
export interface SoloReceipt {
  commitment: string;
  config: ConfigRef;
  events: readonly RoundEvent[]; // events so far, for an unfinished round
  game: string;
  id: string;
  kind: 'receipt';
  number: number; // the nonce
}

/** A receipt's place in the tree of those that were signed together. */
export interface ReceiptProof {
  index: number;
  bets: number; // receipts in the tree
  path: readonly string[]; // hex, leaf to root
  signature: string; // signature of `receiptsText`, base64
}

/** The text that the log's key signs for all receipts of a tree. `origin`: the log's name; `root` in hex. */
export const receiptsText = (origin: string, bets: number, root: string): string =>
  `glasshouse receipts v1\n${origin}\nbets ${bets}\nroot ${root}\n`;

/** A receipt with its members in canonical order. */
export const soloReceipt = ({
  commitment,
  config: { hash, version },
  events,
  game,
  id,
  number,
}: Omit<SoloReceipt, 'kind'>): SoloReceipt => ({
  commitment,
  config: { hash, version },
  events,
  game,
  id,
  kind: 'receipt',
  number,
});

/** The leaf hash of a receipt by its canonical text: SHA-256(0x00 ‖ text). */
export const receiptLeaf = (text: string): Uint8Array => sha256(`\0${text}`);

/** The root of a tree of receipts in hex, and the path of each, by the hashes of the leaves. There is at least one. */
export const receiptTree = (leaves: readonly Uint8Array[]): { root: string; paths: readonly (readonly string[])[] } => {
  const paths: string[][] = leaves.map(() => []);
  const hashOf = (begin: number, end: number): Uint8Array => {
    const [leaf] = leaves.slice(begin, begin + 1);
    if (!leaf) throw new RangeError('a tree of receipts has a leaf');
    if (end - begin === 1) return leaf;
    const middle = begin + 2 ** Math.floor(Math.log2(end - begin - 1));
    const [left, right] = [hashOf(begin, middle), hashOf(middle, end)];
    const [leftHex, rightHex] = [toHex(left), toHex(right)];
    for (let at = begin; at < end; at += 1) paths[at]?.push(at < middle ? rightHex : leftHex);
    return nodeHash(left, right);
  };
  return { root: toHex(hashOf(0, leaves.length)), paths };
};

/** True when a key has signed a receipt with the others of its tree. */
export const isSignedReceipt = (
  receipt: SoloReceipt,
  { bets, index, path, signature }: ReceiptProof,
  key: Pick<NoteKey, 'name' | 'publicKey'>,
): boolean => {
  const siblings = path.map(hashFromHex);
  if (!siblings.every((sibling) => sibling !== undefined)) return false;
  const root = rootFromInclusion(index, bets, receiptLeaf(canonicalText(receipt)), siblings);
  return root !== undefined && isSignatureOf(signature, receiptsText(key.name, bets, toHex(root)), key);
};

/** Difference between a round's record and a receipt of its bet; undefined: none. */
export const soloReceiptDifference = (receipt: SoloReceipt, record: RoundRecord): Difference | undefined => {
  const { commitment, config, events, game, id, number } = record;
  const said = {
    commitment,
    config,
    events: events.slice(0, receipt.events.length),
    game,
    id,
    kind: 'receipt',
    number,
  };
  return firstDifference(receipt, said);
};
