import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import { formatVerifierKey, noteKey, signCheckpoint, type Checkpoint, type NoteKey } from 'games-engine/log';

/** The name under which heads are signed: the log's origin line. */
export const LOG_ORIGIN = 'glasshouse/log';

const KEY_FILE = 'log-signing-key';

/** Signs tree heads, by the key that the log says is in force. */
export interface LogSigner {
  readonly key: NoteKey; // the one in force
  readonly verifierKey: string; // as text, for verifiers of heads
  readonly keys: readonly NoteKey[]; // all that are configured
  /** The log's signature of a text that is no head: see the engine's `receiptText` and `closingText`. Base64. */
  signText(text: string): string;
  /** The signed note of a head. `next`: the verifier key that the head's last entry names, which signs it, too. */
  sign(head: Omit<Checkpoint, 'origin'>, next?: string): string;
  /** A configured key's signature of a text, base64. Throws for a key that is not configured. */
  signBy(verifierKey: string, text: string): string;
  /** Signs by this key from now on. When it is not configured nothing is signed any more, and this throws. */
  follow(verifierKey: string): void;
}

export interface LogSignerOptions {
  dataDir: string; // folder of the key when none is configured
  signingKey?: string | undefined; // Ed25519, PKCS #8 DER in base64; while it changes two of them, the new one first
  origin?: string;
}

/** The signer of the configured keys, or of one that is made once and kept in `dataDir`, readable by its owner only. */
export const createLogSigner = async ({
  dataDir,
  signingKey,
  origin = LOG_ORIGIN,
}: LogSignerOptions): Promise<LogSigner> => {
  const texts = (signingKey ?? (await keptKey(dataDir))).trim().split(/\s+/);
  const configured = texts.map((text) => signingKeyOf(text, origin));
  const byText = new Map(configured.map((each) => [each.verifierKey, each]));
  let present = configured.at(-1); // until the log says which: the one before
  let due = present?.verifierKey ?? '';
  const current = (): SigningKey => present ?? notConfigured(due);
  const keyOf = (verifierKey: string): SigningKey => byText.get(verifierKey) ?? notConfigured(verifierKey);
  const signHead = (head: Omit<Checkpoint, 'origin'>, { key, privateKey }: SigningKey): string =>
    signCheckpoint({ origin, ...head }, key, (text) => sign(null, text, privateKey));
  return {
    get key() {
      return current().key;
    },
    get verifierKey() {
      return current().verifierKey;
    },
    keys: configured.map(({ key }) => key),
    signText: (text) => signTextBy(current(), text),
    sign(head, next) {
      const note = signHead(head, current());
      if (next === undefined) return note;
      return note + signHead(head, keyOf(next)).split('\n\n')[1];
    },
    signBy: (verifierKey, text) => signTextBy(keyOf(verifierKey), text),
    follow(verifierKey) {
      due = verifierKey;
      present = byText.get(verifierKey);
      current();
    },
  };
};

interface SigningKey {
  key: NoteKey;
  verifierKey: string;
  privateKey: KeyObject;
}

const signingKeyOf = (text: string, origin: string): SigningKey => {
  const privateKey = privateKeyOf(text);
  const key = noteKey(origin, rawPublicKey(privateKey));
  return { key, verifierKey: formatVerifierKey(key), privateKey };
};

const signTextBy = ({ privateKey }: SigningKey, text: string): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64');

const notConfigured = (verifierKey: string): never => {
  throw new Error(
    `the log is signed by ${verifierKey}, which is not in LOG_SIGNING_KEY: another key signs only when a leaf of the log names it (npm run rotate-log-key)`,
  );
};

/** A new key, as LOG_SIGNING_KEY takes it. */
export const createSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Puts a key before those that are kept in the folder. */
export const keepKey = async (dataDir: string, key: string): Promise<void> => {
  const file = join(dataDir, KEY_FILE);
  const kept = await readFile(file, 'utf8');
  const next = `${file}.next`;
  await writeFile(next, `${key}\n${kept}`, { mode: 0o600, flush: true });
  await rename(next, file);
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
  const key = createSigningKey();
  try {
    await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true }); // the first process to come makes it
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
};
