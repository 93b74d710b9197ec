import { createHmac, hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../s3-bucket.ts';

/** A store that speaks S3 as far as the house does: objects of one bucket, requests signed by version 4. */
export interface S3Simulator {
  settings: S3Settings;
  objects: Map<string, Buffer>; // by key
  paths: string[]; // each path that was asked for
  refused: string[]; // codes of what was refused
  /** Answers so many next requests with 503. */
  fail(times: number): void;
  /** Answers every request like this instead, as whatever stands at a wrong address does. */
  instead: { status: number; headers?: Record<string, string>; content?: Buffer } | undefined;
  /** Answers nothing until it is told to again. */
  silent: boolean;
  close(): Promise<void>;
}

const MAX_SKEW_MS = 15 * 60_000;
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The code with which a request is refused; undefined when its signature is right. */
const faultOf = (request: IncomingMessage, body: Buffer, settings: S3Settings): string | undefined => {
  const { headers, method = '', url = '' } = request;
  const [, accessKey, day = '', region = '', names = '', signature] = SIGNED.exec(headers.authorization ?? '') ?? [];
  if (accessKey === undefined) return 'AccessDenied';
  if (accessKey !== settings.accessKey) return 'InvalidAccessKeyId';
  if (region !== settings.region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(day) || !(Math.abs(Date.now() - at) <= MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== hash('sha256', body, 'hex')) return 'XAmzContentSHA256Mismatch';
  if (!names.split(';').includes('x-amz-content-sha256') || !names.split(';').includes('host')) return 'AccessDenied';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', canonical, 'hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${settings.secretKey}`));
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
};

export const startS3Simulator = async (): Promise<S3Simulator> => {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const paths: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const answer = (status: number, content: Buffer | string = ''): void =>
      void response.writeHead(status).end(content);
    const refuse = (status: number, code: string): void => {
      refused.push(code);
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    };
    void buffer(request).then((body) => {
      paths.push(request.url ?? '');
      if (simulator.silent) return;
      if (simulator.instead) {
        const { status, headers, content } = simulator.instead;
        return void response.writeHead(status, headers).end(content);
      }
      if (failures > 0) {
        failures -= 1;
        return refuse(503, 'SlowDown');
      }
      const fault = faultOf(request, body, simulator.settings);
      if (fault !== undefined) return refuse(403, fault);
      const [, bucket, ...path] = (request.url ?? '').split('/');
      if (bucket !== simulator.settings.bucket) return refuse(404, 'NoSuchBucket');
      const key = path.join('/');
      const content = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, body);
        return answer(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return answer(204);
      }
      return content ? answer(200, content) : refuse(404, 'NoSuchKey');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator: S3Simulator = {
    settings: { endpoint, bucket: 'house', accessKey: 'AKIDSIMULATED', secretKey: 'a secret of tests', region: 'eu-1' },
    objects,
    paths,
    refused,
    fail: (times) => void (failures = times),
    instead: undefined,
    silent: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return simulator;
};
