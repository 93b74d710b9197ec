import { use } from 'react';
import type { Language } from 'server/contract';
import { addTexts, READY, type LoadDictionary, type Place } from './i18n.ts';
import { localeOf } from './locales.ts';
import { translatorOf, useLanguage, type Area, type SectionOf, type Texts, type Translate } from './messages.ts';

/**
 * A text too long to come with a screen's messages: it loads in the reader's language alone, the source language too.
 * There is no fallback, so a test holds every language complete.
 */
export interface LongText<S> extends Place {
  readonly loaders: Readonly<Record<Language, LoadDictionary>>;
  readonly source?: S; // its type alone
}

const declared = new Map<string, LongText<unknown>>();

/**
 * Declares a long text: called by the modules that `build/texts.ts` makes of the JSON files.
 * @public
 */
export const defineLongText = (
  area: string,
  section: string,
  loaders: Readonly<Record<Language, LoadDictionary>>,
): LongText<unknown> => {
  const text = { area, section, loaders };
  declared.set(`${area}/${section}`, text);
  return text;
};

/** A section whose name ends in `-text`, addressed as `texts` addresses the others. */
export const longTexts = <const A extends Area, const S extends SectionOf<A> & `${string}-text`>(
  area: A,
  section: S,
): LongText<Texts<A, S>> => {
  const found = declared.get(`${area}/${section}`);
  if (!found) throw new Error(`longTexts('${area}', '${section}') was not seen by the build: name both in quotes`);
  return found as LongText<Texts<A, S>>;
};

const load = async (text: LongText<unknown>, language: Language): Promise<void> =>
  addTexts(localeOf[language], text, (await text.loaders[language]()).default);

const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

const keyOf = ({ area, section }: Place, language: Language): string => `${area}/${section} ${language}`;

const loadOnce = (text: LongText<unknown>, language: Language): Promise<void> => {
  const key = keyOf(text, language);
  const promise =
    loading.get(key) ??
    load(text, language).then(
      () => void loaded.add(key),
      (error: unknown) => {
        loading.delete(key); // the next visit tries again
        throw error;
      },
    );
  loading.set(key, promise);
  return promise;
};

/** A long text in the interface's language; suspends until it is loaded, throws to the page's boundary when it cannot be. */
export const useText = <S extends object>(text: LongText<S>): Translate<S> => {
  const language = useLanguage();
  use(loaded.has(keyOf(text, language)) ? READY : loadOnce(text, language));
  return translatorOf<S>(text, localeOf[language]);
};
