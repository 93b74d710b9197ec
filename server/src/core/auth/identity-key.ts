import { createHmac } from 'node:crypto';
import { keyOf, type IdentityKey, type IdentityKind, type IdentityValue } from 'db';
import { normalAddress, normalPhone } from '../payments/destination-key.ts';

const GMAIL = ['gmail.com', 'googlemail.com'];

/** One spelling of all addresses that reach the same mailbox: no case, no plus tag, of Gmail no dots either. */
export const normalEmail = (email: string): string => {
  const key = keyOf(email);
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${untagged.replaceAll('.', '')}@${GMAIL[0]}` : `${untagged}@${domain}`;
};

/** One spelling of a destination, by whatever payway it is paid; `value`: the purse, a space and a memo where there is one. */
export const normalDestination = (value: string): string => {
  const [purse = '', ...memo] = value.split(' ');
  return [normalPhone(normalAddress(purse)), ...memo].join(' ');
};

const spelling: Partial<Readonly<Record<IdentityKind, (value: string) => string>>> = {
  email: normalEmail,
  destination: normalDestination,
};

/** Hashes what identifies a person under our secret: nobody who has the table can try out addresses. */
export const identityKey = (secret: Buffer, { kind, value, isProven }: IdentityValue): IdentityKey => {
  const text = spelling[kind]?.(value) ?? value;
  return { kind, isProven, hash: createHmac('sha256', secret).update(`${kind}\0${text}`).digest() };
};
