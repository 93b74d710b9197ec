import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** RSA as in PKCS #1, SHA-256. */
export const ALGORITHM = 'RSA-SHA256';

/** CryptAPI's own key, as https://api.cryptapi.io/pubkey/ has it. */
export const CRYPTAPI_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC3FT0Ym8b3myVxhQW7ESuuu6lo
dGAsUJs4fq+Ey//jm27jQ7HHHDmP1YJO7XE7Jf/0DTEJgcw4EZhJFVwsk6d3+4fy
Bsn0tKeyGMiaE6cVkX0cy6Y85o8zgc/CwZKc0uw6d5siAo++xl2zl+RGMXCELQVE
ox7pp208zTvown577wIDAQAB
-----END PUBLIC KEY-----`;

/** A key from its PEM. Throws when it is none of RSA. */
export const rsaKeyOf = (pem: string): KeyObject => {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError(`an RSA key is needed, got ${key.asymmetricKeyType}`);
  return key;
};

/** True when the signature, in base64, is the key's over exactly this text. */
export const isSigned = (key: KeyObject, text: string, signature: unknown): boolean =>
  typeof signature === 'string' && verify(ALGORITHM, Buffer.from(text), key, Buffer.from(signature, 'base64'));
