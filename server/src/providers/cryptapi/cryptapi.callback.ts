import type { KeyObject } from 'node:crypto';
import {
  BadCallbackError,
  type CallbackRequest,
  type ReadCallback,
  type SeenPayment,
} from '../../core/payments/gateways.ts';
import { networkOf, tickerOf } from './coin-addresses.ts';
import { callbackSchema, SIGNATURE_HEADER, TAKEN } from './cryptapi.contract.ts';
import { isSigned } from './cryptapi.signature.ts';
import { plainAmount } from './exact-json.ts';
import { transactionIdOf } from './payment-text.ts';

const REFERENCE = 'reference';
const MAX_URL = 8192;

/** The address that is called back for a reference: it is signed as a whole, the reference with it. */
export const withReference = (callbackUrl: string, reference: string): string => {
  const url = new URL(callbackUrl);
  url.searchParams.set(REFERENCE, reference);
  return url.href;
};

/** Terms that callbacks are checked against. `ours`: the addresses that our coins are paid on to. */
export interface CallbackTerms {
  key: KeyObject;
  origin: string;
  ours: ReadonlySet<string>;
  now: number;
}

/** Fields of a query without repeated names: two programs may read different values of one. */
const fieldsOf = (query: URLSearchParams): Record<string, string> => {
  const fields = Object.fromEntries(query);
  if (Object.keys(fields).length !== query.size) throw new BadCallbackError('malformed', 'a field that is there twice');
  return fields;
};

const amountOf = (value: string | null | undefined, isPending: boolean): string => {
  const amount = value == null && isPending ? '0' : plainAmount(value ?? '');
  if (amount === undefined) throw new BadCallbackError('malformed', `no amount: ${value}`);
  return amount;
};

const paymentOf = (fields: Record<string, string>, { ours, now }: CallbackTerms): SeenPayment => {
  const { success, data, error } = callbackSchema.safeParse(fields);
  if (!success) throw new BadCallbackError('malformed', `a callback that is not of the contract: ${error.message}`);
  // anybody can have CryptAPI call us about what is paid to their own wallet
  if (!ours.has(data.address_out))
    throw new BadCallbackError('signature', `a payment to somebody else: ${data.address_out}`);
  const isPending = data.pending === '1';
  const currency = tickerOf(data.coin);
  return {
    transactionId: transactionIdOf(data.txid_in, data.address_in),
    reference: fields[REFERENCE] ?? '',
    address: data.address_in,
    amount: amountOf(data.value_coin, isPending),
    currency,
    state: isPending ? 'pending' : 'confirmed',
    confirmations: data.confirmations ?? 0,
    required: networkOf(currency)?.confirmations ?? 0,
    at: now,
  };
};

/**
 * Reads a callback. Only GET is taken, which is what we ask for: by POST the body alone is signed, and whose payment it is
 * stands outside of it.
 */
export const readCryptApiCallback = (request: CallbackRequest, terms: CallbackTerms): ReadCallback => {
  const { method, url, headers } = request;
  if (method !== 'GET' || url.length > MAX_URL) throw new BadCallbackError('malformed', 'no callback of this kind');
  if (!isSigned(terms.key, terms.origin + url, headers[SIGNATURE_HEADER]))
    throw new BadCallbackError('signature', 'a callback with a wrong signature');
  const fields = fieldsOf(new URL(url, terms.origin).searchParams);
  return { payment: paymentOf(fields, terms), answer: { status: 200, type: 'text/plain', body: TAKEN } };
};
