import { createHash, createPublicKey, verify, X509Certificate, type KeyObject } from 'node:crypto';

/** The signature's format: SHA-512, RSA as in PKCS #1. */
export const ALGORITHM = 'RSA-SHA512';

const keyOfDer = (der: Buffer): KeyObject => {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return new X509Certificate(der).publicKey;
  }
};

/**
 * random.org's public key from what an operator can paste: its certificate (`server.crt`) or the bare key, as PEM, or the
 * same DER in base64 without line breaks. Throws when it is neither, or no RSA key.
 */
export const readPublicKey = (text: string): KeyObject => {
  const key = text.includes('-----BEGIN') ? createPublicKey(text) : keyOfDer(Buffer.from(text, 'base64'));
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError(`an RSA key is needed, got ${key.asymmetricKeyType}`);
  return key;
};

/** True for random.org's signature over exactly this text. */
export const isSignedBy = (key: KeyObject, random: string, signature: string): boolean =>
  verify(ALGORITHM, Buffer.from(random, 'utf8'), key, Buffer.from(signature, 'base64'));

/** An API key as it stands in what is signed: SHA-512 in base64, so that the key stays secret. */
export const hashedApiKey = (apiKey: string): string => createHash('sha512').update(apiKey).digest('base64');
