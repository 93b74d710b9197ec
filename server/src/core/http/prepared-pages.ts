import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../contract/languages.ts';
import type { PreparedPages } from '../../../contract/pages.contract.ts';
import { escapeHtml } from './escape-html.ts';

/** The main page, by every address that it has. */
const MAIN = /^\/(?:main|ref\/[^/]+|ads\/[^/]+)?\/?$/;

/** The page that a path is answered with, in a language. It is the same for everybody who speaks it. */
export type PageAt = (path: string, language: Language) => string;

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** Reads what the build has prepared; undefined when it has not. */
export const readPreparedPages = (root: string): PageAt | undefined => {
  const file = `${root}/pages.json`;
  if (!existsSync(file)) return undefined;
  const prepared = JSON.parse(readFileSync(file, 'utf8')) as PreparedPages;
  const absent = languages.filter((language) => !prepared.languages[language]);
  if (absent.length > 0) throw new Error(`${file} has nothing in ${absent.join(', ')}: build the web app again`);
  return (path, language) => {
    const { locale, pages, other, main, mainHead } = prepared.languages[language];
    const isMain = MAIN.test(path);
    const { title, description } = pages[isMain ? '/main' : path.replace(/(?<=.)\/$/, '')] ?? other;
    return fill(prepared.template, {
      locale,
      title: escapeHtml(title),
      description: escapeHtml(description),
      manifest: `/manifest.${language}.webmanifest`,
      head: isMain ? mainHead : '',
      root: isMain ? main : prepared.preloader,
    });
  };
};
