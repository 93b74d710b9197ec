import { inUnitOfWork, notices, sessionRepository } from 'db';
import { createTestDatabase, createTestPlayer, type TestDatabase, type TestPlayer } from 'db/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPushEndpoint } from '../../../contract/features/notice-values.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { askOutside } from '../../core/http/outside-request.ts';
import { createTranslate } from '../../core/i18n/translate.ts';
import { texts } from '../../core/i18n/texts.ts';
import { notify } from '../../core/notices/notify.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { readPushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';
import { createPushBrowser, openPushService } from './testing/push-service.ts';

const SITE = 'https://glasshouse.example';

let db: TestDatabase;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  db = await createTestDatabase();
  service = await openPushService();
});
afterAll(async () => {
  await service.close();
  await db.drop();
});

const em = () => db.orm.em.fork();
const keys = readPushKeys({
  readVariables: (schema) => schema.parse({}) as never,
  secrets: createSecretBox('a secret of this test alone'),
  siteUrl: () => SITE,
});
const tools = { em, log: createLogger('silent'), translate: createTranslate({ notices: texts('notices') }), keys };
const sender = createPushSender(tools, (endpoint, request) =>
  askOutside(endpoint, { ...request, isOutsideOnly: false }),
);

/** A player with a browser that is pushed to, and the messages that have come for it. */
const subscriber = async () => {
  const player = await createTestPlayer(db);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id: sessionId } = await sessionRepository(em()).create({
    userId: player.userId,
    tokenHash: randomBytes(32),
    expiresAt,
  });
  const path = `/push/${player.userId}`;
  const browser = createPushBrowser(`${service.url}${path}`);
  await notices.keepSubscription(em(), { ...browser.target, userId: player.userId, sessionId, at: 1 });
  const received = () => service.messages.filter((message) => message.path === path);
  return { player, sessionId, browser, received };
};

const tell = ({ userId }: TestPlayer, fact = 'order:1'): Promise<void> =>
  inUnitOfWork(db, ({ em: own }) => notify(own, { userId, code: 'withdrawalPaid', fact, number: 7, at: 1 }));
const dueAgain = (): Promise<unknown> => db.owner.query('UPDATE notice_push SET next_try_at = now()');
const waiting = async (): Promise<number> => (await db.owner.query('SELECT FROM notice_push')).rowCount ?? 0;

describe('a push', () => {
  it('is signed by our key, read by its browser alone, and says nothing of what has happened', async () => {
    const { player, browser, received } = await subscriber();
    await tell(player);
    await tell(player); // the same fact
    await Promise.all([sender.sendDue(), sender.sendDue()]);
    expect(received()).toHaveLength(1);
    const [message] = received();
    expect(message?.claims).toMatchObject({ aud: service.url, sub: SITE, key: keys.publicKey });
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const payload = { title: 'Glasshouse', text: 'У вас новое уведомление.', tag: expect.stringMatching(/^\d+$/) };
    expect(message && browser.read(message.body)).toEqual(payload);
    expect(() => message && createPushBrowser('').read(message.body)).toThrow();
    expect(await waiting()).toBe(0);
  });

  it('names its kind, and no amount, to who has chosen that', async () => {
    const { player, browser, received } = await subscriber();
    await notices.chooseDetailed(em(), player.userId, true);
    await tell(player);
    await sender.sendDue();
    const [message] = received();
    expect(message && browser.read(message.body)).toMatchObject({ text: 'Вывод выплачен.' });
  });

  it('is tried again after a fault of its service, and given up after the fifth', async () => {
    const { player, received } = await subscriber();
    service.answers.push(500, 429, 503, 500, 500);
    await tell(player);
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await sender.sendDue();
      await dueAgain();
    }
    expect(received()).toHaveLength(5);
    expect(await waiting()).toBe(0);
  });

  it.each([404, 410])('answered with %i ends the subscription', async (status) => {
    const { player, sessionId } = await subscriber();
    service.answers.push(status);
    await tell(player);
    await sender.sendDue();
    expect(await notices.isSubscribed(em(), sessionId)).toBe(false);
  });

  it('is not sent when its kind is switched off, when it was read meanwhile, and after the session', async () => {
    const [silent, reader, leaver] = [await subscriber(), await subscriber(), await subscriber()];
    await notices.chooseNotices(em(), silent.player.userId, { choice: 'push:payments', isOn: false });
    for (const { player } of [silent, reader, leaver]) await tell(player);
    await notices.markNoticesRead(em(), reader.player.userId, { id: { upTo: Number.MAX_SAFE_INTEGER }, at: 2 });
    await sessionRepository(em()).end(leaver.sessionId);
    await sender.sendDue();
    await tell(leaver.player, 'order:2'); // nothing is queued for a session that has ended
    expect(await waiting()).toBe(0);
    for (const { received } of [silent, reader, leaver]) expect(received()).toEqual([]);
    expect(await notices.isSubscribed(em(), leaver.sessionId)).toBe(false);
  });

  it('never reaches our own machines', async () => {
    const { player, received } = await subscriber();
    await tell(player);
    await createPushSender(tools).sendDue();
    expect(received()).toEqual([]);
    expect(await waiting()).toBe(1);
    await notices.dropSubscriptionsOf(em(), player.userId);
    expect(await waiting()).toBe(0);
  });
});

it.each<[endpoint: string, isOne: boolean]>([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://2130706433/abc', false],
  ['https://localhost/abc', false],
  ['https://metadata.google.internal/abc', false],
  [`https://fcm.googleapis.com/${'a'.repeat(1_000)}`, false],
  ['no address', false],
])('the endpoint %s may be pushed to: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint)).toBe(isOne);
});
