import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '#digest';
import { fromBase64, toBase64, toHex } from './encoding.ts';

const ED25519 = 1; // the signature types of C2SP signed-note and tlog-cosignature
const COSIGNATURE = 4;
const KEY_HASH_BYTES = 4;
const MARK = '\u2014 '; // em dash and space open a signature line

/** Use of a key: it signs notes, as a log does, or cosignatures with a time, as a witness does. */
export type KeyUse = 'log' | 'witness';

/** Key that may sign notes. */
export interface NoteKey {
  name: string;
  use: KeyUse;
  keyHash: Uint8Array; // 4 bytes: finds the signature line, proves nothing
  publicKey: Uint8Array; // 32 bytes, Ed25519
}

const typeOf = (use: KeyUse): number => (use === 'log' ? ED25519 : COSIGNATURE);

/** One signature line of a note. */
export interface NoteSignature {
  name: string;
  keyHash: Uint8Array;
  signature: Uint8Array;
}

/** A signed note taken apart: `text` ends with a line feed and is what is signed. */
export interface SignedNote {
  text: string;
  signatures: readonly NoteSignature[];
}

/** Signs the UTF-8 bytes of a note's text. */
export type NoteSigner = (text: Uint8Array) => Uint8Array;

const utf8 = new TextEncoder();

/** True when a key may have this name: not empty, no white space, no plus. */
export const isKeyName = (name: string): boolean =>
  name !== '' && name.isWellFormed() && !/[\s+\p{White_Space}]/u.test(name);

/** The first 4 bytes of SHA-256(name ‖ line feed ‖ type ‖ public key); the type is 0x01 of a log, 0x04 of a witness. */
export const keyHashOf = (name: string, publicKey: Uint8Array, use: KeyUse): Uint8Array =>
  sha256(Uint8Array.from([...utf8.encode(`${name}\n`), typeOf(use), ...publicKey])).slice(0, KEY_HASH_BYTES);

/** A key from its name and its 32 public bytes. Throws a RangeError for a name or length that cannot be. */
export const noteKey = (name: string, publicKey: Uint8Array, use: KeyUse = 'log'): NoteKey => {
  if (!isKeyName(name)) throw new RangeError(`a key name has no white space and no plus, got ${JSON.stringify(name)}`);
  if (publicKey.length !== 32) throw new RangeError(`an Ed25519 public key has 32 bytes, got ${publicKey.length}`);
  return { name, use, keyHash: keyHashOf(name, publicKey, use), publicKey };
};

/** The verifier key as text: name+hash+base64(type ‖ public key). */
export const formatVerifierKey = (key: NoteKey): string =>
  `${key.name}+${toHex(key.keyHash)}+${toBase64(Uint8Array.from([typeOf(key.use), ...key.publicKey]))}`;

/** The key of a verifier key text, or undefined when anything about it is wrong, its hash and its use included. */
export const parseVerifierKey = (text: string, use: KeyUse = 'log'): NoteKey | undefined => {
  const [, name, hash, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  if (name === undefined || hash === undefined || encoded === undefined || !isKeyName(name)) return undefined;
  const bytes = fromBase64(encoded);
  if (!bytes || bytes.length !== 33 || bytes[0] !== typeOf(use)) return undefined;
  const key = noteKey(name, bytes.slice(1), use);
  return toHex(key.keyHash) === hash ? key : undefined;
};

/** The note of a text under one signature. The text ends with a line feed and holds no control characters. */
export const signNote = (text: string, key: NoteKey, sign: NoteSigner): string => {
  if (!isNoteText(text)) throw new RangeError('a note is lines of text without control characters');
  return `${text}\n${signatureLine(key, sign(utf8.encode(text)))}`;
};

/** A signature's line in a note, with its line feed. */
export const signatureLine = (key: Pick<NoteKey, 'name' | 'keyHash'>, signature: Uint8Array): string =>
  `${MARK}${key.name} ${toBase64(Uint8Array.from([...key.keyHash, ...signature]))}\n`;

const hasControls = (text: string): boolean => [...text].some((char) => char < ' ' && char !== '\n');

const isNoteText = (text: string): boolean => text.endsWith('\n') && text.isWellFormed() && !hasControls(text);

/** Takes a signed note apart, or gives undefined when it is not one. Checks no signature. */
export const parseNote = (note: string): SignedNote | undefined => {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !isNoteText(note)) return undefined;
  const lines = note.slice(split + 2, -1).split('\n');
  const signatures = lines.map(parseSignature);
  if (!signatures.every((line) => line !== undefined)) return undefined;
  return { text: note.slice(0, split + 1), signatures };
};

const parseSignature = (line: string): NoteSignature | undefined => {
  const [name, encoded, ...rest] = line.startsWith(MARK) ? line.slice(MARK.length).split(' ') : [];
  if (name === undefined || encoded === undefined || rest.length > 0 || !isKeyName(name)) return undefined;
  const bytes = fromBase64(encoded);
  if (!bytes || bytes.length <= KEY_HASH_BYTES) return undefined;
  return { name, keyHash: bytes.slice(0, KEY_HASH_BYTES), signature: bytes.slice(KEY_HASH_BYTES) };
};

/** The signature lines that say they are of this key. */
export const linesOfKey = (note: SignedNote, key: NoteKey): readonly NoteSignature[] =>
  note.signatures.filter((line) => line.name === key.name && toHex(line.keyHash) === toHex(key.keyHash));

/** True when the note bears a good signature of this log. Signatures of others are skipped, as the format wants. */
export const isSignedBy = (note: SignedNote, key: NoteKey): boolean => {
  const keyLines = linesOfKey(note, key);
  return (
    key.use === 'log' &&
    keyLines.length > 0 &&
    keyLines.every((line) => isGood(line.signature, note.text, key.publicKey))
  );
};

/** True when these 64 bytes are the key's Ed25519 signature of a text. */
export const isGood = (signature: Uint8Array, text: string, publicKey: Uint8Array): boolean => {
  if (signature.length !== 64) return false;
  try {
    return ed25519.verify(signature, utf8.encode(text), publicKey, { zip215: false });
  } catch {
    return false; // bytes that are no point of the curve
  }
};
