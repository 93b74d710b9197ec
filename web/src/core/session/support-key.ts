import { readSaved, save } from '../store/saved.ts';

const KEY = 'supportKey';
const SHAPE = /^[\da-f]{64}$/;
const BYTES = 32;

/** Key of a guest's conversations: this browser has it and nobody else. Undefined: there are none. */
export const guestKey = (): string | undefined => {
  const saved = readSaved(KEY);
  return typeof saved === 'string' && SHAPE.test(saved) ? saved : undefined;
};

/** Makes the key of a guest's first conversation. */
export const newGuestKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  save(KEY, key);
  return key;
};

/** Forgets the key: its conversations are a player's. */
export const dropGuestKey = (): void => save(KEY, undefined);
