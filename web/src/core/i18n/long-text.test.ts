import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Dictionary } from './i18n.ts';
import { languageList } from './locales.ts';
import { placeholders } from './messages-check.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.text.ru.ts', { cwd: root }).map((name) => join(root, name));

const read = async (source: string, language: string): Promise<Dictionary> => {
  const file = source.replace(/\.ru\.ts$/, `.${language}.ts`);
  const text = ((await import(file)) as Record<string, Dictionary>)[language];
  if (!text) throw new Error(`${file} exports no "${language}"`);
  return text;
};

const filledIn = (text: Dictionary) => Object.entries(text).map(([key, value]) => [key, placeholders(value).join()]);

describe.each(sources.map((file) => [basename(file, '.ru.ts'), file] as const))('%s', (_name, file) => {
  test.each(languageList)('has the same parts in %s, and fills in the same', async (language) => {
    const [source, text] = await Promise.all([read(file, 'ru'), read(file, language)]);
    expect(filledIn(text)).toEqual(filledIn(source));
    expect(Object.values(text).filter((value) => value.trim() === '')).toEqual([]);
  });
});
