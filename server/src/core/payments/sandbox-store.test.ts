import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SandboxStore } from './gateways.ts';
import { createSandboxStore } from './sandbox-store.ts';

let db: TestDatabase;
let now = 1000;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const open = (provider: string): SandboxStore =>
  createSandboxStore(provider, { em: () => db.orm.em.fork(), clock: { now: () => now } });

it('remembers a value beyond the process that put it, each provider for itself', async () => {
  await open('one').put('key', { text: 'a' });
  expect(await open('one').get('key')).toEqual({ text: 'a' });
  expect(await open('two').get('key')).toBeUndefined();
  await open('one').put('key', { text: 'b' });
  expect(await open('one').get('key')).toEqual({ text: 'b' });
});

it('loses none of fifty changes made at once', async () => {
  const count = (value: { count: number } | undefined): { count: number } => ({ count: (value?.count ?? 0) + 1 });
  await Promise.all(Array.from({ length: 50 }, () => open('one').update('counter', count)));
  expect(await open('one').get('counter')).toEqual({ count: 50 });
});

it('changes nothing where the change throws', async () => {
  const failing = open('one').update('never', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await open('one').get('never')).toBeUndefined();
});

it('lists what begins so, the newest first, and takes signs of a pattern as they are', async () => {
  const store = open('three');
  for (const key of ['a_%:1', 'a_%:2', 'a-x:3']) {
    now += 1;
    await store.put(key, { key });
  }
  expect((await store.list('a_%:')).map(({ key }) => key)).toEqual(['a_%:2', 'a_%:1']);
  expect(await store.list('a-')).toEqual([{ key: 'a-x:3', value: { key: 'a-x:3' }, at: now }]);
});
