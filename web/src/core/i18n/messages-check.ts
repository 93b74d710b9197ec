import { type languageList, localeOf } from './locales.ts';
import type { Dictionary } from './i18n.ts';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** The parameters that a text fills in, sorted. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''))].sort();

/** The key that code asks for: a plural's forms share one. */
export const askedKey = (key: string, source: Dictionary): string => {
  const base = PLURAL.exec(key)?.[1];
  return base !== undefined && Object.hasOwn(source, `${base}_other`) ? base : key;
};

const pluralBases = (source: Dictionary): string[] =>
  Object.keys(source).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : []));

/** The keys that a dictionary of this language must have, no more and no less. */
export const expectedKeys = (source: Dictionary, language: (typeof languageList)[number]): Set<string> => {
  const plain = Object.keys(source).filter((key) => askedKey(key, source) === key);
  const { pluralCategories } = new Intl.PluralRules(localeOf[language]).resolvedOptions();
  const forms = pluralBases(source).flatMap((base) => pluralCategories.map((category) => `${base}_${category}`));
  return new Set([...plain, ...forms]);
};

/**
 * The text of the source that says what a key of any language fills in. Every form of a plural fills in the same: in
 * Russian and Ukrainian `_one` is said of 21 and 31 too, so it cannot do without the number.
 */
const sourceText = (key: string, source: Dictionary): string =>
  source[`${askedKey(key, source)}_other`] ?? source[key] ?? '';

/** What is wrong with a dictionary: keys missing or too many, parameters missing or unknown, an empty text. */
export const dictionaryFaults = (
  dictionary: Dictionary,
  source: Dictionary,
  language: (typeof languageList)[number],
): string[] => {
  const expected = expectedKeys(source, language);
  const keys = new Set(Object.keys(dictionary));
  return [
    ...[...expected.difference(keys)].map((key) => `${key}: missing`),
    ...[...keys.difference(expected)].map((key) => `${key}: nobody asks for it in this language`),
    ...Object.entries(dictionary).flatMap(([key, text]) => {
      const wanted = placeholders(sourceText(key, source)).join();
      const got = placeholders(text).join();
      if (text.trim() === '') return [`${key}: empty`];
      return got === wanted ? [] : [`${key}: fills in "${got}", the source "${wanted}"`];
    }),
  ];
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys that no code asks for, by its text literals and templates. */
export const unusedKeys = (source: Dictionary, code: string): string[] => {
  const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(escape).join('.+')}$`));
  const asked = new Set(Object.keys(source).map((key) => askedKey(key, source)));
  return [...asked].filter(
    (key) =>
      !["'", '"', '`'].some((quote) => code.includes(quote + key + quote)) &&
      !templates.some((template) => template.test(key)),
  );
};
