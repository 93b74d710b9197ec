import { use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from 'server/contract';
import {
  currentLanguage,
  i18n,
  namespaceReady,
  registerNamespace,
  type Dictionary,
  type LoadDictionary,
} from './i18n.ts';
import { localeOf, type SOURCE_LANGUAGE } from './locales.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;
type PlainKey<K> = K extends `${string}${PluralSuffix}` ? never : K;

/** What code asks for: a plain key, or the base of a plural with `count` among the parameters. */
export type MessageKey<S> = (PlainKey<keyof S> | PluralBase<keyof S>) & string;

/** A translation of a source: the same keys; of a plural every form that its language has. */
export type Translation<S> = { readonly [K in PlainKey<keyof S> & string]: string } & {
  readonly [K in `${PluralBase<keyof S>}_other`]: string;
} & { readonly [K in `${PluralBase<keyof S>}${Exclude<PluralSuffix, '_other'>}`]?: string };

type OtherLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;

/** Per language the import of a file that exports its dictionary under the language's name. */
export type Loaders<S> = { readonly [L in OtherLanguage]: () => Promise<{ readonly [K in L]: Translation<S> }> };

export type MessageParams = Readonly<Record<string, string | number>>;

/** A message in the interface's language. */
export type Translate<S> = (key: MessageKey<S>, params?: MessageParams) => string;

/** A slice's texts. `source` is Russian. */
export interface Messages<S> {
  readonly namespace: string;
  readonly source: S;
}

/** Declares a slice's texts: `defineMessages('dice', ru, { en: () => import('./dice.messages.en.ts'), … })`. */
export const defineMessages = <S extends Dictionary>(namespace: string, ru: S, loaders: Loaders<S>): Messages<S> => {
  const byLocale: Record<string, LoadDictionary> = {};
  for (const [language, load] of Object.entries(loaders) as [
    OtherLanguage,
    () => Promise<Record<string, Dictionary>>,
  ][]) {
    byLocale[localeOf[language]] = async () => (await load())[language] ?? {};
  }
  registerNamespace(namespace, ru, byLocale);
  return { namespace, source: ru };
};

/** A message outside of a component, in the language of this moment. */
export const translate = <S extends Dictionary>(
  messages: Messages<S>,
  key: MessageKey<S>,
  params: MessageParams = {},
): string => i18n.t(key as string, { ns: messages.namespace, ...params });

/** Whether a slice has this text: for keys made of a server's code. */
export const hasMessage = <S extends Dictionary>(messages: Messages<S>, key: string): key is MessageKey<S> =>
  Object.hasOwn(messages.source, key) || Object.hasOwn(messages.source, `${key}_other`);

const onLanguage = (listener: () => void): (() => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** The language of the interface; the component renders again when it changes. It has no texts to wait for. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

/** The texts of several slices that say the same things; suspends until all are loaded. */
export const useAllMessages = <S extends object>(all: readonly Messages<S>[]): readonly Translate<S>[] => {
  const locale = localeOf[useLanguage()];
  for (const { namespace } of all) use(namespaceReady(locale, namespace));
  return all.map(({ namespace }) => i18n.getFixedT(locale, namespace) as unknown as Translate<S>);
};

/** The texts of a slice in the interface's language; suspends until they are loaded. */
export const useMessages = <S extends object>({ namespace }: Messages<S>): Translate<S> => {
  const locale = localeOf[useLanguage()];
  use(namespaceReady(locale, namespace));
  return useMemo(() => i18n.getFixedT(locale, namespace) as unknown as Translate<S>, [locale, namespace]);
};

/** A text that somebody else will show, who knows nothing else of the slice. It is not filled in with anything. */
export interface Label {
  readonly namespace: string;
  readonly key: string;
}

export const label = <S extends object>({ namespace }: Messages<S>, key: MessageKey<S>): Label => ({ namespace, key });

/** What labels say in the interface's language; suspends until all are loaded. */
export const useLabels = (labels: readonly Label[]): readonly string[] => {
  const locale = localeOf[useLanguage()];
  for (const { namespace } of labels) use(namespaceReady(locale, namespace));
  return labels.map(({ namespace, key }) => i18n.getFixedT(locale, namespace)(key));
};
