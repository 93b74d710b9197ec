import { languages } from 'server/contract';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { readAreas, type AreaTexts, type Dictionary } from '../../server/src/core/i18n/locale-faults.ts';

/** The language whose rules and keys the longest texts have: none has more forms of a plural. */
export const LONGEST = 'ua';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Longest text of any dictionary for every key of `dictionary`; of a plural, for any of its forms. */
export const longestOf = (base: Dictionary, all: readonly Dictionary[]): Dictionary => {
  const longest = new Map<string, string>();
  for (const [key, text] of [base, ...all].flatMap((dictionary) => Object.entries(dictionary))) {
    const asked = key.replace(PLURAL, '');
    if (text.length > (longest.get(asked)?.length ?? 0)) longest.set(asked, text);
  }
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => [key, longest.get(key.replace(PLURAL, '')) ?? text]),
  );
};

const web = join(import.meta.dirname, '..');
const locales = join(web, 'locales');

/** Sections that no page of the application shows: the verifier is a page apart, and texts for search engines. */
const NOT_OURS = ['fairness/verifier', 'app/pages'];

type Exports = Record<string, unknown>;

/** The longest texts by the dictionary that they stand in for. */
const readLongest = (): ReadonlyMap<string, Dictionary> => {
  const areas = languages.map((language) => readAreas(locales, language));
  const longest = areas[languages.indexOf(LONGEST)] ?? new Map<string, AreaTexts>();
  const sections = [...longest].flatMap(([area, texts]) =>
    Object.entries(texts).map(([section, dictionary]) => ({ area, section, dictionary })),
  );
  return new Map(
    sections
      .filter(({ area, section }) => !NOT_OURS.includes(`${area}/${section}`))
      .map(({ area, section, dictionary }) => [
        JSON.stringify(dictionary),
        longestOf(
          dictionary,
          areas.map((each) => each.get(area)?.[section] ?? {}),
        ),
      ]),
  );
};

const BUILT = new RegExp(`\\.${LONGEST}-[^/]+\\.js$`);

/** The built files of a language, by name, with the longest texts in them. Throws when a dictionary is in none of them. */
const longestFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const longest = readLongest();
  const found = new Set<string>();
  const replace = (replaced: unknown): Dictionary => {
    const key = JSON.stringify(replaced);
    const texts = longest.get(key);
    if (!texts) throw new Error(`built from texts that no slice has, so build the web app again: ${key}`);
    found.add(key);
    return texts;
  };
  const assets = join(web, 'dist/assets');
  const files = new Map<string, string>();
  for (const name of readdirSync(assets).filter((each) => BUILT.test(each))) {
    const built = Object.entries((await import(pathToFileURL(join(assets, name)).href)) as Exports);
    const lines = built.map(([as, value], index) => {
      const several = Object(value) as Exports; // a file of several dictionaries exports each as a module's default
      const texts = 'default' in several ? { default: replace(several['default']) } : replace(value);
      return `const v${index} = ${JSON.stringify(texts)};\nexport { v${index} as ${as} };`;
    });
    files.set(name, lines.join('\n'));
  }
  const missing = [...longest.keys()].filter((key) => !found.has(key));
  if (missing.length > 0) throw new Error(`in no file of a language alone: ${missing.join('\n')}`);
  return files;
};

/**
 * Has a visitor who reads `LONGEST` read the longest texts in its place: a language for tests, which is built for nobody.
 * Gives the files that were asked for since.
 */
export const showLongestTexts = async (context: BrowserContext): Promise<ReadonlySet<string>> => {
  const files = await longestFiles();
  const shown = new Set<string>();
  await context.route(BUILT, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = files.get(name);
    shown.add(name);
    await (body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }));
  });
  return shown;
};
