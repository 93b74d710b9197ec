import { createInstance, type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from 'server/contract';
import { languageOf, localeOf, SOURCE_LANGUAGE } from './locales.ts';

export type Dictionary = Readonly<Record<string, string>>;
export type LoadDictionary = () => Promise<Dictionary>;

const loaders = new Map<string, Readonly<Record<string, LoadDictionary>>>(); // namespace → locale → its file

const load = async (locale: string, namespace: string): Promise<Dictionary> =>
  (await loaders.get(namespace)?.[locale]?.()) ?? {};

/** Loads a namespace in a language when a screen first needs it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, callback) => {
    load(locale, namespace).then(
      (dictionary) => callback(null, dictionary as ResourceKey),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null), // the fallback language serves
    );
  },
};

export const i18n = createInstance();

void i18n
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: localeOf[SOURCE_LANGUAGE],
    fallbackLng: localeOf[SOURCE_LANGUAGE],
    load: 'currentOnly',
    ns: [],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
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

/** Loads every text in use in a language, and only then switches to it, so that nothing flashes in another one. */
export const loadLanguage = async (language: Language): Promise<void> => {
  const locale = localeOf[language];
  const missing = [...loaders.keys()].filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => i18n.addResourceBundle(locale, namespace, await load(locale, namespace))),
  );
  await i18n.changeLanguage(locale);
};

/** Switches the interface and says so to the document. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await loadLanguage(language);
  document.documentElement.lang = localeOf[language];
};

/** The language of the interface now. */
export const currentLanguage = (): Language => languageOf(i18n.language);
