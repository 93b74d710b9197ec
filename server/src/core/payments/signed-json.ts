import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { BadCallbackError, type CallbackRequest } from './gateways.ts';

/*
 * JSON signed in the manner of NOWPayments: HMAC-SHA512 of the text with the keys of every object sorted, in hexadecimal.
 * https://documenter.getpostman.com/view/7907941/2s93JusNJt, "IPN and how to setup"
 */

export const SIGNATURE_HEADER = 'x-nowpayments-sig';
const MAX_BYTES = 64 * 1024;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]));
};

/** JSON text with the keys of every object sorted. Lists keep their order. */
export const sortedJson = (value: unknown): string => JSON.stringify(sorted(value));

/** The signature of a JSON value, in hexadecimal. */
export const signatureOfJson = (secret: string, value: unknown): string =>
  createHmac('sha512', secret).update(sortedJson(value)).digest('hex');

/** True for the value's signature. */
export const isSignedJson = (secret: string, value: unknown, signature: unknown): boolean => {
  if (typeof signature !== 'string') return false;
  const [sent, right] = [Buffer.from(signature.toLowerCase()), Buffer.from(signatureOfJson(secret, value))];
  return sent.length === right.length && timingSafeEqual(sent, right);
};

/** Text that cannot be read, or is nested too deep to be sorted, is signed by nobody. */
const isSignedText = (secret: string, text: string, signature: unknown): boolean => {
  try {
    return isSignedJson(secret, JSON.parse(text), signature);
  } catch {
    throw new BadCallbackError('malformed', 'a callback that is no JSON');
  }
};

/** The body of a signed callback, by its contract. Throws BadCallbackError. */
export const readSignedCallback = <T extends z.ZodType>(
  { method, headers, body }: CallbackRequest,
  secret: string,
  schema: T,
): z.output<T> => {
  if (method !== 'POST' || body.length > MAX_BYTES) throw new BadCallbackError('malformed', 'no callback of this kind');
  const text = body.toString('utf8');
  if (!isSignedText(secret, text, headers[SIGNATURE_HEADER]))
    throw new BadCallbackError('signature', 'a callback with a wrong signature');
  const { success, data, error } = schema.safeParse(JSON.parse(text));
  if (!success) throw new BadCallbackError('malformed', `a callback that is not of the contract: ${error.message}`);
  return data;
};

/** The answer that a provider expects to its callback. */
export const CALLBACK_TAKEN = { status: 200, type: 'text/plain', body: 'ok' } as const;
