import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../../contract/languages.ts';
import type ServerTexts from './texts.generated.d.ts';
import type { MessageGroup } from './translate.ts';

export type { ServerTexts };

/** A folder a language, in its files the areas by name. Types come from the source language: `npm run texts`. */
export const LOCALES: readonly string[] = ['../../../locales', '../../testing/locales'].map((folder) =>
  join(import.meta.dirname, folder),
);

const readAll = (folder: string): object =>
  Object.assign(
    {},
    ...globSync(join(folder, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
  ) as object;

/** Reads the texts of a language, by area. Of an area that two folders have, the first counts. */
export const readAreas = (language: string, folders = LOCALES): object =>
  Object.assign({}, ...folders.toReversed().map((folder) => readAll(join(folder, language)))) as object;

export type TextArea = keyof ServerTexts;

/** The texts of an area in one language. */
export type Texts<A extends TextArea> = { readonly [K in keyof ServerTexts[A]]: Widened<ServerTexts[A][K]> };
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

const textsByLanguage = <T>(build: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<Language, T>;

const areas = textsByLanguage((language) => readAreas(language) as ServerTexts);

/** The texts of an area in every language. */
export const texts = <A extends TextArea>(area: A): Readonly<Record<Language, Texts<A>>> =>
  textsByLanguage((language) => areas[language][area] as Texts<A>);

export type ReadArea = <A extends TextArea>(area: A) => Texts<A>;

/** A group of messages put together from several areas: `build` is given their texts in one language. */
export const composeTexts = (build: (textsOf: ReadArea) => Readonly<Record<string, string>>): MessageGroup =>
  textsByLanguage((language) => build((area) => texts(area)[language]));

/** Texts under the numbers of their names. */
export const numbered = (named: Readonly<Record<string, string>>, numbers: Readonly<Record<string, number | string>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [number, named[name] ?? name]));
