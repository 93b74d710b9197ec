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
export const hashFromHex = (text: string): Uint8Array | undefined => {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  return bytes;
};

/** Bytes in lower-case hex. */
export { bytesToHex as toHex } from '@noble/hashes/utils.js';
