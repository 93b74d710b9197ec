import { ed25519 } from '@noble/curves/ed25519.js';
import { contentHash } from 'games-engine';
import {
  formatVerifierKey,
  hashFromHex,
  inclusionProof,
  MemoryTree,
  noteKey,
  signCheckpoint,
  toHex,
} from 'games-engine/log';
import { describe, expect, it } from 'vitest';
import { checkLog, type LogSource } from './log-check.ts';

const secret = new Uint8Array(32).fill(7);
const key = noteKey('glasshouse.test/log', ed25519.getPublicKey(secret));
const hashes = Array.from({ length: 21 }, (_, n) => contentHash({ n }));
const hashOf = (index: number): string => hashes[index] ?? '';

/** An honest log of all hashes, with parts of it replaced. */
const logWith = (lies: Partial<LogSource> = {}): LogSource => {
  const tree = new MemoryTree();
  for (const hash of hashes) tree.append(hashFromHex(hash) ?? new Uint8Array());
  const head = { origin: key.name, size: tree.size, root: tree.root() };
  return {
    key: async () => `${formatVerifierKey(key)}\n`,
    checkpoint: async () => signCheckpoint(head, key, (text) => ed25519.sign(text, secret)),
    inclusion: async (index, size) => ({
      index,
      size,
      leafHash: '',
      proof: (await inclusionProof(index, size, tree.nodes)).map(toHex),
    }),
    ...lies,
  };
};

const forged = async (): Promise<string> => (await logWith().checkpoint())?.replace('\n21\n', '\n22\n') ?? '';

describe('the check of a round in the transparency log', () => {
  it('accepts every entry of an honest log', async () => {
    for (const [index, hash] of hashes.entries()) {
      const check = await checkLog(logWith(), hash, index);
      expect(check).toMatchObject({ state: 'pass', index, size: hashes.length, reason: undefined });
    }
  });

  it('waits while the round has no place, the log no head, or the head is older than the entry', async () => {
    expect(await checkLog(logWith(), hashOf(0), undefined)).toEqual({ state: 'pending' });
    expect(await checkLog(logWith({ checkpoint: async () => null }), hashOf(0), 0)).toEqual({ state: 'pending' });
    expect(await checkLog(logWith(), hashOf(0), hashes.length)).toEqual({ state: 'pending' });
  });

  it('refuses another record at the same place', async () => {
    expect(await checkLog(logWith(), hashOf(4), 5)).toMatchObject({ state: 'fail', reason: 'proof' });
    expect(await checkLog(logWith(), 'no hash', 5)).toMatchObject({ state: 'fail', reason: 'proof' });
  });

  it('refuses a forged head', async () => {
    expect(await checkLog(logWith({ checkpoint: forged }), hashOf(5), 5)).toMatchObject({
      state: 'fail',
      reason: 'head',
    });
    expect(await checkLog(logWith({ checkpoint: async () => 'not a note' }), hashOf(5), 5)).toMatchObject({
      reason: 'head',
    });
  });

  it('refuses a head signed by another key', async () => {
    const other = formatVerifierKey(noteKey(key.name, ed25519.getPublicKey(new Uint8Array(32).fill(8))));
    expect(await checkLog(logWith({ key: async () => other }), hashOf(5), 5)).toMatchObject({
      state: 'fail',
      reason: 'head',
    });
  });

  it('refuses a malformed key', async () => {
    expect(await checkLog(logWith({ key: async () => 'key' }), hashOf(5), 5)).toMatchObject({
      state: 'fail',
      reason: 'key',
    });
  });

  it.each([
    ['a shortened', (proof: string[]) => proof.slice(1)],
    ['a lengthened', (proof: string[]) => [...proof, hashOf(0)]],
    ['an altered', (proof: string[]) => [hashOf(0), ...proof.slice(1)]],
    ['an unreadable', (proof: string[]) => ['zz', ...proof.slice(1)]],
    ['no', () => undefined],
  ])('refuses %s path', async (_, change) => {
    const honest = logWith();
    const lies: Partial<LogSource> = {
      inclusion: async (index, size) => {
        const answer = await honest.inclusion(index, size);
        return { ...answer, proof: change(answer.proof) as string[] };
      },
    };
    expect(await checkLog(logWith(lies), hashOf(5), 5)).toMatchObject({ state: 'fail', reason: 'proof' });
  });

  it('says nothing about a log that cannot be reached', async () => {
    const down = async (): Promise<string> => Promise.reject(new Error('down'));
    await expect(checkLog(logWith({ checkpoint: down }), hashOf(5), 5)).rejects.toThrow('down');
  });
});
