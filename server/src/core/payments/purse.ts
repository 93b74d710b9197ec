import { isCardNumber, PURSE_MIN_CHARACTERS, type PurseMask } from '../../../contract/features/cashbox-values.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A Russian number as it is dialled within the country, 8 before ten digits, is kept as it is written abroad. */
const withCountry = (digits: string): string => digits.replace(/^8(?=\d{10}$)/, '7');

/**
 * Readers by mask: the purse number as it is stored, or undefined when it is none. Addresses are their network's to
 * judge.
 */
const readers: Readonly<Record<PurseMask, (text: string) => string | undefined>> = {
  phone: (text) => {
    const digits = withCountry(digitsOf(text));
    return /^[+\d\s()-]+$/.test(text) && /^\d{11,15}$/.test(digits) ? digits : undefined;
  },
  card: (text) => {
    const digits = digitsOf(text);
    return /^[\d\s-]+$/.test(text) && /^\d{16,19}$/.test(digits) && isCardNumber(digits) ? digits : undefined;
  },
  wallet: (text) => (/^[A-Za-z]\d{12}$/.test(text) ? text.toUpperCase() : undefined),
  account: (text) => (/^\d{11,20}$/.test(text) ? text : undefined),
  address: (text) => (/^[\w:.+/=-]+$/.test(text) ? text : undefined),
};

/** A purse number as it is kept: what a mask draws is taken out. Undefined when it does not fit the mask. */
export const readPurse = (typed: string, mask: PurseMask): string | undefined => {
  const text = mask === 'address' ? typed.trim() : typed.trim().replaceAll('_', '');
  return text.length < PURSE_MIN_CHARACTERS ? undefined : readers[mask](text);
};
