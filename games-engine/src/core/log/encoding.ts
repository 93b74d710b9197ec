import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

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

/** The 32 bytes of a hash written as 64 lower-case hex characters, or undefined. */
export const hashFromHex = (text: string): Uint8Array | undefined =>
  /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;

/** Bytes in lower-case hex. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
