import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTwitterReposts } from './twitter.reposts.ts';

const app: FastifyInstance = fastify();
const asked: { url: string; authorization: string | undefined }[] = [];
let status = 200;
let answer: object = {};
let api = '';
beforeAll(async () => {
  app.get('/*', (request, reply) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    return reply.status(status).send(answer);
  });
  api = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const source = createTwitterReposts({ token: 'secret', post: '77', api: () => api });
const says = (body: object, code = 200): Promise<boolean> => {
  [answer, status] = [body, code];
  return source.hasReposted('42');
};

it('asks X for the latest posts of the person, by the app’s token', async () => {
  expect(await says({ meta: { result_count: 0 } })).toBe(false);
  expect(asked.at(-1)).toEqual({
    url: '/2/users/42/tweets?max_results=100&tweet.fields=referenced_tweets',
    authorization: 'Bearer secret',
  });
  expect(source.url).toBe('https://x.com/intent/retweet?tweet_id=77');
});

it('takes for a repost what reposts this post, not what quotes or answers it', async () => {
  const post = (type: string, id: string) => ({ id: '1', text: 'text', referenced_tweets: [{ type, id }] });
  expect(await says({ data: [{ id: '2', text: 'own' }, post('retweeted', '77')] })).toBe(true);
  expect(await says({ data: [post('quoted', '77'), post('replied_to', '77'), post('retweeted', '78')] })).toBe(false);
  expect(await says({ errors: [{ title: 'Not Found Error' }] })).toBe(false);
});

it('judges nothing by an answer that is none, and asks about nobody of a simulated sign-in', async () => {
  await expect(says({ title: 'Too Many Requests' }, 429)).rejects.toMatchObject({ problem: 'refused' });
  await expect(says({}, 503)).rejects.toMatchObject({ problem: 'unavailable' });
  await expect(says({ data: 'posts' })).rejects.toMatchObject({ problem: 'refused' });
  const before = asked.length;
  expect(await source.hasReposted('sandbox:42')).toBe(false);
  expect(await source.hasReposted('42/../43')).toBe(false);
  expect(asked).toHaveLength(before);
});
