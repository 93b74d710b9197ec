import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { createVkontakteReposts } from './vkontakte.reposts.ts';

const app: FastifyInstance = fastify();
const asked: Record<string, string>[] = [];
let reposters: number[] = [];
let error: object | undefined;
let api = '';
beforeAll(async () => {
  takeForms(app);
  app.post('/method/likes.getList', (request) => {
    const form = Object.fromEntries(formOf(request));
    asked.push(form);
    const offset = Number(form['offset']);
    return (
      error ?? { response: { count: reposters.length, items: reposters.slice(offset, offset + Number(form['count'])) } }
    );
  });
  api = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const source = createVkontakteReposts({ token: 'secret', post: '-12_345', api: () => api });

it('asks VK who has copied the post, by the service token', async () => {
  reposters = [42];
  expect(await source.hasReposted('42')).toBe(true);
  expect(asked.at(-1)).toEqual({
    type: 'post',
    owner_id: '-12',
    item_id: '345',
    filter: 'copies',
    count: '1000',
    offset: '0',
    access_token: 'secret',
    v: '5.199',
  });
  expect(source.url).toBe('https://vk.com/wall-12_345');
});

it('looks on until the last page', async () => {
  reposters = Array.from({ length: 2000 }, (_, index) => 1000 + index);
  expect(await source.hasReposted('2999')).toBe(true);
  expect(await source.hasReposted('42')).toBe(false);
  expect(asked.slice(-2).map(({ offset }) => offset)).toEqual(['0', '1000']);
});

it('judges nothing by an error, and asks about nobody of a simulated sign-in', async () => {
  error = { error: { error_code: 29, error_msg: 'Rate limit reached' } };
  await expect(source.hasReposted('42')).rejects.toMatchObject({ problem: 'refused' });
  const before = asked.length;
  expect(await source.hasReposted('sandbox:42')).toBe(false);
  expect(asked).toHaveLength(before);
});
