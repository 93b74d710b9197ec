import { createHmac, hash } from 'node:crypto';

const DIGEST_BYTES = 32;
const BLOCK_BYTES = 64;

/** SHA-256 of a text (as UTF-8) or of bytes, in lower-case hex. */
export const sha256Hex = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** SHA-256 of a text (as UTF-8) or of bytes, as 32 bytes. */
export const sha256 = (data: string | Uint8Array): Uint8Array => {
  // a one-shot digest is twice as fast through a binary string as through a buffer of its own
  const bytes = Buffer.allocUnsafe(DIGEST_BYTES);
  bytes.write(hash('sha256', data, 'binary'), 0, 'latin1');
  return bytes;
};

// HMAC spelt out (RFC 2104): two one-shot digests over prepared pads take less than half of createHmac's time, and a
// pair's rounds come with one key after another
const pads = {
  key: '',
  inner: Buffer.alloc(BLOCK_BYTES + 256, 0x36),
  outer: Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES, 0x5c),
};

// the inner pad with a message behind it, by the message's length: a bulk audit would make such a view for every block
const inners: Uint8Array[] = Array.from({ length: 257 }, (_, most) => pads.inner.subarray(0, BLOCK_BYTES + most));

const isShort = (text: string, most: number): boolean => text.length <= most && Buffer.byteLength(text) === text.length;

const usePads = (key: string): void => {
  if (key === pads.key) return;
  for (let i = 0; i < BLOCK_BYTES; i += 1) {
    const code = i < key.length ? key.charCodeAt(i) : 0;
    pads.inner[i] = code ^ 0x36;
    pads.outer[i] = code ^ 0x5c;
  }
  pads.key = key;
};

/** HMAC-SHA-256 of a message under a key, both as UTF-8, in a binary string of 32 characters. */
const hmac = (key: string, message: string): string => {
  if (!isShort(key, BLOCK_BYTES) || !isShort(message, 256)) {
    return createHmac('sha256', key).update(message).digest('binary');
  }
  usePads(key);
  const written = pads.inner.write(message, BLOCK_BYTES, 'latin1');
  pads.outer.write(hash('sha256', inners[written] ?? pads.inner, 'binary'), BLOCK_BYTES, 'latin1');
  return hash('sha256', pads.outer, 'binary');
};

/** HMAC-SHA-256 of a message under a key, both as UTF-8, as eight big-endian 32-bit words. */
export const hmacWords = (key: string, message: string): Uint32Array => {
  const digest = hmac(key, message);
  const words = new Uint32Array(8);
  for (let i = 0; i < 8; i += 1) {
    const at = 4 * i;
    words[i] =
      (digest.charCodeAt(at) << 24) |
      (digest.charCodeAt(at + 1) << 16) |
      (digest.charCodeAt(at + 2) << 8) |
      digest.charCodeAt(at + 3);
  }
  return words;
};
