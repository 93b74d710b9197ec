import { inspect } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTelegramGroup } from './telegram.group.ts';

const app: FastifyInstance = fastify();
const asked: unknown[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let api = '';
beforeAll(async () => {
  app.post('/bot7:secret/getChatMember', (request, reply) => {
    asked.push(request.body);
    return reply.status(answer.status).send(answer.body);
  });
  api = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const source = createTelegramGroup({ botToken: '7:secret', group: '@house', api: () => api });
const refused = (status: number, description: string) => ({
  status,
  body: { ok: false, error_code: status, description },
});
const found = (result: object) => ({ status: 200, body: { ok: true, result } });

it.each([
  ['a member', found({ status: 'member', user: {} }), 'member'],
  ['an administrator', found({ status: 'administrator' }), 'member'],
  ['its creator', found({ status: 'creator' }), 'member'],
  ['somebody restricted in it', found({ status: 'restricted', is_member: true }), 'member'],
  ['somebody restricted who has left', found({ status: 'restricted', is_member: false }), 'outside'],
  ['somebody who has left', found({ status: 'left' }), 'outside'],
  ['somebody banned', found({ status: 'kicked' }), 'outside'],
  ['somebody never in it', refused(400, 'Bad Request: member not found'), 'outside'],
  ['nobody', refused(400, 'Bad Request: user not found'), 'unknown'],
  ['an id that is none', refused(400, 'Bad Request: PARTICIPANT_ID_INVALID'), 'unknown'],
])('Telegram says of %s what they are', async (_who, reply, membership) => {
  answer = reply;
  expect(await source.membershipOf('42')).toBe(membership);
  expect(asked.at(-1)).toEqual({ chat_id: '@house', user_id: 42 });
});

it('judges nothing by an error, and tells nobody the token', async () => {
  for (answer of [refused(400, 'Bad Request: chat not found'), refused(403, 'Forbidden'), refused(429, 'Too Many')])
    await expect(source.membershipOf('42')).rejects.toMatchObject({ problem: 'unavailable' });
  answer = { status: 200, body: '<h1>It works</h1>' };
  await expect(source.membershipOf('42')).rejects.toMatchObject({ problem: 'refused' });
  const nowhere = createTelegramGroup({ botToken: '7:secret', group: '@house', api: () => 'http://127.0.0.1:1' });
  const fault: unknown = await nowhere.membershipOf('42').catch((error: unknown) => error);
  expect(fault).toMatchObject({ problem: 'unavailable' });
  expect(inspect(fault)).not.toContain('secret');
});

it('asks about nobody of a simulated sign-in', async () => {
  const before = asked.length;
  expect(await source.membershipOf('sandbox:42')).toBe('unknown');
  expect(asked).toHaveLength(before);
  expect(source.url).toBe('https://t.me/house');
});
