import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  formatVerifierKey,
  fromBase64,
  noteKey,
  toBase64,
  toHex,
  type NoteKey,
  type NoteSigner,
} from '../core/log/index.ts';
import { AuditInputError } from './lines.ts';

/** A witness that can sign. */
export interface Witness {
  key: NoteKey;
  verifierKey: string;
  sign: NoteSigner;
}

const COSIGNATURE = 4; // the signature type of C2SP tlog-cosignature
const BEGIN = 'PRIVATE+KEY+';

const witnessOf = (name: string, secret: Uint8Array): Witness => {
  const key = noteKey(name, ed25519.getPublicKey(secret), 'witness');
  return { key, verifierKey: formatVerifierKey(key), sign: (text) => ed25519.sign(text, secret) };
};

/** Makes a key and keeps it in a file of its owner's own. Throws AuditInputError for a name that cannot be, or a file that is there. */
export const makeWitnessKey = async (file: string, name: string): Promise<Witness> => {
  const secret = new Uint8Array(randomBytes(32));
  let witness: Witness;
  try {
    witness = witnessOf(name, secret);
  } catch (error) {
    throw new AuditInputError(`--new-key takes the witness's name: ${(error as Error).message}`, { cause: error });
  }
  const encoded = toBase64(Uint8Array.from([COSIGNATURE, ...secret]));
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new AuditInputError(`${file} is there already: a key is never overwritten`) : error;
  });
  try {
    await handle.writeFile(`${BEGIN}${name}+${toHex(witness.key.keyHash)}+${encoded}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return witness;
};

/** The key that a file keeps. Throws AuditInputError when it keeps none. */
export const readWitnessKey = async (file: string): Promise<Witness> => {
  const text = (await readFile(file, 'utf8')).trim();
  const [, name, hash, encoded] = /^PRIVATE\+KEY\+([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(encoded ?? '');
  const witness =
    name !== undefined && bytes?.length === 33 && bytes[0] === COSIGNATURE
      ? witnessOf(name, bytes.slice(1))
      : undefined;
  if (!witness || toHex(witness.key.keyHash) !== hash)
    throw new AuditInputError(`${file} keeps no key of a witness: make one with --new-key <name>`);
  return witness;
};
