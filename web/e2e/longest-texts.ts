import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import type { Dictionary } from '../src/core/i18n/i18n.ts';
import { languageList, SOURCE_LANGUAGE } from '../src/core/i18n/locales.ts';

/** The language whose rules and keys the longest texts have: none has more forms of a plural. */
export const LONGEST = 'ua';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Of every key of `own` the longest text that any of the dictionaries has for it; of a plural, for any of its forms. */
export const longestOf = (own: Dictionary, all: readonly Dictionary[]): Dictionary => {
  const longest = new Map<string, string>();
  for (const [key, text] of [own, ...all].flatMap((dictionary) => Object.entries(dictionary))) {
    const asked = key.replace(PLURAL, '');
    if (text.length > (longest.get(asked)?.length ?? 0)) longest.set(asked, text);
  }
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [key, longest.get(key.replace(PLURAL, '')) ?? text]),
  );
};

const web = join(import.meta.dirname, '..');

/** Texts that no page of the application shows: the verifier is a page apart, and what is said to search engines. */
const NOT_OURS = ['**/verifier/**', 'src/testing/**', 'src/app/pages.messages.*'];

type Exports = Record<string, unknown>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** A slice's dictionary in a language. The source language's stands where the slice declares its texts. */
const readDictionary = async (file: string, language: string): Promise<Dictionary> => {
  const isSource = language === SOURCE_LANGUAGE && file.includes('.messages.');
  const exported = (await import(file.replace(`.${LONGEST}.ts`, isSource ? '.ts' : `.${language}.ts`))) as Exports;
  const messages = Object.values(exported).find(
    (each): each is { source: Dictionary } => typeof each === 'object' && each !== null && 'namespace' in each,
  );
  const dictionary = isSource ? messages?.source : exported[language];
  if (!isDictionary(dictionary)) throw new Error(`${file} has no dictionary in "${language}"`);
  return dictionary;
};

/** The longest texts by the dictionary that they stand in for. */
const readLongest = async (): Promise<ReadonlyMap<string, Dictionary>> => {
  const files = globSync(`src/**/*.{messages,text}.${LONGEST}.ts`, { cwd: web, exclude: [...NOT_OURS] });
  const entries = files.map(async (file) => {
    const all = await Promise.all(languageList.map((language) => readDictionary(join(web, file), language)));
    const own = all[languageList.indexOf(LONGEST)] ?? {};
    return [JSON.stringify(own), longestOf(own, all)] as const;
  });
  return new Map(await Promise.all(entries));
};

const BUILT = new RegExp(`\\.${LONGEST}-[^/]+\\.js$`);

/** The built files of a language, by name, with the longest texts in them. Throws when a dictionary is in none of them. */
const longestFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const longest = await readLongest();
  const found = new Set<string>();
  const replace = (own: unknown): Dictionary => {
    const key = JSON.stringify(own);
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
      const several = Object(value) as Exports; // a file of several dictionaries exports each with its language
      const texts = LONGEST in several ? { [LONGEST]: replace(several[LONGEST]) } : replace(value);
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
