import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Dictionary } from './i18n.ts';
import { languageList, SOURCE_LANGUAGE } from './locales.ts';
import { dictionaryFaults, unusedKeys } from './messages-check.ts';
import type { Messages } from './messages.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((name) => join(root, name));
const sources = files.filter((name) => /[\w-]\.messages\.ts$/.test(name));
const code = files.filter((name) => !/\.(?:messages(?:\.\w\w)?|test)\.tsx?$/.test(name));

const isMessages = (value: unknown): value is Messages<Dictionary> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'source' in value;

const load = async (file: string): Promise<Messages<Dictionary>> => {
  const messages = Object.values((await import(file)) as object).find(isMessages);
  if (!messages) throw new Error(`${file} exports no messages: end it with defineMessages`);
  return messages;
};

const OF_A_GAME = /\/src\/(?:games\/[^/]+|testing\/parity)\//;
const OF_ANY_GAME = /from '[./]+(?:(?:core\/)?(?:configs|games)\/)?(?:explain|games|use-game-studio|web-game)\.ts'/;

const OF_HOUSE_DATA = /-house\.messages\.ts$/;
const OF_ANY_HOUSE_DATA = /\/src\/features\/office-bonus\//;

/**
 * The code that may use a slice's texts: what lies beside them and what imports them; of a game also what reads the texts
 * of whatever game it is given, of data that is changed with four eyes the page that shows all of it.
 */
const users = (file: string): string => {
  const beside = `${dirname(file)}/`;
  return code
    .filter((name) => !name.startsWith(import.meta.dirname))
    .map((name) => [name, readFileSync(name, 'utf8')] as const)
    .filter(
      ([name, text]) =>
        name.startsWith(beside) ||
        text.includes(`/${basename(file)}'`) ||
        (OF_A_GAME.test(file) && OF_ANY_GAME.test(text)) ||
        (OF_HOUSE_DATA.test(file) && OF_ANY_HOUSE_DATA.test(name)),
    )
    .map(([, text]) => text)
    .join('\n');
};

test('there are texts to check', () => {
  expect(sources.length).toBeGreaterThan(4);
});

test('no two slices have the same namespace', async () => {
  const names = await Promise.all(sources.map(async (file) => (await load(file)).namespace));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(sources.map((file) => [basename(file), file] as const))('%s', (_name, file) => {
  test('is all used', async () => {
    expect(unusedKeys((await load(file)).source, users(file))).toEqual([]);
  });

  test.each(languageList)('is complete in %s', async (language) => {
    const { source } = await load(file);
    const translated =
      language === SOURCE_LANGUAGE
        ? source
        : ((await import(file.replace(/\.ts$/, `.${language}.ts`))) as Record<string, Dictionary>)[language];
    expect(translated && dictionaryFaults(translated, source, language)).toEqual([]);
  });
});

describe('the check itself', () => {
  const source = {
    'a.b': 'A {{x}}',
    n_one: '{{count}}',
    n_few: '{{count}}',
    n_many: '{{count}}',
    n_other: '{{count}}',
  };

  test('finds nothing in a complete translation', () => {
    expect(dictionaryFaults({ 'a.b': '{{x}} B', n_one: '{{count}}', n_other: '{{count}}' }, source, 'en')).toEqual([]);
  });

  test.each([
    [{ n_one: '{{count}}', n_other: '{{count}}' }, 'a.b: missing'],
    [{ 'a.b': '{{x}}', n_one: '{{count}}', n_other: '{{count}}', c: '' }, 'c: nobody asks'],
    [{ 'a.b': 'B', n_one: '{{count}}', n_other: '{{count}}' }, 'a.b: fills in ""'],
    [{ 'a.b': '{{y}}', n_one: '{{count}}', n_other: '{{count}}' }, 'a.b: fills in "y"'],
    [{ 'a.b': '{{x}}', n_other: '{{count}}' }, 'n_one: missing'],
    [{ 'a.b': '{{x}}', n_one: 'a single one', n_other: '{{count}}' }, 'n_one: fills in ""'],
    [{ 'a.b': '{{x}}', n_one: '{{count}}', n_few: '{{count}}', n_other: '{{count}}' }, 'n_few: nobody asks'],
  ] as const)('finds the fault in %j', (dictionary, fault) => {
    expect(dictionaryFaults(dictionary, source, 'en').join()).toContain(fault);
  });

  test('takes literals and templates for uses, and nothing else', () => {
    const keys = { used: '', 'error.1': '', n_other: '', lost: '', 'dice.title': '' };
    expect(unusedKeys(keys, "t('used'); t(`error.${code}`); t(`${game}.title`); t('n', { count }); lost;")).toEqual([
      'lost',
    ]);
  });
});
