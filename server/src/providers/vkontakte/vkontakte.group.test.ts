import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { createVkontakteGroup } from './vkontakte.group.ts';

const app: FastifyInstance = fastify();
const asked: Record<string, string>[] = [];
let answer: unknown;
let api = '';
beforeAll(async () => {
  takeForms(app);
  app.post('/method/groups.isMember', (request) => {
    asked.push(Object.fromEntries(formOf(request)));
    return answer;
  });
  api = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const source = createVkontakteGroup({ token: 'secret', group: 'house', api: () => api });

it.each([
  [1, 'member'],
  [0, 'outside'],
])('VK says %i of somebody: %s', async (response, membership) => {
  answer = { response };
  expect(await source.membershipOf('42')).toBe(membership);
  expect(asked.at(-1)).toEqual({ group_id: 'house', user_id: '42', access_token: 'secret', v: '5.199' });
});

it('judges nothing by an error or nonsense, and asks about nobody of a simulated sign-in', async () => {
  for (answer of [{ error: { error_code: 125, error_msg: 'Invalid group id' } }, { response: { member: 1 } }, '<h1>'])
    await expect(source.membershipOf('42')).rejects.toMatchObject({ problem: 'refused' });
  const before = asked.length;
  expect(await source.membershipOf('sandbox:42')).toBe('outside');
  expect(asked).toHaveLength(before);
});

it('leads to the group by its number or its short name', () => {
  expect(source.url).toBe('https://vk.com/house');
  expect(createVkontakteGroup({ token: 'secret', group: '12' }).url).toBe('https://vk.com/club12');
});
