import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import { farKeys } from './far-calls.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('all processes of a simulated provider sign with one key, which the first of them made', async () => {
  const open = () => createSandboxStore('cryptapi', { em: () => db.orm.em.fork(), clock: { now: () => 1 } });
  const keys = await Promise.all(Array.from({ length: 4 }, () => farKeys(open())));
  expect(new Set([...keys, await farKeys(open())].map(({ privateKey }) => privateKey)).size).toBe(1);
});
