import { createHmac } from 'node:crypto';
import { keyOf, type IdentityKey, type IdentityKind, type IdentityValue } from 'db';
import { parseTonAddress } from '../../providers/ton/ton-address.ts';

const GMAIL = ['gmail.com', 'googlemail.com'];

/** One spelling of all addresses that reach the same mailbox: no case, no plus tag, of Gmail no dots either. */
export const normalEmail = (email: string): string => {
  const key = keyOf(email);
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${untagged.replaceAll('.', '')}@${GMAIL[0]}` : `${untagged}@${domain}`;
};

const CASELESS_ADDRESS = /^(?:0x[\da-f]{40}|(?:bc|ltc)1[a-z\d]+)$/i;

/**
 * One spelling of all that name the same destination: TON's raw form, and no case where a network knows none. A memo may
 * follow the purse after a space.
 */
export const normalDestination = (destination: string): string => {
  const [purse = '', ...memo] = destination.split(' ');
  const address =
    parseTonAddress(purse)?.toRawString() ?? purse.replace(CASELESS_ADDRESS, (text) => text.toLowerCase());
  return [address, ...memo].join(' ');
};

const spelling: Partial<Readonly<Record<IdentityKind, (value: string) => string>>> = {
  email: normalEmail,
  destination: normalDestination,
};

/** What identifies a person as a hash that only our secret makes: nobody who has the table can try out addresses. */
export const identityKey = (secret: Buffer, { kind, value, isProven }: IdentityValue): IdentityKey => {
  const text = spelling[kind]?.(value) ?? value;
  return { kind, isProven, hash: createHmac('sha256', secret).update(`${kind}\0${text}`).digest() };
};
