import { addLetter, findLetter } from 'db';
import { createTestDatabase } from 'db/testing';
import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer, type MailServer } from '../features/mail/testing/mail-fixtures.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { startTestServer } from '../testing/test-server.ts';

const openMailServer = async (): Promise<MailServer> => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  return server;
};

it('a process that is killed while it sends leaves the letter to the next one, under the same id', async () => {
  const [database, mailServer, dataDir] = await Promise.all([
    createTestDatabase(),
    openMailServer(),
    mkdtemp(join(tmpdir(), 'glasshouse-mail-')),
  ]);
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'silent',
    });
  const release = mailServer.hold();
  const first = await start();
  const id = randomUUIDv7();
  const letter = { userId: null, kind: 'passwordChanged', lang: 'en', subject: 'S', text: 'T', html: '<p>T</p>' };
  await addLetter(database.orm.em.fork(), { id, recipient: 'ann@example.com', ...letter });
  await expect.poll(() => mailServer.received.length).toBe(1);
  await first.kill();
  release();
  expect(await findLetter(database.orm.em.fork(), id)).toMatchObject({ sentAt: null, attempts: 1 });
  await database.owner.query('UPDATE mail SET next_try_at = now()'); // as if the dead one's lease were over
  const second = await start();
  await expect.poll(async () => (await findLetter(database.orm.em.fork(), id))?.sentAt ?? null).not.toBeNull();
  await second.stop();
  const ids = mailServer.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
  expect(ids).toEqual([`<${id}@glasshouse.example>`, `<${id}@glasshouse.example>`]);
});

it('letters of the product are sent once a mail server is configured, and stay in the outbox without one', async () => {
  const mailServer = await openMailServer();
  const sending = await startTestServer({ SMTP_URL: mailServer.url });
  onTestFinished(() => sending.close());
  const keeping = await startTestServer();
  onTestFinished(() => keeping.close());
  const letter = { userId: null, kind: 'passwordChanged', lang: 'en', subject: 'S', text: 'T', html: '<p>T</p>' };
  for (const { db } of [sending, keeping])
    await addLetter(db.orm.em.fork(), { id: randomUUIDv7(), recipient: 'ann@example.com', ...letter });
  await expect.poll(() => mailServer.received.length).toBe(1);
  const kept = (await (await fetch(`${keeping.url}/dev/outbox?format=json&to=ann@example.com`)).json()) as object;
  expect(kept).toMatchObject({ letters: [{ subject: 'S', text: 'T', sentAt: null }] });
});
