import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import { readIfThere } from '../../core/missing-file.ts';

const FILE = 'report-signing-key';
const KEY_BYTES = 32; // at the end of an Ed25519 key's SPKI

/** Signs files for regulators. */
export interface ReportSigner {
  publicKey: string; // base64, raw
  sign(text: string): string; // base64
}

/** The key of `dataDir`, made once and readable by its owner only. */
const keptKey = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, FILE);
  const kept = await readIfThere(file);
  if (kept) return kept.toString().trim();
  await makeFolder(dataDir);
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await writeFile(file, key, { mode: 0o600, flag: 'wx', flush: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was first
  });
  return (await readFile(file, 'utf8')).trim();
};

export const createReportSigner = async (dataDir: string): Promise<ReportSigner> => {
  const der = Buffer.from(await keptKey(dataDir), 'base64');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return { publicKey: raw.toString('base64'), sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
};
