import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/*
 * Both sides sign in the same way: the parameters and the three headers, sorted by key, as a query string like PHP's
 * http_build_query, HMAC-SHA1 with the merchant's key, in hexadecimal.
 */

/** The age from which a request has expired, and how far ahead its clock may be. */
export const MAX_CLOCK_DIFFERENCE_SECONDS = 30;

const NONCE_BYTES = 16;

/** A form's fields in order. Lists are flat: `items[0][id]`. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface Merchant {
  merchantId: string;
  merchantKey: string; // signs both ways
}

export interface SignatureHeaders {
  'X-Merchant-Id': string;
  'X-Timestamp': string; // seconds since epoch
  'X-Nonce': string;
}

/** PHP's urlencode: everything but letters, digits and -_. is escaped; a space is a plus. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!~*'()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const rootOf = (name: string): string => name.split('[', 1)[0] ?? name;

/** PHP sorts outer keys only: members of a list keep their order. */
const byRoot = ([one]: readonly [string, string], [other]: readonly [string, string]): number => {
  const [left, right] = [rootOf(one), rootOf(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const signatureOf = (key: string, fields: Fields, headers: SignatureHeaders): string => {
  const query = [...fields, ...Object.entries(headers)]
    .sort(byRoot)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return createHmac('sha1', key).update(query).digest('hex');
};

/** Signs a request with these fields. `now`: ms since epoch. */
export const signedHeaders = (
  { merchantId, merchantKey }: Merchant,
  fields: Fields,
  now: number,
): SignatureHeaders & { 'X-Sign': string } => {
  const headers = {
    'X-Merchant-Id': merchantId,
    'X-Timestamp': String(Math.floor(now / 1000)),
    'X-Nonce': randomBytes(NONCE_BYTES).toString('hex'),
  };
  return { ...headers, 'X-Sign': signatureOf(merchantKey, fields, headers) };
};

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Checks a signature: gives the fault, or undefined. `now`: ms since epoch. */
export const signatureFault = (
  { merchantId, merchantKey }: Merchant,
  fields: Fields,
  headers: IncomingHttpHeaders,
  now: number,
): string | undefined => {
  const sent: SignatureHeaders = {
    'X-Merchant-Id': single(headers['x-merchant-id']),
    'X-Timestamp': single(headers['x-timestamp']),
    'X-Nonce': single(headers['x-nonce']),
  };
  if (fields.some(([name]) => Object.hasOwn(sent, rootOf(name)))) return 'a field with the name of a header';
  if (sent['X-Merchant-Id'] !== merchantId || sent['X-Nonce'] === '') return 'another merchant, or no nonce';
  const right = signatureOf(merchantKey, fields, sent);
  if (!sameText(single(headers['x-sign']).toLowerCase(), right)) return 'a wrong signature';
  if (!/^\d{1,12}$/.test(sent['X-Timestamp'])) return 'a timestamp that is not a number of seconds';
  const apart = Math.abs(Math.floor(now / 1000) - Number(sent['X-Timestamp']));
  return apart > MAX_CLOCK_DIFFERENCE_SECONDS ? 'an expired timestamp' : undefined;
};
