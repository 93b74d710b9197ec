import { beforeEach, expect, test, vi } from 'vitest';
import type * as Levels from './levels.ts';

const stored = new Map<string, string>();
let wantsCalm = false;

beforeEach(() => {
  stored.clear();
  wantsCalm = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsCalm }));
});

/** The levels as the next visit finds them. */
const visit = async (): Promise<typeof Levels> => {
  vi.resetModules();
  return import('./levels.ts');
};

test('music is quiet at first, and silent for who asked for little motion', async () => {
  const { music, effects } = await visit();
  expect([music.get(), effects.get()]).toEqual([40, 100]);
  wantsCalm = true;
  expect([music.get(), effects.get()]).toEqual([0, 100]);
});

test('levels are kept for the next visit, a chosen one of music against every default', async () => {
  const first = await visit();
  first.music.set(0);
  first.effects.set(65);
  const second = await visit();
  expect([second.music.get(), second.effects.get()]).toEqual([0, 65]);
  second.music.set(25);
  wantsCalm = true;
  expect((await visit()).music.get()).toBe(25);
});

test('a level that is none, or was saved as none, counts for nothing', async () => {
  const { music } = await visit();
  for (const wrong of [-5, 105, 12.5, Number.NaN]) music.set(wrong);
  expect(music.get()).toBe(40);
  stored.set('glasshouse.music', '"loud"');
  expect((await visit()).music.get()).toBe(40);
});
