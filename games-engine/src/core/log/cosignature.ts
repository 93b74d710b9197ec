import {
  isGood,
  linesOfKey,
  parseNote,
  signatureLine,
  type NoteKey,
  type NoteSigner,
  type SignedNote,
} from './note.ts';

const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;

const utf8 = new TextEncoder();

/** Text that a witness signs: C2SP tlog-cosignature for Ed25519. The time is in seconds since the epoch. */
export const cosignedText = (text: string, atSeconds: number): string => `cosignature/v1\ntime ${atSeconds}\n${text}`;

const timeBytes = (atSeconds: number): Uint8Array => {
  const bytes = new Uint8Array(TIME_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(atSeconds));
  return bytes;
};

/**
 * A witness's line for a checkpoint's text: that as of this second it is the largest consistent head it has seen.
 * Throws a RangeError for a key that is no witness's and a time that cannot be.
 */
export const cosignatureLine = (text: string, key: NoteKey, atSeconds: number, sign: NoteSigner): string => {
  if (key.use !== 'witness') throw new RangeError(`${key.name} is the key of a log: a witness has one of its own`);
  if (!Number.isSafeInteger(atSeconds) || atSeconds < 0)
    throw new RangeError(`a time is a whole number of seconds since the epoch, got ${atSeconds}`);
  const signature = sign(utf8.encode(cosignedText(text, atSeconds)));
  return signatureLine(key, Uint8Array.from([...timeBytes(atSeconds), ...signature]));
};

/** When a witness cosigned the note, in seconds since the epoch; its newest good line counts. Undefined: it did not. */
export const cosignedAt = (note: SignedNote, witness: NoteKey): number | undefined => {
  const times = linesOfKey(note, witness).flatMap(({ signature }) => {
    const at = witness.use === 'witness' ? goodTime(note.text, signature, witness) : undefined;
    return at === undefined ? [] : [at];
  });
  return times.length === 0 ? undefined : Math.max(...times);
};

const goodTime = (text: string, signature: Uint8Array, { publicKey }: NoteKey): number | undefined => {
  if (signature.length !== TIME_BYTES + SIGNATURE_BYTES) return undefined;
  const at = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0));
  if (!Number.isSafeInteger(at)) return undefined;
  return isGood(signature.slice(TIME_BYTES), cosignedText(text, at), publicKey) ? at : undefined;
};

/** Witnesses that have cosigned a note; none when it is no note. One key counts once, however often it is given. */
export const cosignersOf = (note: string, witnesses: readonly NoteKey[]): NoteKey[] => {
  const parsed = parseNote(note);
  if (!parsed) return [];
  const found = new Map<string, NoteKey>();
  for (const witness of witnesses)
    if (cosignedAt(parsed, witness) !== undefined) found.set(witness.publicKey.join(), witness);
  return [...found.values()];
};
