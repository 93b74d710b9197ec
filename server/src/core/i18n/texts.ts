import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../../contract/languages.ts';
import type ServerTexts from './texts.generated.d.ts';
import type { MessageGroup } from './translate.ts';

export type { ServerTexts };

/** A folder a language, a file an area. Types come from the source language: `npm run texts`. */
export const LOCALES: readonly string[] = ['../../../locales', '../../testing/locales'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Reads an area's texts in a language, from the first of the folders that has it. */
export const readTexts = (language: string, area: string, folders = LOCALES): unknown => {
  const file = folders.map((folder) => join(folder, language, `${area}.json`)).find((each) => existsSync(each));
  if (!file) throw new Error(`no ${language}/${area}.json in ${folders.join(', ')}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

export type TextArea = keyof ServerTexts;

/** The texts of an area in one language. */
export type Texts<A extends TextArea> = { readonly [K in keyof ServerTexts[A]]: Widened<ServerTexts[A][K]> };
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

const read = new Map<TextArea, Readonly<Record<Language, unknown>>>();

/** The texts of an area in every language, read when the server starts. */
export const texts = <A extends TextArea>(area: A): Readonly<Record<Language, Texts<A>>> => {
  const found = read.get(area) ?? textsByLanguage((language) => readTexts(language, area));
  read.set(area, found);
  return found as Readonly<Record<Language, Texts<A>>>;
};

const textsByLanguage = <T>(build: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<Language, T>;

export type ReadArea = <A extends TextArea>(area: A) => Texts<A>;

/** A group of messages put together from several areas: `build` is given their texts in one language. */
export const composeTexts = (build: (textsOf: ReadArea) => Readonly<Record<string, string>>): MessageGroup =>
  textsByLanguage((language) => build((area) => texts(area)[language]));

/** Texts under the numbers of their names. */
export const numbered = (named: Readonly<Record<string, string>>, numbers: Readonly<Record<string, number | string>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [number, named[name] ?? name]));
