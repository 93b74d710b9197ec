import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type KeyObject,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const CURVE = 'prime256v1';

/** A browser with its keys: what it gives to a site, and how it reads what comes. */
export const createPushBrowser = (endpoint: string) => {
  const pair = createECDH(CURVE);
  const ownKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    target: { endpoint, p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message by RFC 8291 and 8188, from the letter of both and nothing else. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32);
      const derive = (use: string, bytes: number): Buffer =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${use}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
};

const keyOf = (point: Buffer): KeyObject => {
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
};

/** Claims of a request's VAPID token; throws when the sender's key has not signed it. */
const claimsOf = ({
  authorization = '',
}: IncomingHttpHeaders): { aud: string; exp: number; sub: string; key: string } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const publicKey = { key: keyOf(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) throw new Error('a false signature');
  return {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }),
    key,
  };
};

/** A message that a push service has taken over. */
interface PushedMessage {
  path: string;
  claims: ReturnType<typeof claimsOf>;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. `answers`: statuses of the next requests; 201 after them. */
export const openPushService = async () => {
  const messages: PushedMessage[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      messages.push({ path, claims: claimsOf(headers), headers, body });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    answers,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
