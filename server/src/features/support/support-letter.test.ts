import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { newGuestKey } from './testing/support-fixtures.ts';

const BLOCKED = { 'x-forwarded-for': '10.9.8.7', cookie: 'lang=en' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ GEO_BLOCKED_NETWORKS: '10.9.0.0/16', TRUST_PROXY: 'true' });
});
afterAll(() => server.close());

const letter = (more: object = {}) => ({
  email: 'ann@example.com',
  text: 'I moved. How do I get my balance?',
  requestId: randomUUID(),
  guestKey: newGuestKey(),
  ...more,
});

const post = async (body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/api/support/letter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...BLOCKED, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as object };
};

const stored = async () => {
  const { rows } = await server.database.owner.query(
    `SELECT c.user_id AS "userId", c.guest_email AS email, c.topic, c.language, m.text
     FROM support_conversation c JOIN support_message m ON m.conversation_id = c.id ORDER BY m.seq`,
  );
  await server.database.owner.query('TRUNCATE support_conversation CASCADE');
  return rows as { userId: bigint | null; email: string | null }[];
};

it('a guest whose country we do not serve asks support, and is answered by e-mail', async () => {
  const sent = letter();
  const answered = { status: 200, answer: { success: true, data: { email: 'ann@example.com' } } };
  expect([await post(sent), await post(sent)]).toEqual([answered, answered]); // sent twice, it is one
  expect(await stored()).toEqual([
    { userId: null, email: 'ann@example.com', topic: 'account', language: 'en', text: sent.text },
  ]);
});

it('a player is answered at the confirmed address of the account, and without one at what they write', async () => {
  const { token, userId } = await server.player();
  const cookie = `token=${token}; lang=en`;
  expect((await post(letter(), { cookie })).answer).toMatchObject({ data: { email: 'ann@example.com' } });
  expect(await stored()).toMatchObject([{ userId: null, email: 'ann@example.com' }]);
  const sql = 'UPDATE app_user SET email = $2, email_key = $2, email_verified = true WHERE id = $1';
  await server.database.owner.query(sql, [userId, 'bob@example.com']);
  expect((await post(letter(), { cookie })).answer).toMatchObject({ data: { email: 'bob@example.com' } });
  expect(await stored()).toMatchObject([{ userId, email: null }]);
});

it('a letter without an address or words, from another site or too often is refused in words', async () => {
  expect(await post(letter({ email: 'ann' }))).toMatchObject({ status: 400, answer: { field: 'email' } });
  expect(await post(letter({ text: ' ' }))).toMatchObject({ status: 400, answer: { field: 'text' } });
  expect(await post(letter(), { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await stored()).toEqual([]);
  const guestKey = newGuestKey();
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push(await post(letter({ guestKey })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400]);
  expect(answers.at(-1)).toMatchObject({ answer: { code: 'SUPPORT_TOO_MANY', msg: /many conversations/ } });
});
