import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { formatAddCheckpoint, parseAddCheckpoint } from './add-checkpoint.ts';
import { openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { cosignatureLine, cosignedAt, cosignersOf } from './cosignature.ts';
import { toBase64, toHex } from './encoding.ts';
import { formatVerifierKey, isSignedBy, noteKey, parseNote, parseVerifierKey } from './note.ts';

const secretOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const signer = (byte: number) => (text: Uint8Array) => ed25519.sign(text, secretOf(byte));
const publicOf = (byte: number): Uint8Array => ed25519.getPublicKey(secretOf(byte));

const log = noteKey('example.com/behind-the-sofa', publicOf(1));
const witness = noteKey('witness.example.com/w1', publicOf(2), 'witness');
const other = noteKey('witness.example.com/w2', publicOf(3), 'witness');
const head = { origin: log.name, size: 20_852_163, root: new Uint8Array(32).fill(9) };
const note = signCheckpoint(head, log, signer(1));
const { text = '' } = parseNote(note) ?? {};
const AT = 1_679_315_147;
const line = cosignatureLine(text, witness, AT, signer(2));
const cosigned = note + line;

const timeOf = (noteText: string, key = witness): number | undefined => {
  const parsed = parseNote(noteText);
  return parsed && cosignedAt(parsed, key);
};

describe('a cosignature', () => {
  it('is laid out as tlog-cosignature says: key id of type 4, the time, the signature of the text with its time', () => {
    const [, name, encoded = ''] = line.trimEnd().split(' ');
    const bytes = Buffer.from(encoded, 'base64');
    const id = createHash('sha256')
      .update(Buffer.concat([Buffer.from(`${witness.name}\n`), Buffer.of(4), witness.publicKey]))
      .digest()
      .subarray(0, 4);
    expect([name, bytes.length]).toEqual([witness.name, 76]);
    expect(bytes.subarray(0, 4)).toEqual(id);
    expect(bytes.readBigUInt64BE(4)).toBe(BigInt(AT));
    const message = `cosignature/v1\ntime 1679315147\nexample.com/behind-the-sofa\n20852163\n${toBase64(head.root)}\n`;
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), witness.publicKey]);
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(message), key, bytes.subarray(12))).toBe(true);
  });

  it('is taken from another implementation', () => {
    const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secretOf(2)]);
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(AT));
    const message = Buffer.from(`cosignature/v1\ntime ${AT}\n${text}`);
    const signature = sign(null, message, createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
    const bytes = Buffer.concat([witness.keyHash, time, signature]);
    expect(timeOf(`${note}— ${witness.name} ${bytes.toString('base64')}\n`)).toBe(AT);
  });

  it('stands beside the log’s signature and beside others’', () => {
    const both = cosigned + cosignatureLine(text, other, AT + 5, signer(3));
    expect(openCheckpoint(both, log)).toEqual(head);
    expect([timeOf(both), timeOf(both, other)]).toEqual([AT, AT + 5]);
    expect(cosignersOf(both, [witness, other]).map(({ name }) => name)).toEqual([witness.name, other.name]);
    expect(cosignersOf(cosigned, [witness, witness, other])).toEqual([witness]);
    expect(cosignersOf('no note', [witness])).toEqual([]);
  });

  it('counts once for a key, under whatever names it is given', () => {
    const alias = noteKey('witness.example.com/alias', witness.publicKey, 'witness');
    const twice = cosigned + cosignatureLine(text, alias, AT, signer(2));
    expect(cosignersOf(twice, [witness, alias])).toHaveLength(1);
  });

  it('a cosignature of a witness that signed again has the newest time', () => {
    expect(timeOf(cosigned + cosignatureLine(text, witness, AT + 60, signer(2)))).toBe(AT + 60);
  });

  const lineOf = (change: (bytes: Buffer) => void): string => {
    const bytes = Buffer.from(line.trimEnd().split(' ')[2] ?? '', 'base64');
    change(bytes);
    return `— ${witness.name} ${bytes.toString('base64')}\n`;
  };

  it.each([
    ['another time', note + lineOf((bytes) => bytes.writeBigUInt64BE(BigInt(AT + 1), 4))],
    ['a time beyond 2^53', note + lineOf((bytes) => bytes.writeBigUInt64BE(2n ** 63n, 4))],
    ['another head', cosigned.replace('20852163', '20852164')],
    ['another key’s signature', note + cosignatureLine(text, witness, AT, signer(3))],
    [
      'a plain signature of the note',
      `${note}— ${witness.name} ${toBase64(
        Uint8Array.from([...witness.keyHash, ...ed25519.sign(new TextEncoder().encode(text), secretOf(2))]),
      )}\n`,
    ],
    ['no line of the witness', note],
  ])('does not hold with %s', (_, noteText) => {
    expect(timeOf(noteText)).toBeUndefined();
  });

  it('is no log’s signature, and a log’s signature is none', () => {
    const asLog = noteKey(witness.name, witness.publicKey);
    expect(timeOf(cosigned, { ...witness, use: 'log' })).toBeUndefined();
    expect(isSignedBy(parseNote(cosigned) ?? { text: '', signatures: [] }, witness)).toBe(false);
    expect(timeOf(note, log)).toBeUndefined();
    expect(toHex(asLog.keyHash)).not.toBe(toHex(witness.keyHash));
  });

  it('is not made with the key of a log, nor at a time that cannot be', () => {
    expect(() => cosignatureLine(text, log, AT, signer(1))).toThrow('is the key of a log');
    for (const at of [-1, 1.5, Number.NaN])
      expect(() => cosignatureLine(text, witness, at, signer(2))).toThrow('a whole number of seconds');
  });
});

describe('a witness’s verifier key', () => {
  it('has a type of its own', () => {
    const vkey = formatVerifierKey(witness);
    expect(parseVerifierKey(vkey, 'witness')).toEqual(witness);
    expect(parseVerifierKey(vkey)).toBeUndefined();
    expect(parseVerifierKey(formatVerifierKey(log), 'witness')).toBeUndefined();
  });
});

describe('a request to a witness', () => {
  const proof = [secretOf(5), secretOf(6)];
  const body = formatAddCheckpoint({ oldSize: 20_852_014, proof, note });

  it('is the old size, the proof, an empty line and the checkpoint', () => {
    expect(body).toBe(`old 20852014\n${toBase64(secretOf(5))}\n${toBase64(secretOf(6))}\n\n${note}`);
    expect(parseAddCheckpoint(body)).toEqual({ oldSize: 20_852_014, proof, note });
    expect(parseAddCheckpoint(`old 0\n\n${note}`)).toEqual({ oldSize: 0, proof: [], note });
  });

  it.each([
    ['nothing', ''],
    ['no size', body.replace('old 20852014\n', '')],
    ['a size with a leading zero', body.replace('old 2', 'old 02')],
    ['a size beyond 2^53', body.replace('old 20852014', 'old 9007199254740993')],
    ['a hash that is no base64', body.replace(toBase64(secretOf(5)), 'x')],
    ['a hash of another length', body.replace(toBase64(secretOf(5)), toBase64(new Uint8Array(31)))],
    ['64 hashes', formatAddCheckpoint({ oldSize: 1, proof: Array.from({ length: 64 }, () => secretOf(5)), note })],
    ['no empty line', 'old 1\n'],
  ])('is none with %s', (_, noteText) => {
    expect(parseAddCheckpoint(noteText)).toBeUndefined();
  });
});
