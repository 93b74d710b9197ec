import { SIGNED_REQUEST, type SignedDraw } from 'games-engine/wheel';
import type { Clock } from '../../core/clock.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { checkDraw, readAnswer } from './random-org.answer.ts';
import { RandomOrgError, RANDOM_ORG_URL } from './random-org.contract.ts';
import { readPublicKey } from './random-org.signature.ts';

const MAX_BYTES = 64 * 1024;

/** Sends a request and reads the body of its answer, within the time for both. Throws RandomOrgError. */
const postJson = async (url: string, request: object, timeoutMs: number): Promise<string> => {
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

/** A draw whose signature, range, round and serial number were checked. segment: 0 … 31. */
export interface VerifiedDraw extends SignedDraw {
  segment: number;
}

export interface RandomOrgOptions {
  apiKey: string; // RANDOM_ORG_API_KEY
  publicKey: string; // RANDOM_ORG_PUBLIC_KEY: see readPublicKey
  url?: string | undefined; // RANDOM_ORG_URL; random.org's own by default, a simulator's for a sandbox
  timeoutMs?: number | undefined; // for everything together; 3000 by default
  clock: Clock;
  log: Logger;
}

export interface RandomOrg {
  /** One draw for a round. Rejects with RandomOrgError; never later than the timeout. */
  draw(roundId: string): Promise<VerifiedDraw>;
  /** The same, or undefined with a logged reason. */
  drawExternally(roundId: string): Promise<VerifiedDraw | undefined>;
}

const DEFAULT_TIMEOUT_MS = 3000;
const REMEMBERED = 16;

/** An adapter of random.org's signed API for the wheel. Throws when the public key cannot be read. */
export const createRandomOrg = (options: RandomOrgOptions): RandomOrg => {
  const { apiKey, clock, log, timeoutMs = DEFAULT_TIMEOUT_MS, url = RANDOM_ORG_URL } = options;
  const key = readPublicKey(options.publicKey);
  const drawn = new Map<string, VerifiedDraw>(); // a round that asks again gets its draw again, not a second one
  let lastSerial = -1;
  let notBefore = 0;

  const check = (text: string, roundId: string): VerifiedDraw => {
    const { random, result, signature } = readAnswer(text);
    notBefore = clock.now() + (result.advisoryDelay ?? 0);
    const segment = checkDraw({ key, apiKey, roundId, lastSerial, random, signature, signed: result.random });
    lastSerial = result.random.serialNumber;
    return { random, segment, signature };
  };

  const draw = async (roundId: string): Promise<VerifiedDraw> => {
    const known = drawn.get(roundId);
    if (known) return known;
    const waitMs = notBefore - clock.now();
    if (waitMs > 0) throw new RandomOrgError('busy', `asked not to be called for another ${Math.ceil(waitMs)} ms`);
    const fresh = check(await postJson(url, requestOf(apiKey, roundId), timeoutMs), roundId);
    const [oldest] = drawn.keys();
    if (oldest !== undefined && drawn.size === REMEMBERED) drawn.delete(oldest);
    drawn.set(roundId, fresh);
    return fresh;
  };

  return {
    draw,
    async drawExternally(roundId) {
      try {
        return await draw(roundId);
      } catch (error) {
        const problem = error instanceof RandomOrgError ? error.problem : 'unexpected';
        log.warn({ err: error, problem, roundId }, 'random.org did not draw');
        return undefined;
      }
    },
  };
};

const requestOf = (apiKey: string, roundId: string): object => {
  const { method, n, min, max } = SIGNED_REQUEST;
  return { jsonrpc: '2.0', method, params: { apiKey, n, min, max, userData: { roundId } }, id: roundId };
};
