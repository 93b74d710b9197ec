import { RandomOrgError } from './random-org.error.ts';

const MAX_BYTES = 64 * 1024;

/** Sends a request and reads the body of its answer, within the time for both. Throws RandomOrgError. */
export const postJson = async (url: string, request: object, timeoutMs: number): Promise<string> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new RandomOrgError('http', `answered with status ${response.status}`);
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof RandomOrgError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new RandomOrgError('timeout', `no answer within ${timeoutMs} ms`, { cause: error });
    throw new RandomOrgError('unreachable', 'the connection failed', { cause: error });
  }
};

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RandomOrgError('malformed', `an answer of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
