import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AVATAR_BYTES, settingsCodes, type AvatarAnswer } from '../../../contract/settings-codes.ts';
import { createHttpServer } from '../../core/http/http-server.ts';
import { texts } from '../../core/i18n/texts.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { createLogger } from '../../core/observability/logger.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { hidden, pictureOf, pngFlood, openTestSettings, type TestSettings } from './testing/settings-fixtures.ts';
import { avatarRoutes } from './avatar.routes.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** The routes alone. A request is sent by whose session id it has as its token. */
const open = async (): Promise<{ app: FastifyInstance; settings: TestSettings; owner: SignedInCaller }> => {
  const settings = await openTestSettings(db);
  const owner = await settings.owner();
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: true });
  await app.register(avatarRoutes, {
    avatars: settings.services.avatars,
    store: settings.store,
    findSender: async ({ cookies }) =>
      cookies['token'] === owner.sessionId ? { ...owner, expiresAt: Date.now() + 60_000 } : undefined,
    translate: createTranslate({ general: texts('general'), settings: texts('settings') }),
    publicOrigin: undefined,
  });
  onTestFinished(() => app.close());
  return { app, settings, owner };
};

const send = (
  app: FastifyInstance,
  owner: SignedInCaller | undefined,
  picture: Buffer,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/user/avatar',
    headers: { 'content-type': 'image/png', ...(owner ? { cookie: `token=${owner.sessionId}` } : {}), ...headers },
    payload: picture,
  });

const answerOf = (response: LightMyRequestResponse): AvatarAnswer => response.json<AvatarAnswer>();

describe('an uploaded avatar', () => {
  it('is kept, shown in the profile, and served for ever as nothing but a picture', async () => {
    const { app, settings, owner } = await open();
    const response = await send(app, owner, await pictureOf('png'));
    const { success, data } = answerOf(response);
    expect([response.statusCode, success]).toEqual([200, true]);
    expect(data?.avatar).toMatch(/^u\/[0-9a-f]{64}$/);
    expect(await settings.rowOf(owner)).toMatchObject({ avatar: data?.avatar });
    const picture = await app.inject(`/uploads/avatars/${data?.avatar.slice(2)}.webp`);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(picture.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    expect(await settings.eventsOf(owner)).toEqual(['avatar.changed']);
  });

  it('goes the same way over the socket', async () => {
    const { app, settings, owner } = await open();
    const picture = await pictureOf('gif', 40, 40);
    const { result } = await settings.asks(owner, 'user:saveAvatar', {
      img: `data:image/gif;base64,${picture.toString('base64')}`,
    });
    expect(answerOf(await send(app, owner, picture, { 'content-type': 'image/gif' })).data).toEqual(result);
  });

  it.each([
    ['a polyglot', async () => Buffer.concat([await pictureOf('png'), hidden]), 'holds more than a picture'],
    ['a pixel flood', async () => pngFlood(60_000, 60_000, 4), 'too large'],
    ['a page', async () => Buffer.from('<script>alert(1)</script>'), 'png, jpg or gif'],
  ] as const)(
    'an uploaded avatar that is %s is refused with code 18 and changes nothing',
    async (_name, make, words) => {
      const { app, settings, owner } = await open();
      const before = await settings.rowOf(owner);
      const response = await send(app, owner, await make());
      expect(response.statusCode).toBe(400);
      expect(answerOf(response)).toMatchObject({ success: false, code: settingsCodes.notSaved });
      expect(answerOf(response).msg).toContain(words);
      expect(await settings.rowOf(owner)).toEqual(before);
      const { error } = await settings.asks(owner, 'user:saveAvatar', {
        img: `data:image/png;base64,${(await make()).toString('base64')}`,
      });
      expect(error?.code).toBe(settingsCodes.notSaved);
    },
  );

  it.each(['text/html', 'image/svg+xml', 'image/webp', 'application/octet-stream', 'multipart/form-data; boundary=x'])(
    'sent as %s is refused',
    async (type) => {
      const { app, owner } = await open();
      const response = await send(app, owner, await pictureOf('png'), { 'content-type': type });
      expect([response.statusCode, answerOf(response).code]).toEqual([400, settingsCodes.notSaved]);
    },
  );

  it('over 8 MB is refused, and one of exactly as much is read', async () => {
    const { app, owner } = await open();
    const over = answerOf(await send(app, owner, Buffer.alloc(AVATAR_BYTES + 1)));
    expect([over.code, over.msg]).toEqual([settingsCodes.notSaved, 'The file is over 8 MB. Choose a smaller one.']);
    expect(answerOf(await send(app, owner, Buffer.alloc(AVATAR_BYTES))).msg).toContain('png, jpg or gif');
  });

  it('an uploaded avatar of a guest, of a wrong session, or from another site is not even read', async () => {
    const { app, owner } = await open();
    const picture = await pictureOf('png');
    const guest = await send(app, undefined, picture, { cookie: 'lang=en; token=nonsense' });
    expect([guest.statusCode, answerOf(guest)]).toEqual([
      401,
      { success: false, code: 2, msg: 'Sign in to continue.' },
    ]);
    const foreign = await send(app, owner, picture, { origin: 'https://evil.example' });
    expect([foreign.statusCode, answerOf(foreign).success]).toEqual([403, false]);
  });

  it('may come ten times in a row, and then once in a while', async () => {
    const { app, owner } = await open();
    const picture = await pictureOf('gif', 20, 20);
    const codes: number[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await send(app, owner, picture, { 'content-type': 'image/gif' })).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

describe('a served avatar', () => {
  it.each([
    '/uploads/avatars/',
    '/uploads/avatars/nothing.webp',
    `/uploads/avatars/${'0'.repeat(64)}.webp`,
    '/uploads/avatars/..%2f..%2fapp-secret',
    '/uploads/avatars/../../app-secret',
    '/uploads/kyc/1.webp',
    '/uploads/',
  ])('is nothing at %s', async (url) => {
    const { app } = await open();
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('the sweep', () => {
  it('removes what nobody has for a day, and leaves everything else', async () => {
    const { app, settings, owner } = await open();
    const upload = async (red: number): Promise<string> => {
      const { data } = answerOf(await send(app, owner, await pictureOf('png', 10, 10, red))); // equal ones are one file
      return `${data?.avatar.slice(2)}.webp`;
    };
    const old = await upload(10);
    const young = await upload(20);
    const other = await upload(30); // in use
    const age = (file: string) =>
      db.pool.query(`UPDATE stored_file SET created_at = now() - interval '25 hours' WHERE name = $1`, [file]);
    await Promise.all([old, other].map(age));
    await settings.store.sweep();
    const found = await Promise.all([old, young, other].map((file) => settings.store.get(file)));
    expect(found.map((picture) => picture !== undefined)).toEqual([false, true, true]);
  });
});
