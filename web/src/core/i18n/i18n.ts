import { createInstance, type FormatterModule } from 'i18next';
import type { Language } from 'server/contract';
import { formatNumber } from '../format/format.ts';
import { languageOf, localeOf, SOURCE_LANGUAGE } from './locales.ts';

export type Dictionary = Readonly<Record<string, string>>;
export type LoadDictionary = () => Promise<Dictionary>;

const loaders = new Map<string, Readonly<Record<string, LoadDictionary>>>(); // namespace → locale → its file

const load = async (locale: string, namespace: string): Promise<Dictionary> =>
  (await loaders.get(namespace)?.[locale]?.()) ?? {};

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
  keySeparator: false,
  nsSeparator: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
});

/** Makes a namespace known: the source language at once, the others on demand. */
export const registerNamespace = (
  namespace: string,
  source: Dictionary,
  others: Readonly<Record<string, LoadDictionary>>,
): void => {
  loaders.set(namespace, others);
  i18n.addResourceBundle(localeOf[SOURCE_LANGUAGE], namespace, source);
};

const bring = async (locale: string, namespace: string): Promise<void> => {
  i18n.addResourceBundle(locale, namespace, await load(locale, namespace));
};

/**
 * For `use` where nothing is to be waited for: React reads its status. A hook that waits calls `use` every time: React
 * renders a component that waited once more, and takes a hook that is missing then for a fault.
 */
export const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const coming = new Map<string, Promise<void>>();

/**
 * Resolves once a namespace is there in a language. Never rejects: in the place of a file that does not come the source
 * language serves.
 */
export const namespaceReady = (locale: string, namespace: string): Promise<void> => {
  if (i18n.hasResourceBundle(locale, namespace)) return READY;
  const key = `${locale} ${namespace}`;
  const promise =
    coming.get(key) ?? bring(locale, namespace).catch((error: unknown) => console.warn('a text did not load', error));
  coming.set(key, promise);
  return promise;
};

/** Loads every text in use in a language, and only then switches to it, so that nothing flashes in another one. */
export const loadLanguage = async (language: Language): Promise<void> => {
  const locale = localeOf[language];
  const missing = [...loaders.keys()].filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  await Promise.all(missing.map((namespace) => bring(locale, namespace)));
  await i18n.changeLanguage(locale);
};

/** Switches the interface and says so to the document. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await loadLanguage(language);
  document.documentElement.lang = localeOf[language];
};

/** The language of the interface now. */
export const currentLanguage = (): Language => languageOf(i18n.language);
