import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../social/sandbox/forms.ts';
import { API_KEY_HEADER, API_SIGNATURE_HEADER } from '../signed-api.ts';
import { isSignedJson, SIGNATURE_HEADER, signatureOfJson } from '../signed-json.ts';
import type { ApiAnswer } from './sandbox-faults.ts';

const CALLBACK_TIMEOUT_MS = 10_000;
const PAGE_ROWS = 100;

/** True for a request of our account: sent by `createSignedApi`. */
export const isFromAccount = (
  request: FastifyRequest,
  { apiKey, secret }: { apiKey: string; secret: string },
): boolean => {
  const signed = request.method === 'GET' ? Object.fromEntries(queryOf(request)) : request.body;
  const { [API_KEY_HEADER]: key, [API_SIGNATURE_HEADER]: signature } = request.headers;
  return key === apiKey && isSignedJson(secret, signed, signature);
};

export const refuse = (status: number, code: string, message: string): ApiAnswer => ({
  status,
  body: { code, message },
});

/** Calls back with a signed body. Says what was answered. */
export const callBack = async (url: string, body: object, secret: string): Promise<string> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOfJson(secret, body) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return `${response.status} ${(await response.text()).slice(0, 100)}`.trim();
  } catch {
    return 'no answer';
  }
};

/** A page of a list, oldest change first, as `listAll` reads it. */
export const pageOfList = <T extends { updated_at: number }>(
  rows: readonly T[],
  query: URLSearchParams,
  idOf: (row: T) => string,
): ApiAnswer => {
  const since = Number(query.get('since'));
  const cursorOf = (row: T): string => `${String(row.updated_at).padStart(16, '0')}.${idOf(row)}`;
  const left = rows
    .filter((row) => row.updated_at >= since && cursorOf(row) > (query.get('after') ?? ''))
    .sort((one, other) => (cursorOf(one) < cursorOf(other) ? -1 : 1));
  const data = left.slice(0, PAGE_ROWS);
  const last = data.at(-1);
  return { status: 200, body: { data, next: last && left.length > data.length ? cursorOf(last) : null } };
};
