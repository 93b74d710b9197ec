import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { fromBase64, hashFromHex, toBase64, toHex } from './encoding.ts';
import { formatVerifierKey, isSignedBy, noteKey, parseNote, parseVerifierKey, signNote } from './note.ts';

const secret = new Uint8Array(32).fill(7);
const key = noteKey('glasshouse.example/log', ed25519.getPublicKey(secret));
const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secret);
const head = { origin: key.name, size: 20_852_163, root: new Uint8Array(32).fill(9) };
const note = signCheckpoint(head, key, sign);

describe('the signed note format', () => {
  // the example of Go's golang.org/x/mod/sumdb/note, on which C2SP signed-note is built
  const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const signed = `${text}\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

  it('verifies the published example of the format', () => {
    const verifier = parseVerifierKey(peter);
    const parsed = parseNote(signed);
    expect(parsed?.text).toBe(text);
    expect(verifier && parsed && isSignedBy(parsed, verifier)).toBe(true);
    expect(verifier && formatVerifierKey(verifier)).toBe(peter);
  });

  it('refuses the example with one letter changed', () => {
    const verifier = parseVerifierKey(peter);
    const parsed = parseNote(signed.replace('problem is', 'problem was'));
    expect(verifier && parsed && isSignedBy(parsed, verifier)).toBe(false);
  });

  it.each([
    ['no blank line', note.replace('\n\n', '\n')],
    ['no last line feed', note.slice(0, -1)],
    ['no signature', note.slice(0, note.indexOf('\n\n') + 2)],
    ['a hyphen for the dash', note.replace('\u2014', '-')],
    ['base64 that is not canonical', note.replace(/\n$/, '=\n')],
    ['a carriage return', note.replace('\n', '\r\n')],
    ['a third word', note.replace(/\n$/, ' more\n')],
  ])('does not read a note with %s', (_, broken) => {
    expect(parseNote(broken)).toBeUndefined();
  });

  it('passes over signatures of others and wants its own', () => {
    const stranger = noteKey('witness', ed25519.getPublicKey(new Uint8Array(32).fill(8)));
    const [, other] = signNote('x\n', stranger, sign).split('\n\n');
    const both = parseNote(note + (other ?? ''));
    expect(both?.signatures).toHaveLength(2);
    expect(both && isSignedBy(both, key)).toBe(true);
    expect(both && isSignedBy(both, stranger)).toBe(false);
  });

  it.each(['', 'two words', 'a+b'])('allows no key named %j', (name) => {
    expect(() => noteKey(name, key.publicKey)).toThrow('a key name has no white space');
  });

  it('refuses a verifier key whose hash, type or length is wrong', () => {
    const vkey = formatVerifierKey(key);
    expect(parseVerifierKey(vkey)).toEqual(key);
    expect(parseVerifierKey(vkey.replace(toHex(key.keyHash), '00000000'))).toBeUndefined();
    expect(parseVerifierKey(vkey.slice(0, -4))).toBeUndefined();
    expect(parseVerifierKey(`x${vkey}`)).toBeUndefined();
    expect(parseVerifierKey('')).toBeUndefined();
  });
});

describe('a checkpoint', () => {
  it('is origin, size and root, signed', () => {
    expect(note.split('\n').slice(0, 4)).toEqual(['glasshouse.example/log', '20852163', toBase64(head.root), '']);
    expect(openCheckpoint(note, key)).toEqual(head);
  });

  it('is refused when it is signed by another key of the same name', () => {
    const other = noteKey(key.name, ed25519.getPublicKey(new Uint8Array(32).fill(8)));
    expect(openCheckpoint(note, other)).toBe('bad signature');
  });

  it('is refused when size or root were altered', () => {
    expect(openCheckpoint(note.replace('20852163', '20852164'), key)).toBe('bad signature');
    expect(openCheckpoint(note.replace(toBase64(head.root), toBase64(new Uint8Array(32))), key)).toBe('bad signature');
  });

  it('is refused under the name of another log', () => {
    const foreign = signNote(`other.example\n1\n${toBase64(head.root)}\n`, key, sign);
    expect(openCheckpoint(foreign, key)).toBe('wrong origin');
  });

  it.each(['01', '-1', '1e3', '9007199254740993', ''])('is malformed with the size %j', (size) => {
    expect(openCheckpoint(signNote(`${key.name}\n${size}\n${toBase64(head.root)}\n`, key, sign), key)).toBe(
      'malformed',
    );
  });

  it('is malformed with a root that is not 32 bytes', () => {
    expect(openCheckpoint(signNote(`${key.name}\n1\n${toBase64(new Uint8Array(31))}\n`, key, sign), key)).toBe(
      'malformed',
    );
  });
});

describe('encodings', () => {
  it('have one text for one value', () => {
    expect(fromBase64('AAE=')).toEqual(Uint8Array.of(0, 1));
    expect(fromBase64('AAF=')).toBeUndefined(); // stray bits
    expect(fromBase64('AAE')).toBeUndefined();
    expect(fromBase64('A A=')).toBeUndefined();
    expect(hashFromHex('0f'.repeat(32))).toEqual(new Uint8Array(32).fill(15));
    expect(hashFromHex('0F'.repeat(32))).toBeUndefined();
    expect(hashFromHex('0f')).toBeUndefined();
  });
});
