import type { Difference } from '../core/difference.ts';
import {
  hashFromHex,
  leafHash,
  openKeys,
  toHex,
  verifyConsistency,
  verifyInclusion,
  type CompactRange,
  type KeyedHead,
} from '../core/log/index.ts';
import { recordHash, type ConfigRecord } from '../core/record.ts';
import type { EarlierConfig, ExportHeader } from './export-format.ts';

/** A head whose signature is good. */
export type Head = KeyedHead;

/** The header's head, checked against the trusted key, or what is wrong with it. */
export const openHead = (header: ExportHeader, trusted: string | undefined): Head | { difference: Difference } => {
  const head = openKeys(header, trusted);
  if ('difference' in head) return head;
  if (header.to < header.from)
    return { difference: { path: 'to', expected: `${header.from} or more`, got: header.to } };
  return header.to <= head.size
    ? head
    : { difference: { path: 'to', expected: `at most ${head.size}`, got: header.to } };
};

const hashes = (texts: readonly string[]): Uint8Array[] => texts.map((text) => hashFromHex(text) ?? new Uint8Array());

/** True when a config that claims to stand before the range is in the head's tree there. */
export const provesConfig = ({ index, proof, record }: EarlierConfig, head: Head, from: number): boolean => {
  const data = hashFromHex(recordHash(record as ConfigRecord));
  return (
    data !== undefined &&
    index < from &&
    verifyInclusion({ index, size: head.size, leaf: leafHash(data), proof: hashes(proof), root: head.root })
  );
};

/** Difference between the tree of all entries read and the signed head, or undefined when it leads to it. */
export const rootDifference = (header: ExportHeader, head: Head, tree: CompactRange): Difference | undefined => {
  const root = tree.root();
  if (header.to === head.size) {
    return toHex(root) === toHex(head.root)
      ? undefined
      : { path: 'root', expected: toHex(root), got: toHex(head.root) };
  }
  if (header.to === 0) return undefined; // no entry: nothing to tie to the head
  const claim = {
    from: header.to,
    fromRoot: root,
    to: head.size,
    toRoot: head.root,
    proof: hashes(header.consistency),
  };
  if (verifyConsistency(claim)) return undefined;
  return {
    path: 'consistency',
    expected: `a proof from ${header.to} to ${head.size}`,
    got: 'a proof that does not lead there',
  };
};
