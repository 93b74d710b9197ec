import { createHmac } from 'node:crypto';
import { io } from 'socket.io-client';
import type { Site } from './site.ts';
import type { Visitor } from './visitors.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Code that an authenticator shows for a secret, `ahead` steps from now (RFC 6238). */
export const totp = (secret: string, ahead = 0): string => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', key).update(step).digest();
  const word = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(word % 1_000_000).padStart(6, '0');
};

/** Switches the second factor of a signed-in visitor on. Gives its secret and the recovery codes. */
export const switchOn = async (
  site: Site,
  { context }: Visitor,
  password: string,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(site.url, { transports: ['websocket'], extraHeaders: { cookie } });
  const ask = <T>(type: string, payload: object): Promise<T> =>
    new Promise((resolve, reject) => {
      socket.once('user', (answer: { payload: { success: boolean; data: T } }) =>
        answer.payload.success ? resolve(answer.payload.data) : reject(new Error(JSON.stringify(answer))),
      );
      socket.emit('user', { type, payload });
    });
  try {
    const { code: secret } = await ask<{ code: string }>('load2FA', {});
    const proof = { password, code: totp(secret) };
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>('enable2FA', proof);
    return { secret, recoveryCodes };
  } finally {
    socket.disconnect();
  }
};
