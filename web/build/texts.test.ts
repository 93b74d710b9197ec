import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { languageRules, languages } from '../../server/contract/languages.ts';
import {
  dictionaryFaults,
  localeFaults,
  readAreas,
  unusedKeys,
  usesIn,
  type Uses,
} from '../../server/src/core/i18n/locale-faults.ts';
import { LOCALES, sectionReader, texts } from './texts.ts';

const src = join(import.meta.dirname, '../src');
const SOURCE = languages[0];

const code = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((name) => !/\.(?:test|d)\.tsx?$/.test(name) && !name.startsWith('core/i18n/'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

const CALL = /\b(?:useMessages|texts|longTexts|lazyTexts|Texts)(?:\(|<)\s*'([a-z-]+)',\s*'([a-z-]+)'/g;
const named = code.map(({ name, text }) => ({
  name,
  text,
  uses: usesIn(text),
  sections: new Set([...text.matchAll(CALL)].map(([, area, section]) => `${area}/${section}`)),
}));

const OF_ANY_GAME = /from '[./]+(?:(?:core\/)?(?:configs|games)\/)?(?:explain|games|use-game-studio|web-game)\.ts'/;
const OF_ANY_HOUSE_DATA = /^features\/office-bonus\//;

const isGame = (area: string): boolean =>
  code.some(({ name }) => name.startsWith(`games/${area}/`)) || area === 'parity';

/**
 * Code that may use a section: files that name it and their neighbours; for a game also readers of the texts of
 * any game, for data that is changed with four eyes the page that shows all of it.
 */
const usersOf = (area: string, section: string): Uses[] => {
  const users = named.filter(({ sections }) => sections.has(`${area}/${section}`));
  const game = isGame(area);
  const folders = new Set(users.map(({ name }) => `${dirname(name)}/`));
  return named
    .filter(
      ({ name, text, sections }) =>
        sections.has(`${area}/${section}`) ||
        folders.has(`${dirname(name)}/`) ||
        (game && OF_ANY_GAME.test(text)) ||
        (section.endsWith('house') && OF_ANY_HOUSE_DATA.test(name)),
    )
    .map(({ uses }) => uses);
};

describe.each(LOCALES)('the texts of %s', (folder) => {
  const areas = [...readAreas(folder, SOURCE)];

  test('are there', () => {
    expect(areas.length).toBeGreaterThan(1);
  });

  test.each(languages)('are complete in %s, and fill in the same', (language) => {
    expect(localeFaults(folder, { language, locale: languageRules[language].locale }, SOURCE)).toEqual([]);
  });

  test.each(areas)('are all used, and named by code: %s', (area, sections) => {
    const unused = Object.entries(sections).flatMap(([section, dictionary]) =>
      section.endsWith('-text') ? [] : unusedKeys(dictionary, usersOf(area, section)).map((key) => `${section} ${key}`),
    );
    expect(unused).toEqual([]);
    const nameless = Object.keys(sections).filter(
      (section) => !named.some((each) => each.sections.has(`${area}/${section}`)),
    );
    expect(nameless).toEqual([]);
  });
});

test('a slice names texts of its own folder and those of the core', () => {
  const slices = new Set(code.flatMap(({ name }) => /^(?:features|games)\/([^/]+)\//.exec(name)?.[1] ?? []));
  const foreign = named.flatMap(({ name, sections }) => {
    const [, slice] = /^(?:features|games)\/([^/]+)\//.exec(name) ?? [];
    const areas = [...sections].filter((each) => each !== 'vip/vip-card').map((each) => each.split('/')[0] ?? '');
    const isCore = name.startsWith('core/');
    return slice === undefined && !isCore
      ? []
      : areas.filter((area) => slices.has(area) && area !== slice).map((area) => `${name} names ${area}`);
  });
  expect(foreign).toEqual([]);
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
    const uses = usesIn("t('used'); t(`error.${code}`); t(`${game}.title`); t('n', { count }); lost;");
    expect(unusedKeys(keys, [uses])).toEqual(['lost']);
  });
});

describe('a language that is a new folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glasshouse-locales-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync(LOCALES[0] ?? '', folder, { recursive: true });
  cpSync(join(folder, 'en'), join(folder, 'mt'), { recursive: true });
  const maltese = { language: 'mt', locale: 'en' };

  test('is complete once every text of the source is in it, and not before', () => {
    expect(localeFaults(folder, maltese, SOURCE)).toEqual([]);
    const file = join(folder, 'mt/wheel.json');
    const { card, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    writeFileSync(file, JSON.stringify({ ...rest, card: { ...card, name: 'Xorti {{x}}' } }));
    expect(localeFaults(folder, maltese, SOURCE)).toEqual(['wheel/card/name: fills in "x", the source ""']);
    writeFileSync(file, JSON.stringify({ ...rest, card: { ...card, name: 'Ir-rota tax-xorti' } }));
    expect(localeFaults(folder, maltese, SOURCE)).toEqual([]);
  });

  test('is built: its texts load on demand, and nobody else loads them', async () => {
    const entry = join(folder, 'entry.ts');
    writeFileSync(entry, `const texts = (...names) => names;\nexport const name = texts('wheel', 'card');\n`);
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [texts([...languages, 'mt'], sectionReader([folder]))],
      build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    })) as Rolldown.RolldownOutput;
    const chunks = output.filter((each) => each.type === 'chunk');
    const dictionary = chunks.filter(({ code: built }) => built.includes('Ir-rota tax-xorti'));
    expect(dictionary.map(({ isDynamicEntry, imports }) => [isDynamicEntry, imports])).toEqual([[true, []]]);
    expect(chunks.filter(({ isEntry, imports }) => isEntry && imports.includes(dictionary[0]?.fileName ?? ''))).toEqual(
      [],
    );
  }, 60_000);
});
