import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('does the work of one key one by one, that of others meanwhile, and keeps nothing afterwards', async () => {
  const turns = new Turns<string>();
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = turns.take('a', async () => {
    await gate.promise;
    done.push('a1');
  });
  const second = turns.take('a', () => done.push('a2'));
  await turns.take('b', () => done.push('b1'));
  expect([done, turns.size]).toEqual([['b1'], 1]);
  gate.resolve();
  await Promise.all([first, second]);
  expect([done, turns.size]).toEqual([['b1', 'a1', 'a2'], 0]);
});

it('goes on after work that failed', async () => {
  const turns = new Turns<string>();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
