import { generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { SandboxStore } from '../../../core/payments/gateways.ts';
import { SIGNATURE_HEADER, TAKEN } from '../cryptapi.contract.ts';
import { ALGORITHM } from '../cryptapi.signature.ts';
import type { FarAddress, FarCall } from './far-address.ts';

const TIMEOUT_MS = 10_000;
const KEYS = 'keys';
const makeKeys = promisify(generateKeyPair);

interface Keys {
  publicKey: string; // PEM
  privateKey: string;
}

/** The simulated provider's keys: made once, kept with all else that it remembers. */
export const farKeys = async (store: SandboxStore): Promise<Keys> => {
  const known = await store.get<Keys>(KEYS);
  if (known) return known;
  const pair = await makeKeys('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return store.update<Keys>(KEYS, (first) => first ?? pair);
};

const urlOf = ({ callback }: FarAddress, { fields, reference }: FarCall): string => {
  const url = new URL(callback);
  if (reference !== undefined) url.searchParams.set('reference', reference);
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value);
  return url.href;
};

export interface FarAnswer {
  isTaken: boolean;
  text: string; // to show
}

/** Calls back, signed as CryptAPI does. */
export const callBack = async (store: SandboxStore, address: FarAddress, call: FarCall): Promise<FarAnswer> => {
  const url = urlOf(address, call);
  const { privateKey } = await farKeys(store);
  const signature = sign(ALGORITHM, Buffer.from(call.isForged ? `${url}x` : url), privateKey).toString('base64');
  try {
    const response = await fetch(url, {
      headers: { [SIGNATURE_HEADER]: signature },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await response.text()).slice(0, 100);
    return { isTaken: response.status === 200 && text.trim() === TAKEN, text: `${response.status} ${text}`.trim() };
  } catch {
    return { isTaken: false, text: 'no answer' };
  }
};
