const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const RANDOM_LENGTH = 20;

/** Most characters of a client seed. */
export const CLIENT_SEED_MAX = 64;

/** Whether a text may be a client seed: the contract's rule, without the schemas that would come with it. */
export const isClientSeed = (text: string): boolean => /^(?!house-)[A-Za-z0-9_-]{1,64}$/.test(text);

/** A client seed from the browser's own generator: 120 bits, so that the house cannot have guessed it. */
export const randomClientSeed = (): string =>
  // 64 characters: six bits of each byte pick one without bias
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) => ALPHABET[byte & 63]).join('');
