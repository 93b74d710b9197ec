import { isCardNumber, PURSE_MIN_CHARACTERS, type PurseMask } from 'server/contract';

/** Patterns of purses: `0` a digit, `a` a letter, optional parts in brackets. An address is typed freely. */
export const maskPatterns = {
  phone: '+{7} (000) 000-00-00',
  card: '0000 0000 0000 0000[ 000]',
  wallet: 'a000000000000',
  account: '00000000000[000000000]',
} as const satisfies Record<Exclude<PurseMask, 'address'>, string>;

const patterns = {
  phone: /^7[79]\d{9}$/, // mobiles of Russia and Kazakhstan
  card: /^\d{16}(?:\d{3})?$/,
  wallet: /^[A-Za-z]\d{12}$/,
  account: /^\d{11,20}$/,
  address: /^\S+$/,
} as const satisfies Record<PurseMask, RegExp>;

const digitsOnly: readonly PurseMask[] = ['phone', 'card', 'account'];

/** The purse as it is sent: without what the mask put between, and without the places it left empty. */
export const plainPurse = (mask: PurseMask, text: string): string => {
  const trimmed = text.trim();
  if (mask === 'address') return trimmed;
  return digitsOnly.includes(mask) ? trimmed.replaceAll(/\D/g, '') : trimmed.replaceAll('_', '').toUpperCase();
};

const NO_DIGITS_YET = /^\+?7?\D*$/;

/** Text typed or pasted into a phone field: the 8 of a call within the country stands for +7. `before`: what is there. */
export const withoutTrunk = (typed: string, before: string): string =>
  NO_DIGITS_YET.test(before) ? typed.replace(/^8/, before.includes('7') ? '' : '7') : typed;

/** A plain purse as people read it. */
export const shownPurse = (mask: PurseMask, purse: string): string => {
  if (mask === 'phone') return purse.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4');
  return mask === 'card' ? purse.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : purse;
};

/** True when a plain purse can be one of its method. The server looks closer: networks of addresses. */
export const isPurse = (mask: PurseMask, purse: string): boolean =>
  purse.length >= PURSE_MIN_CHARACTERS && patterns[mask].test(purse) && (mask !== 'card' || isCardNumber(purse));
