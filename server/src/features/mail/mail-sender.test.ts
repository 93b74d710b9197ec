import { inUnitOfWork, letterFailed, type StoredLetter, findLetter, newestLetters } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letters, LetterKind } from '../../core/mail/mailer.ts';
import { createOutboxMailer } from '../../core/mail/outbox-mailer.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { emptySecretLetters } from './letter-lives.ts';
import { startMailServer, type MailServer } from './testing/mail-fixtures.ts';
import { retryPausesMs, startMailSender } from './mail-sender.ts';
import { writeLetter } from './write-letter.ts';

const mailer = createOutboxMailer(writeLetter);
const log = createLogger('silent');
const link = 'https://glasshouse.example/recovery?token=secret-token';

let db: TestDatabase;
let server: MailServer;
let started: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.owner.query('DELETE FROM mail');
  server = await startMailServer();
});
afterEach(async () => {
  for (const sender of started) await sender.stop();
  started = [];
  await server.close();
});

const startSender = async (smtpUrl = server.url): Promise<{ stop(): Promise<void> }> => {
  const from = 'Glasshouse <no-reply@glasshouse.example>';
  const sender = await startMailSender({ db, databaseUrl: db.url, log, smtpUrl, from });
  started.push(sender);
  return sender;
};

const write = <K extends LetterKind>(kind: K, values: Letters[K], email = 'ann@example.com'): Promise<void> =>
  mailer.send(db.orm.em.fork(), kind, { email, lang: 'en', userId: null }, values);

const newest = async (): Promise<StoredLetter> => {
  const [letter] = await newestLetters(db.orm.em.fork(), { limit: 1 });
  if (!letter) throw new Error('the outbox is empty');
  return letter;
};

/** Lets a waiting letter be due now: as if its pause were over. */
const makeDue = async (): Promise<void> => {
  await db.owner.query(`UPDATE mail SET next_try_at = now() WHERE next_try_at IS NOT NULL`);
  await db.owner.query(`SELECT pg_notify('mail_waiting', '')`);
};

const makeOlder = (age: string): Promise<unknown> =>
  db.owner.query(`UPDATE mail SET created_at = now() - $1::interval`, [age]);

const waitMs = ({ nextTryAt }: StoredLetter): number => (nextTryAt?.getTime() ?? 0) - Date.now();

describe('a letter', () => {
  it('is delivered when its transaction commits, not before', async () => {
    await startSender();
    await inUnitOfWork(db, async ({ em }) => {
      const ann = { email: 'ann@example.com', lang: 'ru', userId: null } as const;
      await mailer.send(em, 'passwordChanged', ann, { nick: 'Ann' });
      await write('passwordChanged', { nick: 'Bob' }, 'bob@example.com');
      await expect.poll(() => server.received.length).toBe(1);
    });
    await expect.poll(() => server.received.length).toBe(2);
    expect(server.received.map((message) => /^To: (.*)$/m.exec(message)?.[1])).toEqual([
      'bob@example.com',
      'ann@example.com',
    ]);
    await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
  });

  it('refers to its thread, and says where answers go', async () => {
    const thread = { id: '0192f0c1-0000-7000-8000-000000000001', replyTo: 'support+x@glasshouse.example' };
    const to = { email: 'ann@example.com', lang: 'en', userId: null, thread } as const;
    const values = { nick: null, answers: ['Paid.'], link, canReply: true };
    await mailer.send(db.orm.em.fork(), 'supportAnswer', to, values);
    await startSender();
    await expect.poll(() => server.received.length).toBe(1);
    const root = `<${thread.id}@glasshouse.example>`;
    for (const header of [`In-Reply-To: ${root}`, `References: ${root}`, `Reply-To: ${thread.replyTo}`])
      expect(server.received[0]).toContain(header);
  });

  it('with news says how it is ended, and is given up once its player wants no more', async () => {
    const reader = async (name: string, wants: boolean): Promise<bigint> => {
      const { rows } = await db.owner.query(
        'INSERT INTO app_user (public_id, nick, nick_key, marketing) VALUES ($1, $1, $1, $2) RETURNING id',
        [name, wants],
      );
      return BigInt(rows[0].id);
    };
    const values = { nick: 'Ann', title: 'News', paragraphs: ['It is here.'], link, unsubscribe: `${link}2` };
    const to = { email: 'ann@example.com', lang: 'en' } as const;
    await mailer.send(db.orm.em.fork(), 'marketing', { ...to, userId: await reader('wanting', true) }, values);
    await mailer.send(db.orm.em.fork(), 'marketing', { ...to, userId: await reader('left', false) }, values);
    await startSender();
    await expect.poll(async () => (await newest()).lastError).toBe('not wanted any more');
    await expect.poll(() => server.received.length).toBe(1);
    const [message = ''] = server.received;
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}2>`);
  });

  it('has a sender, a date, an id of its own, a text and an HTML part', async () => {
    await write('newDevice', { nick: 'Ann', device: '', place: 'DE', at: new Date(0), link });
    await startSender();
    await expect.poll(() => server.received.length).toBe(1);
    const [message = ''] = server.received;
    const { id } = await newest();
    expect(message).toContain('From: Glasshouse <no-reply@glasshouse.example>');
    expect(message).toContain(`Message-ID: <${id}@glasshouse.example>`);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/^Subject: Sign-in from a new device$/m);
    expect(message).toMatch(/text\/plain[^]*text\/html/);
  });

  it.each(['a@example.com, b@example.com', '"a@example.com" <b@example.com>', 'a@example.com\r\nBcc: b@example.com'])(
    'to %j never reaches b',
    async (recipient) => {
      await write('passwordChanged', { nick: 'Ann' }, recipient);
      await startSender();
      await expect.poll(async () => (await newest()).attempts).toBe(1);
      await expect.poll(async () => waitMs(await newest()) < 61_000).toBe(true); // sent, failed, or given up
      for (const message of server.received) expect(message).not.toMatch(/^(?:To|Bcc):.*\bb@example\.com>?$/m);
    },
  );

  it('a letter whose outbox was filled before anybody listened is sent at the start', async () => {
    for (let i = 0; i < 10; i += 1) await write('passwordChanged', { nick: `Ann${i}` });
    await startSender();
    await expect.poll(() => server.received.length).toBe(10);
    expect(server.connections()).toBeLessThanOrEqual(4);
  });
});

describe('a refusal', () => {
  it.each([
    { code: 451, at: 'content' },
    { code: 554, at: 'content' },
    { code: 450, at: 'recipient' },
  ] as const)('with $code of the $at is tried again after a minute', async (refusal) => {
    server.refuse(refusal);
    await write('passwordChanged', { nick: 'Ann' });
    await startSender();
    await expect.poll(async () => (await newest()).lastError).toContain('not now');
    expect(waitMs(await newest())).toBeGreaterThan(30_000);
    expect(waitMs(await newest())).toBeLessThanOrEqual(60_000);
    server.refuse(undefined);
    await makeDue();
    await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
    expect(await newest()).toMatchObject({ attempts: 2, lastError: null, nextTryAt: null });
    expect(server.received).toHaveLength(1);
  });

  it('a refusal of a recipient that does not exist is final', async () => {
    server.refuse({ code: 550, at: 'recipient' });
    await write('passwordChanged', { nick: 'Ann' });
    await startSender();
    await expect.poll(async () => (await newest()).lastError).toContain('not now');
    expect(await newest()).toMatchObject({ nextTryAt: null, sentAt: null, attempts: 1 });
  });

  it('after the last pause gives the letter up', async () => {
    server.refuse({ code: 451, at: 'content' });
    await write('passwordChanged', { nick: 'Ann' });
    await db.owner.query('UPDATE mail SET attempts = $1', [retryPausesMs.length]);
    await startSender();
    await expect.poll(async () => (await newest()).lastError).toContain('not now');
    expect(await newest()).toMatchObject({ nextTryAt: null, sentAt: null });
  });

  it('a refusal of nobody at the mail server’s address is tried again too', async () => {
    const away = await startMailServer();
    await away.close();
    await write('passwordChanged', { nick: 'Ann' });
    await startSender(away.url);
    await expect.poll(async () => (await newest()).lastError).toMatch(/ECONNREFUSED/);
    expect(waitMs(await newest())).toBeGreaterThan(30_000);
  });

  it('grows its pauses from a minute to half a day', () => {
    expect(retryPausesMs).toEqual([...retryPausesMs].toSorted((a, b) => a - b));
    expect([retryPausesMs[0], retryPausesMs.at(-1)]).toEqual([60_000, 43_200_000]);
  });
});

describe('two senders', () => {
  it('never send a letter twice', async () => {
    await Promise.all([startSender(), startSender()]);
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => write('passwordChanged', { nick: 'Ann' }, `ann${i}@example.com`)),
    );
    await expect
      .poll(async () => (await newestLetters(db.orm.em.fork(), { limit: 100 })).filter(({ sentAt }) => sentAt).length)
      .toBe(60);
    const recipients = server.received.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
    expect(new Set(recipients).size).toBe(60);
    expect(recipients).toHaveLength(60);
  });

  it('leave a letter alone that one of them is sending', async () => {
    const release = server.hold();
    await write('passwordChanged', { nick: 'Ann' });
    await startSender();
    await expect.poll(() => server.received.length).toBe(1);
    await startSender();
    await write('passwordChanged', { nick: 'Bob' }); // the second sender has looked once it sends this one
    await expect.poll(() => server.received.length).toBe(2);
    release();
    await expect
      .poll(async () => (await newestLetters(db.orm.em.fork(), { limit: 2 })).every(({ sentAt }) => sentAt))
      .toBe(true);
    expect(server.received).toHaveLength(2);
  });
});

describe('stopping', () => {
  it('waits for the letter that is under way', async () => {
    const release = server.hold();
    await write('passwordChanged', { nick: 'Ann' });
    const sender = await startSender();
    await expect.poll(() => server.received.length).toBe(1);
    const stopped = sender.stop();
    release();
    await stopped;
    expect((await newest()).sentAt).not.toBeNull();
  });

  it('leaves what waits to the next start', async () => {
    const sender = await startSender();
    await sender.stop();
    await write('passwordChanged', { nick: 'Ann' });
    expect(server.received).toHaveLength(0);
    await startSender();
    await expect.poll(() => server.received.length).toBe(1);
  });
});

describe('a letter that opens something', () => {
  it.each([
    ['recovery', { nick: 'Ann', link }, 'secret-token'],
    ['emailConfirm', { nick: 'Ann', link }, 'secret-token'],
    ['temporaryCode', { nick: 'Ann', code: '042137', device: '', place: '' }, '042137'],
    ['credentials', { login: 'player77', password: 'Xy9secret', link }, 'Xy9secret'],
  ] as const)('a letter of kind %s is emptied once it was sent', async (kind, values, secret) => {
    await write(kind, values);
    expect(JSON.stringify(await newest())).toContain(secret);
    await startSender();
    await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
    expect(await newest()).toMatchObject({ text: '', html: '' });
    const { rows } = await db.owner.query('SELECT * FROM mail');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is emptied and not sent any more once that is over', async () => {
    await write('temporaryCode', { nick: 'Ann', code: '042137', device: '', place: '' });
    await emptySecretLetters(db.orm.em.fork());
    expect((await newest()).text).toContain('042137');
    await makeOlder('21 minutes');
    await emptySecretLetters(db.orm.em.fork());
    expect(await newest()).toMatchObject({ text: '', html: '', nextTryAt: null, lastError: 'not sent in time' });
  });

  it('is not sent late even where nobody has emptied it yet', async () => {
    await write('temporaryCode', { nick: 'Ann', code: '042137', device: '', place: '' });
    await makeOlder('21 minutes');
    await startSender();
    await expect.poll(async () => (await newest()).lastError).toBe('not sent in time');
    expect(server.received).toHaveLength(0);
  });

  it('keeps other letters as they are', async () => {
    await write('passwordChanged', { nick: 'Ann' });
    await startSender();
    await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
    await makeOlder('10 days');
    await emptySecretLetters(db.orm.em.fork());
    expect((await newest()).text).toContain('Ann');
  });
});

it('a failure that comes late does not undo a delivery', async () => {
  await write('passwordChanged', { nick: 'Ann' });
  await startSender();
  await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
  const { id } = await newest();
  await letterFailed(db.orm.em.fork(), id, 'broken off', 1000);
  expect(await findLetter(db.orm.em.fork(), id)).toMatchObject({ nextTryAt: null, lastError: null });
});
