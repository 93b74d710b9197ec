import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import { formatVerifierKey, noteKey, signCheckpoint, type Checkpoint, type NoteKey } from 'games-engine/log';

/** The name under which heads are signed: the log's origin line. */
export const LOG_ORIGIN = 'glasshouse/log';

const KEY_FILE = 'log-signing-key';

/** Signs tree heads. */
export interface LogSigner {
  key: NoteKey;
  verifierKey: string; // as text, for verifiers of heads
  /** The log's signature of a text that is no head: see the engine's `receiptText` and `closingText`. Base64. */
  signText(text: string): string;
  /** The signed note of a head. */
  sign(head: Omit<Checkpoint, 'origin'>): string;
}

export interface LogSignerOptions {
  dataDir: string; // folder of the key when none is configured
  signingKey?: string | undefined; // Ed25519, PKCS #8 DER in base64
  origin?: string;
}

/** The signer of the configured key, or of one that is made once and kept in `dataDir`, readable by its owner only. */
export const createLogSigner = async ({
  dataDir,
  signingKey,
  origin = LOG_ORIGIN,
}: LogSignerOptions): Promise<LogSigner> => {
  const privateKey = privateKeyOf(signingKey ?? (await keptKey(dataDir)));
  const key = noteKey(origin, rawPublicKey(privateKey));
  return {
    key,
    verifierKey: formatVerifierKey(key),
    signText: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    sign: (head) => signCheckpoint({ origin, ...head }, key, (text) => sign(null, text, privateKey)),
  };
};

const privateKeyOf = (base64: string): KeyObject => {
  const wrong = (cause?: unknown): Error =>
    new Error('the log signing key is not an Ed25519 private key in PKCS #8 DER, base64', { cause });
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
  } catch (error) {
    throw wrong(error);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw wrong();
  return key;
};

const rawPublicKey = (privateKey: KeyObject): Uint8Array =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);

const keptKey = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, KEY_FILE);
  await makeFolder(dataDir);
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  try {
    await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true }); // the first process to come makes it
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
};
