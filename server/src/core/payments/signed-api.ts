import { z } from 'zod';
import { askGateway, readGatewayJson } from './gateway-http.ts';
import { GatewayError } from './gateways.ts';
import { signatureOfJson } from './signed-json.ts';

/*
 * Client of a provider with an account of ours: JSON over HTTPS with the account's key in `x-api-key`. `x-signature` is
 * that of signed-json.ts over the body, or over the query as an object of texts. A refusal is {code, message}.
 */

export const API_KEY_HEADER = 'x-api-key';
export const API_SIGNATURE_HEADER = 'x-signature';

const FIRST_REFUSED_STATUS = 400;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

export interface ApiAccount {
  baseUrl(): string; // without a slash at its end
  apiKey: string;
  secret: string; // signs what we ask, and the callbacks of the provider
  timeoutMs?: number | undefined; // timeout of one request; 10 s by default
}

/** The provider has refused. `code`: its own. */
export class RefusedError extends GatewayError {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export interface SignedApi {
  post<T extends z.ZodType>(path: string, body: object, schema: T): Promise<z.output<T>>;
  get<T extends z.ZodType>(path: string, query: Readonly<Record<string, string>>, schema: T): Promise<z.output<T>>;
}

/** Asks a provider in our account's name. Everything throws GatewayError; RefusedError for what it refuses by the contract. */
export const createSignedApi = ({ baseUrl, apiKey, secret, timeoutMs }: ApiAccount): SignedApi => {
  const ask = async <T extends z.ZodType>(
    path: string,
    options: RequestInit,
    signed: object,
    schema: T,
  ): Promise<z.output<T>> => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      [API_KEY_HEADER]: apiKey,
      [API_SIGNATURE_HEADER]: signatureOfJson(secret, signed),
    };
    const { status, text } = await askGateway(baseUrl() + path, { ...options, headers }, timeoutMs);
    if (status < FIRST_REFUSED_STATUS) return readGatewayJson(schema, text);
    const { code, message } = readGatewayJson(refusalSchema, text);
    throw new RefusedError(code, message);
  };
  return {
    post: (path, body, schema) => ask(path, { method: 'POST', body: JSON.stringify(body) }, body, schema),
    get: (path, query, schema) => ask(`${path}?${new URLSearchParams(query).toString()}`, {}, query, schema),
  };
};

const MAX_PAGES = 1000;

/** All pages of a list of what changed since a time (ms since epoch), each of which names the next one. */
export const listAll = async <T extends z.ZodType>(
  api: SignedApi,
  path: string,
  since: number,
  schema: T,
): Promise<z.output<T>[]> => {
  const pageSchema = z.object({ data: z.array(schema), next: z.string().nullable() });
  const all: z.output<T>[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null; page += 1) {
    if (page === MAX_PAGES) throw new GatewayError('a list without an end');
    const { data, next }: { data: z.output<T>[]; next: string | null } = await api.get(
      path,
      { since: String(since), after },
      pageSchema,
    );
    all.push(...data);
    after = next;
  }
  return all;
};
