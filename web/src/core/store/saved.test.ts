import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
    key: (index: number) => [...storage.keys()][index] ?? null,
    get length() {
      return storage.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an entry saved by a visit of the same version is there at the next one', async () => {
  storage.set('glasshouse.profile', '{"nick":"Dana"}');
  const { readSaved } = await import('./saved.ts');
  expect(readSaved('profile')).toEqual({ nick: 'Dana' });
  expect(storage.get('glasshouse.version')).toBe('"1.01"');
});

test('an entry saved by another version is forgotten, and nobody else’s entries are', async () => {
  storage.set('glasshouse.version', '"1.00"');
  storage.set('glasshouse.profile', '{"nick":"Dana"}');
  storage.set('another.site', 'kept');
  const { readSaved } = await import('./saved.ts');
  expect(readSaved('profile')).toBeUndefined();
  expect(Object.fromEntries(storage)).toEqual({ 'another.site': 'kept', 'glasshouse.version': '"1.01"' });
});
