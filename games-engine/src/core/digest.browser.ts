import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text (as UTF-8) or of bytes, in lower-case hex. */
export const sha256Hex = (data: string | Uint8Array): string =>
  bytesToHex(nobleSha256(typeof data === 'string' ? utf8ToBytes(data) : data));

/** SHA-256 of a text (as UTF-8) or of bytes, as 32 bytes. */
export const sha256 = (data: string | Uint8Array): Uint8Array =>
  nobleSha256(typeof data === 'string' ? utf8ToBytes(data) : data);

/** HMAC-SHA-256 of an ASCII message under an ASCII key, as eight big-endian 32-bit words. */
export const hmacWords = (key: string, message: string): Uint32Array => {
  const bytes = hmac(nobleSha256, utf8ToBytes(key), utf8ToBytes(message));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Uint32Array(8);
  for (let i = 0; i < 8; i += 1) words[i] = view.getUint32(i * 4);
  return words;
};
