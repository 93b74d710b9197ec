import { use } from 'react';
import type { Language } from 'server/contract';
import { i18n, READY, type Dictionary } from './i18n.ts';
import { localeOf } from './locales.ts';
import { useLanguage, type Translate } from './messages.ts';

/**
 * A text too long to come with a screen's messages: it loads in the reader's language alone, the source language too.
 * There is no fallback, so a test holds every language complete.
 */
export interface LongText<S extends Dictionary> {
  readonly namespace: string;
  readonly loaders: {
    readonly [L in Language]: () => Promise<{ readonly [K in L]: { readonly [T in keyof S]: string } }>;
  };
}

/** Declares a long text: `defineText<typeof ru>('faq', { ru: () => import('./faq.text.ru.ts'), … })`. `S` is Russian. */
export const defineText = <S extends Dictionary>(namespace: string, loaders: LongText<S>['loaders']): LongText<S> => ({
  namespace,
  loaders,
});

const load = async ({ namespace, loaders }: LongText<Dictionary>, language: Language): Promise<void> => {
  const file: Readonly<Record<string, Dictionary>> = await loaders[language]();
  i18n.addResourceBundle(localeOf[language], namespace, file[language] ?? {});
};

const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

const keyOf = ({ namespace }: { namespace: string }, language: Language): string => `${namespace} ${language}`;

const loadOnce = (text: LongText<Dictionary>, language: Language): Promise<void> => {
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
export const useText = <S extends Dictionary>(text: LongText<S>): Translate<S> => {
  const language = useLanguage();
  use(loaded.has(keyOf(text, language)) ? READY : loadOnce(text as unknown as LongText<Dictionary>, language));
  return i18n.getFixedT(localeOf[language], text.namespace) as unknown as Translate<S>;
};
