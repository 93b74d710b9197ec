import { ed25519 } from '@noble/curves/ed25519.js';
import {
  formatVerifierKey,
  inclusionProof,
  keyChangeText,
  noteKey,
  signCheckpoint,
  toBase64,
  toHex,
  type KeyRecord,
  type NoteKey,
} from '../core/log/index.ts';
import type { LogRecord } from '../core/record.ts';
import type { ExportHeader } from '../audit/export-format.ts';
import { headerOf, type SampleExport } from '../audit/sample-export.ts';
import { sampleKey } from '../audit/sample-log.ts';

/** A key of the sample house with its secret: the first one is `sampleKey`. */
export interface SampleKey {
  key: NoteKey;
  text: string; // verifier key
  sign(text: Uint8Array): Uint8Array;
}

export const sampleKeyOf = (number: number, name = sampleKey.name): SampleKey => {
  const secret = new Uint8Array(32).fill(number);
  const key = noteKey(name, ed25519.getPublicKey(secret));
  return { key, text: formatVerifierKey(key), sign: (text) => ed25519.sign(text, secret) };
};

/** A change from one key to the next, signed by both. */
export const sampleChange = (
  number: number,
  [before, after]: readonly [SampleKey, SampleKey],
  at: number,
): KeyRecord => {
  const change = { after: after.text, at, before: before.text, number };
  const text = new TextEncoder().encode(keyChangeText(before.key.name, change));
  return {
    ...change,
    accepted: toBase64(after.sign(text)),
    kind: 'key',
    signature: toBase64(before.sign(text)),
  };
};

/** The header of a whole log whose key changed, with a head under these signatures; the first key is the header's. */
export const keyedHeader = async (log: SampleExport, signers: readonly SampleKey[]): Promise<ExportHeader> => {
  const { entries, tree } = log;
  const changes = entries.filter(({ record }) => (record as LogRecord).kind === 'key');
  const keys = await Promise.all(
    changes.map(async ({ index, record }) => ({
      index,
      proof: (await inclusionProof(index, tree.size, tree.nodes)).map(toHex),
      record: record as KeyRecord,
    })),
  );
  const notes = signers.map(({ key, sign }) =>
    signCheckpoint({ origin: key.name, size: tree.size, root: tree.root() }, key, sign),
  );
  const checkpoint =
    (notes[0] ?? '') +
    notes
      .slice(1)
      .map((note) => note.split('\n\n')[1])
      .join('');
  return { ...(await headerOf(log)), checkpoint, key: signers[0]?.text ?? '', keys };
};
