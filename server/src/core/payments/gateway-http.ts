import type { z } from 'zod';
import { GatewayError } from './gateways.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

export interface GatewayAnswer {
  status: number;
  text: string;
}

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new GatewayError(`an answer of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Asks a provider and reads its answer, within the time for both. Throws GatewayError when none came. */
export const askGateway = async (
  url: string,
  options: RequestInit = {},
  timeoutMs: number = TIMEOUT_MS,
): Promise<GatewayAnswer> => {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...options });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('the provider did not answer', { cause: error });
  }
};

/** Parses an answer by its contract. Throws GatewayError. */
export const readGatewayJson = <T extends z.ZodType>(schema: T, text: string): z.output<T> => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new GatewayError('an answer that is not of the contract', { cause: error });
  }
};
