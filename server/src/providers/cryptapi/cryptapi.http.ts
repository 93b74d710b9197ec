import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { askGateway, type GatewayAnswer } from '../../core/payments/gateway-http.ts';
import { GatewayError } from '../../core/payments/gateways.ts';
import { refusedSchema } from './cryptapi.contract.ts';
import { parseExactJson } from './exact-json.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 200; // before the second attempt; longer before the third
const TIMEOUT_MS = 5000; // timeout of one attempt
const SERVER_FAULT = 500;

/** CryptAPI has refused, by its contract. */
export class CryptApiRefusal extends GatewayError {}

export interface CryptApiHttp {
  /** Asks, again when nothing comes: all that we ask is the same however often it is asked. Throws GatewayError. */
  get<T extends z.ZodType>(path: string, query: Readonly<Record<string, string>>, schema: T): Promise<z.output<T>>;
}

const jsonOf = (text: string): unknown => {
  try {
    return parseExactJson(text);
  } catch (error) {
    throw new GatewayError('an answer that is no JSON', { cause: error });
  }
};

const read = <T extends z.ZodType>({ status, text }: GatewayAnswer, schema: T): z.output<T> => {
  if (status >= SERVER_FAULT) throw new GatewayError(`the provider answered with status ${status}`);
  const json = jsonOf(text);
  const refused = refusedSchema.safeParse(json);
  if (refused.success) throw new CryptApiRefusal(refused.data.error);
  const { success, data, error } = schema.safeParse(json);
  if (!success) throw new GatewayError('an answer that is not of the contract', { cause: error });
  return data;
};

export const createCryptApiHttp = ({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
  pauseMs = PAUSE_MS,
}: {
  baseUrl(): string;
  timeoutMs?: number | undefined;
  pauseMs?: number | undefined;
}): CryptApiHttp => {
  const ask = async <T extends z.ZodType>(url: string, schema: T, attempt = 1): Promise<z.output<T>> => {
    try {
      return read(await askGateway(url, { headers: { accept: 'application/json' } }, timeoutMs), schema);
    } catch (error) {
      if (attempt === ATTEMPTS || error instanceof CryptApiRefusal) throw error;
      await wait(pauseMs * attempt);
      return ask(url, schema, attempt + 1);
    }
  };
  return {
    get(path, query, schema) {
      const search = new URLSearchParams(query).toString();
      return ask(`${baseUrl()}${path}${search && `?${search}`}`, schema);
    },
  };
};
