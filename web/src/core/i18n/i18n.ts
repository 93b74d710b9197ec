import { createInstance, type FormatterModule } from 'i18next';
import type { Language } from 'server/contract';
import { formatNumber } from '../format/format.ts';
import { languageOf, localeOf, SOURCE_LANGUAGE } from './locales.ts';

export type Dictionary = Readonly<Record<string, string>>;
export type LoadDictionary = () => Promise<{ readonly default: Dictionary }>;

/** Place of a section's texts: a file of `locales/<language>/`, and a key of its top level. */
export interface Place {
  readonly area: string;
  readonly section: string;
}

const loaders = new Map<string, Place & { readonly load: Readonly<Record<string, LoadDictionary>> }>(); // by locale

const keyOf = ({ area, section }: Place): string => `${area}/${section}`;

export const i18n = createInstance();

/** Writes the numbers that texts are filled in with as their language does; everything else comes as text. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? formatNumber(value, languageOf(locale)) : (value as string),
};

void i18n.use(numbers).init({
  lng: localeOf[SOURCE_LANGUAGE],
  fallbackLng: localeOf[SOURCE_LANGUAGE],
  load: 'currentOnly',
  ns: [],
  defaultNS: false,
  keySeparator: '/', // between a section and its keys, which have dots in them
  nsSeparator: false,
  resources: {},
  initAsync: false,
  missingInterpolationHandler: () => '…', // a figure that the server has not told yet
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
});

/** Adds texts of a section in a language to those that i18next has. */
export const addTexts = (locale: string, { area, section }: Place, texts: Dictionary): void =>
  void i18n.addResourceBundle(locale, area, { [section]: texts }, true, true);

/** Makes a section known: the source language at once, the others on demand. */
export const registerSection = (
  place: Place,
  source: Dictionary,
  load: Readonly<Record<string, LoadDictionary>>,
): void => {
  loaders.set(keyOf(place), { ...place, load });
  addTexts(localeOf[SOURCE_LANGUAGE], place, source);
};

const isLoaded = (locale: string, { area, section }: Place): boolean =>
  i18n.getResource(locale, area, section) !== undefined;

const bring = async (locale: string, place: Place): Promise<void> =>
  addTexts(locale, place, (await loaders.get(keyOf(place))?.load[locale]?.())?.default ?? {});

/**
 * For `use` where nothing is to be waited for: React reads its status. A hook that waits calls `use` every time: React
 * renders a component that waited once more, and takes a hook that is missing then for a fault.
 */
export const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const coming = new Map<string, Promise<void>>();

/**
 * Resolves once a section is there in a language. Never rejects: in the place of a file that does not come the source
 * language serves.
 */
export const sectionReady = (locale: string, place: Place): Promise<void> => {
  if (isLoaded(locale, place)) return READY;
  const key = `${locale} ${keyOf(place)}`;
  const promise =
    coming.get(key) ?? bring(locale, place).catch((error: unknown) => console.warn('a text did not load', error));
  coming.set(key, promise);
  return promise;
};

/** Loads every text in use in a language, and only then switches to it, so that nothing flashes in another one. */
export const loadLanguage = async (language: Language): Promise<void> => {
  const locale = localeOf[language];
  const missing = [...loaders.values()].filter((place) => !isLoaded(locale, place));
  await Promise.all(missing.map((place) => bring(locale, place)));
  await i18n.changeLanguage(locale);
};

/** Switches the interface and says so to the document. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await loadLanguage(language);
  document.documentElement.lang = localeOf[language];
};

/** The language of the interface now. */
export const currentLanguage = (): Language => languageOf(i18n.language);
