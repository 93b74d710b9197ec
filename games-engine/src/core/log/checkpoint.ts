import { fromBase64, toBase64 } from './encoding.ts';
import { isSignedBy, parseNote, signNote, type NoteKey, type NoteSigner } from './note.ts';

/** A tree head: C2SP tlog-checkpoint. */
export interface Checkpoint {
  origin: string; // the log's name; the same as its key's
  size: number; // leaves
  root: Uint8Array; // 32 bytes
}

/** The text that is signed: origin, size, base64 root, a line each. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`;

/** The signed note of a tree head. */
export const signCheckpoint = (checkpoint: Checkpoint, key: NoteKey, sign: NoteSigner): string =>
  signNote(checkpointText(checkpoint), key, sign);

const parseText = (text: string): Checkpoint | undefined => {
  const [origin, sizeText, rootText, ...extensions] = text.slice(0, -1).split('\n');
  if (origin === undefined || origin === '' || sizeText === undefined || rootText === undefined) return undefined;
  if (!/^(0|[1-9]\d{0,15})$/.test(sizeText) || extensions.includes('')) return undefined;
  const size = Number(sizeText);
  const root = fromBase64(rootText);
  return Number.isSafeInteger(size) && root?.length === 32 ? { origin, size, root } : undefined;
};

/** Why a signed tree head was not accepted. */
export type CheckpointProblem = 'malformed' | 'wrong origin' | 'bad signature';

/** The tree head of a note that this key has signed under its own name, or why it is not one. */
export const openCheckpoint = (note: string, key: NoteKey): Checkpoint | CheckpointProblem => {
  const parsed = parseNote(note);
  const checkpoint = parsed && parseText(parsed.text);
  if (!parsed || !checkpoint) return 'malformed';
  if (checkpoint.origin !== key.name) return 'wrong origin';
  return isSignedBy(parsed, key) ? checkpoint : 'bad signature';
};
