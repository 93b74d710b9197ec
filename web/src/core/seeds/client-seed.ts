import { commitmentOf } from 'games-engine';

const SEED_BYTES = 32;

/** Most characters of what a player types for a client seed. */
export const CLIENT_SEED_MAX = 64;

/** True for text that may be a client seed: the contract's rule, without the schemas that would come with it. */
export const isClientSeed = (text: string): boolean => /^(?!house-)[A-Za-z0-9_-]{1,64}$/.test(text);

/** A client seed as it was made: fresh bytes of this browser, and what its player typed. */
export interface MadeSeed {
  clientSeed: string; // 64 hex characters: SHA-256 of `typed:bytes`, or the bytes alone
  typed: string; // empty: nothing
  bytes: string; // 32 from the browser's own generator, hex
}

/** Makes a client seed that nobody can have known before, whatever is typed. */
export const makeClientSeed = (typed = ''): MadeSeed => {
  const random = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  const bytes = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { clientSeed: typed === '' ? bytes : commitmentOf(`${typed}:${bytes}`), typed, bytes };
};
