import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Logger } from '../observability/logger.ts';
import { CallError } from '../realtime/call-error.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** Objects of one bucket. Every method throws "busy" (503) when the store is unreachable or refuses. */
export interface S3Bucket {
  /** Resolves once the store returns the same bytes. */
  put(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
}

const DEADLINE_MS = 10_000; // for all tries of a request and its answer together
const RETRIES = 2; // repeats of a request answered with 5xx or 429
const MAX_ANSWER_BYTES = 32 * 1024 * 1024; // more than any file of ours
const NO_SUCH_KEY = '<Code>NoSuchKey</Code>'; // a missing bucket is 404, too

const readAnswer = async ({ body }: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is larger than any file of ours');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

export const createS3Bucket = (settings: S3Settings, log: Logger, deadlineMs = DEADLINE_MS): S3Bucket => {
  const { endpoint, bucket, accessKey, secretKey, region } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const fail = (details: object, words: string): never => {
    log.error(details, words);
    throw new CallError(generalCodes.busy);
  };

  const send = async (method: string, key: string, body?: Buffer<ArrayBuffer>) => {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      headers: { 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') }, // signs the content, too
      redirect: 'manual', // requests go only to the configured address
      signal: AbortSignal.timeout(deadlineMs),
      ...(body && { body }),
    });
    return { status: response.status, isOk: response.ok, content: await readAnswer(response) };
  };

  /** Gives what the store answers; undefined when it has no such object. */
  const ask = async (method: string, key: string, body?: Buffer<ArrayBuffer>): Promise<Buffer | undefined> => {
    const { status, isOk, content } = await send(method, key, body).catch((error: unknown) =>
      fail({ err: error, method }, 'the store of files did not answer'),
    );
    if (isOk) return content;
    if (status === 404 && content.includes(NO_SUCH_KEY)) return undefined;
    return fail({ status, method }, 'the store of files refused');
  };

  return {
    async put(key, content) {
      await ask('PUT', key, Buffer.from(content));
      const kept = await ask('GET', key); // a server at a wrong address may answer 200
      if (!kept?.equals(content)) fail({ bucket }, 'the store of files did not keep what it was given');
    },
    get: (key) => ask('GET', key),
    async remove(key) {
      await ask('DELETE', key);
    },
  };
};
