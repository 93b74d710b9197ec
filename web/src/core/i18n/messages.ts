import type { InterpolationMap } from 'i18next';
import { use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from 'server/contract';
import {
  currentLanguage,
  i18n,
  registerSection,
  sectionReady,
  type Dictionary,
  type LoadDictionary,
  type Place,
} from './i18n.ts';
import { localeOf } from './locales.ts';
import type Resources from './resources.generated.d.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;
type PlainKey<K> = K extends `${string}${PluralSuffix}` ? never : K;

export type Area = keyof Resources;
export type SectionOf<A extends Area> = keyof Resources[A] & string;

/** The source texts of a section, with what they are filled in with. */
export type Texts<A extends Area, S extends SectionOf<A>> = Resources[A][S];

/** Key that code asks for: a plain key, or the base of a plural with `count` among the parameters. */
export type MessageKey<S> = (PlainKey<keyof S> | PluralBase<keyof S>) & string;

export type MessageParams = Readonly<Record<string, string | number>>;

/** Parameters of a text, as i18next reads it from the source. */
type ParamsOf<S, K> = InterpolationMap<S[(K | `${K & string}_other`) & keyof S]>;

type ParamArgs<S, K> = {} extends ParamsOf<S, K> ? [params?: ParamsOf<S, K>] : [params: ParamsOf<S, K>];

/** A key of a text that is filled in with nothing. */
export type PlainKeyOf<S> = {
  [K in MessageKey<S>]: {} extends ParamsOf<S, K> ? K : never;
}[MessageKey<S>];

/** A key with what its text is filled in with, for code that decides what is said where others say it. */
export interface Message<S> {
  readonly key: MessageKey<S>;
  readonly params: MessageParams;
}

/** A key made of a server's code, which `hasMessage` has found: what its text is filled in with is not known here. */
export type FoundKey = string & { readonly found: unique symbol };

/** A message in the interface's language. */
export interface Translate<S> {
  <K extends MessageKey<S>>(key: K, ...params: ParamArgs<S, K>): string;
  (message: Message<S>): string;
  (key: FoundKey, params?: MessageParams): string;
}

/** A section of an area's texts. `source` is Russian. */
export interface Messages<S> extends Place {
  readonly source: S;
}

const sections = new Map<string, Messages<Dictionary>>();

/**
 * Declares a section: called by the modules that `build/texts.ts` makes of the JSON files.
 * @public
 */
export const defineMessages = (
  area: string,
  section: string,
  source: Dictionary,
  loaders: Readonly<Partial<Record<Language, LoadDictionary>>>,
): Messages<Dictionary> => {
  const load = Object.entries(loaders).map(([language, each]) => [localeOf[language as Language], each] as const);
  const messages = { area, section, source };
  registerSection(messages, source, Object.fromEntries(load));
  sections.set(`${area}/${section}`, messages);
  return messages;
};

/**
 * A section of the texts, `locales/<language>/<area>.json`. Both names must be literals: the build sees them, and brings
 * the section with the module that names it.
 */
export const texts = <const A extends Area, const S extends SectionOf<A>>(
  area: A,
  section: S,
): Messages<Texts<A, S>> => {
  const found = sections.get(`${area}/${section}`);
  if (!found) throw new Error(`texts('${area}', '${section}') was not seen by the build: name both in quotes`);
  return found as unknown as Messages<Texts<A, S>>;
};

/** The same for a section that loads when it is asked for. */
export const lazyTexts = <const A extends Area, const S extends SectionOf<A>>(
  area: A,
  section: S,
): Promise<Messages<Texts<A, S>>> =>
  Promise.reject(new Error(`lazyTexts('${area}', '${section}') was not seen by the build: name both in quotes`));

type Fill = (key: string, params?: object) => string;

/** The texts of a section in a language that is loaded. */
export const translatorOf = <S>({ area, section }: Place, locale: string): Translate<S> => {
  const t = i18n.getFixedT(locale, area as never, section as never) as unknown as Fill;
  const fill = (message: string | { key: string; params?: object }, params?: object): string =>
    typeof message === 'string' ? t(message, params) : t(message.key, message.params);
  return fill as Translate<S>;
};

/** A message outside of a component, in the language of this moment. */
export const translate = <S extends object, K extends MessageKey<S>>(
  messages: Messages<S>,
  key: K,
  ...params: ParamArgs<S, K>
): string => translatorOf<S>(messages, i18n.language)(key, ...params);

/** True when a section has this text. */
export const hasMessage = <S extends object>({ source }: Messages<S>, key: string): key is FoundKey =>
  Object.hasOwn(source, key) || Object.hasOwn(source, `${key}_other`);

const onLanguage = (listener: () => void): (() => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** The language of the interface; the component renders again when it changes. It has no texts to wait for. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

/** The texts of several sections that say the same things; suspends until all are loaded. */
export const useAllMessages = <S extends object>(all: readonly Messages<S>[]): readonly Translate<S>[] => {
  const locale = localeOf[useLanguage()];
  for (const messages of all) use(sectionReady(locale, messages));
  return all.map((messages) => translatorOf<S>(messages, locale));
};

interface UseMessages {
  <const A extends Area, const S extends SectionOf<A>>(area: A, section: S): Translate<Texts<A, S>>;
  <S extends object>(messages: Messages<S>): Translate<S>;
}

/**
 * The texts of a section in the interface's language; suspends until they are loaded. Names are literals, as those of
 * `texts`.
 */
export const useMessages: UseMessages = (area: Area | Messages<object>, section?: string): Translate<object> => {
  const messages: Place = typeof area === 'string' ? texts(area, section as never) : area;
  const locale = localeOf[useLanguage()];
  use(sectionReady(locale, messages));
  return useMemo(() => translatorOf<object>(messages, locale), [locale, messages]);
};

/** A text that somebody else will show, who knows nothing else of the slice. It is not filled in with anything. */
export interface Label extends Place {
  readonly key: string;
}

export const label = <S extends object>({ area, section }: Messages<S>, key: MessageKey<S>): Label => ({
  area,
  section,
  key,
});

/** Text of a label in a language whose texts are loaded. */
export const sayLabel = ({ area, section, key }: Label, locale: string, params: MessageParams = {}): string =>
  i18n.t(`${section}/${key}`, { ns: area, lng: locale, ...params });

/** Texts of labels in the interface's language; suspends until all are loaded. */
export const useLabels = (labels: readonly Label[]): readonly string[] => {
  const locale = localeOf[useLanguage()];
  for (const place of labels) use(sectionReady(locale, place));
  return labels.map((place) => sayLabel(place, locale));
};

/** A label's text once its section has loaded: for who makes rows that a page then shows without waiting. */
export const sayWhenLoaded = async (place: Label): Promise<string> => {
  const locale = localeOf[currentLanguage()];
  await sectionReady(locale, place);
  return sayLabel(place, locale);
};
