import { bytesToHex } from '@noble/hashes/utils.js';

/** Standard base64 with padding. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes of a canonical base64 text, or undefined: one value has one text. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
};

const HASH_BYTES = 32;
const NO_DIGIT = 16;
const digits = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, digit] of [...'0123456789abcdef'].entries()) digits[digit.charCodeAt(0)] = value;

const digitAt = (text: string, at: number): number => digits[text.charCodeAt(at)] ?? NO_DIGIT;

/** The 32 bytes of a hash written as 64 lower-case hex characters, or undefined. */
export const hashFromHex = (text: string): Uint8Array | undefined => {
  if (text.length !== 2 * HASH_BYTES) return undefined;
  const bytes = new Uint8Array(HASH_BYTES);
  for (let i = 0; i < HASH_BYTES; i += 1) {
    const [high, low] = [digitAt(text, 2 * i), digitAt(text, 2 * i + 1)];
    if (high === NO_DIGIT || low === NO_DIGIT) return undefined;
    bytes[i] = 16 * high + low;
  }
  return bytes;
};

/** Bytes in lower-case hex. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
