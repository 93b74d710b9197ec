import type { z } from 'zod';
import { SocialError } from './social-provider.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;
const SERVER_FAULT = 500;

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new SocialError('refused', `an answer of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Asks a provider and reads its answer, within the time for both. Throws SocialError. */
export const askProvider = async (url: string, options: RequestInit = {}): Promise<string> => {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), ...options });
    const text = await readText(response);
    if (response.status >= SERVER_FAULT)
      throw new SocialError('unavailable', `the provider answered with status ${response.status}`);
    if (!response.ok) throw new SocialError('refused', `the provider answered with status ${response.status}`);
    return text;
  } catch (error) {
    if (error instanceof SocialError) throw error;
    throw new SocialError('unavailable', 'the provider did not answer', { cause: error });
  }
};

/** The same by POST with a form's fields. */
export const postForm = (url: string, fields: Record<string, string> | URLSearchParams): Promise<string> =>
  askProvider(url, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'application/json' } });

/** Parses an answer by its contract. Throws SocialError. */
export const readJson = <T extends z.ZodType>(schema: T, text: string): z.output<T> => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new SocialError('refused', 'an answer that is no JSON', { cause: error });
  }
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw new SocialError('refused', 'an answer that is not of the contract', { cause: error });
  return data;
};
