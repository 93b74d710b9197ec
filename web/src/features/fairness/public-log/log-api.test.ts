import { ed25519 } from '@noble/curves/ed25519.js';
import { Auditor } from 'games-engine/auditor';
import { consistencyProof, MemoryTree, signCheckpoint, toHex, noteKey, formatVerifierKey } from 'games-engine/log';
import { type TreeHead, ENTRIES_LIMIT } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { exportOf, headerOf, linesOfExport } from '../../../../../games-engine/src/audit/sample-export.ts';
import { sampleLog } from '../../../../../games-engine/src/audit/sample-log.ts';
import {
  checkHead,
  type HeadSource,
  downloadRange,
  MAX_ENTRIES,
  rangeOf,
  type LogRange,
  type RangeSource,
} from './log-api.ts';

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

describe('rangeOf', () => {
  it.each([
    ['0', '10', { from: 0, to: 10 }],
    [' 3 ', '4', { from: 3, to: 4 }],
    ['0', '11', undefined],
    ['4', '4', undefined],
    ['5', '4', undefined],
    ['', '4', undefined],
    ['0', '', undefined],
    ['-1', '4', undefined],
    ['0.5', '4', undefined],
    ['1e1', '4', undefined],
  ])('the range of %s to %s in a log of ten is %j', (from, to, range) => {
    expect(rangeOf(from, to, 10)).toEqual(range);
  });

  it('is no longer than a file may be', () => {
    expect(rangeOf('0', String(MAX_ENTRIES), MAX_ENTRIES + 1)).toEqual({ from: 0, to: MAX_ENTRIES });
    expect(rangeOf('0', String(MAX_ENTRIES + 1), MAX_ENTRIES + 1)).toBeUndefined();
  });
});

describe('downloadRange', () => {
  const log = exportOf(sampleLog({ rounds: 2 * ENTRIES_LIMIT + 100, players: 20, roundsAPair: 5000 }));
  const asked: LogRange[] = [];
  const source: RangeSource = {
    entries: async ({ from, to }) => {
      asked.push({ from, to });
      return linesOfExport(await headerOf(log, from, to), log.entries.slice(from, to))
        .map((line) => `${line}\n`)
        .join('');
    },
    consistency: async (from, to) => (await consistencyProof(from, to, log.tree.nodes)).map(toHex),
  };
  const download = async (range: LogRange): Promise<string[]> => {
    const { signal } = new AbortController();
    const text = await (await downloadRange(range, source, { signal, onProgress: () => undefined })).text();
    return text.split('\n').filter((line) => line !== '');
  };

  it.each([
    ['the whole log', { from: 0, to: log.tree.size }],
    ['its middle', { from: 7, to: ENTRIES_LIMIT + 20 }],
    ['a part of one answer', { from: 3, to: 40 }],
  ])('makes one export of %s that the audit confirms', async (_, range) => {
    const lines = await download(range);
    expect(lines.length).toBe(1 + range.to - range.from);
    const failures: unknown[] = [];
    const auditor = new Auditor({ onFailure: (failure) => failures.push(failure) });
    for (const line of lines) auditor.line(line);
    expect(auditor.finish().head).toMatchObject({ isConfirmed: true });
    expect(failures).toEqual([]);
  });

  it('asks for no more at a time than the log gives', () => {
    expect(Math.max(...asked.map(({ from, to }) => to - from))).toBe(ENTRIES_LIMIT);
  });
});
