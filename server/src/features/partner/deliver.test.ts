import { createUser, inUnitOfWork, partner } from 'db';
import { createTestPartner, createTestDatabase, type TestDatabase, type TestPartner } from 'db/testing';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { askOutside } from '../../core/http/outside-request.ts';
import { decimals, deliverPostbacks, secretContext, signatureOf, type Ask } from './deliver.ts';
import { fillPostbackUrl, isPostbackUrl } from './postback-url.ts';

const MINUTE_MS = 60_000;
const secrets = createSecretBox('a secret of tests');

let db: TestDatabase;
let at = Date.parse('2026-11-20T12:00:00Z');
let owner: TestPartner;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const em = () => db.orm.em.fork();
const settings = { production: true, publicOrigin: undefined, dataDir: '', allowSandbox: false, blockedCountries: [] };
const tools = { em, secrets, settings, clock: { now: () => at } };
const deliver = (ask?: Ask): Promise<void> => deliverPostbacks({ ...tools, db }, ask);

beforeEach(async () => {
  await db.owner.query('DELETE FROM partner_delivery');
  owner = await createTestPartner(db, 'spring');
  const url = 'https://partner.example/hook?e={event}&s={sub}&t={tag}&i={id}&a={amount}';
  const secret = secrets.seal('the secret', secretContext(owner.userId));
  await partner.postbackRepository(em()).add({ partnerId: owner.userId, url, secret, createdAt: at });
});

const register = (sub: string): Promise<bigint> =>
  createUser(db.pool, {
    login: null,
    passwordHash: null,
    refererId: `${owner.link}_spring_${sub}`,
    demoCreditMinor: 0n,
    at,
  });

const earn = (amount: bigint): Promise<void> =>
  partner.postPartnerEvent(db.pool, owner.userId, { event: 'earning', fact: String(amount), at, amount });

const log = () => partner.postbackRepository(em()).newest(owner.userId, 50);

/** Requests as they were asked for, each answered with a status. */
const asking = (status: number) => {
  const asked: { url: string; body: string; headers: Readonly<Record<string, string>>; isOutsideOnly: boolean }[] = [];
  const ask: Ask = async (url, { post, isOutsideOnly }) => {
    asked.push({ url, isOutsideOnly, body: String(post?.body ?? ''), headers: post?.headers ?? {} });
    return { status, bytes: Buffer.alloc(0) };
  };
  return { asked, ask };
};

describe('a postback', () => {
  it('has its macros filled in, and is signed over its time and body', async () => {
    await register('a_7');
    const { asked, ask } = asking(204);
    await deliver(ask);
    const { url, body, headers, isOutsideOnly } = asked[0] ?? { url: '', body: '', headers: {}, isOutsideOnly: false };
    const { id, ...rest } = JSON.parse(body) as Record<string, unknown>;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(url).toBe(`https://partner.example/hook?e=registration&s=a_7&t=spring&i=${String(id)}&a=`);
    expect(rest).toMatchObject({ event: 'registration', sub: 'a_7', tag: 'spring', amount: '', at });
    const timestamp = String(at / 1_000);
    expect(headers).toMatchObject({
      'x-glasshouse-timestamp': timestamp,
      'x-glasshouse-signature': `sha256=${signatureOf('the secret', timestamp, body)}`,
    });
    expect(isOutsideOnly).toBe(true);
    expect(await log()).toMatchObject([{ state: 'delivered', status: 204, attempts: 1, nextAt: null }]);
    await deliver(ask);
    expect(asked).toHaveLength(1);
  });

  it('names one referral in all events alike, and the amount of what was earned', async () => {
    const userId = await register('b');
    await partner.postFirstDeposit(db.pool, { userId, paymentId: 1, at });
    await earn(-1_205n);
    const { asked, ask } = asking(200);
    await deliver(ask);
    const sent = asked.map(({ body }) => JSON.parse(body) as { event: string; id: string; amount: string });
    expect(sent.map(({ event, amount }) => [event, amount])).toEqual([
      ['registration', ''],
      ['firstDeposit', ''],
      ['earning', '-12.05'],
    ]);
    expect(sent[0]?.id).toBe(sent[1]?.id);
    expect(sent[2]?.id).toBe('');
  });

  it.each([302, 404, 500])('is tried again after %i with growing gaps, and given up after a day', async (status) => {
    await earn(100n);
    const began = at;
    const { asked, ask } = asking(status);
    const minutes: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await deliver(ask);
      const [row] = await log();
      if (row?.nextAt == null) break;
      at = row.nextAt - 1;
      await deliver(ask);
      at += 1;
      minutes.push((at - began) / MINUTE_MS);
    }
    expect(minutes).toEqual([1, 6, 21, 81, 261, 621, 1_440]);
    expect(asked).toHaveLength(8);
    expect(await log()).toMatchObject([{ state: 'givenUp', status, attempts: 8 }]);
  });

  it('is refused into our own network, whatever the name means', async () => {
    await earn(100n);
    await partner.postbackRepository(em()).change(owner.userId, { url: 'https://localhost/' });
    await deliver();
    expect(await log()).toMatchObject([
      { state: 'waiting', status: null, problem: expect.stringContaining('no public address') },
    ]);
  });

  it('is sent once for a test', async () => {
    await partner.postPartnerEvent(db.pool, owner.userId, { event: 'test', fact: 'one', at, amount: null });
    await deliver(asking(500).ask);
    expect(await log()).toMatchObject([{ event: 'test', state: 'givenUp', attempts: 1 }]);
  });

  it('waits for nobody: of each partner four are sent in a turn', async () => {
    for (let amount = 1n; amount <= 10n; amount += 1n) await earn(amount);
    const { asked, ask } = asking(200);
    await deliver(ask);
    expect(asked).toHaveLength(4);
  });

  it('is not there where its cause was rolled back', async () => {
    const lost = inUnitOfWork(db, async ({ client }) => {
      await partner.postPartnerEvent(client, owner.userId, { event: 'earning', fact: 'lost', at, amount: 1n });
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect(await log()).toEqual([]);
  });

  it('is posted as JSON, which its secret checks', async () => {
    const received: { request: IncomingMessage; body: string }[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ request, body });
        response.end('ok');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = (server.address() as AddressInfo).port;
    await earn(250n);
    await deliver((_url, request) => askOutside(`http://127.0.0.1:${port}/hook`, { ...request, isOutsideOnly: false }));
    server.closeAllConnections();
    server.close();
    const [{ request, body } = { request: undefined, body: '' }] = received;
    expect(request?.method).toBe('POST');
    const timestamp = String(request?.headers['x-glasshouse-timestamp']);
    expect(request?.headers['x-glasshouse-signature']).toBe(`sha256=${signatureOf('the secret', timestamp, body)}`);
    expect(JSON.parse(body)).toMatchObject({ event: 'earning', amount: '2.50' });
  });
});

describe('an address of postbacks', () => {
  it.each([
    'https://partner.example/hook',
    'https://partner.example/hook?e={event}&s={sub}&t={tag}&i={id}&a={amount}',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/{event}',
  ])('may be %s', (url) => {
    expect(isPostbackUrl(url)).toBe(true);
  });

  it.each([
    'http://partner.example/',
    'https://partner.example:8443/',
    'https://me:secret@partner.example/',
    'https://{sub}.example/',
    'https://partner.example{sub}/',
    'https://partner.example/?n={nick}',
    'https://partner.example/{',
    'https://localhost/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'https:///nobody',
    'javascript:alert(1)',
    `https://partner.example/${'x'.repeat(1_000)}`,
    '',
  ])('is never %s', (url) => {
    expect(isPostbackUrl(url)).toBe(false);
  });

  it('has values that cannot change where it leads', () => {
    const values = { event: 'test', sub: '@evil.example/../?#', tag: '', id: '&a=1', amount: '' };
    expect(fillPostbackUrl('https://partner.example/{sub}?i={id}', values)).toBe(
      'https://partner.example/%40evil.example%2F..%2F%3F%23?i=%26a%3D1',
    );
  });

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [123_456n, '1234.56'],
  ])('says %i hundredths as %s', (amount, shown) => {
    expect(decimals(amount)).toBe(shown);
  });
});
