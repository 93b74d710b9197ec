import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Checks of the JSON files beyond those of `i18next-cli`, which takes a translation with other parameters, or without a plural's
// form, for a good one.

export type Dictionary = Readonly<Record<string, string>>;
export type AreaTexts = Readonly<Record<string, Dictionary>>; // by section

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** The areas of a language, by name. */
export const readAreas = (folder: string, language: string): ReadonlyMap<string, AreaTexts> =>
  new Map(
    globSync('*.json', { cwd: join(folder, language) })
      .toSorted()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as AreaTexts,
      ]),
  );

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''))].sort();

/** The key that code asks for: a plural's forms share one. */
const askedKey = (key: string, source: Dictionary): string => {
  const base = PLURAL.exec(key)?.[1];
  return base !== undefined && Object.hasOwn(source, `${base}_other`) ? base : key;
};

/** The keys that a dictionary of this language must have, no more and no less. */
const expectedKeys = (source: Dictionary, locale: string): Set<string> => {
  const keys = Object.keys(source);
  const bases = keys.flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : []));
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return new Set([
    ...keys.filter((key) => askedKey(key, source) === key),
    ...bases.flatMap((base) => pluralCategories.map((category) => `${base}_${category}`)),
  ]);
};

/**
 * The source's text that says what a key of any language fills in. Every form of a plural fills in the same: in Russian
 * and Ukrainian `_one` is said of 21 and 31 too, so it cannot do without the number.
 */
const sourceText = (key: string, source: Dictionary): string =>
  source[`${askedKey(key, source)}_other`] ?? source[key] ?? '';

/** The faults of a dictionary: keys missing or too many, parameters missing or unknown, an empty text. */
export const dictionaryFaults = (dictionary: Dictionary, source: Dictionary, locale: string): string[] => {
  const expected = expectedKeys(source, locale);
  const keys = new Set(Object.keys(dictionary));
  return [
    ...[...expected.difference(keys)].map((key) => `${key}: missing`),
    ...[...keys.difference(expected)].map((key) => `${key}: nobody asks for it in this language`),
    ...Object.entries(dictionary).flatMap(([key, text]) => {
      const wanted = placeholders(sourceText(key, source)).join();
      const found = placeholders(text).join();
      if (text.trim() === '') return [`${key}: empty`];
      return found === wanted ? [] : [`${key}: fills in "${found}", the source "${wanted}"`];
    }),
  ];
};

export interface Locale {
  readonly language: string; // its folder
  readonly locale: string; // BCP 47
}

/** Texts of an area by their paths: a section, or a part of a letter, before the key. */
const flatten = (texts: object, path = ''): Dictionary =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value as object, `${path}${key}/`)),
    ),
  );

/** The faults of a language's folder, against the source's: each begins with the area that it is in. */
export const localeFaults = (folder: string, { language, locale }: Locale, sourceLanguage: string): string[] => {
  const source = readAreas(folder, sourceLanguage);
  const areas = readAreas(folder, language);
  const unknown = [...areas.keys()].filter((area) => !source.has(area)).map((area) => `${area}: no area of the source`);
  const faults = [...source].flatMap(([area, texts]) => {
    const translated = areas.get(area);
    return translated
      ? dictionaryFaults(flatten(translated), flatten(texts), locale).map((fault) => `${area}/${fault}`)
      : [`${area}: missing`];
  });
  return [...unknown, ...faults];
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names that a file's code has in quotes, and its templates of names. */
export interface Uses {
  readonly names: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

export const usesIn = (code: string): Uses => ({
  names: new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1] ?? '')),
  templates: [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(escape).join('.+')}$`)),
});

/** The keys that no code asks for, by its text literals and templates. */
export const unusedKeys = (source: Dictionary, users: readonly Uses[]): string[] => {
  const asked = new Set(Object.keys(source).map((key) => askedKey(key, source)));
  return [...asked].filter(
    (key) =>
      !users.some(({ names }) => names.has(key)) &&
      !users.some(({ templates }) => templates.some((template) => template.test(key))),
  );
};
