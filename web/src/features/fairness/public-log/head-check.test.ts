import { consistencyProof, MemoryTree, signCheckpoint, toHex, noteKey, formatVerifierKey } from 'games-engine/log';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { TreeHead } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { checkHead, type HeadSource } from './head-check.ts';

const secret = new Uint8Array(32).fill(3);
const key = noteKey('test.invalid/log', ed25519.getPublicKey(secret));

const treeOf = (leaves: readonly number[]): MemoryTree => {
  const tree = new MemoryTree();
  for (const leaf of leaves) tree.append(new Uint8Array(32).fill(leaf));
  return tree;
};

const headOf = (tree: MemoryTree): TreeHead => {
  const root = tree.root();
  const note = signCheckpoint({ origin: key.name, size: tree.size, root }, key, (text) => ed25519.sign(text, secret));
  return { size: tree.size, root: toHex(root), note, at: 0 };
};

const sourceOf = (tree: MemoryTree): HeadSource => ({
  key: async () => `${formatVerifierKey(key)}\n`,
  consistency: async (from, to) => ({ from, to, proof: (await consistencyProof(from, to, tree.nodes)).map(toHex) }),
});

const older = treeOf([1, 2, 3]);
const newer = treeOf([1, 2, 3, 4, 5]);

describe('checkHead', () => {
  it('passes a head that goes on from the one before it', async () => {
    expect(await checkHead(headOf(newer), headOf(older), sourceOf(newer))).toBe('pass');
  });

  it('passes the first head by its signature', async () => {
    expect(await checkHead(headOf(older), undefined, sourceOf(newer))).toBe('first');
  });

  it('finds a head of a tree in which an old leaf was exchanged', async () => {
    const other = treeOf([1, 9, 3, 4, 5]);
    expect(await checkHead(headOf(other), headOf(older), sourceOf(other))).toBe('consistency');
  });

  it('finds a tree that has become smaller', async () => {
    const source = { ...sourceOf(newer), consistency: async () => ({ from: 5, to: 3, proof: [] }) };
    expect(await checkHead(headOf(older), headOf(newer), source)).toBe('consistency');
  });

  it('finds a signature of somebody else, and a row that says something else than its note', async () => {
    const head = headOf(newer);
    const forged = { ...head, note: head.note.replace('\n5\n', '\n6\n') };
    expect(await checkHead(forged, headOf(older), sourceOf(newer))).toBe('signature');
    expect(await checkHead({ ...head, size: 6 }, headOf(older), sourceOf(newer))).toBe('said');
    expect(await checkHead(head, { ...headOf(older), root: head.root }, sourceOf(newer))).toBe('said');
  });

  it('says when the key is none', async () => {
    const source = { ...sourceOf(newer), key: async () => 'nonsense' };
    expect(await checkHead(headOf(newer), headOf(older), source)).toBe('key');
  });

  it('survives a proof that is no list', async () => {
    const source = { ...sourceOf(newer), consistency: async () => ({ from: 3, to: 5, proof: null as never }) };
    expect(await checkHead(headOf(newer), headOf(older), source)).toBe('consistency');
  });
});
