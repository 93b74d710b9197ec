import { randomBytes, randomUUID } from 'node:crypto';
import { inUnitOfWork, newestLetters, support } from 'db';
import { createTestDatabase, createTestPlayer, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPdf, buildPhoto } from '../../core/documents/testing/document-fixtures.ts';
import type { Job } from '../../core/features/jobs.ts';
import { createOutboxMailer } from '../../core/mail/outbox-mailer.ts';
import { createMailJobs } from './support-mail.ts';
import { createSupportUpload } from './support-upload.ts';
import { startImapServer, type ImapServer } from './testing/imap-server.ts';

const ADDRESS = 'support@glasshouse.example';
const HOUR_MS = 3_600_000;

let db: TestDatabase;
let inbox: ImapServer;
let jobs: Record<string, Job>;
let now = Date.now();
const outcomes: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  inbox = await startImapServer();
  const em = () => db.orm.em.fork();
  const files = new Map<string, Buffer>();
  const store = {
    put: async (id: string, content: Buffer) => void files.set(id, content),
    remove: async (id: string) => void files.delete(id),
  };
  const shared = { db, em, clock: { now: () => now } };
  const all = createMailJobs({
    ...shared,
    upload: createSupportUpload({ ...shared, store: store as never }),
    mailer: createOutboxMailer((kind, _lang, values) => ({ subject: kind, text: JSON.stringify(values), html: '' })),
    siteUrl: () => 'https://glasshouse.example',
    secrets: { keyFor: () => Buffer.alloc(32, 7) } as never,
    log: { info: ({ outcome }: { outcome: unknown }) => outcomes.push(outcome) } as never,
    readVariables: () => ({ SUPPORT_IMAP_URL: inbox.url, SUPPORT_ADDRESS: ADDRESS }) as never,
    translate: (_language, _group, key, ...[values]) => `${key}: ${JSON.stringify(values)}`,
    tell: { changed() {}, changedInside() {}, houseTypes() {}, playerTypes() {} },
  });
  jobs = Object.fromEntries(all.map((job) => [job.name, job]));
});
afterAll(async () => {
  await inbox.close();
  await db.drop();
});
beforeEach(async () => {
  await db.owner.query('DELETE FROM mail');
  inbox.mails.length = 0;
  outcomes.length = 0;
});

const run = async (name: 'mailAnswers' | 'mailReplies'): Promise<void> => jobs[name]?.run();

/** A conversation whose last word is the house's, an hour ago. */
const talk = async () => {
  const { userId } = await createTestPlayer(db);
  const email = `ann${userId}@example.com`;
  await db.owner.query('UPDATE app_user SET email = $2, email_key = $2, email_verified = true WHERE id = $1', [
    userId,
    email,
  ]);
  const [uid, at] = [randomUUID(), now - HOUR_MS];
  const id = await inUnitOfWork(db, async ({ em, client }) => {
    const conversation = {
      uid,
      owner: { userId },
      guestEmail: null,
      language: 'en',
      topic: 'other',
      topicRef: null,
      at,
    };
    const conversationId = await support.openSupportConversation(em, conversation);
    const add = (side: 'player' | 'staff' | 'note', text: string) =>
      support.addSupportMessage(client, {
        uid: randomUUID(),
        conversationId,
        side,
        authorId: userId,
        requestId: null,
        text,
        at,
      });
    await add('player', 'Where is it?');
    await add('staff', 'On its way.');
    await add('note', 'a note');
    return conversationId;
  });
  return { id, uid, userId, email };
};

const letters = () => newestLetters(db.orm.em.fork(), { limit: 10 });
const replyTo = async (uid: string): Promise<string> => {
  const { rows } = await db.owner.query('SELECT reply_to FROM mail WHERE thread = $1', [uid]);
  return (rows as { reply_to: string }[])[0]?.reply_to ?? '';
};

interface Mail {
  from: string;
  to: string;
  text?: string;
  headers?: readonly string[];
  id?: string;
}

const receive = ({ from, to, text = 'Thanks!', headers = [], id = randomUUID() }: Mail): void => {
  const head = [`From: Ann <${from}>`, `To: ${to}`, 'Subject: Re', `Message-ID: <${id}@example.com>`, ...headers];
  inbox.mails.push({ source: [...head, '', text].join('\r\n'), isSeen: false });
};

const withFiles = (photo: Buffer, pdf: Buffer): Pick<Mail, 'text' | 'headers'> => {
  const part = (type: string, name: string, content: Buffer): string =>
    `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}`;
  const words = '--b\r\nContent-Type: text/plain\r\n\r\nHere:\r\n\r\nSupport wrote:\r\n> On its way.';
  const text = [words, part('image/jpeg', 'a.jpg', photo), part('application/pdf', 'b.pdf', pdf), '--b--'].join('\r\n');
  return { text, headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] };
};

describe('an answer', () => {
  it('is sent once to who has left, in the thread of its conversation, without notes', async () => {
    const { uid, email } = await talk();
    await run('mailAnswers');
    await run('mailAnswers');
    const sent = await letters();
    expect(sent).toMatchObject([{ recipient: email, kind: 'supportAnswer' }]);
    expect(JSON.parse(sent[0]?.text ?? '')).toMatchObject({ answers: ['On its way.'], canReply: true });
    expect(await replyTo(uid)).toMatch(/^support\+[\da-f]{48}@glasshouse\.example$/);
  });

  it('waits five minutes, and for as long as its player is here', async () => {
    const { userId } = await talk();
    now -= HOUR_MS;
    await run('mailAnswers');
    now += HOUR_MS;
    await db.owner.query(
      `INSERT INTO session (id, token_hash, user_id, expires_at) VALUES ($1, $3, $2, now() + interval '1 hour')`,
      [randomUUID(), userId, randomBytes(32)],
    );
    await run('mailAnswers');
    expect(await letters()).toEqual([]);
  });
});

describe('a reply by e-mail', () => {
  const messagesOf = async (id: bigint) =>
    (await support.allSupportMessages(db.pool, id, 20)).map(({ side, text, via, attachments }) => [
      side,
      text,
      via,
      attachments.length,
    ]);

  it('joins its conversation once, without what it quotes, pictures alone, and opens it again', async () => {
    const { id, uid, email } = await talk();
    await run('mailAnswers');
    await support.closeSupportConversation(db.orm.em.fork(), { id, by: 'staff', at: now });
    const mail = { from: email.toUpperCase(), to: await replyTo(uid), id: 'one' };
    receive({ ...mail, ...withFiles(await buildPhoto(), buildPdf()) });
    receive({ ...mail, text: 'the same letter again' });
    await run('mailReplies');
    expect(outcomes).toEqual(['taken', 'again']);
    expect(inbox.mails.every(({ isSeen }) => isSeen)).toBe(true);
    expect((await messagesOf(id)).slice(3)).toEqual([
      ['system', 'reopened', 'site', 0],
      ['player', 'Here:\n\nmailDropped: {"names":"b.pdf"}', 'email', 1],
    ]);
  });

  it('is known by the letter or the thread that it refers to', async () => {
    const { id, uid, email } = await talk();
    await run('mailAnswers');
    const [letter] = await letters();
    receive({ from: email, to: ADDRESS, headers: [`In-Reply-To: <${letter?.id}@glasshouse.example>`] });
    receive({ from: email, to: ADDRESS, headers: [`References: <x@y> <${uid}@glasshouse.example>`] });
    await run('mailReplies');
    expect(outcomes).toEqual(['taken', 'taken']);
    expect((await messagesOf(id)).slice(3)).toEqual(Array.from({ length: 2 }, () => ['player', 'Thanks!', 'email', 0]));
  });

  it('is not taken from a stranger, a program, ourselves, or to nowhere', async () => {
    const { id, uid, email } = await talk();
    await run('mailAnswers');
    const to = await replyTo(uid);
    receive({ from: 'eve@example.com', to });
    receive({ from: email, to, headers: ['Auto-Submitted: auto-replied'] });
    receive({ from: email, to, headers: ['Precedence: bulk'] });
    receive({ from: to, to });
    receive({ from: email, to: ADDRESS });
    receive({ from: email, to, text: '> only a quote' });
    await run('mailReplies');
    expect(outcomes).toEqual(['stranger', 'automatic', 'automatic', 'automatic', 'unknown', 'empty']);
    expect(await messagesOf(id)).toHaveLength(3);
  });
});
