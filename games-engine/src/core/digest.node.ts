import { createHmac, hash } from 'node:crypto';

/** SHA-256 of a text (as UTF-8) or of bytes, in lower-case hex. */
export const sha256Hex = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** SHA-256 of bytes, as 32 bytes. */
export const sha256 = (data: Uint8Array): Uint8Array => hash('sha256', data, 'buffer');

/** HMAC-SHA-256 of an ASCII message under an ASCII key, as eight big-endian 32-bit words. */
export const hmacWords = (key: string, message: string): Uint32Array => {
  const bytes = createHmac('sha256', key).update(message).digest();
  const words = new Uint32Array(8);
  for (let i = 0; i < 8; i += 1) words[i] = bytes.readUInt32BE(i * 4);
  return words;
};
